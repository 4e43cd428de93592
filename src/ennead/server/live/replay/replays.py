"""Replays of tables: computed on one thread, and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from ennead.server.live.replay.archive import Archive, archive_of
from ennead.server.live.replay.past import Past
from ennead.server.room.room import Room
from ennead.server.store.store import Store

T = TypeVar("T")
#: The most tables in the cache.
KEPT = 8


class Replays:
    """A cache of pasts and archives.

    One thread does the work: with many requests the event loop competes with one thread at most.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="ennead-past")
        self.kept: OrderedDict[str, Past | Archive] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Stop the thread."""
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Run slow work on the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def of(self, room: Room) -> Past | Archive:
        """Return the past of a table up to its room's version, or its archive."""
        lock = self.locks.get(room.row.id)
        if lock is None:
            lock = self.locks[room.row.id] = asyncio.Lock()
        async with lock:  # concurrent requests share one computation
            return await self.up_to_date(room)

    async def up_to_date(self, room: Room) -> Past | Archive:
        """Bring a cached past up to date. The lock is held."""
        id = room.row.id
        found = self.kept.get(id)
        if found is None:
            found = await self.read(room)
        elif isinstance(found, Past) and found.version < room.version:
            entries = await self.store.entries(id, found.version)
            past = found
            await self.do(lambda: past.extend(entries))
        self.kept[id] = found
        self.kept.move_to_end(id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def read(self, room: Room) -> Past | Archive:
        """Read a past from the store; ValueError if it does not replay and has no archive."""
        if room.outdated and room.archive is not None:
            text = room.archive
            return await self.do(lambda: Archive(text))
        entries = await self.store.entries(room.row.id, 0)
        past = await self.do(lambda: Past(room.row, entries))
        if room.outdated and past.room.ranking() != room.ranking():
            raise ValueError("this game was played by older rules and cannot be replayed")
        return past

    async def archive(self, room: Room) -> str:
        """Return the archive of a finished table."""
        past = await self.of(room)
        assert isinstance(past, Past)
        return await self.do(lambda: archive_of(past))
