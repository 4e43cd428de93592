"""Connections to tables, and presence messages to all who are there, at every process."""

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

#: Seconds between two announcements of a process, and for how long one is valid.
EVERY = 5.0
BELIEVED = 16.0
#: The least time between two presence messages to a table.
PAUSE = 0.5


class Connections:
    """The connections to the tables of a process."""

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
        self.announced_at = time.monotonic()

    @contextlib.asynccontextmanager
    async def visit(self, table: LiveTable, guest: Guest) -> AsyncIterator[None]:
        """Connect a guest to a table, as long as the context lasts."""
        first = not table.guests
        table.guests.add(guest)
        self.changed(table, asks=first)
        try:
            yield
        finally:
            table.player_addresses()  # remembers the address: a player may return without a name
            table.guests.discard(guest)
            table.used = time.monotonic()
            self.changed(table)

    def changed(self, table: LiveTable, asks: bool = False) -> None:
        """Send presence to the guests, and announce it to the other processes."""
        self.send_presence(table)
        self.announce(table, asks)

    def send_presence(self, table: LiveTable) -> None:
        """Send presence to all guests, at most once in PAUSE seconds."""
        seats, _ = here_and_elsewhere(table)
        table.room.attendance.update(seats)
        wait = table.presence_at + PAUSE - time.monotonic()
        if wait <= 0:
            self.send_presence_now(table)
        elif not table.presence_waits:
            table.presence_waits = True
            asyncio.get_running_loop().call_later(wait, self.send_presence_now, table)

    def send_presence_now(self, table: LiveTable) -> None:
        """Send presence to those whose last message differs."""
        table.presence_waits = False
        table.presence_at = time.monotonic()
        seats, watchers = here_and_elsewhere(table)
        now = (sorted(seats), watchers)
        message = msgspec.json.encode(protocol.Presence(*now, gone(table)))
        for guest in list(table.guests):
            if guest.presence_sent != now:
                guest.presence_sent = now
                guest.send_encoded(message)

    # ------------------------------------------------------------ other processes

    def announce(self, table: LiveTable, asks: bool = False) -> None:
        """Announce to the other processes who is connected here."""
        if self.store.shared:
            seats, watchers = here(table)
            id = table.room.row.id
            announcement = Announcement(self.process, id, sorted(seats), watchers, asks)
            self.spawn(self.store.announce(msgspec.json.encode(announcement).decode()))

    def announced(self, text: str) -> None:
        """Take in the announcement of another process."""
        announcement = msgspec.json.decode(text, type=Announcement)
        table = self.live.get(announcement.table)
        if table is None or announcement.process == self.process:
            return
        until = time.monotonic() + BELIEVED
        new = Elsewhere(frozenset(announcement.seats), announcement.watchers, until)
        old = table.elsewhere.get(announcement.process)
        table.elsewhere[announcement.process] = new
        if old is None or (old.seats, old.watchers) != (new.seats, new.watchers):
            self.send_presence(table)
        if announcement.asks and table.guests:
            self.announce(table)

    def look_after(self) -> None:
        """Repeat announcements, and drop processes whose announcements have expired."""
        now = time.monotonic()
        again = now - self.announced_at > EVERY
        if again:
            self.announced_at = now
        for table in self.live.values():
            silent = [process for process, e in table.elsewhere.items() if e.until < now]
            for process in silent:
                del table.elsewhere[process]
            if silent:
                self.send_presence(table)
            if again and table.guests:
                self.announce(table)


def gone(table: LiveTable) -> list[protocol.Gone]:
    """Return the people at a table who are not connected."""
    room = table.room
    absent = [s for s in range(len(room.seats)) if s not in room.attendance.present]
    return [protocol.Gone(s, room.attendance.wait_for(s)) for s in absent if room.is_human(s)]


def here_and_elsewhere(table: LiveTable) -> tuple[set[int], int]:
    """Return the seats connected to any process, and the number of spectators."""
    seats, watchers = here(table)
    for other in table.elsewhere.values():
        seats |= other.seats
        watchers += other.watchers
    return seats, watchers


def here(table: LiveTable) -> tuple[set[int], int]:
    """Return the seats connected to this process, and the number of spectators."""
    people = {guest.person.id for guest in table.guests if guest.person is not None}
    seats = {seat for seat, data in enumerate(table.room.seats) if data.person in people}
    sitting = {data.person for data in table.room.seats}
    watchers = [g for g in table.guests if g.person is None or g.person.id not in sitting]
    return seats, len(watchers)
