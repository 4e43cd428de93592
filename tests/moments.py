"""Moments of games that tests begin at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import ennead


def record_until(
    game: str, players: int, is_there: Callable[[ennead.Game], bool], **options: Any
) -> str:
    """A record of a game played at random up to the first moment of a kind."""
    for seed in range(50):
        rng = Random(seed)
        played = ennead.new(game, players=players, seed=seed, **options)
        while not played.over:
            if is_there(played):
                return played.record().dumps()
            seat = rng.choice(played.to_act())
            played.apply(seat, rng.choice(played.legal(seat)))
    raise AssertionError("no game came to such a moment")


def secret_choice_of_two(game: ennead.Game) -> bool:
    """Both players of a battle are asked for their cards, and neither has chosen."""
    return game.table.frames[-1].is_secret() and game.to_act() == [0, 1]
