"""Synchronization of processes that share a database: each catches up with the others."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from ennead.server.live.changes import Changes
from ennead.server.live.live_table import LiveTable
from ennead.server.live.rooms import Rooms
from ennead.server.live.tasks import Tasks
from ennead.server.room.drafts import Draft, Refusal
from ennead.server.room.folding import trial
from ennead.server.room.room import Room
from ennead.server.room.takeback import Forgotten
from ennead.server.store.store import Store, Unavailable, VersionTaken

LOG = logging.getLogger("ennead.server")
#: How often other processes may be first before a message is refused.
TRIES = 5


class Sync:
    """Keeps the tables in use at this process up to date with the database."""

    def __init__(
        self,
        store: Store,
        live: Mapping[str, LiveTable],
        rooms: Rooms,
        changes: Changes,
        tasks: Tasks,
    ) -> None:
        self.store = store
        self.live = live
        self.rooms = rooms
        self.changes = changes
        self.tasks = tasks

    def listen(self, announced: Callable[[str], None]) -> None:
        """Listen to other processes: to what they write, and to what they announce."""
        self.store.listen(self.written, announced, self.catch_up_with_all)

    async def catch_up(self, table: LiveTable) -> None:
        """Fold the entries that other processes have written. The lock is held."""
        before = table.room
        entries = await self.store.entries(before.row.id, before.version)
        if entries:
            try:
                table.room = trial(before, entries)
            except Forgotten:  # taken back further than this room remembers
                await self.rooms.remember_all(table)
            self.changes.publisher.publish(table, before, entries)

    async def change(self, table: LiveTable, decided: Callable[[Room], Draft]) -> None:
        """Commit a decision about a table."""
        async with table.lock:
            await self.settle(table, decided)

    async def settle(self, table: LiveTable, decided: Callable[[Room], Draft]) -> None:
        """Commit a decision; decide again if another process was first. The lock is held.

        Refusal if that happens too often.
        """
        for _ in range(TRIES):
            draft = decided(table.room)
            if not draft.entries:
                return
            try:
                await self.changes.commit(table, draft)
            except VersionTaken:
                await self.catch_up(table)
            else:
                return
        raise Refusal("stale", "the table changes too quickly; try again")

    async def commit_if_first(self, table: LiveTable, draft: Draft) -> None:
        """Commit a draft, or drop it if another process was first. The lock is held."""
        try:
            await self.changes.commit(table, draft)
        except VersionTaken:
            await self.catch_up(table)

    async def refresh(self, table: LiveTable) -> None:
        """Catch up before a table is shown: nobody sees less than others saw before."""
        if self.store.shared:
            await self.catch_up_when_free(table)

    def catch_up_with_all(self) -> None:
        """Catch up with all tables: notices may have been lost."""
        self.tasks.spawn(self.catch_up_with_changed())

    async def catch_up_with_changed(self) -> None:
        """Catch up with the tables that other processes have written to: one query for all."""
        try:
            for id, version in (await self.store.versions(list(self.live))).items():
                self.written(id, version)
        except Unavailable:
            LOG.warning("the database does not say which tables have changed")

    def written(self, id: str, version: int) -> None:
        """Catch up with a table that another process has written to."""
        table = self.live.get(id)
        if table is not None and table.room.version < version:
            self.tasks.spawn(self.catch_up_when_free(table))

    async def catch_up_when_free(self, table: LiveTable) -> None:
        """Catch up once the lock is free."""
        async with table.lock:
            await self.catch_up(table)
