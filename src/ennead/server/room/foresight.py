"""Preview an answer as far as its seat can know: the result depends on no secret and no chance.

The answer is tried on determinizations of the game for that seat, never on the real one. If they
differ in what the seat would see, there is no preview.
"""

from __future__ import annotations

from typing import NamedTuple

from ennead.engine.game import Game
from ennead.engine.table import Event

#: Each of them gives one determinization.
SEEDS = (1, 2, 3)


class Foreseen(NamedTuple):
    """A game after an answer, and the events on the way."""

    game: Game
    events: list[Event]


def foresee(game: Game, seat: int, answer: int) -> Foreseen | None:
    """Preview a legal answer; None if it is sealed, or if others or chance decide what follows."""
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
    """Try an answer; None if it is not legal there, or if chance is asked next."""
    if answer not in game.legal(seat):
        return None
    game.rng = None
    events = game.listen()
    game.apply(seat, answer)
    return None if game.awaits_chance() else Foreseen(game, events)
