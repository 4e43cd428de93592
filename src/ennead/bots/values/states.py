"""Every seat's chance of winning, estimated from what lies open on the table.

Each game describes a position by a row of plain numbers for every seat. A weighted sum of them is
how well the seat stands, and the chances are shared out by that. The weights are data, fitted to
games that bots have played (`ennead tune GAME --what state`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources.abc import Traversable
from math import exp
from typing import Any, Final, cast

from ennead.bots.game_bots import bots_of
from ennead.engine.game import Game
from ennead.engine.playout import playout
from ennead.engine.table import Table

#: By stage: the weights of the numbers, and what is added to them for as much as is left of it.
StateWeights = list[tuple[list[float], list[float]]]


class State:
    """How a game describes its positions."""

    def __init__(
        self,
        names: tuple[str, ...],
        stages: int,
        stage: Callable[[Any], int],
        left: Callable[[Any], float],
        rows: Callable[[Any], list[list[float]]],
        is_quiet: Callable[[Any], bool],
        file: Traversable,
    ) -> None:
        #: What the numbers of a row are called.
        self.names = names
        #: A row for every seat, the same one for partners and an empty one for a seat that is out.
        self.rows = rows
        self.stages = stages
        self.stage = stage
        self.left = left
        #: Whether nothing is half done, so that a position can be judged as it stands.
        self.is_quiet = is_quiet
        #: The data file of the weights.
        self.file = file


#: How many games are played on at random where a game does not say how positions are valued.
ROLLOUTS: Final = 24


def chances(game: Game, weights: StateWeights | None = None) -> list[float]:
    """Return every seat's chance to win; partners share theirs, and together they are 1."""
    if game.over:
        return shares(game)
    state = bots_of(game.name).state
    if state is None:
        return rolled_out(game)
    rows = state.rows(game.table)
    standings = standings_of(state, game.table, rows, weights or own_weights(game))
    best = max([standing for standing in standings if standing is not None])
    odds = [0.0] * game.players
    for seat, standing in enumerate(standings):
        if standing is not None:
            partners = sum([row is rows[seat] for row in rows])
            odds[seat] = exp(max(-30.0, standing - best)) / partners
    total = sum(odds)
    return [odd / total for odd in odds]


def is_quiet(game: Game) -> bool:
    """Whether nothing is half done, such as an auction or a battle."""
    state = bots_of(game.name).state
    return state is None or state.is_quiet(game.table)


def rolled_out(game: Game) -> list[float]:
    """Average the shares of random playouts, the same ones every time."""
    sums = [0.0] * game.players
    for seed in range(ROLLOUTS):
        copy = game.clone()
        playout(copy, seed)
        for seat, share in enumerate(shares(copy)):
            sums[seat] += share
    return [total / ROLLOUTS for total in sums]


def shares(game: Game) -> list[float]:
    """Return the chances at the end: the winners share the win; without winners, all do."""
    ranking = game.ranking()
    best = min([place for place, _, _ in ranking])
    winners = [seat for place, seat, _ in ranking if place == best]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def standings_of(
    state: State, table: Table, rows: list[list[float]], weights: StateWeights
) -> list[float | None]:
    """Score every seat by the weights; none for a seat that is out."""
    base, more = weights[state.stage(table)]
    left = state.left(table)
    mixed = [b + left * m for b, m in zip(base, more)]
    return [
        sum([weight * number for weight, number in zip(mixed, row)]) if row else None
        for row in rows
    ]


def own_weights(game: Game) -> StateWeights:
    """Return the weights that belong to a game."""
    return state_weights(game.name, game.players)


@cache
def state_weights(name: str, players: int) -> StateWeights:
    """Read the weights of a game for a number of players from its data file."""
    state = bots_of(name).state
    assert state is not None, f"{name} does not say how its positions are valued"
    found = cast(dict[str, Any], json.loads(state.file.read_text(encoding="utf-8")))
    names = found["features"]
    assert tuple(names) == state.names, f"the weights of {name} are of other features"
    return [(stage["weights"], stage["left"]) for stage in found["players"][str(players)]]
