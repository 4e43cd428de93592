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

#: The close code for a guest that does not read.
TOO_SLOW = 1008
#: The most addresses of players that a table remembers.
SEEN_AT_MOST = 100


class Unplayable(Exception):
    """The entries of a table cannot be folded; it is reported and left as it is."""


class Guest:
    """A connection to a table: its person, what it was sent, how to reach it."""

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
        #: The seats and the number of spectators of the last presence message.
        self.presence_sent: tuple[list[int], int] | None = None
        #: Whether hints are being computed for it.
        self.hinting = False
        self.outbox = Outbox(outbox_bytes)
        #: Refusals for being too fast before it is disconnected.
        self.patience = Allowance(1.0, 60)
        #: Aborts the connection without waiting for the client.
        self.abort = abort

    def send(self, message: protocol.ServerMessage) -> None:
        """Queue a message."""
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Queue an encoded message; a guest who is too slow is disconnected."""
        if not self.outbox.put(message):
            self.outbox.clear()
            self.outbox.end(TOO_SLOW, "too slow")
            self.abort()

    def end(self, code: int, reason: str) -> None:
        """Close the connection with a code and a reason."""
        self.outbox.end(code, reason)


class LiveTable:
    """A room in use: its lock, its guests, its timers."""

    def __init__(self, room: Room, patience: float) -> None:
        self.room = room
        room.attendance.patience = patience
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        #: Connections to other processes, by process.
        self.elsewhere: dict[str, Elsewhere] = {}
        #: When presence was last sent, and whether it is to be sent again.
        self.presence_at = float("-inf")
        self.presence_waits = False
        self.used = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        #: The shown version of the last snapshot, or when the room was loaded.
        self.snapshot_at = room.shown
        #: The people in whose lists the table is; empty if not known.
        self.people: tuple[str, ...] = ()
        #: The number of lines of chat, as far as known.
        self.chat_lines = 0
        #: The addresses of players, the last seen last.
        self.seen_at: dict[str, None] = {}

    def player_addresses(self) -> Collection[str]:
        """Return the addresses from which players are or were connected."""
        for guest in self.guests:
            if guest.person is not None and self.room.seats_of(guest.person.id):
                self.seen_at.pop(guest.address, None)
                self.seen_at[guest.address] = None
        while len(self.seen_at) > SEEN_AT_MOST:
            del self.seen_at[next(iter(self.seen_at))]
        return self.seen_at
