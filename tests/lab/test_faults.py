"""Bots that fail are named and their games kept; the other games go on. Ctrl-C is quick."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ennead
from ennead.lab.arena import make_arena, run
from ennead.lab.faults import Alarm, Fault
from ennead.lab.plan import make_plan
from ennead.lab.play import Player
from ennead.lab.simulate import simulate

FAULTY = "tests.lab.faulty"


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Faulty", "RuntimeError: out of ideas"),
        ("Nonsense", "answered 4711: "),
        ("NoNumber", "answered None: "),
        ("Hangs", "no answer within 0.3 s"),
    ],
)
def test_a_bot_that_fails_is_named_and_its_game_can_be_looked_at(bot: str, what: str) -> None:
    name = f"{FAULTY}:{bot}"
    results = simulate("ra", 2, [name, "random"], 2, seed=1, time_limit=0.3)
    assert not results.games
    assert results.complete
    for number, fault in enumerate(results.faults):
        assert (fault.number, fault.bot, fault.seat) == (number, name, number)
        assert fault.what.startswith(what)
        assert fault.seed == results.plan.game_seed(number)
        replayed = ennead.replay(fault.record, chance="ask")
        assert fault.seat in replayed.to_act()
        assert [seat for seat, _ in replayed.log.answers()].count(fault.seat) == 9


def test_the_other_games_go_on() -> None:
    alone = simulate("ra", 3, ["random"], 3, seed=4)
    assert not alone.faults
    mixed = simulate("ra", 2, [f"{FAULTY}:Faulty", "random"], 4, seed=1, jobs=2)
    assert len(mixed.faults) == 4
    assert "out of ideas" in mixed.to_json()


def test_a_fault_in_the_arena_counts_for_nobody(tmp_path: Path) -> None:
    found: list[Fault] = []
    arena = make_arena("ra", 2, ["random", f"{FAULTY}:Faulty", "easy"], 2, seed=1)
    played = run(arena, folder=tmp_path, fault=found.append)
    assert len(found) == 4
    assert {bot for game in played for bot in game.bots} == {"random", "easy"}
    assert len(run(arena, folder=tmp_path)) == len(played)


def test_the_command_names_faults_and_keeps_their_records(tmp_path: Path) -> None:
    command = [*(sys.executable, "-m", "ennead", "simulate", "ra", "--players", "2"), "--games=2"]
    command += ["--bots", f"{FAULTY}:Faulty,random", "--seed=1", "--faults", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "Bots failed in 2 games" in done.stderr
    assert "seat 0, tests.lab.faulty:Faulty: RuntimeError: out of ideas" in done.stderr
    assert len(list(tmp_path.glob("*.record"))) == 2


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("whole_group", [True, False])
def test_an_interruption_is_quick_and_keeps_what_was_played(
    tmp_path: Path, jobs: int, whole_group: bool
) -> None:
    """As Ctrl-C in a terminal signals all processes, and as `kill` signals the first alone."""
    out = tmp_path / "games.csv"
    command = [*(sys.executable, "-m", "ennead", "simulate", "ra", "--players", "2"), "--seed=1"]
    command += ["--bots", f"{FAULTY}:Slow,random", "--games=4000", f"--jobs={jobs}"]
    command += ["--out", str(out)]
    sign = tmp_path / "sign"
    process = subprocess.Popen(
        command,
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "ENNEAD_SIGN": str(sign)},
    )
    wait_for(sign.exists)
    started = time.monotonic()
    (os.killpg if whole_group else os.kill)(process.pid, signal.SIGINT)
    assert process.wait(30) == 130
    assert time.monotonic() - started < 2 + spare()
    assert len(out.read_text().splitlines()) > 1
    wait_for(lambda: not is_alive(process.pid))


def is_alive(group: int) -> bool:
    """Whether a process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something is so, but not for ever."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def spare() -> float:
    """What a busy machine may take longer."""
    return 4 * os.getloadavg()[0] / (os.cpu_count() or 1)


def test_outputs_are_tried_before_anything_is_played(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "file.svg"
    command = [sys.executable, "-m", "ennead", "arena", "ra", "--games=2", "--plot", str(missing)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "No such file or directory" in done.stderr


def test_what_is_explored_is_answered_at_random() -> None:
    usual = simulate("ra", 3, ["greedy"], 6, seed=2)
    explored = simulate("ra", 3, ["greedy"], 6, seed=2, explore=("lots",))
    assert explored.games == simulate("ra", 3, ["greedy"], 6, seed=2, explore=("lots",)).games
    assert sum(map(sum, (g.scores for g in explored.games))) < sum(
        map(sum, (g.scores for g in usual.games))
    )
    with pytest.raises(ValueError, match="ra has no choice 'powers' to explore; there is: lots"):
        simulate("ra", 3, ["greedy"], 6, seed=2, explore=("powers",))


def test_a_bot_of_others_cannot_reach_the_game_it_plays() -> None:
    plan = make_plan("ra", 2, [f"{FAULTY}:Faulty", "random"], 1, 3, {})
    game = ennead.new("ra", 2, seed=plan.game_seed(0))
    with Alarm() as alarm:
        theirs, ours = [Player(game, plan, 0, seat, alarm) for seat in (0, 1)]
    assert ours.seen()._game is game
    seen = theirs.seen()
    assert seen._game is not game
    assert seen.view() == game.view(0)
    assert seen._game.rng is not game.rng
    asked = game.to_act()[0]
    game.apply(asked, game.parse(asked, "draw"))
    assert [event["name"] for event in theirs.seen().events()] == ["drawn"]
