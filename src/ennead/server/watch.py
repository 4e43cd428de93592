"""Watching over all tables: clocks, bots without guests, tables nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from ennead.server.decisions import Draft
from ennead.server.live_table import LiveTable, Unplayable
from ennead.server.standstill import Heart
from ennead.server.store import VersionTaken

if TYPE_CHECKING:
    from ennead.server.tables import Tables

LOG = logging.getLogger("ennead.server")
EVERY = 1.0


class Watch:
    """Looks after the tables of a process as long as it runs."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.heart = Heart(tables.store)

    async def keep(self) -> None:
        """Look after everything, again and again."""
        while True:
            try:
                await self.look()
            except Exception:
                LOG.exception("while looking after the tables")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Look after everything once."""
        tables = self.tables
        if await self.heart.keep_beating():
            for table in list(tables.live.values()):
                await self.give_time_back(table)
        for id in await tables.store.due(time.time()):
            with contextlib.suppress(Unplayable):
                found = await tables.find(id)
                if found is not None:
                    await self.look_after(found)
        self.drop_idle()
        self.catch_up_with_others()
        tables.presence.look_after()

    async def give_time_back(self, table: LiveTable) -> None:
        """Clocks stand still while no server runs."""
        async with table.lock:
            missed = await self.heart.missed(table.room)
            if missed > 0:
                draft = Draft(table.room, None, self.tables.luck)
                draft.add("paused", seconds=missed)
                await self.commit(table, draft)

    async def look_after(self, table: LiveTable) -> None:
        """Bots take over where a clock has run out, and answer where it is their turn."""
        async with table.lock:
            room = table.room
            deadline = room.deadline()
            if deadline is not None and deadline <= time.time():
                draft = Draft(room, None, self.tables.luck)
                for seat in room.to_act():
                    bank = room.seats[seat].bank
                    if room.is_human(seat) and bank is not None and room.at + bank <= draft.at:
                        draft.add("left", seat)
                await self.commit(table, draft)
        self.tables.bot_play.wake(table)

    async def commit(self, table: LiveTable, draft: Draft) -> None:
        """Commit what nobody has asked for, unless another process was first. The lock is held."""
        try:
            await self.tables.commit(table, draft)
        except VersionTaken:
            await self.tables.catch_up(table)

    def catch_up_with_others(self) -> None:
        """A notice can be lost, as while a table is loaded: look at tables in use all the same."""
        if self.tables.store.shared:
            for table in list(self.tables.live.values()):
                if table.guests and not table.lock.locked():
                    self.tables.spawn(self.tables.catch_up_locked(table))

    def drop_idle(self) -> None:
        """Forget tables that nobody has used for a while; they are in the store."""
        live = self.tables.live
        for id, table in list(live.items()):
            idle = time.monotonic() - table.used > self.tables.settings.limits.idle_seconds
            bots = table.bots is not None and not table.bots.done()
            if idle and not (table.guests or table.lock.locked() or bots):
                del live[id]
