"""What happens at a table: an append-only list of entries, each with its version.

A table is nothing but its entries folded one after another; the store keeps them and snapshots of
what they lead to.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Entry(Struct, frozen=True):
    """One thing that happened at a table."""

    version: int
    #: The time of the tables: see `clock.py`.
    at: float
    kind: str
    seat: int = -1
    data: dict[str, Any] = {}
    #: The client's own id of the message that led to it; unique at the table.
    key: str | None = None


class TableRow(Struct, frozen=True):
    """A table as it was created."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    settings: dict[str, Any]
    creator: str
    created: float
    #: Short and easy to say: another way to find the table.
    code: str = ""


class Summary(Struct, frozen=True):
    """What lists of tables need to know, kept beside the entries."""

    phase: str
    public: bool
    #: People at the table, and those whose turn it is.
    people: tuple[str, ...]
    awaited: tuple[str, ...]
    #: Whether a bot is to answer, and when the next clock runs out.
    bot_due: bool
    deadline: float | None
    seats: list[dict[str, Any]]
    #: When something happened that everybody may know of.
    updated: float = 0.0
    #: Those who play or gather themselves: not who has left; not known of old tables.
    present: tuple[str, ...] | None = None
    #: The version of the rules that is played by; 0 if it is that of the beginning.
    rules: int = 0

    def counts_for(self, person: str) -> bool:
        """Whether the table is one of those that a person has not finished."""
        present = self.people if self.present is None else self.present
        return self.phase in ("gathering", "playing") and person in present


class Person(Struct, frozen=True):
    """Somebody known by a cookie."""

    id: str
    nickname: str
    language: str = "en"
    recovery: str | None = None
    webhook: str | None = None
    email: str | None = None
    #: The number of the session whose cookies count.
    sessions: int = 0
    #: Whether the person has shown that mail to the address is read by them.
    confirmed: bool = False


class Snapshot(Struct, frozen=True):
    """All that the entries up to a version led to."""

    version: int
    state: dict[str, Any]


class ChatRow(Struct, frozen=True):
    """Something said at a table; spectators' words are kept from players while the game runs."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str
