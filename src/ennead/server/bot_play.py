"""Bots at the tables: they are woken when it is their turn, and their answers are committed."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ennead.server.bots import STAND_IN
from ennead.server.decisions import Draft, Refusal, answer_for
from ennead.server.live_table import LiveTable
from ennead.server.room import Room
from ennead.server.store import VersionTaken

if TYPE_CHECKING:
    from ennead.server.tables import Tables

LOG = logging.getLogger("ennead.server")


class BotPlay:
    """Lets the bots of all tables play."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def wake(self, table: LiveTable) -> None:
        """Let bots think if it is their turn and they do not already."""
        due = any(not table.room.is_human(seat) for seat in table.room.to_act())
        if due and (table.bots is None or table.bots.done()):
            table.bots = self.tables.spawn(self.play(table))

    async def play(self, table: LiveTable) -> None:
        """Bots answer as long as it is their turn."""
        while True:
            room = table.room
            seats = [seat for seat in room.to_act() if not room.is_human(seat)]
            if not seats:
                return
            began = time.monotonic()
            chosen = await self.answer(room, seats[0])
            pause = self.tables.settings.bot_pause if table.guests else 0.0
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
            async with table.lock:
                if table.room.version == room.version:
                    await self.answer_as(table, seats[0], chosen)

    async def answer(self, room: Room, seat: int) -> int:
        """What the bot of a seat answers."""
        assert room.game is not None
        seed = self.tables.luck.of_bot(room.row.id, room.shown, seat)
        bot = room.seats[seat].bot or STAND_IN
        started = time.perf_counter()
        chosen = await self.tables.pool.answer(bot, room.game, seat, seed)
        self.tables.metrics.thought.observe(time.perf_counter() - started)
        return chosen

    async def answer_as(self, table: LiveTable, seat: int, chosen: int) -> None:
        """Commit a bot's answer. The lock is held."""
        draft = Draft(table.room, None, self.tables.luck)
        try:
            answer_for(table.room, seat, chosen, draft)
            await self.tables.commit(table, draft)
        except VersionTaken:
            await self.tables.catch_up(table)
        except Refusal as refusal:
            LOG.warning("a bot's answer was refused: %s", refusal.reason)
