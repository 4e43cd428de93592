"""The heartbeat: times in which no server ran, when clocks stand still.

As long as some process runs, it writes heartbeats to the database, and reads the time of all
processes. A gap is saved as a standstill, and so is a time that was skipped because the clock of
the system was changed. Tables whose clocks were running get that time back when they are loaded.
"""

from __future__ import annotations

import contextlib
import time

from ennead.server.room.clock import CLOCK, Clock
from ennead.server.room.room import Room
from ennead.server.store.store import Store, Unavailable

#: Seconds between two heartbeats.
EVERY = 5.0
#: Seconds that a running process may miss, on a busy machine.
SLACK = 30.0
#: A clock that is corrected by less causes no standstill.
JUMP = 1.0


class Heartbeat:
    """Writes heartbeats while this process runs."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.beaten = 0.0

    async def start(self) -> bool:
        """Write the first heartbeat; the time since the last one is a standstill."""
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
        """Write a heartbeat if it is due; whether there was a gap, as while the machine sleeps."""
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
        """Write the last heartbeat, if the database is available."""
        with contextlib.suppress(Unavailable):
            await self.store.beat(self.clock.now())

    async def missed(self, room: Room) -> float:
        """Return the seconds of standstill since a table's last entry; 0 if no clock is running."""
        if room.deadline() is None:
            return 0.0
        return covered(await self.store.standstills(room.at), room.at)


def covered(times: list[tuple[float, float]], since: float) -> float:
    """Return the seconds after `since` that standstills cover; they may overlap."""
    total = 0.0
    for began, ended in sorted(times):
        since = max(since, began)
        total += max(0.0, ended - since)
        since = max(since, ended)
    return total
