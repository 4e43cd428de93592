"""Work done on a Ray cluster of this machine, in a process of its own, which writes what came out.

Ray keeps processes and files open until the process that started it ends, so no test does it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import ray

from ennead.lab.arena import make_arena, run
from ennead.lab.cluster import Cluster
from ennead.lab.faults import Fault
from ennead.lab.mapping import Mapper, local_mapper
from ennead.lab.plan import Plan, make_plan
from ennead.lab.play import GameResult
from ennead.lab.results import Results
from ennead.lab.simulate import play_piece, simulate
from ennead.lab.tuning import tune


def work(mapper: Mapper | None, marker: Path) -> dict[str, Any]:
    """Everything that a cluster does, as plain data without the time it took."""
    told: list[int] = []
    bots = ["greedy", "random"]
    simulated = simulate("ra", 3, bots, 6, 5, jobs=2, progress=told.append, mapper=mapper)
    plan = make_plan("ra", 2, ["random"], 4, 3, {})
    tasks = [(plan, n, str(marker) if mapper and n == 1 else "") for n in range(4)]
    survived = dict((mapper or local_mapper(1))(dies_once, tasks))
    return {
        "simulated": outcomes(simulated.games),
        "progress": told == sorted(told) and told[-1] == 6,
        "survived": outcomes([survived[n] for n in range(4)]),
        "killed": outcomes(after_a_kill(mapper).games),
        "arena": sorted(
            [
                [game.line_up, game.number, game.record]
                for game in run(make_arena("ra", 2, ["random", "greedy"], 2, 3), mapper)
            ]
        ),
    }


def after_a_kill(mapper: Mapper | None) -> Results:
    """Games that are played after a worker was killed from outside."""
    if mapper is not None:
        workers = [found for _, found in mapper(worker_of, [1, 2, 3, 4])]
        os.kill(workers[0], signal.SIGKILL)
    return simulate("ra", 2, ["random"], 4, seed=8, mapper=mapper)


def outcomes(games: Sequence[GameResult | Fault]) -> list[Any]:
    """What is the same wherever games are played."""
    return [
        [g.number, g.seed, g.bots, g.ranking, g.answers, g.details]
        for g in games
        if isinstance(g, GameResult)
    ]


def dies_once(task: tuple[Plan, int, str]) -> GameResult | Fault:
    """Play a game; where a marker is named, the first worker that comes by is killed."""
    plan, number, marker = task
    if marker and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_piece((plan, range(number, number + 1)))[0]


def worker_of(_: int) -> int:
    """The process that does the work."""
    return os.getpid()


def tuned(mapper: Mapper) -> list[Any]:
    """A generation of tuning."""
    found = tune("ra", 2, ["tile", "next_sun"], 1, 1, 3, mapper)
    return [found.weights, found.lead, found.games]


if __name__ == "__main__":
    what, marker = sys.argv[1], Path(sys.argv[2])
    # Workers import this module by its name, which it has not while it is the main one.
    named = import_module("tests.lab.on_cluster")
    cluster = Cluster("local", 2)
    made = named.work(cluster, marker) if what == "work" else named.tuned(cluster)
    marker.with_name("made.json").write_text(json.dumps(made), encoding="utf-8")
    ray.shutdown()
