"""Queries in SQL that SQLite and PostgreSQL both understand.

A statement has a question mark for each value. Each store executes them in its own way.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.persons import ChatRow, Person
from ennead.server.store.rows import (
    CHAT_COLUMNS,
    DUE_TABLES,
    ENTRY_COLUMNS,
    OPEN_TABLES,
    PERSON_COLUMNS,
    TABLE_COLUMNS,
    TABLES_OF_PERSON,
    person_change,
    person_values,
    read_chat,
    read_entry,
    read_listed,
    read_person,
    read_table,
)

#: Above every version.
NEWEST = 2**31 - 1
KEY_VERSION = "SELECT version FROM entry WHERE game_table = ? AND client_key = ?"


class Queries:
    """The part of a store that is the same for every database."""

    async def read(self, statement: str, *values: Any) -> list[Any]:
        """Return all rows of a query."""
        raise NotImplementedError

    async def write(self, statement: str, *values: Any) -> list[Any]:
        """Execute a statement durably; return its rows."""
        raise NotImplementedError

    async def read_one(self, statement: str, *values: Any) -> Any:
        """Return the first row of a query, or None."""
        rows = await self.read(statement, *values)
        return rows[0] if rows else None

    async def read_value(self, statement: str, *values: Any) -> Any:
        """Return the first value of the first row, or None."""
        row = await self.read_one(statement, *values)
        return None if row is None else row[0]

    # ------------------------------------------------------------ people

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=False))

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=True))

    async def _write_person(self, on_conflict: str, person: Person) -> Person:
        values = person_values(person)
        statement = f"INSERT INTO person ({PERSON_COLUMNS}) VALUES ({marks(len(values))})"
        return read_person((await self.write(f"{statement} {on_conflict}", *values))[0])

    async def person(self, id: str) -> Person | None:
        return await self._person("id", id)

    async def person_by_recovery(self, recovery: str) -> Person | None:
        return await self._person("recovery", recovery)

    async def _person(self, column: str, value: str) -> Person | None:
        statement = f"SELECT {PERSON_COLUMNS} FROM person WHERE {column} = ?"
        row = await self.read_one(statement, value)
        return None if row is None else read_person(row)

    # ------------------------------------------------------------ tables and their entries

    async def table(self, id: str) -> TableRow | None:
        row = await self.read_one(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = ?", id)
        return None if row is None else read_table(row)

    async def table_with_code(self, code: str) -> str | None:
        found: str | None = await self.read_value("SELECT id FROM game_table WHERE code = ?", code)
        return found

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        rows = await self.read(
            f"SELECT {ENTRY_COLUMNS} FROM entry "
            "WHERE game_table = ? AND version > ? AND version <= ? ORDER BY version",
            table,
            after,
            NEWEST if upto is None else upto,
        )
        return [read_entry(row) for row in rows]

    async def key_version(self, table: str, key: str) -> int | None:
        found: int | None = await self.read_value(KEY_VERSION, table, key)
        return found

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        row = await self.read_one(
            "SELECT version, state FROM snapshot WHERE game_table = ? AND version <= ? "
            "ORDER BY version DESC LIMIT 1",
            table,
            NEWEST if upto is None else upto,
        )
        return None if row is None else Snapshot(row[0], msgspec.json.decode(row[1]))

    # ------------------------------------------------------------ lists

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        return [read_listed(row) for row in await self.read(f"{OPEN_TABLES} LIMIT ?", limit)]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        statement = f"{TABLES_OF_PERSON} ? ORDER BY updated DESC LIMIT ?"
        return [read_listed(row) for row in await self.read(statement, person, limit)]

    async def due(self, now: float) -> list[str]:
        return [row[0] for row in await self.read(f"{DUE_TABLES} ?", now)]

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        rows = await self.read(
            f"SELECT {CHAT_COLUMNS} FROM chat WHERE game_table = ? AND number > ? "
            "ORDER BY number DESC LIMIT ?",
            table,
            after,
            limit,
        )
        return [read_chat(row) for row in reversed(rows)]

    # ------------------------------------------------------------ whether a server runs

    async def last_beat(self) -> float | None:
        found: float | None = await self.read_value("SELECT at FROM heartbeat")
        return found

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        statement = "SELECT began, ended FROM standstill WHERE ended > ?"
        return [(row[0], row[1]) for row in await self.read(statement, since)]


def marks(number: int) -> str:
    """Return placeholders for a number of values."""
    return ", ".join("?" * number)
