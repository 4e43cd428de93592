"""Random games of Ankh for every number of players and both scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ennead
from ennead.games.ankh.data.scenarios import scenarios

#: Marks a test that holds for every number of players and every scenario.
every_start = pytest.mark.parametrize(
    ("players", "scenario"),
    [(players, scenario) for players in (2, 3, 4, 5) for scenario in scenarios()],
)


def random_games(players: int, scenario: str, number: int) -> Iterator[ennead.Game]:
    """New games, every third of them asking chance."""
    for seed in range(number):
        if seed % 3 == 2:
            yield ennead.new("ankh", players, chance="ask", scenario=scenario)
        else:
            yield ennead.new("ankh", players, seed=seed, scenario=scenario)


def positions(game: ennead.Game, seed: object) -> Iterator[ennead.Game]:
    """The game before every answer, played at random, and once it is over."""
    rng = Random(str(seed))
    while not game.over:
        yield game
        seat = rng.choice(game.to_act())
        game.apply(seat, rng.choice(game.legal(seat)))
    yield game
