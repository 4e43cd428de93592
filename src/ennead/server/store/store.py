"""The store: what a database must do for the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.persons import ChatRow, Person


class VersionTaken(Exception):
    """Somebody else has written an entry of that version; nothing was written."""


class CodeTaken(Exception):
    """Another table has that join code; nothing was written."""


class CannotServe(ValueError):
    """The database is not for this server, and why: another has it, or it is of a newer version."""


class Unavailable(Exception):
    """The database is gone, silent or full; whether anything was written is not known."""


class KeyUsed(Exception):
    """An entry with that key was written before; nothing was written."""

    def __init__(self, version: int) -> None:
        super().__init__(f"written as version {version}")
        self.version = version


@runtime_checkable
class Store(Protocol):
    """Durable: when a call that writes returns, what it wrote survives a crash."""

    #: Whether other processes write to it too.
    shared: bool

    async def open(self) -> None:
        """Connect and bring the schema up to date; CannotServe if this server must not use it."""

    async def close(self) -> None:
        """Finish what is under way."""

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        """Change columns of a person, who is written first if need be; the person then."""

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        """The same, and all sessions so far end."""

    async def person(self, id: str) -> Person | None:
        """A person by id."""

    async def person_by_recovery(self, recovery: str) -> Person | None:
        """The person with a hashed recovery code."""

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        """A new table with its first entries; CodeTaken if its join code is another's."""

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
        """A table as it was created."""

    async def table_with_code(self, code: str) -> str | None:
        """The id of the table with a join code."""

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        """The entries later than a version."""

    async def key_version(self, table: str, key: str) -> int | None:
        """The version that a client's message led to, if it was written."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of one of the same version, and the two before it."""

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        """The latest snapshot not above a version."""

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        """Public tables that gather or are played: the newest of each creator first."""

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        """A person's tables, those that changed last first."""

    async def delete_closed(self, before: float) -> None:
        """Delete tables that were closed before a time, with all that belongs to them."""

    async def due(self, now: float) -> list[str]:
        """Tables in play where a bot is to answer or a clock has run out."""

    async def add_chat(self, table: str, row: ChatRow) -> ChatRow:
        """Keep what was said; its number is given here."""

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        """What was said later than a number."""

    async def beat(self, at: float) -> float:
        """Note that a server runs at a time of the tables; the time of all processes then.

        It is not before any process has been, and not before the clock of the database.
        """

    async def last_beat(self) -> float | None:
        """When a server last ran."""

    async def add_standstill(self, began: float, ended: float) -> None:
        """Keep that no server ran for a time."""

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        """The times at which no server ran, those that ended after `since`."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of some tables, if other processes may have written to them."""

    def listen(
        self,
        heard: Callable[[str, int], None],
        announced: Callable[[str], None],
        deaf: Callable[[], None],
    ) -> None:
        """Call back with table and version whenever another process has written to a table.

        And with what another process, or this one, has announced; and when something may not have
        been heard.
        """

    async def announce(self, text: str) -> None:
        """Tell all processes something that is not kept."""
