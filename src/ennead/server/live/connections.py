"""Guests come to tables and leave them; all are told who is there, at every process."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec

from ennead.server import protocol
from ennead.server.live.cluster.announcements import Announcement, Elsewhere
from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.store.store import Store

#: How often a process tells the others who is there, and how long that is believed.
EVERY = 5.0
BELIEVED = 16.0
#: The least time between two messages to a table about who is there.
PAUSE = 0.5


class Connections:
    """Who is at the tables of a process."""

    def __init__(
        self,
        store: Store,
        live: dict[str, LiveTable],
        spawn: Callable[[Coroutine[Any, Any, None]], Any],
    ) -> None:
        self.store = store
        self.live = live
        self.spawn = spawn
        self.process = secrets.token_hex(8)
        self.told_at = time.monotonic()

    @contextlib.asynccontextmanager
    async def visit(self, table: LiveTable, guest: Guest) -> AsyncIterator[None]:
        """A guest comes to a table and leaves it."""
        first = not table.guests
        table.guests.add(guest)
        self.changed(table, asks=first)
        try:
            yield
        finally:
            table.player_addresses()  # who leaves as a player may come back without a name
            table.guests.discard(guest)
            table.used = time.monotonic()
            self.changed(table)

    def changed(self, table: LiveTable, asks: bool = False) -> None:
        """Tell the guests, and the other processes."""
        self.tell(table)
        self.announce(table, asks)

    def tell(self, table: LiveTable) -> None:
        """Everybody at the table hears who is here; however many come and go, not too often."""
        seats, _ = here_and_elsewhere(table)
        table.room.attendance.update(seats)
        wait = table.presence_at + PAUSE - time.monotonic()
        if wait <= 0:
            self.tell_now(table)
        elif not table.presence_waits:
            table.presence_waits = True
            asyncio.get_running_loop().call_later(wait, self.tell_now, table)

    def tell_now(self, table: LiveTable) -> None:
        """Tell those who do not know it yet."""
        table.presence_waits = False
        table.presence_at = time.monotonic()
        seats, watchers = here_and_elsewhere(table)
        now = (sorted(seats), watchers)
        message = msgspec.json.encode(protocol.Presence(*now))
        for guest in list(table.guests):
            if guest.told != now:
                guest.told = now
                guest.send_encoded(message)

    # ------------------------------------------------------------ other processes

    def announce(self, table: LiveTable, asks: bool = False) -> None:
        """The other processes hear who is here."""
        if self.store.shared:
            seats, watchers = here(table)
            id = table.room.row.id
            said = Announcement(self.process, id, sorted(seats), watchers, asks)
            self.spawn(self.store.announce(msgspec.json.encode(said).decode()))

    def heard(self, text: str) -> None:
        """Another process tells who is there."""
        said = msgspec.json.decode(text, type=Announcement)
        table = self.live.get(said.table)
        if table is None or said.process == self.process:
            return
        until = time.monotonic() + BELIEVED
        new = Elsewhere(frozenset(said.seats), said.watchers, until)
        old = table.elsewhere.get(said.process)
        table.elsewhere[said.process] = new
        if old is None or (old.seats, old.watchers) != (new.seats, new.watchers):
            self.tell(table)
        if said.asks and table.guests:
            self.announce(table)

    def look_after(self) -> None:
        """Tell the others again now and then; forget processes that no longer do."""
        now = time.monotonic()
        again = now - self.told_at > EVERY
        if again:
            self.told_at = now
        for table in self.live.values():
            silent = [process for process, e in table.elsewhere.items() if e.until < now]
            for process in silent:
                del table.elsewhere[process]
            if silent:
                self.tell(table)
            if again and table.guests:
                self.announce(table)


def here_and_elsewhere(table: LiveTable) -> tuple[set[int], int]:
    """The seats whose people are connected to any process, and how many watch."""
    seats, watchers = here(table)
    for other in table.elsewhere.values():
        seats |= other.seats
        watchers += other.watchers
    return seats, watchers


def here(table: LiveTable) -> tuple[set[int], int]:
    """The seats whose people are connected to this process, and how many watch here."""
    people = {guest.person.id for guest in table.guests if guest.person is not None}
    seats = {seat for seat, data in enumerate(table.room.seats) if data.person in people}
    sitting = {data.person for data in table.room.seats}
    watchers = [g for g in table.guests if g.person is None or g.person.id not in sitting]
    return seats, len(watchers)
