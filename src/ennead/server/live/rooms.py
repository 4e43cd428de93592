"""The rooms of tables, loaded from the store."""

from __future__ import annotations

import logging

from ennead.server.live.live_table import LiveTable, Unplayable
from ennead.server.live.loading import load_room, whole_room
from ennead.server.live.snapshot_schedule import SnapshotSchedule
from ennead.server.room.drafts import Draft, carry_on
from ennead.server.room.entries import TableRow
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds
from ennead.server.room.snapshots import snapshot_of
from ennead.server.store.store import Store, VersionTaken

LOG = logging.getLogger("ennead.server")


class Rooms:
    """Loads rooms, and remembers which tables cannot be loaded."""

    def __init__(self, store: Store, seeds: Seeds, snapshots: SnapshotSchedule) -> None:
        self.store = store
        self.seeds = seeds
        self.snapshots = snapshots
        #: Tables that cannot be loaded, and why.
        self.unplayable: dict[str, str] = {}

    async def load(self, id: str) -> Room | None:
        """Load a room from its last snapshot but one, so that it remembers some answers."""
        row = await self.store.table(id)
        if row is None:
            return None
        if id not in self.unplayable:
            try:
                return await self.adopted(row)
            except (ValueError, LookupError, AssertionError) as error:
                self.unplayable[id] = str(error)
                LOG.error("table %s cannot be loaded: %s", id, error)
        raise Unplayable(self.unplayable[id])

    async def adopted(self, row: TableRow) -> Room:
        """Load a room; it adopts the rules of this program if its game goes on."""
        room, adoption = await load_room(self.store, row)
        if adoption is not None:
            draft = Draft(room, None, self.seeds)
            draft.add(adoption)
            carry_on(draft.after, draft)
            try:
                await self.store.append(row.id, draft.entries, draft.after.summary())
            except VersionTaken:  # another process was first
                return await self.adopted(row)
            room = draft.after
            await self.store.save_snapshot(row.id, snapshot_of(room))
        if room.phase == "finished" and room.archive is None and not room.outdated:
            self.snapshots.result_due(room)
        return room

    async def remember_all(self, table: LiveTable) -> None:
        """Replace a room that came from a snapshot by one of all entries. The lock is held."""
        room = table.room
        whole = whole_room(room.row, await self.store.entries(room.row.id, 0))
        whole.attendance, whole.option_words = room.attendance, room.option_words
        table.room = whole
