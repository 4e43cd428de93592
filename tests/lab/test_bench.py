"""The measuring measures what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ennead
from ennead.lab.bench import Speed, best_of, count_answers, measure, middle_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_a_measurement_has_only_positive_numbers(game: str) -> None:
    speed = measure(game, games=2, rounds=1)
    assert speed.answers_with_chance > speed.answers > speed.games > 0
    assert speed.clone > 0
    assert speed.legal > 0


def test_all_answers_of_the_games_are_counted() -> None:
    game = ennead.new("ra", players=4, seed=0)
    ennead.playout(game, 0)
    every, own = count_answers("ra", 4, 1)
    assert every == game.log.length()
    assert own == len([seat for seat, _ in game.log.answers() if seat != ennead.CHANCE])


@pytest.mark.parametrize("name", ["ra", "ankh"])
def test_the_middle_of_a_game_is_a_players_choice(name: str) -> None:
    game = middle_of(name, 3)
    assert not game.over
    assert game.to_act()[0] >= 0


def test_the_best_is_the_most_per_second_and_the_least_per_call() -> None:
    assert best_of([Speed(1, 2, 3, 4, 5), Speed(2, 1, 4, 3, 6)]) == Speed(2, 2, 4, 3, 5)


def test_the_bench_prints_a_table_and_names_a_build_that_is_missing(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "bench" / "playouts.py"), "--games", "2"]
    package = str(Path(ennead.__file__).parents[1])
    builds = ["--pure", package, "--compiled", str(tmp_path)]
    if ennead.compiled:
        builds = ["--compiled", package, "--pure", str(tmp_path)]
    printed = subprocess.check_output([*command, *builds, "--rounds", "1"], text=True)
    assert "left out" in printed
    assert "ra, 4 players" in printed
    assert "ankh, 4 players" in printed
    assert "games per CPU-second" in printed
