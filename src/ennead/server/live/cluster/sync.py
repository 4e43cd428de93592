"""Where several processes share a database, each catches up with what the others have written."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from ennead.server.live.live_table import LiveTable
from ennead.server.room.drafts import Draft, Refusal
from ennead.server.room.folding import trial
from ennead.server.room.room import Room
from ennead.server.room.takeback import Forgotten
from ennead.server.store.store import Store, Unavailable, VersionTaken

if TYPE_CHECKING:
    from ennead.server.live.tables import Tables

LOG = logging.getLogger("ennead.server")
#: How often other processes may be first before somebody is refused.
TRIES = 5


class Sync:
    """Takes in what happened at the tables of a process elsewhere."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what other processes have written. The lock is held."""
        before = table.room
        entries = await self.store.entries(before.row.id, before.version)
        if entries:
            try:
                table.room = trial(before, entries)
            except Forgotten:  # taken back to before what this room remembers
                await self.tables.rooms.remember_all(table)
            self.tables.after_change(table, before, entries)

    async def settle(self, table: LiveTable, decided: Callable[[Room], Draft]) -> None:
        """Commit what is decided, which is decided again if another process was first.

        The lock is held. Whoever changes a table comes here, or lets the other process be first.
        """
        for _ in range(TRIES):
            draft = decided(table.room)
            if not draft.entries:
                return
            try:
                await self.tables.commit(table, draft)
            except VersionTaken:
                await self.catch_up(table)
            else:
                return
        raise Refusal("stale", "the table changes too quickly; try again")

    async def look(self, table: LiveTable) -> None:
        """Whoever asks sees no less than anybody has seen at another process."""
        if self.store.shared:
            await self.when_free(table)

    def look_at_all(self) -> None:
        """Something may not have been heard: see which tables have changed."""
        self.tables.tasks.spawn(self.look_at_changed())

    async def look_at_changed(self) -> None:
        """Catch up with the tables that other processes have written to: one question for all."""
        try:
            for id, version in (await self.store.versions(list(self.tables.live))).items():
                self.heard(id, version)
        except Unavailable:
            LOG.warning("the database does not say which tables have changed")

    def heard(self, id: str, version: int) -> None:
        """Another process has written to a table."""
        table = self.tables.live.get(id)
        if table is not None and table.room.version < version:
            self.tables.tasks.spawn(self.when_free(table))

    async def when_free(self, table: LiveTable) -> None:
        """Catch up as soon as nobody else is at it."""
        async with table.lock:
            await self.catch_up(table)
