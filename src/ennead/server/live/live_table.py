"""A table in use: its room, its lock, its guests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

import msgspec

from ennead.server import protocol
from ennead.server.limits.rate_limit import Allowance
from ennead.server.live.cluster.announcements import Elsewhere
from ennead.server.live.outbox import Outbox
from ennead.server.room.room import Room
from ennead.server.store.persons import Person

#: The code with which a guest that does not read is cut off.
TOO_SLOW = 1008
#: How many addresses of players a table remembers.
SEEN_AT_MOST = 100


class Unplayable(Exception):
    """A table whose entries this program cannot fold: it is reported and left as it is."""


class Guest:
    """A connection to a table: who it is, what it has seen, how to reach it."""

    def __init__(
        self,
        person: Person | None,
        language: str,
        since: int,
        address: str = "",
        outbox_bytes: int = 2**20,
        abort: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.language = language
        self.since = since
        self.address = address
        self.came = time.monotonic()
        #: The seats and the number of spectators it was last told of.
        self.told: tuple[list[int], int] | None = None
        #: Whether hints are being worked out for it.
        self.hinting = False
        self.outbox = Outbox(outbox_bytes)
        #: How often it may be told that it is too fast, before it is sent away.
        self.patience = Allowance(1.0, 60)
        #: Cuts the connection without waiting for the other side.
        self.abort = abort

    def send(self, message: protocol.ServerMessage) -> None:
        """Put a message on its way."""
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Put a message on its way; a guest too slow to take it is cut off."""
        if not self.outbox.put(message):
            self.outbox.clear()
            self.outbox.end(TOO_SLOW, "too slow")
            self.abort()

    def end(self, code: int, reason: str) -> None:
        """End the connection, and say why."""
        self.outbox.end(code, reason)


class LiveTable:
    """A room in use: its lock, its guests, its timers."""

    def __init__(self, room: Room, patience: float) -> None:
        self.room = room
        room.attendance.patience = patience
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        #: Who is here at other processes, by process.
        self.elsewhere: dict[str, Elsewhere] = {}
        #: When the guests were last told who is here, and whether they are to be told again.
        self.presence_at = float("-inf")
        self.presence_waits = False
        self.used = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        #: What was shown when the last snapshot was kept, or when the room was loaded.
        self.snapshot_at = room.shown
        #: In whose lists the table is, if that is known.
        self.people: tuple[str, ...] = ()
        #: How many lines were said here, as far as known.
        self.chat_lines = 0
        #: Where players were seen, the last of them last.
        self.seen_at: dict[str, None] = {}

    def player_addresses(self) -> Collection[str]:
        """The addresses from which somebody with a seat is connected, or was."""
        for guest in self.guests:
            if guest.person is not None and self.room.seats_of(guest.person.id):
                self.seen_at.pop(guest.address, None)
                self.seen_at[guest.address] = None
        while len(self.seen_at) > SEEN_AT_MOST:
            del self.seen_at[next(iter(self.seen_at))]
        return self.seen_at
