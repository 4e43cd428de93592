"""A store in memory that somebody else keeps: a browser, which has no files.

What is written is handed on as texts by key; what was kept is read when the store is opened.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from msgspec import structs

from ennead.server.room.entries import Entry, Snapshot, Summary, TableRow
from ennead.server.store.persons import ChatRow, Person
from ennead.server.store.rows import (
    entry_values,
    person_values,
    read_chat,
    read_entry,
    read_listed,
    read_person,
    summary_values,
    table_values,
    to_json,
)
from ennead.server.store.store import CodeTaken, KeyUsed, VersionTaken

#: What is to be kept by key; None where nothing is to be kept any more.
Changes = dict[str, str | None]
Keep = Callable[[Changes], Awaitable[None]]
#: How many snapshots of a table are kept.
SNAPSHOTS = 3
#: The columns of a table before those of its summary.
OF_ROW = 9


async def keep_nothing(changes: Changes) -> None:
    """Let everything be lost with the process."""


class MemoryStore:
    """Tables, people and chat in memory."""

    shared = False

    def __init__(self, keep: Keep = keep_nothing, kept: Mapping[str, str] | None = None) -> None:
        self.keep = keep
        self.people: dict[str, Person] = {}
        #: By id: the columns of a table and of its summary, and the people in whose lists it is.
        self.rows: dict[str, tuple[list[Any], tuple[str, ...]]] = {}
        self.entries_of: dict[str, list[Entry]] = defaultdict(list)
        self.snapshots_of: dict[str, dict[int, Snapshot]] = defaultdict(dict)
        self.chat_of: dict[str, list[ChatRow]] = defaultdict(list)
        self.beaten: float | None = None
        self.stood: dict[float, float] = {}
        for key in sorted(kept or {}):
            kind, *rest = key.split("/")
            READERS[kind](self, rest, msgspec.json.decode((kept or {})[key]))

    async def open(self) -> None:
        """Do nothing: all is in memory."""

    async def close(self) -> None:
        """Do nothing: all is kept as it is written."""

    # ------------------------------------------------------------ people

    async def change_person(self, person: Person, changes: dict[str, Any]) -> Person:
        return await self.write_person(person, changes)

    async def renew_person(self, person: Person, changes: dict[str, Any]) -> Person:
        sessions = self.people.get(person.id, person).sessions + 1
        return await self.write_person(person, {**changes, "sessions": sessions})

    async def write_person(self, person: Person, changes: dict[str, Any]) -> Person:
        found = structs.replace(self.people.get(person.id, person), **changes)
        self.people[person.id] = found
        await self.keep({f"person/{person.id}": to_json(person_values(found))})
        return found

    async def person(self, id: str) -> Person | None:
        return self.people.get(id)

    async def person_by_recovery(self, recovery: str) -> Person | None:
        return next((one for one in self.people.values() if one.recovery == recovery), None)

    # ------------------------------------------------------------ tables and their entries

    async def create_table(self, row: TableRow, entries: list[Entry], summary: Summary) -> None:
        if await self.table_with_code(row.code) is not None:
            raise CodeTaken
        self.rows[row.id] = (list(table_values(row, summary)), summary.people)
        self.entries_of[row.id] = list(entries)
        await self.keep({**self.written_row(row.id), **written_entries(row.id, entries)})

    async def append(
        self,
        table: str,
        entries: list[Entry],
        summary: Summary,
        people: tuple[str, ...] | None = None,
    ) -> None:
        for entry in entries:
            used = None if entry.key is None else await self.key_version(table, entry.key)
            if used is not None:
                raise KeyUsed(used)
        before = self.entries_of[table]
        if before and entries and entries[0].version <= before[-1].version:
            raise VersionTaken
        before.extend(entries)
        columns, listed = self.rows[table]
        columns[OF_ROW:] = summary_values(summary)
        self.rows[table] = (columns, listed if people is None else people)
        await self.keep({**self.written_row(table), **written_entries(table, entries)})

    def written_row(self, table: str) -> Changes:
        return {f"table/{table}": to_json(self.rows[table])}

    async def table(self, id: str) -> TableRow | None:
        found = self.rows.get(id)
        return None if found is None else listed(found[0])[0]

    async def table_with_code(self, code: str) -> str | None:
        return next((id for id, (row, _) in self.rows.items() if row[OF_ROW - 1] == code), None)

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Entry]:
        found = [entry for entry in self.entries_of.get(table, []) if entry.version > after]
        return [entry for entry in found if upto is None or entry.version <= upto]

    async def key_version(self, table: str, key: str) -> int | None:
        found = self.entries_of.get(table, [])
        return next((entry.version for entry in found if entry.key == key), None)

    # ------------------------------------------------------------ snapshots

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        found = self.snapshots_of[table]
        found[snapshot.version] = snapshot
        changes: Changes = {key_of("snapshot", table, snapshot.version): to_json(snapshot)}
        for version in sorted(found)[:-SNAPSHOTS]:
            del found[version]
            changes[key_of("snapshot", table, version)] = None
        await self.keep(changes)

    async def snapshot(self, table: str, upto: int | None = None) -> Snapshot | None:
        found = self.snapshots_of.get(table, {})
        versions = [version for version in found if upto is None or version <= upto]
        return found[max(versions)] if versions else None

    # ------------------------------------------------------------ lists

    async def lobby(self, limit: int) -> list[tuple[TableRow, Summary, float]]:
        found = [listed(columns) for columns, _ in self.rows.values()]
        shown = [one for one in found if one[1].public and one[1].phase in ("gathering", "playing")]
        nth: Counter[str] = Counter()
        ranked = []
        for one in sorted(shown, key=lambda one: -one[2]):
            nth[one[0].creator] += 1
            ranked.append((nth[one[0].creator], one))
        return [one for _, one in sorted(ranked, key=lambda pair: pair[0])][:limit]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, Summary, float]]:
        found = [listed(columns) for columns, people in self.rows.values() if person in people]
        shown = [one for one in found if one[1].phase != "closed"]
        return sorted(shown, key=lambda one: -one[2])[:limit]

    async def due(self, now: float) -> list[str]:
        found = [(id, listed(columns)[1]) for id, (columns, _) in self.rows.items()]
        return [
            id
            for id, summary in found
            if summary.phase == "playing"
            and (summary.bot_due or (summary.deadline is not None and summary.deadline <= now))
        ]

    async def delete_closed(self, before: float) -> None:
        changes: Changes = {}
        for id, (columns, _) in list(self.rows.items()):
            _, summary, updated = listed(columns)
            if summary.phase == "closed" and updated < before:
                changes.update(self.forget(id))
        if changes:
            await self.keep(changes)

    def forget(self, table: str) -> Changes:
        """Drop a table with all that belongs to it."""
        changes: Changes = {f"table/{table}": None}
        for entry in self.entries_of.pop(table, []):
            changes[key_of("entry", table, entry.version)] = None
        for version in self.snapshots_of.pop(table, {}):
            changes[key_of("snapshot", table, version)] = None
        for line in self.chat_of.pop(table, []):
            changes[key_of("chat", table, line.number)] = None
        del self.rows[table]
        return changes

    # ------------------------------------------------------------ chat

    async def add_chat(self, table: str, row: ChatRow) -> ChatRow:
        lines = self.chat_of[table]
        numbered = structs.replace(row, number=lines[-1].number + 1 if lines else 1)
        lines.append(numbered)
        changes: Changes = {
            key_of("chat", table, numbered.number): to_json(structs.astuple(numbered))
        }
        await self.keep(changes)
        return numbered

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        return [line for line in self.chat_of.get(table, []) if line.number > after][-limit:]

    # ------------------------------------------------------------ whether somebody plays

    async def beat(self, at: float) -> float:
        self.beaten = max(at, time.time(), self.beaten or 0.0)
        await self.keep({"beat": to_json(self.beaten)})
        return self.beaten

    async def last_beat(self) -> float | None:
        return self.beaten

    async def add_standstill(self, began: float, ended: float) -> None:
        self.stood[began] = ended
        await self.keep({f"standstill/{began}": to_json([began, ended])})

    async def standstills(self, since: float) -> list[tuple[float, float]]:
        return [(began, ended) for began, ended in self.stood.items() if ended > since]

    # ------------------------------------------------------------ other processes

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {}

    def listen(
        self,
        entries_written: Callable[[str, int], None],
        announced: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """Do nothing: nobody else writes."""

    async def announce(self, text: str) -> None:
        """Do nothing: there is no other process."""

    # ------------------------------------------------------------ what was kept

    def read_person(self, rest: list[str], data: Any) -> None:
        self.people[rest[0]] = read_person(data)

    def read_table(self, rest: list[str], data: Any) -> None:
        self.rows[rest[0]] = (data[0], tuple(data[1]))

    def read_entry(self, rest: list[str], data: Any) -> None:
        self.entries_of[rest[0]].append(read_entry(data))

    def read_snapshot(self, rest: list[str], data: Any) -> None:
        found = msgspec.convert(data, Snapshot)
        self.snapshots_of[rest[0]][found.version] = found

    def read_chat(self, rest: list[str], data: Any) -> None:
        self.chat_of[rest[0]].append(read_chat(data))

    def read_beat(self, rest: list[str], data: Any) -> None:
        self.beaten = data

    def read_standstill(self, rest: list[str], data: Any) -> None:
        self.stood[data[0]] = data[1]


READERS: dict[str, Callable[[MemoryStore, list[str], Any], None]] = {
    "person": MemoryStore.read_person,
    "table": MemoryStore.read_table,
    "entry": MemoryStore.read_entry,
    "snapshot": MemoryStore.read_snapshot,
    "chat": MemoryStore.read_chat,
    "beat": MemoryStore.read_beat,
    "standstill": MemoryStore.read_standstill,
}


def listed(columns: list[Any]) -> tuple[TableRow, Summary, float]:
    """Read a table as lists show it."""
    updated, summary = columns[OF_ROW], columns[-1]
    return read_listed([*columns[:OF_ROW], summary, updated])


def written_entries(table: str, entries: list[Entry]) -> Changes:
    """Return what is kept of entries: their columns but the table's."""
    return {
        key_of("entry", table, entry.version): to_json(entry_values(table, entry)[1:])
        for entry in entries
    }


def key_of(kind: str, table: str, number: int) -> str:
    """Return a key that sorts by its number."""
    return f"{kind}/{table}/{number:09}"
