"""Looking back at tables: worked out on a thread of its own, and kept for those who ask again."""

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
#: How many tables are kept.
KEPT = 8


class Replays:
    """The past of tables that somebody looks back at.

    One thread does the work: however many ask, the server's own work waits for one of them at most.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="ennead-past")
        self.kept: OrderedDict[str, Past | Archive] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Nobody asks any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Something that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def of(self, room: Room) -> Past | Archive:
        """The past of a table as far as its room knows it, or what was kept of it."""
        lock = self.locks.get(room.row.id)
        if lock is None:
            lock = self.locks[room.row.id] = asyncio.Lock()
        async with lock:  # what several ask for is worked out once
            return await self.up_to_date(room)

    async def up_to_date(self, room: Room) -> Past | Archive:
        """What is kept, with what has happened since. The lock is held."""
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
        """Out of the store; ValueError if the rules have changed and nothing was kept."""
        if room.outdated and room.archive is not None:
            text = room.archive
            return await self.do(lambda: Archive(text))
        entries = await self.store.entries(room.row.id, 0)
        past = await self.do(lambda: Past(room.row, entries))
        if room.outdated and past.room.ranking() != room.ranking():
            raise ValueError("this game was played by older rules and cannot be replayed")
        return past

    async def archive(self, room: Room) -> str:
        """A finished table as it is to be kept."""
        past = await self.of(room)
        assert isinstance(past, Past)
        return await self.do(lambda: archive_of(past))
