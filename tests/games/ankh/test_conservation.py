"""No piece is ever created or lost, after every answer of whole games (AK-C9)."""

from __future__ import annotations

from random import Random

import pytest

import ennead
from ennead.games.ankh.table.changes import put_figure
from ennead.games.ankh.table.pieces import OUT
from tests.games.ankh.census import table_of, take_census
from tests.games.ankh.policy import Policy, lively, play, uniform
from tests.rule import rule

every_table = pytest.mark.parametrize(
    ("players", "scenario"),
    [
        (players, scenario)
        for players in (2, 3, 4, 5)
        for scenario in ("middle_kingdom", "old_kingdom")
    ],
)


@rule("AK-C9", "AK-B3")
@every_table
@pytest.mark.parametrize("choose", [uniform, lively])
def test_no_piece_is_ever_created_or_lost(players: int, scenario: str, choose: Policy) -> None:
    for seed in range(3):
        game = ennead.new("ankh", players, chance="ask", scenario=scenario)
        for now in play(game, choose, Random(f"{players} {scenario} {seed}")):
            take_census(now)
        assert game.over


@rule("AK-C9")
def test_the_census_misses_a_figure_that_is_gone() -> None:
    game = ennead.new("ankh", 2, seed=1)
    take_census(game)
    table_of(game).place[0] = OUT
    with pytest.raises(AssertionError):
        take_census(game)


@rule("AK-C9")
def test_the_census_sees_a_figure_that_stands_twice() -> None:
    game = ennead.new("ankh", 2, seed=1)
    put_figure(table_of(game), 0, table_of(game).place[1])
    with pytest.raises(AssertionError):
        take_census(game)
