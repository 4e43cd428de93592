"""What an answer would lead to, as far as its seat can know: no secret and no chance is in it.

The answer is tried at tables that the seat could be sitting at, never at the real one. What differs
between them is not known to the seat, and then nothing is foreseen.
"""

from __future__ import annotations

from typing import NamedTuple

from ennead.engine.game import Game
from ennead.engine.table import Event

#: By each of them a table is drawn that the seat could be sitting at.
SEEDS = (1, 2, 3)


class Foreseen(NamedTuple):
    """A game after an answer, and what would happen on the way."""

    game: Game
    events: list[Event]


def foresee(game: Game, seat: int, answer: int) -> Foreseen | None:
    """What a legal answer would lead to; None if it is sealed, or if others or chance decide."""
    if game.table.frames[-1].is_secret():
        return None
    first, *others = [tried(game.resample(seat, seed), seat, answer) for seed in SEEDS]
    if first is None:
        return None
    view = first.game.view(seat)
    for other in others:
        if other is None or other.events != first.events or other.game.view(seat) != view:
            return None
    return first


def tried(game: Game, seat: int, answer: int) -> Foreseen | None:
    """A game after an answer; None if it is not legal there, or if chance is asked next."""
    if answer not in game.legal(seat):
        return None
    game.rng = None
    events = game.listen()
    game.apply(seat, answer)
    return None if game.awaits_chance() else Foreseen(game, events)
