"""Games that were played: replays and reviews."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ennead.server.protocol.from_server import ChosenOption, Drawing, GameEvent


class Moment(Struct):
    """The table after one step, as whoever asks may see it."""

    #: The version of the table then; of a record, the step.
    version: int
    #: Counted from 0, the beginning of the game.
    step: int
    #: Who answered; none for chance, and for what happens at the table besides the game.
    seat: int | None
    #: The answer; empty where it is sealed, or no answer.
    notation: str
    words: str
    events: list[GameEvent]
    to_act: list[int]
    view: dict[str, Any]
    #: Of a game that the browser client has no board for.
    drawing: Drawing | None = None


class Replay(Struct):
    """Some moments of a game, and how many there are in all."""

    game: str
    players: int
    options: list[ChosenOption]
    #: What the players are called; empty for a record.
    names: list[str]
    #: The number of moments: steps 0 to `length` - 1.
    length: int
    moments: list[Moment]
    #: Place, seat and score, if the game is over.
    ranking: list[list[int]] | None
    #: Of a finished table, with its first moments: the step after each answer of its record.
    steps: list[int] = []


class Better(Struct):
    """An answer that promised more than the one that was given, why, and how much more."""

    words: str
    reasons: str
    gain: float


class Swing(Struct):
    """An answer that changed somebody's chances much."""

    #: The moment after it.
    step: int
    #: Who answered, and what.
    by: int
    words: str
    #: Whose chance changed most, and by how much: negative if it fell.
    seat: int
    gain: float
    better: Better | None = None


class Review(Struct):
    """A game looked at again: the chances over time, and where they turned."""

    game: str
    players: int
    #: The moments that the chances belong to.
    steps: list[int]
    #: At each of these moments everybody's chance to win, 0 to 1.
    chances: list[list[float]]
    #: The largest, in the order of the game.
    swings: list[Swing]
