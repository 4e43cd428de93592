"""The store in one file: SQLite with one thread that writes, and one that reads.

Each has a connection of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.file_lock import FileLock, keep_for_owner
from ennead.server.store.persons import ChatRow
from ennead.server.store.queries import KEY_VERSION, Queries, marks
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
    summary_values,
    table_values,
    to_json,
)
from ennead.server.store.sqlite_writer import GroupWriter, connect
from ennead.server.store.store import CannotServe, CodeTaken, KeyUsed, Unavailable, VersionTaken

T = TypeVar("T")

INSERT_ENTRY = f"INSERT INTO entry (game_table, {ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
SUMMARY_SET = "updated = ?, phase = ?, public = ?, bot_due = ?, deadline = ?, summary = ?"
#: How long a server that starts may check the file for damage.
CHECK_SECONDS = 2.0


class SqliteStore(Queries):
    """A file with write-ahead log; every commit is flushed to disk."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="ennead-read")
        self.writer: GroupWriter | None = None
        self.reading: sqlite3.Connection | None = None
        self.lock: FileLock | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.reader, self._open)
        self.writer = GroupWriter(self.path, self.loop)

    def _open(self) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock = FileLock(self.path.with_name(f"{self.path.name}.lock"))
        keep_for_owner(self.path)
        try:
            self.reading = connect(self.path)
            check_whole(self.reading)
            migrate(self.reading)
        except sqlite3.DatabaseError as error:
            self._close()
            raise CannotServe(f"{self.path} cannot be used: {error}") from None
        except CannotServe:
            self._close()
            raise

    async def close(self) -> None:
        assert self.loop is not None
        if self.writer is not None:
            await self.writer.close()
        await self.loop.run_in_executor(self.reader, self._close)
        self.reader.shutdown()

    def _close(self) -> None:
        if self.reading is not None:
            self.reading.close()
        if self.lock is not None:
            self.lock.release()

    # ------------------------------------------------------------ reading and writing

    async def read(self, statement: str, *values: Any) -> list[Any]:
        assert self.loop is not None

        def run() -> list[Any]:
            assert self.reading is not None
            return self.reading.execute(statement, values).fetchall()

        try:
            return await self.loop.run_in_executor(self.reader, run)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from None

    async def write(self, statement: str, *values: Any) -> list[Any]:
        return await self._write(lambda c: c.execute(statement, values).fetchall())

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self.writer is not None
        return await self.writer.write(work)

    # ------------------------------------------------------------ tables and their entries

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        def work(connection: sqlite3.Connection) -> None:
            values = table_values(row, summary)
            columns = f"{TABLE_COLUMNS}, {SUMMARY_COLUMNS}"
            places = marks(len(values))
            try:
                connection.execute(f"INSERT INTO game_table ({columns}) VALUES ({places})", values)
            except sqlite3.IntegrityError:
                raise CodeTaken from None
            insert_entries(connection, row.id, entries)
            note_people(connection, row.id, summary.people)

        await self._write(work)

    async def append(
        self,
        table: str,
        entries: list[Entry],
        summary: Summary,
        people: tuple[str, ...] | None = None,
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            insert_entries(connection, table, entries)
            values = (*summary_values(summary), table)
            connection.execute(f"UPDATE game_table SET {SUMMARY_SET} WHERE id = ?", values)
            if people is not None:
                note_people(connection, table, people)

        await self._write(work)

    # ------------------------------------------------------------ snapshots

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        values = (table, snapshot.version, to_json(snapshot.state))

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)", values)
            connection.execute(
                "DELETE FROM snapshot WHERE game_table = ? AND version NOT IN (SELECT version "
                "FROM snapshot WHERE game_table = ? ORDER BY version DESC LIMIT 3)",
                (table, table),
            )

        await self._write(work)

    async def delete_closed(self, before: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for name, column in OF_A_TABLE:
                closed = f"{column} IN ({CLOSED_TABLES} ?)"
                connection.execute(f"DELETE FROM {name} WHERE {closed}", (before,))

        await self._write(work)

    # ------------------------------------------------------------ chat

    async def add_chat(self, table: str, row: ChatRow) -> ChatRow:
        def work(connection: sqlite3.Connection) -> ChatRow:
            last = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE game_table = ?"
            number = connection.execute(last, (table,)).fetchone()[0] + 1
            numbered = msgspec.structs.replace(row, number=number)
            values = (table, *msgspec.structs.astuple(numbered))
            connection.execute(
                f"INSERT INTO chat (game_table, {CHAT_COLUMNS}) VALUES ({marks(len(values))})",
                values,
            )
            return numbered

        return await self._write(work)

    # ------------------------------------------------------------ whether a server runs

    async def beat(self, at: float) -> float:
        statement = (
            "INSERT INTO heartbeat VALUES (1, ?) "
            "ON CONFLICT (id) DO UPDATE SET at = MAX(at, excluded.at) RETURNING at"
        )
        found: float = (await self.write(statement, max(at, time.time())))[0][0]
        return found

    async def add_standstill(self, began: float, ended: float) -> None:
        await self.write("INSERT OR REPLACE INTO standstill VALUES (?, ?)", began, ended)

    # ------------------------------------------------------------ other processes

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {}

    def listen(
        self,
        entries_written: Callable[[str, int], None],
        announced: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """Do nothing: one process owns the file, so nobody else writes."""

    async def announce(self, text: str) -> None:
        """Do nothing: there is no other process."""


def check_whole(connection: sqlite3.Connection) -> None:
    """Raise DatabaseError if the file is damaged; of a big file only a part is checked."""
    until = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        found = "ok"
    connection.set_progress_handler(None, 0)
    if found != "ok":
        raise sqlite3.DatabaseError(f"the file is damaged: {found}")


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations, each in a transaction."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    check_schema(version)
    for number, statements in migrations():
        if number > version:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")


def insert_entries(connection: sqlite3.Connection, table: str, entries: list[Entry]) -> None:
    """Insert all entries; KeyUsed or VersionTaken if they do not fit."""
    try:
        connection.executemany(INSERT_ENTRY, [entry_values(table, entry) for entry in entries])
    except sqlite3.IntegrityError:
        keys = [entry.key for entry in entries if entry.key is not None]
        for used in [version_of_key(connection, table, key) for key in keys]:
            if used is not None:
                raise KeyUsed(used) from None
        raise VersionTaken from None


def version_of_key(connection: sqlite3.Connection, table: str, key: str) -> int | None:
    """Return the version that a client's message led to."""
    row = connection.execute(KEY_VERSION, (table, key)).fetchone()
    return None if row is None else row[0]


def note_people(connection: sqlite3.Connection, table: str, people: tuple[str, ...]) -> None:
    """Set the people of a table, for their lists."""
    connection.execute("DELETE FROM at_table WHERE game_table = ?", (table,))
    connection.executemany(
        "INSERT INTO at_table VALUES (?, ?)", [(person, table) for person in people]
    )
