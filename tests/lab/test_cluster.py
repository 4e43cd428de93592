"""Games on a Ray cluster: the same as here, also if a worker is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from ennead.lab.cluster import Cluster, mapper_for
from ennead.lab.mapping import local_mapper
from ennead.lab.plan import make_plan
from ennead.lab.simulate import play_piece, simulate
from tests.lab.workers import dies_once

ray = pytest.importorskip("ray", reason="Ray has no wheel for this machine")
# Ray leaves files of its own open until the process ends, and tells of settings to come.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster of two workers on this machine, for all tests of this module."""
    made = Cluster("local", 2)
    made.connect(ray)
    yield made
    ray.shutdown()


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    here = simulate("ra", 3, ["greedy", "random"], 6, seed=5)
    seen: list[int] = []
    there = simulate(
        "ra", 3, ["greedy", "random"], 6, seed=5, jobs=2, progress=seen.append, mapper=cluster
    )
    assert there.games == here.games
    assert seen == sorted(seen)
    assert seen[-1] == 6


def test_the_loss_of_a_worker_is_made_up_for(cluster: Cluster, tmp_path: Path) -> None:
    plan = make_plan("ra", 2, ["random"], 4, 3, {})
    marker = tmp_path / "died"
    tasks = [(plan, range(n, n + 1), str(marker) if n == 1 else "") for n in range(4)]
    found = dict(cluster(dies_once, tasks))
    assert marker.exists()
    assert [found[n] for n in range(4)] == [play_piece((plan, range(n, n + 1))) for n in range(4)]


def test_a_worker_killed_from_outside_is_made_up_for(cluster: Cluster, tmp_path: Path) -> None:
    workers = [int(name) for _, name in cluster(worker_of, [1, 2, 3, 4])]
    os.kill(workers[0], signal.SIGKILL)
    here = simulate("ra", 2, ["random"], 4, seed=8)
    assert simulate("ra", 2, ["random"], 4, seed=8, mapper=cluster).games == here.games


def worker_of(_: int) -> int:
    """The process that does the work."""
    return os.getpid()


def test_without_an_address_the_processes_of_this_machine_do_it() -> None:
    assert mapper_for(None, 1) is local_mapper(1)
    assert isinstance(mapper_for("local", 2), Cluster)
