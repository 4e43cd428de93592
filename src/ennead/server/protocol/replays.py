"""Games that were played: replays and reviews."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ennead.server.protocol.from_server import ChosenOption, Drawing, GameEvent


class Moment(Struct):
    """The table after one step, as the receiver may see it."""

    #: The version of the table then; of a record, the step.
    version: int
    #: Counted from 0, the beginning of the game.
    step: int
    #: The seat that answered; none for chance, and for events of the table.
    seat: int | None
    #: The answer; empty if it is sealed, or if the step is no answer.
    notation: str
    words: str
    events: list[GameEvent]
    to_act: list[int]
    view: dict[str, Any]
    #: Of a game that the browser client has no board for.
    drawing: Drawing | None = None


class Replay(Struct):
    """Some moments of a game, and their number in all."""

    game: str
    players: int
    options: list[ChosenOption]
    #: The names of the players; empty for a record.
    names: list[str]
    #: The number of moments: steps 0 to `length` - 1.
    length: int
    moments: list[Moment]
    #: Place, seat and score, if the game is over.
    ranking: list[list[int]] | None
    #: Of a finished table, with its first moments: the step after each answer of its record.
    steps: list[int] = []


class Better(Struct):
    """A better answer than the one given, with reasons and the gain."""

    words: str
    reasons: str
    gain: float


class Swing(Struct):
    """An answer that changed the chances much."""

    #: The moment after it.
    step: int
    #: The seat that answered, and its answer.
    by: int
    words: str
    #: The seat whose chance changed most, and the change: negative if it fell.
    seat: int
    gain: float
    better: Better | None = None


class Review(Struct):
    """A review: the chances over a game, and the answers that changed them most."""

    game: str
    players: int
    #: The moments that the chances belong to.
    steps: list[int]
    #: At each of these moments the chance of each seat to win, 0 to 1.
    chances: list[list[float]]
    #: The largest, in the order of the game.
    swings: list[Swing]
