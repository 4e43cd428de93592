"""Times at which no server ran: clocks stand still then.

A heart beats in the database as long as some process runs. What it has missed is noted as a
standstill; a table that was played before gets that time back when it is next looked at.
"""

from __future__ import annotations

import time

from ennead.server.room import Room
from ennead.server.store import Store

#: Seconds between two beats.
EVERY = 5.0
#: A process that runs may miss this many seconds, on a busy machine.
SLACK = 30.0


class Heart:
    """Beats while this process runs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.beaten = 0.0

    async def start(self) -> bool:
        """The first beat: whatever was missed before it is a standstill."""
        return await self.beat(2 * EVERY if self.store.shared else 0.0)

    async def keep_beating(self) -> bool:
        """Beat if it is time to; whether the machine stood still meanwhile, as when it sleeps."""
        if time.time() - self.beaten < EVERY:
            return False
        return await self.beat(SLACK)

    async def beat(self, slack: float) -> bool:
        """Note that somebody runs; whether more than some seconds were missed."""
        last = await self.store.last_beat()
        now = self.beaten = time.time()
        missed = last is not None and now - last > slack
        if last is not None and missed:
            await self.store.add_standstill(last, now)
        await self.store.beat(now)
        return missed

    async def missed(self, room: Room) -> float:
        """For how many seconds since a table's last entry nobody ran; 0 if no clock is running."""
        if room.deadline() is None:
            return 0.0
        found = await self.store.standstills(room.at)
        return sum([ended - max(began, room.at) for began, ended in found])
