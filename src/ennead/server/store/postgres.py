"""The store in PostgreSQL, for any number of server processes.

The primary key on table and version decides which of two processes was first. Every write notifies
the other processes; after a lost connection they read what they missed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.persons import ChatRow
from ennead.server.store.postgres_link import Announcer, Link, Listener, numbered, reason
from ennead.server.store.postgres_writer import (
    ENTRY_TYPES,
    GroupWriter,
    columns,
    unnested,
)
from ennead.server.store.queries import Queries, marks
from ennead.server.store.rows import (
    CHAT_COLUMNS,
    CLOSED_TABLES,
    ENTRY_COLUMNS,
    OF_A_TABLE,
    SUMMARY_COLUMNS,
    TABLE_COLUMNS,
    check_schema,
    entry_values,
    migrations,
    table_values,
    to_json,
)
from ennead.server.store.store import CannotServe, CodeTaken, Unavailable

#: An arbitrary number, the same in all processes: only one migrates at a time.
MIGRATION_LOCK = 8335
#: A character that PostgreSQL cannot store; a search for it finds nothing.
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


class PostgresStore(Queries):
    """A pool of connections, one that listens, and one writer for entries."""

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

    async def read(self, statement: str, *values: Any) -> list[Any]:
        if any(isinstance(value, str) and NO_TEXT in value for value in values):
            return []
        return await self.link.fetch(numbered(statement), *values)

    async def write(self, statement: str, *values: Any) -> list[Any]:
        return await self.link.fetch(numbered(statement), *values)

    # ------------------------------------------------------------ other processes

    def listen(
        self,
        entries_written: Callable[[str, int], None],
        announced: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self.listener = Listener(self.link, entries_written, announced, missed)

    async def announce(self, text: str) -> None:
        await self.announcer.announce(text)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self.link.fetch(VERSIONS, tables) if row[1]}

    # ------------------------------------------------------------ whether a server runs

    async def beat(self, at: float) -> float:
        found: float = await self.link.fetchval(BEAT, at)
        return found

    async def add_standstill(self, began: float, ended: float) -> None:
        statement = "INSERT INTO standstill VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.write(statement, began, ended)

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

    # ------------------------------------------------------------ snapshots

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.link.execute(SAVE_SNAPSHOT, table, snapshot.version, to_json(snapshot.state))

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
            line = msgspec.structs.replace(row, number=await connection.fetchval(last, table) + 1)
            values = (table, *msgspec.structs.astuple(line))
            statement = (
                f"INSERT INTO chat (game_table, {CHAT_COLUMNS}) VALUES ({marks(len(values))})"
            )
            await connection.execute(numbered(statement), *values)
        return line


async def migrate(connection: Any) -> None:
    """Apply the missing migrations; one process at a time."""
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
