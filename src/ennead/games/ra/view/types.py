"""The types of a view of Ra: what `view` returns, and what the browser client reads."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

#: Place, seat and points.
Place = tuple[int, int, int]


class TrackGain(TypedDict):
    """How a player's points would change with all tiles of the auction track, by category."""

    god: int
    pharaoh: int
    nile: int
    civilization: int
    gold: int
    monuments: int


class ScoreRow(TypedDict):
    """Points of an epoch by category, and the points after it; none where they are covered."""

    god: int
    pharaoh: int
    nile: int
    civilization: int
    gold: int
    monuments: int
    suns: int
    points: int | None


class AtEnd(TypedDict):
    """What Monuments and suns would bring if this were the end of the last epoch."""

    monuments: int
    suns: int


class Area(TypedDict):
    """What lies in front of a player; while the game lasts, with what it is worth now."""

    suns: list[int]
    spent: list[int]
    tiles: dict[str, int]
    points: int | None
    worth: ScoreRow | None
    at_end: AtEnd | None


class RaTrack(TypedDict):
    """The Ra tiles drawn in this epoch, and how many spaces there are for them."""

    tiles: int
    spaces: int


class Asked(TypedDict):
    """The question that waits for an answer, and what it depends on."""

    question: str
    seats: list[int]
    # of an auction
    ra_player: NotRequired[int]
    call: NotRequired[Literal["voluntary", "drawn", "full"]]
    highest: NotRequired[int | None]
    bidder: NotRequired[int | None]
    order: NotRequired[list[int]]
    # of a disaster
    number: NotRequired[int]
    category: NotRequired[list[str]]
    # of a God tile
    taken: NotRequired[int]


class RaView(TypedDict):
    """A table of Ra as a seat or a spectator sees it."""

    game: str
    players: int
    epoch: int
    ra_track: RaTrack
    auction_track: list[str | None]
    sun: int
    bag: dict[str, int] | None
    areas: list[Area]
    track_gain: TrackGain | None
    sheets: list[list[ScoreRow | None]]
    turn: int | None
    asked: Asked | None
    over: bool
    ranking: list[Place] | None
