"""Random games of Ankh with random packs, our own and those of other packages at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.plugins.conftest import BUILD, ROOT, SOURCE, Run, installed, runner

#: The games of each number of players in parts, so that several processes can share them.
GAMES = 2000
PART = 100
PACKS = ["base", "bes", "gods", "palace", "pantheon", "pharaoh", "revolt"]
#: Questions that only the invented packs ask.
INVENTED = {"Drum", "MoveCrocodile", "TakeCard"}
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The folders that the packs of other packages are installed in."""
    names = ("bes", "palace")
    return [installed(SOURCE.parent / name, tmp_path_factory.mktemp(name)) for name in names]


@pytest.fixture
def run_packs(packages: list[Path], tmp_path: Path) -> Run:
    """Run a command of Python with all packs installed."""
    places = [*packages, BUILD, ROOT]
    path = os.pathsep.join([str(place) for place in places])
    return runner({**os.environ, "PYTHONPATH": path}, tmp_path)


def play_some(run: Run, players: int, first: int, last: int) -> set[str]:
    """Games that end, load and replay; the questions that were asked in them."""
    module = "tests.games.ankh.packs.many_games"
    _, *printed = run("-m", module, str(players), str(first), str(last)).split()
    assert printed[: len(PACKS)] == PACKS
    return set(printed[len(PACKS) :])


def test_games_with_random_packs_end_load_and_replay(run_packs: Run) -> None:
    # A game with Bes, and one in the land of the crocodile with all packs there are.
    assert play_some(run_packs, 2, 2, 3) | play_some(run_packs, 2, 29, 30) >= INVENTED


@pytest.mark.long
@pytest.mark.parametrize("part", range(GAMES // PART))
@every_number
def test_two_thousand_games_with_random_packs_end_load_and_replay(
    run_packs: Run, players: int, part: int
) -> None:
    play_some(run_packs, players, part * PART, (part + 1) * PART)
