"""Watching over all tables: clocks, bots without guests, tables nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from ennead.server.live.cluster.heartbeat import Heartbeat
from ennead.server.live.live_table import LiveTable, Unplayable
from ennead.server.room.clock import now
from ennead.server.room.drafts import Draft
from ennead.server.room.entries import Left, Paused
from ennead.server.store.store import Unavailable, VersionTaken

if TYPE_CHECKING:
    from ennead.server.live.tables import Tables

LOG = logging.getLogger("ennead.server")
EVERY = 1.0
#: How often closed tables are deleted, and how long they are kept at least.
SWEEP_SECONDS = 3600.0


class Keeper:
    """Looks after the tables of a process as long as it runs."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.heartbeat = Heartbeat(tables.store)
        self.swept = time.monotonic()

    async def keep(self) -> None:
        """Look after everything, again and again."""
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
        tables = self.tables
        if time.monotonic() - self.swept > SWEEP_SECONDS:
            self.swept = time.monotonic()
            await tables.store.delete_closed(now() - SWEEP_SECONDS)
        if await self.heartbeat.keep_beating():
            for table in list(tables.live.values()):
                await self.give_time_back(table)
        for id in await tables.store.due(now()):
            with contextlib.suppress(Unplayable):
                found = tables.live.get(id) or await tables.find(id)
                if found is not None:
                    await self.look_after(found)
        self.drop_idle()
        tables.connections.look_after()

    async def give_time_back(self, table: LiveTable) -> None:
        """Clocks stand still while no server runs."""
        async with table.lock:
            missed = await self.heartbeat.missed(table.room)
            if missed > 0:
                draft = Draft(table.room, None, self.tables.luck)
                draft.add(Paused(seconds=missed))
                await self.commit(table, draft)

    async def look_after(self, table: LiveTable) -> None:
        """Bots take over where a clock has run out, and answer where it is their turn."""
        async with table.lock:
            room = table.room
            deadline = room.deadline()
            if deadline is not None and deadline <= now():
                draft = Draft(room, None, self.tables.luck)
                for seat in room.to_act():
                    bank = room.seats[seat].bank
                    if room.is_human(seat) and bank is not None and room.at + bank <= draft.at:
                        draft.add(Left(seat))
                await self.commit(table, draft)
        self.tables.bot_play.wake(table)

    async def commit(self, table: LiveTable, draft: Draft) -> None:
        """Commit what nobody has asked for, unless another process was first. The lock is held."""
        try:
            await self.tables.commit(table, draft)
        except VersionTaken:
            await self.tables.sync.catch_up(table)

    def drop_idle(self) -> None:
        """Forget tables that nobody has used for a while; they are in the store."""
        live = self.tables.live
        for id, table in list(live.items()):
            idle = time.monotonic() - table.used > self.tables.settings.limits.idle_seconds
            bots = table.bots is not None and not table.bots.done()
            if idle and not (table.guests or table.lock.locked() or bots):
                del live[id]
