"""Times that count for nobody: clocks stand still then.

A heart beats in the database as long as some process runs, and tells the process the time of all
the others. What it has missed is noted as a standstill, and so is a time that was jumped over
because somebody has changed a clock of the system. A table that was played before gets that time
back when it is next looked at.
"""

from __future__ import annotations

import contextlib
import time

from ennead.server.room.clock import CLOCK, Clock
from ennead.server.room.room import Room
from ennead.server.store.store import Store, Unavailable

#: Seconds between two beats.
EVERY = 5.0
#: A process that runs may miss this many seconds, on a busy machine.
SLACK = 30.0
#: A clock that is put right by less is not worth an entry.
JUMP = 1.0


class Heartbeat:
    """Beats while this process runs."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.beaten = 0.0

    async def start(self) -> bool:
        """The first beat: whatever was missed before it is a standstill."""
        last = await self.store.last_beat()
        at = await self.store.beat(0.0)
        self.clock.begin_at(at)
        self.beaten = time.monotonic()
        slack = 2 * EVERY if self.store.shared else 0.0
        if last is None or at - last <= slack:
            return False
        await self.store.add_standstill(last, at)
        return True

    async def keep_beating(self) -> bool:
        """Beat if it is time to; whether time was missed, as while the machine sleeps."""
        if time.monotonic() - self.beaten < EVERY:
            return False
        last = await self.store.last_beat()
        at = await self.store.beat(self.clock.now())
        self.beaten = time.monotonic()
        before = self.clock.now()
        jumped = self.clock.move_ahead_to(at)
        if last is not None and at - last > SLACK:
            before = min(before, last)
        elif jumped < JUMP:
            return False
        await self.store.add_standstill(before, self.clock.now())
        return True

    async def stop(self) -> None:
        """The last beat, if the database still takes it."""
        with contextlib.suppress(Unavailable):
            await self.store.beat(self.clock.now())

    async def missed(self, room: Room) -> float:
        """Seconds since a table's last entry that count for nobody; 0 if no clock is running."""
        if room.deadline() is None:
            return 0.0
        return covered(await self.store.standstills(room.at), room.at)


def covered(times: list[tuple[float, float]], since: float) -> float:
    """The seconds after `since` that some of the times cover; several processes note the same."""
    total = 0.0
    for began, ended in sorted(times):
        since = max(since, began)
        total += max(0.0, ended - since)
        since = max(since, ended)
    return total
