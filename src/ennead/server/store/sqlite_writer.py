"""Group commit to SQLite, on one thread.

Writers queue up; the thread writes all that waits in one transaction, and the tables share the cost
of one flush to disk.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ennead.server.store.store import Unavailable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
#: The result or the error of a piece of work, and the future that waits for it.
Result = tuple[asyncio.Future[Any], Any, Exception | None]

LARGEST_GROUP = 500


class GroupWriter:
    """The thread that writes; `write` waits until its work is on the disk."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self.thread = threading.Thread(target=self._write_all, name="ennead-write", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Finish what waits."""
        self.waiting.put(None)
        await self.loop.run_in_executor(None, self.thread.join)

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work in the next transaction; Unavailable if the file cannot be written."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put((work, future))
        try:
            return await future
        except sqlite3.OperationalError as error:  # the disk is full, or no longer writable
            raise Unavailable(str(error)) from None

    def _write_all(self) -> None:
        connection = connect(self.path)
        open_ = True
        while open_:
            group = [self.waiting.get()]
            while len(group) < LARGEST_GROUP and not self.waiting.empty():
                group.append(self.waiting.get())
            open_ = None not in group
            self._write_group(connection, [item for item in group if item is not None])
        connection.close()

    def _write_group(
        self, connection: sqlite3.Connection, group: list[tuple[Work, asyncio.Future[Any]]]
    ) -> None:
        """Write a group; each piece of work succeeds or fails by itself."""
        try:
            results = write_together(connection, group)
        except Exception as error:  # noqa: BLE001 - the thread must live; the futures get the error
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            results = [(future, None, error) for _, future in group]
        self.loop.call_soon_threadsafe(settle, results)


def connect(path: Path) -> sqlite3.Connection:
    """Connect, with a timeout for locks and a flush at every commit."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.DatabaseError:
        connection.close()
        raise
    return connection


def write_together(
    connection: sqlite3.Connection, group: list[tuple[Work, asyncio.Future[Any]]]
) -> list[Result]:
    """Do all work in one transaction; if a piece fails, do each in a savepoint."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results: list[Result] = [(future, work(connection), None) for work, future in group]
    except Exception:  # noqa: BLE001 - the work that failed is found below
        if connection.in_transaction:  # SQLite gives some up by itself
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        results = [write_alone(connection, work, future) for work, future in group]
    connection.execute("COMMIT")
    return results


def write_alone(connection: sqlite3.Connection, work: Work, future: asyncio.Future[Any]) -> Result:
    """Do one piece of work in a savepoint; if it fails it leaves no trace."""
    connection.execute("SAVEPOINT work")
    result: Result
    try:
        result = future, work(connection), None
    except Exception as error:  # noqa: BLE001 - the future gets the error
        connection.execute("ROLLBACK TO work")
        result = future, None, error
    connection.execute("RELEASE work")
    return result


def settle(results: list[Result]) -> None:
    """Settle the futures of those who wait."""
    for future, result, error in results:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
