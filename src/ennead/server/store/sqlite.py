"""The store in one file: SQLite with one writing thread that commits in groups.

Writers queue up; the thread does all that waits in one transaction, so many tables share the cost
of one flush to disk. Reads have a thread and a connection of their own.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.file_lock import FileLock, keep_for_owner
from ennead.server.store.persons import ChatRow, Person
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
    summary_values,
    table_values,
    to_json,
)
from ennead.server.store.store import CannotServe, CodeTaken, KeyUsed, Unavailable, VersionTaken

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
#: What came of a piece of work, for whoever waits for it.
Result = tuple[asyncio.Future[Any], Any, Exception | None]

INSERT_ENTRY = f"INSERT INTO entry (game_table, {ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
SUMMARY_SET = "updated = ?, phase = ?, public = ?, bot_due = ?, deadline = ?, summary = ?"
LARGEST_GROUP = 500
#: How long a server that starts may look for damage.
CHECK_SECONDS = 2.0


class SqliteStore:
    """A file with write-ahead log; every commit is flushed to disk."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writes: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="ennead-read")
        self.writer = threading.Thread(target=self._write_all, name="ennead-write", daemon=True)
        self.reading: sqlite3.Connection | None = None
        self.lock: FileLock | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.reader, self._open)
        self.writer.start()

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
        self.writes.put(None)
        assert self.loop is not None
        await self.loop.run_in_executor(None, self.writer.join)
        await self.loop.run_in_executor(self.reader, self._close)
        self.reader.shutdown()

    def _close(self) -> None:
        if self.reading is not None:
            self.reading.close()
        if self.lock is not None:
            self.lock.release()

    # ------------------------------------------------------------ the writing thread

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self.loop is not None
        future: asyncio.Future[T] = self.loop.create_future()
        self.writes.put((work, future))
        try:
            return await future
        except sqlite3.OperationalError as error:  # the disk is full, or no longer writable
            raise Unavailable(str(error)) from None

    def _write_all(self) -> None:
        connection = connect(self.path)
        open_ = True
        while open_:
            group = [self.writes.get()]
            while len(group) < LARGEST_GROUP and not self.writes.empty():
                group.append(self.writes.get())
            open_ = None not in group
            self._write_group(connection, [item for item in group if item is not None])
        connection.close()

    def _write_group(
        self, connection: sqlite3.Connection, group: list[tuple[Work, asyncio.Future[Any]]]
    ) -> None:
        """Each piece of work succeeds or fails by itself; what succeeds is committed at once."""
        try:
            results = write_together(connection, group)
        except Exception as error:  # noqa: BLE001 - the thread must live; those who wait are told
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            results = [(future, None, error) for _, future in group]
        assert self.loop is not None
        self.loop.call_soon_threadsafe(settle, results)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self.loop is not None

        def run() -> T:
            assert self.reading is not None
            return work(self.reading)

        try:
            return await self.loop.run_in_executor(self.reader, run)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from None

    # ------------------------------------------------------------ people

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=False))

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self._write_person(*person_change(person, changes, ends=True))

    async def _write_person(self, otherwise: str, person: Person) -> Person:
        values = person_values(person)
        marks = ", ".join("?" * len(values))
        statement = f"INSERT INTO person ({PERSON_COLUMNS}) VALUES ({marks}) {otherwise}"
        return await self._write(lambda c: read_person(c.execute(statement, values).fetchall()[0]))

    async def person(self, id: str) -> Person | None:
        return await self._person("id", id)

    async def person_by_recovery(self, recovery: str) -> Person | None:
        return await self._person("recovery", recovery)

    async def _person(self, column: str, value: str) -> Person | None:
        statement = f"SELECT {PERSON_COLUMNS} FROM person WHERE {column} = ?"
        row = await self._read(lambda c: c.execute(statement, (value,)).fetchone())
        return None if row is None else read_person(row)

    # ------------------------------------------------------------ tables and their entries

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        def work(connection: sqlite3.Connection) -> None:
            values = table_values(row, summary)
            columns = f"{TABLE_COLUMNS}, {SUMMARY_COLUMNS}"
            marks = ", ".join("?" * len(values))
            try:
                connection.execute(f"INSERT INTO game_table ({columns}) VALUES ({marks})", values)
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

    async def table(self, id: str) -> TableRow | None:
        statement = f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = ?"
        row = await self._read(lambda c: c.execute(statement, (id,)).fetchone())
        return None if row is None else read_table(row)

    async def table_with_code(self, code: str) -> str | None:
        statement = "SELECT id FROM game_table WHERE code = ?"
        row = await self._read(lambda c: c.execute(statement, (code,)).fetchone())
        return None if row is None else row[0]

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        statement = (
            f"SELECT {ENTRY_COLUMNS} FROM entry "
            "WHERE game_table = ? AND version > ? AND version <= ? ORDER BY version"
        )
        values = (table, after, 2**31 if upto is None else upto)
        rows = await self._read(lambda c: c.execute(statement, values).fetchall())
        return [read_entry(row) for row in rows]

    async def key_version(self, table: str, key: str) -> int | None:
        return await self._read(lambda c: version_of_key(c, table, key))

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

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        statement = (
            "SELECT version, state FROM snapshot WHERE game_table = ? AND version <= ? "
            "ORDER BY version DESC LIMIT 1"
        )
        values = (table, 2**31 if upto is None else upto)
        row = await self._read(lambda c: c.execute(statement, values).fetchone())
        return None if row is None else Snapshot(row[0], msgspec.json.decode(row[1]))

    # ------------------------------------------------------------ lists

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        statement = f"{OPEN_TABLES} LIMIT ?"
        rows = await self._read(lambda c: c.execute(statement, (limit,)).fetchall())
        return [read_listed(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        statement = f"{TABLES_OF_PERSON} ? ORDER BY updated DESC LIMIT ?"
        rows = await self._read(lambda c: c.execute(statement, (person, limit)).fetchall())
        return [read_listed(row) for row in rows]

    async def due(self, now: float) -> list[str]:
        rows = await self._read(lambda c: c.execute(f"{DUE_TABLES} ?", (now,)).fetchall())
        return [row[0] for row in rows]

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
            marks = ", ".join("?" * 7)
            connection.execute(
                f"INSERT INTO chat (game_table, {CHAT_COLUMNS}) VALUES ({marks})",
                (table, *msgspec.structs.astuple(numbered)),
            )
            return numbered

        return await self._write(work)

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        statement = (
            f"SELECT {CHAT_COLUMNS} FROM chat WHERE game_table = ? AND number > ? "
            "ORDER BY number DESC LIMIT ?"
        )
        rows = await self._read(lambda c: c.execute(statement, (table, after, limit)).fetchall())
        return [read_chat(row) for row in reversed(rows)]

    # ------------------------------------------------------------ whether a server runs

    async def beat(self, at: float) -> float:
        statement = (
            "INSERT INTO heartbeat VALUES (1, ?) "
            "ON CONFLICT (id) DO UPDATE SET at = MAX(at, excluded.at) RETURNING at"
        )
        values = (max(at, time.time()),)
        found: float = await self._write(lambda c: c.execute(statement, values).fetchall()[0][0])
        return found

    async def last_beat(self) -> float | None:
        row = await self._read(lambda c: c.execute("SELECT at FROM heartbeat").fetchone())
        return None if row is None else row[0]

    async def add_standstill(self, began: float, ended: float) -> None:
        statement = "INSERT OR REPLACE INTO standstill VALUES (?, ?)"
        await self._write(lambda c: c.execute(statement, (began, ended)))

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        statement = "SELECT began, ended FROM standstill WHERE ended > ?"
        return await self._read(lambda c: c.execute(statement, (since,)).fetchall())

    # ------------------------------------------------------------ other processes

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {}

    def listen(
        self,
        heard: Callable[[str, int], None],
        announced: Callable[[str], None],
        deaf: Callable[[], None],
    ) -> None:
        """One process owns the file: nobody else writes."""

    async def announce(self, text: str) -> None:
        """There is nobody to hear it."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for locks and flushes every commit."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def check_whole(connection: sqlite3.Connection) -> None:
    """DatabaseError if the file is damaged; of a big file only a part is looked at."""
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
    """Apply the steps of the schema that are missing; each whole or not at all."""
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
    """All the entries, or the exception that says why not."""
    try:
        connection.executemany(INSERT_ENTRY, [entry_values(table, entry) for entry in entries])
    except sqlite3.IntegrityError:
        keys = [entry.key for entry in entries if entry.key is not None]
        for used in [version_of_key(connection, table, key) for key in keys]:
            if used is not None:
                raise KeyUsed(used) from None
        raise VersionTaken from None


def version_of_key(connection: sqlite3.Connection, table: str, key: str) -> int | None:
    """The version a client's message led to."""
    statement = "SELECT version FROM entry WHERE game_table = ? AND client_key = ?"
    row = connection.execute(statement, (table, key)).fetchone()
    return None if row is None else row[0]


def note_people(connection: sqlite3.Connection, table: str, people: tuple[str, ...]) -> None:
    """Who belongs to a table, for their lists."""
    connection.execute("DELETE FROM at_table WHERE game_table = ?", (table,))
    connection.executemany(
        "INSERT INTO at_table VALUES (?, ?)", [(person, table) for person in people]
    )


def write_together(
    connection: sqlite3.Connection, group: list[tuple[Work, asyncio.Future[Any]]]
) -> list[Result]:
    """One transaction; if a piece of work fails, all are done again, each by itself."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results: list[Result] = [(future, work(connection), None) for work, future in group]
    except Exception:  # noqa: BLE001 - whose work it was is found out now
        if connection.in_transaction:  # SQLite gives some up by itself
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        results = [write_alone(connection, work, future) for work, future in group]
    connection.execute("COMMIT")
    return results


def write_alone(connection: sqlite3.Connection, work: Work, future: asyncio.Future[Any]) -> Result:
    """One piece of work; if it fails it leaves no trace in the transaction."""
    connection.execute("SAVEPOINT work")
    result: Result
    try:
        result = future, work(connection), None
    except Exception as error:  # noqa: BLE001 - whoever waits for this piece is told
        connection.execute("ROLLBACK TO work")
        result = future, None, error
    connection.execute("RELEASE work")
    return result


def settle(results: list[Result]) -> None:
    """Hand the results to those who wait."""
    for future, result, error in results:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
