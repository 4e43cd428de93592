"""Entries: everything that changes a table, an append-only list with versions.

A table is nothing but its entries folded one after another; the store keeps them, and snapshots of
what they lead to. Each kind of entry is a class; its fields are what the store writes, but for the
seat, which has a column of its own.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, ClassVar

Data = dict[str, Any]


@dataclass(frozen=True)
class What:
    """A change of a table."""

    KIND: ClassVar[str] = ""

    #: The seat concerned; -1 for chance, and for the table as a whole.
    seat: int = -1

    def data(self) -> Data:
        """Return all fields but the seat, as they are stored; defaults are left out."""
        values = [(name, getattr(self, name), default) for name, default in defaults(self.KIND)]
        return {name: value for name, value, default in values if value != default}

    @classmethod
    def read(cls, seat: int, data: Data) -> What:
        """Read a stored entry."""
        return cls(seat, **data)


@cache
def defaults(kind: str) -> list[tuple[str, Any]]:
    """Return the fields of a kind of entry, without the seat, with their defaults."""
    return [
        (one.name, one.default if one.default_factory is MISSING else one.default_factory())
        for one in fields(KINDS[kind])
        if one.name != "seat"
    ]


@dataclass(frozen=True)
class Created(What):
    """The seats as the creator planned them, and the record the game goes on from."""

    KIND = "created"
    seats: list[Data] = field(default_factory=list)
    record: str | None = None
    after: int | None = None


@dataclass(frozen=True)
class Sat(What):
    """A person or a bot takes a seat, or it becomes free."""

    KIND = "sat"
    kind: str = ""
    person: str | None = None
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True)
class Renamed(What):
    """The person of a seat has a new name."""

    KIND = "renamed"
    name: str = ""


@dataclass(frozen=True)
class Removed(What):
    """The creator frees a seat and bans its person from the table."""

    KIND = "removed"
    person: str = ""


@dataclass(frozen=True)
class Closed(What):
    """The creator has deleted the table before the game began."""

    KIND = "closed"


@dataclass(frozen=True)
class Started(What):
    """The game begins, by the rules of a version if not by those of the table's creation."""

    KIND = "started"
    rules: int | None = None


@dataclass(frozen=True)
class Answered(What):
    """A seat, or chance, has answered."""

    KIND = "answered"
    answer: int = -1


@dataclass(frozen=True)
class Undone(What):
    """The game goes back to a number of answers; the draws of chance are kept for reuse."""

    KIND = "undone"
    answers: int = -1
    drawn: list[tuple[str, int]] | None = None
    #: The position then; written by earlier versions only.
    position: Data | None = None


@dataclass(frozen=True)
class Proposed(What):
    """A seat proposes a takeback, or that a bot plays for another seat."""

    KIND = "proposed"
    kind: str = ""
    #: The seat whose answer is taken back, or for which the bot plays.
    of: int = -1
    answers: int = 0

    def data(self) -> Data:
        return {"kind": self.kind, "seat": self.of, "answers": self.answers}

    @classmethod
    def read(cls, seat: int, data: Data) -> What:
        return cls(seat, data["kind"], data["seat"], data["answers"])


@dataclass(frozen=True)
class Voted(What):
    """A seat accepts or rejects the proposal."""

    KIND = "voted"
    agree: bool | None = None


@dataclass(frozen=True)
class Left(What):
    """A bot plays for a seat until its owner returns."""

    KIND = "left"


@dataclass(frozen=True)
class Back(What):
    """The owner of a seat has returned."""

    KIND = "back"


@dataclass(frozen=True)
class Resigned(What):
    """The owner of a seat resigns."""

    KIND = "resigned"


@dataclass(frozen=True)
class Ordered(What):
    """A private standing order is set or canceled."""

    KIND = "ordered"
    order: Data = field(default_factory=dict)

    def data(self) -> Data:
        return self.order

    @classmethod
    def read(cls, seat: int, data: Data) -> What:
        return cls(seat, data)


@dataclass(frozen=True)
class Paused(What):
    """No server ran for some seconds, which no clock counts."""

    KIND = "paused"
    seconds: float | None = None


@dataclass(frozen=True)
class Adopted(What):
    """The game adopts new rules; from a state, if its answers do not replay by them."""

    KIND = "adopted"
    rules: int = 0
    dropped: int = 0
    state: Data | None = None


@dataclass(frozen=True)
class Rematched(What):
    """A rematch has been created at another table."""

    KIND = "rematched"
    table: str = ""


KINDS: dict[str, type[What]] = {
    cls.KIND: cls
    for cls in (
        *(Created, Sat, Renamed, Removed, Closed, Started, Answered, Undone, Proposed),
        *(Voted, Left, Back, Resigned, Ordered, Paused, Adopted, Rematched),
    )
}


def read_what(kind: str, seat: int, data: Data) -> What:
    """Read a stored entry; ValueError for an unknown kind."""
    if kind not in KINDS:
        raise ValueError(f"no entry is {kind!r}")
    return KINDS[kind].read(seat, data)


@dataclass(frozen=True)
class Entry:
    """A change of a table, with its version and time."""

    version: int
    #: The time of the tables: see `clock.py`.
    at: float
    what: What
    #: The client's own id of the message that led to it; unique at the table.
    key: str | None = None


@dataclass(frozen=True)
class TableRow:
    """A table as it was created."""

    id: str
    game: str
    rules: int
    players: int
    options: Data
    settings: Data
    creator: str
    created: float
    #: The join code.
    code: str = ""


@dataclass(frozen=True)
class Summary:
    """What lists of tables show, stored beside the entries."""

    phase: str
    public: bool
    #: People at the table, and those whose turn it is.
    people: tuple[str, ...]
    awaited: tuple[str, ...]
    #: Whether a bot is to answer, and when the next clock runs out.
    bot_due: bool
    deadline: float | None
    seats: list[Data]
    #: The time of the last public entry.
    updated: float = 0.0
    #: Those who have not left; missing in old tables.
    present: tuple[str, ...] | None = None
    #: The version of the rules; 0 if it has not changed since the table was created.
    rules: int = 0
    #: The person on each seat; missing in old tables.
    persons: tuple[str | None, ...] = ()
    #: Place, seat and score, once the game is over.
    ranking: list[list[int]] | None = None

    def counts_for(self, person: str) -> bool:
        """Whether the table counts as an unfinished one of a person."""
        present = self.people if self.present is None else self.present
        return self.phase in ("gathering", "playing") and person in present


@dataclass(frozen=True)
class Snapshot:
    """The state of a room at a version."""

    version: int
    state: Data
