"""The store in PostgreSQL, for any number of server processes.

The primary key on table and version decides which of two processes was first. Every write notifies
the other processes; what they missed while away from the database they read when they need it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from ennead.server.entries import ChatRow, Entry, Person, Snapshot, Summary, TableRow
from ennead.server.rows import (
    CHAT_COLUMNS,
    ENTRY_COLUMNS,
    PERSON_COLUMNS,
    TABLE_COLUMNS,
    entry_values,
    migrations,
    person_change,
    person_values,
    read_chat,
    read_entry,
    read_listed,
    read_person,
    read_table,
    summary_values,
    table_values,
    to_json,
)
from ennead.server.store import CodeTaken, KeyUsed, VersionTaken

LOG = logging.getLogger("ennead.server")
CHANNEL = "ennead_entries"
ANNOUNCEMENTS = "ennead_announcements"
#: Any number, the same in all processes: only one changes the schema at a time.
MIGRATION_LOCK = 8335
CONNECTIONS = 10
RECONNECT_SECONDS = 1.0


class PostgresStore:
    """A pool of connections, and one that listens."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any = None
        self.heard: Callable[[str, int], None] | None = None
        self.announced: Callable[[str], None] | None = None
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=CONNECTIONS)
        async with self.pool.acquire() as connection:
            await migrate(connection)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.pool is not None:
            await self.pool.close()

    # ------------------------------------------------------------ other processes

    def listen(self, heard: Callable[[str, int], None], announced: Callable[[str], None]) -> None:
        self.heard = heard
        self.announced = announced
        self.listening = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        """Listen for as long as the store is open, connecting again whenever the link breaks."""
        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError) as error:
                LOG.warning("the database cannot be listened to: %s", type(error).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        """Listen until the link breaks."""
        connection = await asyncpg.connect(self.url)
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        try:
            await connection.add_listener(CHANNEL, self._notified)
            await connection.add_listener(ANNOUNCEMENTS, self._announced)
            await gone.wait()
        finally:
            await connection.close(timeout=2)

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        table, _, version = payload.partition(" ")
        if self.heard is not None:
            self.heard(table, int(version))

    def _announced(self, connection: Any, process: int, channel: str, payload: str) -> None:
        if self.announced is not None:
            self.announced(payload)

    async def announce(self, text: str) -> None:
        await self.pool.execute("SELECT pg_notify($1, $2)", ANNOUNCEMENTS, text)

    # ------------------------------------------------------------ whether a server runs

    async def beat(self, at: float) -> None:
        await self.pool.execute(
            "INSERT INTO heartbeat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1", at
        )

    async def last_beat(self) -> float | None:
        found: float | None = await self.pool.fetchval("SELECT at FROM heartbeat")
        return found

    async def add_standstill(self, began: float, ended: float) -> None:
        await self.pool.execute(
            "INSERT INTO standstill VALUES ($1, $2) ON CONFLICT DO NOTHING", began, ended
        )

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        rows = await self.pool.fetch("SELECT began, ended FROM standstill WHERE ended > $1", since)
        return [(row[0], row[1]) for row in rows]

    # ------------------------------------------------------------ people

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=False))

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=True))

    async def _write_person(self, otherwise: str, person: Person) -> Person:
        values = person_values(person)
        statement = f"INSERT INTO person ({PERSON_COLUMNS}) VALUES ({marks(len(values))})"
        return read_person(await self.pool.fetchrow(f"{statement} {otherwise}", *values))

    async def person(self, id: str) -> Person | None:
        return await self._person("id", id)

    async def person_by_recovery(self, recovery: str) -> Person | None:
        return await self._person("recovery", recovery)

    async def _person(self, column: str, value: str) -> Person | None:
        row = await self.pool.fetchrow(
            f"SELECT {PERSON_COLUMNS} FROM person WHERE {column} = $1", value
        )
        return None if row is None else read_person(row)

    # ------------------------------------------------------------ tables and their entries

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        values = table_values(row, summary)
        columns = f"{TABLE_COLUMNS}, updated, phase, public, bot_due, deadline, summary"
        async with self.pool.acquire() as connection, connection.transaction():
            try:
                await connection.execute(
                    f"INSERT INTO game_table ({columns}) VALUES ({marks(len(values))})", *values
                )
            except asyncpg.UniqueViolationError:
                raise CodeTaken from None
            await insert_entries(connection, row.id, entries)
            await note_people(connection, row.id, summary)

    async def append(self, table: str, entries: list[Entry], summary: Summary) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await check_keys(connection, table, entries)
            await insert_entries(connection, table, entries)
            await connection.execute(
                "UPDATE game_table SET updated = $1, phase = $2, public = $3, bot_due = $4, "
                "deadline = $5, summary = $6 WHERE id = $7",
                *summary_values(summary),
                table,
            )
            await note_people(connection, table, summary)
            payload = f"{table} {entries[-1].version}"
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def table(self, id: str) -> TableRow | None:
        row = await self.pool.fetchrow(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = $1", id)
        return None if row is None else read_table(row)

    async def table_with_code(self, code: str) -> str | None:
        found: str | None = await self.pool.fetchval(
            "SELECT id FROM game_table WHERE code = $1", code
        )
        return found

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        rows = await self.pool.fetch(
            f"SELECT {ENTRY_COLUMNS} FROM entry "
            "WHERE game_table = $1 AND version > $2 AND version <= $3 ORDER BY version",
            table,
            after,
            2**31 - 1 if upto is None else upto,
        )
        return [read_entry(row) for row in rows]

    async def key_version(self, table: str, key: str) -> int | None:
        found: int | None = await self.pool.fetchval(KEY_VERSION, table, key)
        return found

    # ------------------------------------------------------------ snapshots

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        values = (table, snapshot.version, to_json(snapshot.state))
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO snapshot VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", *values
            )
            await connection.execute(
                "DELETE FROM snapshot WHERE game_table = $1 AND version NOT IN (SELECT version "
                "FROM snapshot WHERE game_table = $1 ORDER BY version DESC LIMIT 2)",
                table,
            )

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        row = await self.pool.fetchrow(
            "SELECT version, state FROM snapshot WHERE game_table = $1 AND version <= $2 "
            "ORDER BY version DESC LIMIT 1",
            table,
            2**31 - 1 if upto is None else upto,
        )
        return None if row is None else Snapshot(row[0], msgspec.json.decode(row[1]))

    # ------------------------------------------------------------ lists

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        rows = await self.pool.fetch(
            f"SELECT {TABLE_COLUMNS}, summary, updated FROM game_table "
            "WHERE public = 1 AND phase != 'finished' ORDER BY updated DESC LIMIT $1",
            limit,
        )
        return [read_listed(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        rows = await self.pool.fetch(
            f"SELECT {TABLE_COLUMNS}, summary, updated FROM game_table "
            "JOIN at_table ON at_table.game_table = game_table.id "
            "WHERE at_table.person = $1 ORDER BY updated DESC LIMIT $2",
            person,
            limit,
        )
        return [read_listed(row) for row in rows]

    async def due(self, now: float) -> list[str]:
        rows = await self.pool.fetch(
            "SELECT id FROM game_table WHERE phase = 'playing' AND (bot_due = 1 OR deadline <= $1)",
            now,
        )
        return [row[0] for row in rows]

    # ------------------------------------------------------------ chat

    async def add_chat(self, table: str, row: ChatRow) -> ChatRow:
        async with self.pool.acquire() as connection, connection.transaction():
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
        rows = await self.pool.fetch(
            f"SELECT {CHAT_COLUMNS} FROM chat WHERE game_table = $1 AND number > $2 "
            "ORDER BY number DESC LIMIT $3",
            table,
            after,
            limit,
        )
        return [read_chat(row) for row in reversed(rows)]


KEY_VERSION = "SELECT version FROM entry WHERE game_table = $1 AND client_key = $2"


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
        for number, statements in migrations():
            if number > version:
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


async def check_keys(connection: Any, table: str, entries: list[Entry]) -> None:
    """KeyUsed if a client's message was written before."""
    for entry in entries:
        if entry.key is not None:
            used = await connection.fetchval(KEY_VERSION, table, entry.key)
            if used is not None:
                raise KeyUsed(used)


async def insert_entries(connection: Any, table: str, entries: list[Entry]) -> None:
    """All the entries, or the exception that says why not."""
    try:
        await connection.executemany(
            f"INSERT INTO entry (game_table, {ENTRY_COLUMNS}) VALUES ({marks(7)})",
            [entry_values(table, entry) for entry in entries],
        )
    except asyncpg.UniqueViolationError as error:
        if error.constraint_name == "entry_pkey":
            raise VersionTaken from None
        raise KeyUsed(-1) from None


async def note_people(connection: Any, table: str, summary: Summary) -> None:
    """Who belongs to a table, for their lists."""
    await connection.executemany(
        "INSERT INTO at_table VALUES ($1, $2) ON CONFLICT DO NOTHING",
        [(person, table) for person in summary.people],
    )
