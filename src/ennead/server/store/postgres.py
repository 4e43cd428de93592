"""The store in PostgreSQL, for any number of server processes.

The primary key on table and version decides which of two processes was first. Every write notifies
the other processes; what they could not hear they read when they are told that they were deaf.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.persons import ChatRow, Person
from ennead.server.store.postgres_link import Announcer, Link, Listener, reason
from ennead.server.store.postgres_writer import (
    ENTRY_TYPES,
    KEY_VERSION,
    GroupWriter,
    columns,
    unnested,
)
from ennead.server.store.rows import (
    CHAT_COLUMNS,
    CLOSED_TABLES,
    DUE_TABLES,
    ENTRY_COLUMNS,
    OF_A_TABLE,
    OPEN_TABLES,
    PERSON_COLUMNS,
    SUMMARY_COLUMNS,
    TABLE_COLUMNS,
    TABLES_OF_PERSON,
    check_schema,
    entry_values,
    migrations,
    person_change,
    person_values,
    read_chat,
    read_entry,
    read_listed,
    read_person,
    read_table,
    table_values,
    to_json,
)
from ennead.server.store.store import CannotServe, CodeTaken, Unavailable

#: Any number, the same in all processes: only one changes the schema at a time.
MIGRATION_LOCK = 8335
#: A letter that no text in PostgreSQL has; nothing is found by it.
NO_TEXT = "\0"

CREATE_TABLE = f"""
WITH made AS (
    INSERT INTO game_table ({TABLE_COLUMNS}, {SUMMARY_COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
), seated AS (
    INSERT INTO at_table (person, game_table) SELECT person, $1 FROM unnest($16::text[]) AS person
)
INSERT INTO entry (game_table, {ENTRY_COLUMNS}) SELECT * FROM {unnested(ENTRY_TYPES, 17)}"""

SAVE_SNAPSHOT = """
WITH earlier AS (
    SELECT version FROM snapshot WHERE game_table = $1 AND version < $2
    ORDER BY version DESC OFFSET 1 LIMIT 1
), forgotten AS (
    DELETE FROM snapshot USING earlier WHERE game_table = $1 AND snapshot.version < earlier.version
)
INSERT INTO snapshot VALUES ($1, $2, $3)
ON CONFLICT (game_table, version) DO UPDATE SET state = excluded.state"""

VERSIONS = """
SELECT id, (SELECT version FROM entry WHERE game_table = id ORDER BY version DESC LIMIT 1)
FROM unnest($1::text[]) AS id"""

BEAT = """
INSERT INTO heartbeat VALUES (1, GREATEST($1, EXTRACT(EPOCH FROM clock_timestamp())))
ON CONFLICT (id) DO UPDATE SET at = GREATEST(heartbeat.at, excluded.at) RETURNING at"""


class PostgresStore:
    """A pool of connections, one that listens, and one writer for what happens at tables."""

    shared = True

    def __init__(self, url: str, seconds: float = 10.0) -> None:
        self.link = Link(url, seconds)
        self.writer = GroupWriter(self.link)
        self.announcer = Announcer(self.link)
        self.listener: Listener | None = None

    async def open(self) -> None:
        await self.link.open()
        try:
            async with self.link.connection() as connection:
                await migrate(connection)
        except CannotServe:
            await self.link.close()
            raise
        except (Unavailable, asyncpg.PostgresError) as error:
            await self.link.close()
            raise CannotServe(f"the database cannot be used: {reason(error)}") from None

    async def close(self) -> None:
        if self.listener is not None:
            await self.listener.close()
        await self.writer.close()
        await self.link.close()

    # ------------------------------------------------------------ other processes

    def listen(
        self,
        heard: Callable[[str, int], None],
        announced: Callable[[str], None],
        deaf: Callable[[], None],
    ) -> None:
        self.listener = Listener(self.link, heard, announced, deaf)

    async def announce(self, text: str) -> None:
        await self.announcer.say(text)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self.link.fetch(VERSIONS, tables) if row[1]}

    # ------------------------------------------------------------ whether a server runs

    async def beat(self, at: float) -> float:
        found: float = await self.link.fetchval(BEAT, at)
        return found

    async def last_beat(self) -> float | None:
        found: float | None = await self.link.fetchval("SELECT at FROM heartbeat")
        return found

    async def add_standstill(self, began: float, ended: float) -> None:
        await self.link.execute(
            "INSERT INTO standstill VALUES ($1, $2) ON CONFLICT DO NOTHING", began, ended
        )

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        rows = await self.link.fetch("SELECT began, ended FROM standstill WHERE ended > $1", since)
        return [(row[0], row[1]) for row in rows]

    # ------------------------------------------------------------ people

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=False))

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=True))

    async def _write_person(self, otherwise: str, person: Person) -> Person:
        values = person_values(person)
        statement = f"INSERT INTO person ({PERSON_COLUMNS}) VALUES ({marks(len(values))})"
        return read_person(await self.link.fetchrow(f"{statement} {otherwise}", *values))

    async def person(self, id: str) -> Person | None:
        return await self._person("id", id)

    async def person_by_recovery(self, recovery: str) -> Person | None:
        return await self._person("recovery", recovery)

    async def _person(self, column: str, value: str) -> Person | None:
        row = await self.link.fetchrow(
            f"SELECT {PERSON_COLUMNS} FROM person WHERE {column} = $1", value
        )
        return None if row is None else read_person(row)

    # ------------------------------------------------------------ tables and their entries

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        values = [*table_values(row, summary), list(summary.people)]
        written = [entry_values(row.id, entry) for entry in entries]
        try:
            await self.link.execute(CREATE_TABLE, *values, *columns(written))
        except asyncpg.UniqueViolationError:
            raise CodeTaken from None

    async def append(
        self,
        table: str,
        entries: list[Entry],
        summary: Summary,
        people: tuple[str, ...] | None = None,
    ) -> None:
        await self.writer.append(table, entries, summary, people)

    async def table(self, id: str) -> TableRow | None:
        if NO_TEXT in id:
            return None
        row = await self.link.fetchrow(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = $1", id)
        return None if row is None else read_table(row)

    async def table_with_code(self, code: str) -> str | None:
        if NO_TEXT in code:
            return None
        found: str | None = await self.link.fetchval(
            "SELECT id FROM game_table WHERE code = $1", code
        )
        return found

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        rows = await self.link.fetch(
            f"SELECT {ENTRY_COLUMNS} FROM entry "
            "WHERE game_table = $1 AND version > $2 AND version <= $3 ORDER BY version",
            table,
            after,
            2**31 - 1 if upto is None else upto,
        )
        return [read_entry(row) for row in rows]

    async def key_version(self, table: str, key: str) -> int | None:
        found: int | None = await self.link.fetchval(KEY_VERSION, table, key)
        return found

    # ------------------------------------------------------------ snapshots

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.link.execute(SAVE_SNAPSHOT, table, snapshot.version, to_json(snapshot.state))

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        row = await self.link.fetchrow(
            "SELECT version, state FROM snapshot WHERE game_table = $1 AND version <= $2 "
            "ORDER BY version DESC LIMIT 1",
            table,
            2**31 - 1 if upto is None else upto,
        )
        return None if row is None else Snapshot(row[0], msgspec.json.decode(row[1]))

    # ------------------------------------------------------------ lists

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        rows = await self.link.fetch(f"{OPEN_TABLES} LIMIT $1", limit)
        return [read_listed(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        statement = f"{TABLES_OF_PERSON} $1 ORDER BY updated DESC LIMIT $2"
        return [read_listed(row) for row in await self.link.fetch(statement, person, limit)]

    async def due(self, now: float) -> list[str]:
        return [row[0] for row in await self.link.fetch(f"{DUE_TABLES} $1", now)]

    async def delete_closed(self, before: float) -> None:
        async with self.link.connection() as connection, connection.transaction():
            for name, column in OF_A_TABLE:
                closed = f"{column} IN ({CLOSED_TABLES} $1)"
                await connection.execute(f"DELETE FROM {name} WHERE {closed}", before)

    # ------------------------------------------------------------ chat

    async def add_chat(self, table: str, row: ChatRow) -> ChatRow:
        async with self.link.connection() as connection, connection.transaction():
            await connection.execute("SELECT id FROM game_table WHERE id = $1 FOR UPDATE", table)
            last = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE game_table = $1"
            numbered = msgspec.structs.replace(
                row, number=await connection.fetchval(last, table) + 1
            )
            values = msgspec.structs.astuple(numbered)
            await connection.execute(
                f"INSERT INTO chat (game_table, {CHAT_COLUMNS}) VALUES ({marks(len(values) + 1)})",
                table,
                *values,
            )
        return numbered

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        rows = await self.link.fetch(
            f"SELECT {CHAT_COLUMNS} FROM chat WHERE game_table = $1 AND number > $2 "
            "ORDER BY number DESC LIMIT $3",
            table,
            after,
            limit,
        )
        return [read_chat(row) for row in reversed(rows)]


def marks(number: int) -> str:
    """So many places for values."""
    return ", ".join(f"${place}" for place in range(1, number + 1))


async def migrate(connection: Any) -> None:
    """Apply the steps of the schema that are missing; one process at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
        )
        version = await connection.fetchval("SELECT MAX(version) FROM schema_version") or 0
        check_schema(version)
        for number, statements in migrations():
            if number > version:
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
