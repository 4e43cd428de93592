"""Group commit: entries of all tables are written in groups, each with one statement.

While a group is being written, the next one gathers. If an entry of a group does not fit, nothing
of the group is written; then its parts are written one after another.
"""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
from msgspec import Struct

from ennead.server.room.entries import Entry, Summary
from ennead.server.store.postgres_link import CHANNEL, Link, numbered
from ennead.server.store.queries import KEY_VERSION
from ennead.server.store.rows import ENTRY_COLUMNS, SUMMARY_COLUMNS, entry_values, summary_values
from ennead.server.store.store import KeyUsed, Unavailable, VersionTaken

LARGEST_GROUP = 200
#: PostgreSQL takes messages of less than 8,000 bytes to other processes.
LONGEST_NOTICE = 7000

ENTRY_TYPES = ("text", "int", "float8", "text", "int", "text", "text")
SUMMARY_TYPES = ("text", "float8", "text", "int", "int", "float8", "text")
VERSION_OF_KEY = numbered(KEY_VERSION)


def unnested(types: tuple[str, ...], first: int) -> str:
    """Unnest columns given as arrays; the first array has this number among the values."""
    arrays = [f"${first + number}::{type_}[]" for number, type_ in enumerate(types)]
    return f"unnest({', '.join(arrays)})"


WRITE_ENTRIES = f"""
INSERT INTO entry (game_table, {ENTRY_COLUMNS}) SELECT * FROM {unnested(ENTRY_TYPES, 1)}"""
CHANGE_TABLES = f"""
UPDATE game_table SET ({SUMMARY_COLUMNS}) =
    (new.updated, new.phase, new.public, new.bot_due, new.deadline, new.summary)
FROM {unnested(SUMMARY_TYPES, 8)} AS new (id, {SUMMARY_COLUMNS}) WHERE game_table.id = new.id"""
NOTIFY = "SELECT pg_notify($15, notice) FROM unnest($16::text[]) AS notice"
APPEND = f"WITH entries AS ({WRITE_ENTRIES}), tables AS ({CHANGE_TABLES}) {NOTIFY}"

#: The people of the tables $17; the pairs of person and table are $18 and $19.
REMOVE_PEOPLE = """
DELETE FROM at_table WHERE game_table = ANY($17::text[])
AND (person, game_table) NOT IN (SELECT * FROM unnest($18::text[], $19::text[]))"""
ADD_PEOPLE = """
INSERT INTO at_table (person, game_table) SELECT * FROM unnest($18::text[], $19::text[])
ON CONFLICT DO NOTHING"""
APPEND_AND_SEAT = f"""
WITH entries AS ({WRITE_ENTRIES}), tables AS ({CHANGE_TABLES}), gone AS ({REMOVE_PEOPLE}),
come AS ({ADD_PEOPLE}) {NOTIFY}"""


class Append(Struct, eq=False):
    """Entries to be added to a table, and the future that waits for them."""

    table: str
    entries: list[Entry]
    summary: Summary
    people: tuple[str, ...] | None
    written: asyncio.Future[None]


class GroupWriter:
    """Writes all waiting entries together."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.waiting: list[Append] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(
        self, table: str, entries: list[Entry], summary: Summary, people: tuple[str, ...] | None
    ) -> None:
        """Return once everything is durable; VersionTaken, KeyUsed or Unavailable if it is not."""
        loop = asyncio.get_running_loop()
        item = Append(table, entries, summary, people, loop.create_future())
        self.waiting.append(item)
        if self.writing is None:
            self.writing = loop.create_task(self._write_all())
        await item.written

    async def close(self) -> None:
        """Cancel what is not written yet."""
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.wait([self.writing], timeout=1)

    async def _write_all(self) -> None:
        try:
            while self.waiting:
                await self._write(self._next_group())
        finally:
            self.writing = None

    def _next_group(self) -> list[Append]:
        """Take what waits, of each table only the first, in the order of tables.

        The same order in all processes avoids deadlocks.
        """
        first: dict[str, Append] = {}
        later = []
        for item in self.waiting:
            if len(first) < LARGEST_GROUP and item.table not in first:
                first[item.table] = item
            else:
                later.append(item)
        self.waiting = later
        return [first[table] for table in sorted(first)]

    async def _write(self, group: list[Append]) -> None:
        """Write a group; if something in it does not fit, each part by itself."""
        try:
            await self._write_together(group)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError) as error:
            if len(group) > 1:
                for item in group:
                    await self._write([item])
                return
            settle(group, await self._misfit(group[0], error))
        except (Unavailable, asyncpg.PostgresError) as error:
            settle(group, error)
        except asyncio.CancelledError:
            settle(group, Unavailable("the server is stopping"))
            raise
        else:
            settle(group, None)

    async def _write_together(self, group: list[Append]) -> None:
        rows = [entry_values(item.table, entry) for item in group for entry in item.entries]
        tables = [(item.table, *summary_values(item.summary)) for item in group]
        values = [*columns(rows), *columns(tables), CHANNEL, self._notices(group)]
        statement = APPEND
        seated = [(item.table, item.people) for item in group if item.people is not None]
        if seated:
            statement = APPEND_AND_SEAT
            pairs = [(person, table) for table, people in seated for person in people]
            values += [[table for table, _ in seated]]
            values += [[person for person, _ in pairs], [table for _, table in pairs]]
        await self.link.execute(statement, *values)

    def _notices(self, group: list[Append]) -> list[str]:
        """Return notices for other processes: the writer, then a line for each table."""
        head = f"{self.link.process}\n"
        found = [head]
        for item in group:
            line = f"{item.table} {item.entries[-1].version}\n"
            if len(found[-1]) + len(line) > LONGEST_NOTICE:
                found.append(head)
            found[-1] += line
        return found

    async def _misfit(self, item: Append, error: Exception) -> Exception:
        """Return the reason why entries could not be written."""
        if getattr(error, "constraint_name", "") == "entry_pkey":
            return VersionTaken()
        try:
            for entry in item.entries:
                used = entry.key and await self.link.fetchval(VERSION_OF_KEY, item.table, entry.key)
                if used:
                    return KeyUsed(used)
        except Unavailable as gone:
            return gone
        return error


def settle(group: list[Append], error: Exception | None) -> None:
    """Settle the futures of those who wait."""
    for item in group:
        if not item.written.done():
            if error is None:
                item.written.set_result(None)
            else:
                item.written.set_exception(error)


def columns(rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    """Transpose rows to columns."""
    return [list(column) for column in zip(*rows, strict=True)]
