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
    #: What each value is called.
    value_names: list[str]
    #: What each value means, where the name does not say it all.
    value_abouts: list[str]
    #: What may be chosen besides the values: a seat's number, or a list for all seats or levels.
    also: Literal["", "seat", "seats", "levels"] = ""
    #: Another option and what must be chosen there, without which there is no such choice.
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
    """Something a player meets, by its id in views, answers and events."""

    kind: str
    id: str
    name: str
    about: str
    rule: str | None
    #: What can be counted: level, cost, strength, number, ...
    facts: dict[str, Any]


class Clock(Struct, forbid_unknown_fields=True):
    """A bank of seconds for every seat, and what each answer adds to it."""

    bank: Annotated[float, Meta(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0.0


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: the creator, anybody, or a bot."""

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
    #: Play on from a record: its text, and after how many of its answers.
    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class NewOpening(Struct, forbid_unknown_fields=True):
    """A table somebody thinks of: how would it begin?"""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}


class Opening(Struct):
    """A game that has just begun, as a spectator sees it; chance has drawn an example."""

    view: Any
    #: Bots that play it without what they have learned: their networks do not know its packs.
    unlearned: list[str] = []


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to be looked at."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class SeatState(Struct):
    """A seat as everybody sees it."""

    kind: Literal["open", "human", "bot"]
    name: str
    #: The level of a bot.
    bot: str | None = None
    #: A bot plays for a person who is away.
    away: bool = False
    #: The person has given up; a bot plays on for good.
    resigned: bool = False
    connected: bool = False
    #: Seconds left on the clock, as of the message.
    clock: float | None = None


class TableInfo(Struct):
    """A table in a list."""

    id: str
    #: A short way to join it.
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
    #: The seats of whoever asks, and whether the table is theirs.
    you: list[int] = []
    creator: bool = False
    #: Place, seat and score, once the game is over; none of games that ended before lists had it.
    ranking: list[list[int]] | None = None
    analysis: bool = False
    #: The version of the rules it is played by; outdated: it was finished by older rules.
    rules: int = 0
    outdated: bool = False
