"""Periodic work for all tables: clocks, bots, idle tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from ennead.server.live.cluster.heartbeat import Heartbeat
from ennead.server.live.cluster.lost_time import LostTime
from ennead.server.live.cluster.sync import Sync
from ennead.server.live.connections import Connections
from ennead.server.live.in_use import TablesInUse
from ennead.server.live.live_table import LiveTable, Unplayable
from ennead.server.room.clock import now
from ennead.server.room.drafts import Draft
from ennead.server.room.entries import Left
from ennead.server.room.seeds import Seeds
from ennead.server.store.store import Store, Unavailable

LOG = logging.getLogger("ennead.server")
EVERY = 1.0
#: How often closed tables are deleted, and how long they are kept at least.
SWEEP_SECONDS = 3600.0


class Keeper:
    """Looks after the tables of a process about once a second."""

    def __init__(
        self,
        store: Store,
        in_use: TablesInUse,
        lost_time: LostTime,
        sync: Sync,
        connections: Connections,
        wake_bots: Callable[[LiveTable], None],
        seeds: Seeds,
    ) -> None:
        self.store = store
        self.in_use = in_use
        self.lost_time = lost_time
        self.sync = sync
        self.connections = connections
        self.wake_bots = wake_bots
        self.seeds = seeds
        self.swept = time.monotonic()

    @property
    def heartbeat(self) -> Heartbeat:
        """The heartbeat of this process."""
        return self.lost_time.heartbeat

    async def keep(self) -> None:
        """Look after everything as long as the process runs."""
        while True:
            try:
                await self.look()
            except Unavailable as error:
                LOG.warning("tables cannot be looked after: %s", error)
            except Exception:
                LOG.exception("while looking after the tables")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Look after everything once."""
        if time.monotonic() - self.swept > SWEEP_SECONDS:
            self.swept = time.monotonic()
            await self.store.delete_closed(now() - SWEEP_SECONDS)
        if await self.heartbeat.keep_beating():
            for table in list(self.in_use.live.values()):
                await self.lost_time.give_back(table)
        for id in await self.store.due(now()):
            with contextlib.suppress(Unplayable):
                found = self.in_use.live.get(id) or await self.in_use.find(id)
                if found is not None:
                    await self.look_after(found)
        self.in_use.drop_idle()
        self.connections.look_after()

    async def look_after(self, table: LiveTable) -> None:
        """Seat bots where a clock has run out, and wake them."""
        async with table.lock:
            room = table.room
            deadline = room.deadline()
            if deadline is not None and deadline <= now():
                draft = Draft(room, None, self.seeds)
                for seat in room.to_act():
                    bank = room.seats[seat].bank
                    if (
                        room.is_human(seat)
                        and bank is not None
                        and room.clocks_run_from() + bank <= draft.at
                    ):
                        draft.add(Left(seat))
                await self.sync.commit_if_first(table, draft)
        self.wake_bots(table)
