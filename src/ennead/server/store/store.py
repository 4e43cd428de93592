"""The interface of a store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.persons import ChatRow, Person


class VersionTaken(Exception):
    """Another process has written an entry of that version; nothing was written."""


class CodeTaken(Exception):
    """Another table has that join code; nothing was written."""


class CannotServe(ValueError):
    """The database cannot be used: another server has it, or it is of a newer version."""


class Unavailable(Exception):
    """The database is unreachable, unresponsive or full; it may have written or not."""


class KeyUsed(Exception):
    """An entry with that key was written before; nothing was written."""

    def __init__(self, version: int) -> None:
        super().__init__(f"written as version {version}")
        self.version = version


@runtime_checkable
class Store(Protocol):
    """A durable store: when a call that writes returns, what it wrote survives a crash."""

    #: Whether other processes write to it too.
    shared: bool

    async def open(self) -> None:
        """Connect and bring the schema up to date; CannotServe if this server must not use it."""

    async def close(self) -> None:
        """Finish what is under way."""

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        """Change columns of a person, or insert a new one; return the person."""

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        """Change columns of a person as above, and end all sessions."""

    async def person(self, id: str) -> Person | None:
        """Return a person by id."""

    async def person_by_recovery(self, recovery: str) -> Person | None:
        """Return the person with a hashed recovery code."""

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        """Create a table with its first entries; CodeTaken if its join code is in use."""

    async def append(
        self,
        table: str,
        entries: list[Entry],
        summary: Summary,
        people: tuple[str, ...] | None = None,
    ) -> None:
        """Add entries, all or none; VersionTaken or KeyUsed if they do not fit.

        `people` are those in whose lists the table is from now on, if that changes.
        """

    async def table(self, id: str) -> TableRow | None:
        """Return a table as it was created."""

    async def table_with_code(self, code: str) -> str | None:
        """Return the id of the table with a join code."""

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        """Return the entries later than a version."""

    async def key_version(self, table: str, key: str) -> int | None:
        """Return the version that a client's message led to, if it was written."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot, and keep the two before it."""

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        """Return the latest snapshot up to a version."""

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        """Return public tables that gather or are played: the newest of each creator first."""

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        """Return a person's tables, those that changed last first."""

    async def delete_closed(self, before: float) -> None:
        """Delete tables that were closed before a time, with all that belongs to them."""

    async def due(self, now: float) -> list[str]:
        """Return tables in play where a bot is to answer or a clock has run out."""

    async def add_chat(self, table: str, row: ChatRow) -> ChatRow:
        """Save a line of chat; the store numbers it."""

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        """Return the lines of chat after a number."""

    async def beat(self, at: float) -> float:
        """Write a heartbeat at a time of the tables; return the time of all processes.

        That is not before the heartbeat of any process, and not before the clock of the database.
        """

    async def last_beat(self) -> float | None:
        """Return the time of the last heartbeat."""

    async def add_standstill(self, began: float, ended: float) -> None:
        """Save a time in which no server ran."""

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        """Return the times in which no server ran, those that ended after `since`."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """Return the versions of some tables, if other processes may have written to them."""

    def listen(
        self,
        entries_written: Callable[[str, int], None],
        announced: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """Call back with table and version whenever another process has written to a table.

        Also with the announcements of all processes, this one included; and when notices may have
        been missed.
        """

    async def announce(self, text: str) -> None:
        """Send an announcement to all processes; it is not stored."""
