"""The tables in use: loaded on demand, dropped when they are idle."""

from __future__ import annotations

import asyncio
import time

from ennead.server.live.cluster.lost_time import LostTime
from ennead.server.live.cluster.sync import Sync
from ennead.server.live.live_table import LiveTable
from ennead.server.live.rooms import Rooms
from ennead.server.monitoring.metrics import Metrics
from ennead.server.room.room import Room
from ennead.server.settings import Limits


class TablesInUse:
    """The tables in the memory of this process."""

    def __init__(
        self,
        live: dict[str, LiveTable],
        limits: Limits,
        metrics: Metrics,
        rooms: Rooms,
        sync: Sync,
        lost_time: LostTime,
    ) -> None:
        self.live = live
        self.limits = limits
        self.metrics = metrics
        self.rooms = rooms
        self.sync = sync
        self.lost_time = lost_time
        self.loading: dict[str, asyncio.Lock] = {}

    async def find(self, id: str) -> LiveTable | None:
        """Return a table by its id, loaded if need be; Unplayable if it cannot be loaded."""
        found = self.live.get(id)
        if found is not None:
            await self.sync.refresh(found)
        else:
            async with self.loading.setdefault(id, asyncio.Lock()):
                found = self.live.get(id) or await self.load(id)
            self.loading.pop(id, None)
        if found is None or found.room.phase == "closed":
            return None
        found.used = time.monotonic()
        return found

    async def load(self, id: str) -> LiveTable | None:
        """Load a table from the store, if it is there."""
        room = await self.rooms.load(id)
        if room is None:
            return None
        table = LiveTable(room, self.limits.absence_seconds)
        await self.lost_time.give_back(table)
        self.live[id] = table
        self.metrics.loaded.inc()
        await self.sync.refresh(table)  # notices that came while it was loaded did not find it
        return table

    def add(self, room: Room) -> LiveTable:
        """Add a new table."""
        table = self.live[room.row.id] = LiveTable(room, self.limits.absence_seconds)
        return table

    def drop_idle(self) -> None:
        """Drop idle tables from memory; they are in the store."""
        for id, table in list(self.live.items()):
            idle = time.monotonic() - table.used > self.limits.idle_seconds
            bots = table.bots is not None and not table.bots.done()
            if idle and not (table.guests or table.lock.locked() or bots):
                del self.live[id]
