"""What happens at a table: an append-only list of entries, each with its version.

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
    """Something that happened at a table."""

    KIND: ClassVar[str] = ""

    #: Whose it is; -1 for chance, and for what concerns the whole table.
    seat: int = -1

    def data(self) -> Data:
        """All but the seat, as it is written; what is as usual is left out."""
        values = [(name, getattr(self, name), usual) for name, usual in usual_values(self.KIND)]
        return {name: value for name, value, usual in values if value != usual}

    @classmethod
    def read(cls, seat: int, data: Data) -> What:
        """What was written."""
        return cls(seat, **data)


@cache
def usual_values(kind: str) -> list[tuple[str, Any]]:
    """The fields of a kind of entry but the seat, and what they are if nothing is written."""
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
    """The person of a seat has another name now."""

    KIND = "renamed"
    name: str = ""


@dataclass(frozen=True)
class Removed(What):
    """The creator frees a seat and does not want its person back."""

    KIND = "removed"
    person: str = ""


@dataclass(frozen=True)
class Closed(What):
    """The creator has deleted the table before the game began."""

    KIND = "closed"


@dataclass(frozen=True)
class Started(What):
    """The game begins; by which rules, if not by those of the table's creation."""

    KIND = "started"
    rules: int | None = None


@dataclass(frozen=True)
class Answered(What):
    """A seat, or chance, has answered."""

    KIND = "answered"
    answer: int = -1


@dataclass(frozen=True)
class Undone(What):
    """The game goes back to a number of answers; what chance answers again is kept."""

    KIND = "undone"
    answers: int = -1
    drawn: list[tuple[str, int]] | None = None
    #: Where the game stood then, as entries had it once.
    position: Data | None = None


@dataclass(frozen=True)
class Proposed(What):
    """A seat proposes what others must agree to: that an answer is taken back, or a bot plays."""

    KIND = "proposed"
    kind: str = ""
    #: Whose answer, or whom the bot plays for.
    of: int = -1
    answers: int = 0

    def data(self) -> Data:
        return {"kind": self.kind, "seat": self.of, "answers": self.answers}

    @classmethod
    def read(cls, seat: int, data: Data) -> What:
        return cls(seat, data["kind"], data["seat"], data["answers"])


@dataclass(frozen=True)
class Voted(What):
    """A seat agrees, or the proposal falls."""

    KIND = "voted"
    agree: bool | None = None


@dataclass(frozen=True)
class Left(What):
    """A bot plays for a seat until its owner is back."""

    KIND = "left"


@dataclass(frozen=True)
class Back(What):
    """The owner of a seat is back."""

    KIND = "back"


@dataclass(frozen=True)
class Resigned(What):
    """The owner of a seat gives up, for good."""

    KIND = "resigned"


@dataclass(frozen=True)
class Ordered(What):
    """A private standing order, or none any more."""

    KIND = "ordered"
    order: Data = field(default_factory=dict)

    def data(self) -> Data:
        return self.order

    @classmethod
    def read(cls, seat: int, data: Data) -> What:
        return cls(seat, data)


@dataclass(frozen=True)
class Paused(What):
    """No server ran for some seconds, which count for nobody."""

    KIND = "paused"
    seconds: float | None = None


@dataclass(frozen=True)
class Adopted(What):
    """The rules have changed: the game goes on, if it does not replay by them from a state."""

    KIND = "adopted"
    rules: int = 0
    dropped: int = 0
    state: Data | None = None


@dataclass(frozen=True)
class Rematched(What):
    """Another table goes on with the same people."""

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
    """What was written; ValueError if this program does not know it."""
    if kind not in KINDS:
        raise ValueError(f"no entry is {kind!r}")
    return KINDS[kind].read(seat, data)


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

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
    #: Short and easy to say: another way to find the table.
    code: str = ""


@dataclass(frozen=True)
class Summary:
    """What lists of tables need to know, kept beside the entries."""

    phase: str
    public: bool
    #: People at the table, and those whose turn it is.
    people: tuple[str, ...]
    awaited: tuple[str, ...]
    #: Whether a bot is to answer, and when the next clock runs out.
    bot_due: bool
    deadline: float | None
    seats: list[Data]
    #: When something happened that everybody may know of.
    updated: float = 0.0
    #: Those who play or gather themselves: not who has left; not known of old tables.
    present: tuple[str, ...] | None = None
    #: The version of the rules that is played by; 0 if it is that of the beginning.
    rules: int = 0
    #: Who sits on each seat; not known of old tables.
    persons: tuple[str | None, ...] = ()
    #: Place, seat and score, once the game is over.
    ranking: list[list[int]] | None = None

    def counts_for(self, person: str) -> bool:
        """Whether the table is one of those that a person has not finished."""
        present = self.people if self.present is None else self.present
        return self.phase in ("gathering", "playing") and person in present


@dataclass(frozen=True)
class Snapshot:
    """All that the entries up to a version led to."""

    version: int
    state: Data
