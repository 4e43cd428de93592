"""Changes of tables: entries are committed first, then sent to everybody concerned."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from ennead.server.identity import new_join_code
from ennead.server.live.live_table import LiveTable
from ennead.server.live.publisher import Publisher
from ennead.server.live.snapshot_schedule import SnapshotSchedule
from ennead.server.monitoring.metrics import Metrics
from ennead.server.room.drafts import Draft
from ennead.server.room.entries import Entry
from ennead.server.room.folding import trial
from ennead.server.room.room import Room
from ennead.server.store.store import CodeTaken, Store


class Changes:
    """Commits what is decided about the tables of a process."""

    def __init__(
        self, store: Store, metrics: Metrics, snapshots: SnapshotSchedule, publisher: Publisher
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.snapshots = snapshots
        self.publisher = publisher
        #: Called with the people whom a table waits for now and did not before.
        self.on_turn: Callable[[Room, set[str]], None] = lambda room, people: None

    async def create(self, room: Room, entries: list[Entry]) -> None:
        """Write a new table, if need be with another join code."""
        while True:
            try:
                await self.store.create_table(room.row, entries, room.summary())
            except CodeTaken:
                room.row = replace(room.row, code=new_join_code())
            else:
                return

    def created(self, table: LiveTable, entries: list[Entry]) -> None:
        """Publish a new table."""
        room = table.room
        table.people = room.summary().people
        self.metrics.created.inc()
        self.publisher.publish(table, Room(room.row), entries)
        self.snapshots.after_change(table, trial(Room(room.row), entries[:1]))
        self.notify(room, Room(room.row))

    async def commit(self, table: LiveTable, draft: Draft) -> None:
        """Write the entries, then publish them. The lock is held."""
        room, after, entries = table.room, draft.after, draft.entries
        started = time.perf_counter()
        summary = after.summary()
        people = None if summary.people == table.people else summary.people
        await self.store.append(room.row.id, entries, summary, people)
        table.people = summary.people
        self.metrics.committed(after.shown - room.shown, time.perf_counter() - started)
        table.room = after
        self.publisher.publish(table, room, entries)
        self.snapshots.after_change(table, room)
        self.notify(after, room)

    def notify(self, room: Room, before: Room) -> None:
        """Notify those whose turn it is now; only the process that wrote does this."""
        now_waiting = room.awaited() - before.awaited()
        if now_waiting:
            self.on_turn(room, now_waiting)

    async def is_known(self, table: LiveTable, key: str) -> bool:
        """Whether a message was carried out before."""
        if key in table.room.keys or table.room.keys_since == 0:
            return key in table.room.keys
        return await self.store.key_version(table.room.row.id, key) is not None
