"""Games, and tables of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ennead.server.protocol.fields import Phase


class OptionInfo(Struct):
    """An option of a game; the first value is the default."""

    name: str
    title: str
    about: str
    values: list[Any]
    #: The name of each value.
    value_names: list[str]
    #: The meaning of each value, if the name alone is not clear.
    value_abouts: list[str]
    #: Other choices than the values: a seat's number, or a list for all seats or levels.
    also: Literal["", "seat", "seats", "levels"] = ""
    #: Another option, and the value it must have for this one to apply.
    needs: tuple[str, str] | None = None


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]


class Term(Struct):
    """A term of a game, by its id in views, answers and events."""

    kind: str
    id: str
    name: str
    about: str
    rule: str | None
    #: Its numbers: level, cost, strength, number, ...
    facts: dict[str, Any]


class Clock(Struct, forbid_unknown_fields=True):
    """A bank of seconds for every seat, and the increment for each answer.

    An increment gives back what was used: no clock has more than at the beginning.
    """

    bank: Annotated[float, Meta(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0.0


class SeatPlan(Struct, forbid_unknown_fields=True):
    """The plan for a seat: the creator, open, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = True
    pace: Literal["live", "relaxed"] = "live"
    clock: Clock | None = None
    undo: Literal["none", "own", "agreed"] = "agreed"
    spectators: bool = True
    #: Whether players may ask for hints.
    hints: bool = True
    #: Play on from a record: its text, and the number of its answers to keep.
    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class NewOpening(Struct, forbid_unknown_fields=True):
    """Options of a table whose beginning is previewed."""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}


class Opening(Struct):
    """A game that has just begun, as a spectator sees it; chance has drawn an example."""

    view: Any
    #: Bots that play it without a network, as theirs do not cover its packs.
    unlearned: list[str] = []


class RecordText(Struct, forbid_unknown_fields=True):
    """The text of a record."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class SeatState(Struct):
    """A seat as everybody sees it."""

    kind: Literal["open", "human", "bot"]
    name: str
    #: The level of a bot.
    bot: str | None = None
    #: A bot plays for a person who is away.
    away: bool = False
    #: The person has resigned; a bot plays on for good.
    resigned: bool = False
    connected: bool = False
    #: Seconds left on the clock, as of the message.
    clock: float | None = None


class TableInfo(Struct):
    """A table in a list."""

    id: str
    #: The join code.
    code: str
    game: str
    phase: Phase
    public: bool
    pace: Literal["live", "relaxed"]
    players: int
    seats: list[SeatState]
    created: float
    updated: float
    your_turn: bool = False
    #: The seats of the receiver, and whether the receiver has created the table.
    you: list[int] = []
    creator: bool = False
    #: Place, seat and score, once the game is over; missing in old tables.
    ranking: list[list[int]] | None = None
    analysis: bool = False
    #: The version of the rules; outdated: it was finished by older rules.
    rules: int = 0
    outdated: bool = False
