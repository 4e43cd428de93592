"""The time in which no server ran is given back to the tables whose clocks stood still."""

from __future__ import annotations

from ennead.server.live.cluster.heartbeat import Heartbeat
from ennead.server.live.cluster.sync import Sync
from ennead.server.live.live_table import LiveTable
from ennead.server.room.drafts import Draft
from ennead.server.room.entries import Paused
from ennead.server.room.seeds import Seeds


class LostTime:
    """Gives tables the seconds that their clocks must not count."""

    def __init__(self, heartbeat: Heartbeat, sync: Sync, seeds: Seeds) -> None:
        self.heartbeat = heartbeat
        self.sync = sync
        self.seeds = seeds

    async def give_back(self, table: LiveTable) -> None:
        """Write the seconds that the heartbeat missed since the last entry, if there are any."""
        async with table.lock:
            missed = await self.heartbeat.missed(table.room)
            if missed > 0:
                draft = Draft(table.room, None, self.seeds)
                draft.add(Paused(seconds=missed))
                await self.sync.commit_if_first(table, draft)
