"""When the snapshots of tables are saved."""

from __future__ import annotations

from collections.abc import Iterable

from ennead.server.live.live_table import LiveTable
from ennead.server.live.replay.replays import Replays
from ennead.server.live.tasks import Tasks
from ennead.server.room.room import Room
from ennead.server.room.snapshots import snapshot_of
from ennead.server.store.store import Store

#: Versions between two snapshots of a table.
EVERY = 64


class SnapshotSchedule:
    """Saves the snapshots of all tables of a process."""

    def __init__(self, store: Store, replays: Replays, tasks: Tasks) -> None:
        self.store = store
        self.replays = replays
        self.tasks = tasks

    def after_change(self, table: LiveTable, before: Room) -> None:
        """Save a snapshot every 64 versions, at the end, and where the game of a record goes on.

        The last, as the record may no longer replay one day. Only public entries count: what a
        snapshot is later loaded for must not reveal how many private ones there were.
        """
        room = table.room
        goes_on = before.record is not None and room.record is None
        due = room.shown // EVERY > before.shown // EVERY
        if before.phase != "finished" and room.phase == "finished":
            self.result_due(room)
        elif room.game is not None and (due or goes_on):
            table.snapshot_at = room.shown
            self.tasks.spawn(self.store.save_snapshot(room.row.id, snapshot_of(room)))

    def result_due(self, room: Room) -> None:
        """Save the result of a finished table on the side."""
        self.tasks.spawn(self.save_result(room))

    async def save_result(self, room: Room) -> None:
        """Save what a finished table shows: one day it may no longer replay."""
        await self.store.save_snapshot(room.row.id, snapshot_of(room))
        room.archive = await self.replays.archive(room)
        await self.store.save_snapshot(room.row.id, snapshot_of(room))

    async def save_positions(self, tables: Iterable[LiveTable]) -> None:
        """Save where games are, so that they go on from there if the rules change meanwhile."""
        for table in tables:
            room = table.room
            if room.phase == "playing" and room.shown != table.snapshot_at:
                await self.store.save_snapshot(room.row.id, snapshot_of(room))
