"""Bots at the tables: woken when it is their turn; their answers are committed."""

from __future__ import annotations

import asyncio
import logging
import random
import time

from ennead.server.live.bots.pool import STAND_IN, BotPool
from ennead.server.live.bots.queue import Claim, Rank
from ennead.server.live.cluster.sync import Sync
from ennead.server.live.live_table import LiveTable
from ennead.server.live.tasks import Tasks
from ennead.server.monitoring.metrics import Metrics
from ennead.server.room.decisions import answer_for
from ennead.server.room.drafts import Draft, Refusal
from ennead.server.room.proposals import seats_of_others
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds
from ennead.server.settings import Settings

LOG = logging.getLogger("ennead.server")


class BotPlay:
    """Lets the bots of all tables play."""

    def __init__(
        self,
        pool: BotPool,
        sync: Sync,
        tasks: Tasks,
        settings: Settings,
        metrics: Metrics,
        seeds: Seeds,
    ) -> None:
        self.pool = pool
        self.sync = sync
        self.tasks = tasks
        self.settings = settings
        self.metrics = metrics
        self.seeds = seeds

    def wake(self, table: LiveTable) -> None:
        """Start the bots of a table if it is their turn and they are not running."""
        if is_due(table) and (table.bots is None or table.bots.done()):
            table.bots = self.tasks.spawn(self.play(table))

    async def play(self, table: LiveTable) -> None:
        """Answer for bots and standing orders as long as it is their turn."""
        while is_due(table):
            if table.room.ordered_answer() is not None:
                await self.follow_order(table)
            else:
                await self.let_bot_answer(table)

    async def let_bot_answer(self, table: LiveTable) -> None:
        """Answer for a bot, unless the table has changed meanwhile."""
        room = table.room
        seat = next(seat for seat in room.to_act() if not room.is_human(seat))
        began = time.monotonic()
        chosen = await self.answer(room, seat)
        await asyncio.sleep(max(0.0, self.pause(table) - (time.monotonic() - began)))
        async with table.lock:
            if still_asks(table.room, room, seat):
                await self.answer_as(table, seat, chosen)

    def pause(self, table: LiveTable) -> float:
        """Return the least time for an answer: only bots among themselves wait to be followed.

        Where people play, each of them sees what bots do at a pace of their own.
        """
        if not table.guests or table.room.someone_plays():
            return 0.0
        shown = table.room.row.settings.get("exhibition", False)
        return self.settings.exhibition_pause if shown else self.settings.bot_pause

    async def follow_order(self, table: LiveTable) -> None:
        """Answer by a standing order, after a pause if others play: the order is private."""
        seat = table.room.to_act()[0]
        if seats_of_others(table.room, seat):
            pause = random.uniform(*self.settings.order_seconds)
            bank = table.room.seats[seat].bank
            await asyncio.sleep(pause if bank is None else min(pause, bank / 2))
        async with table.lock:
            found = table.room.ordered_answer()
            if found is not None:
                await self.answer_as(table, *found)

    async def answer(self, room: Room, seat: int) -> int:
        """Have the bot of a seat compute its answer."""
        assert room.game is not None
        seed = self.seeds.of_bot(room.row.id, room.shown, seat)
        bot = room.seats[seat].bot or STAND_IN
        started = time.perf_counter()
        chosen = await self.pool.answer(claim_of(room), room.row.id, bot, room.game, seat, seed)
        self.metrics.thought.observe(time.perf_counter() - started)
        return chosen

    async def answer_as(self, table: LiveTable, seat: int, chosen: int) -> None:
        """Commit a bot's answer. The lock is held."""
        draft = Draft(table.room, None, self.seeds)
        try:
            answer_for(table.room, seat, chosen, draft)
            await self.sync.commit_if_first(table, draft)
        except Refusal as refusal:
            LOG.warning("a bot's answer was refused: %s", refusal.reason)


def is_due(table: LiveTable) -> bool:
    """Whether bots are to go on: somebody must play or watch."""
    attended = bool(table.guests) or table.room.someone_plays()
    return attended and table.room.answers_itself()


def still_asks(now: Room, before: Room, seat: int) -> bool:
    """Whether a bot is still asked the question that it thought about.

    Others who answer the same question, or change what they have sealed, change nothing for it.
    """
    same = now.phase == before.phase and now.asked_since == before.asked_since
    return same and seat in now.to_act() and not now.is_human(seat)


def claim_of(room: Room) -> Claim:
    """Return the claim of a table on the workers."""
    people = [seat for seat in range(len(room.seats)) if room.is_human(seat)]
    there = [seat for seat in people if seat in room.attendance.present]
    if there:
        return Claim(Rank.WAITED_FOR, room.seats[there[0]].person or "")
    if people:
        return Claim(Rank.AWAY, room.seats[people[0]].person or "")
    return Claim(Rank.WATCHED, room.row.creator)
