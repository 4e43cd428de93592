"""A table in use: its room, its lock, its guests, and what they may hear."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from ennead.server import protocol
from ennead.server.attendance import Elsewhere
from ennead.server.entries import ChatRow, Person
from ennead.server.outbox import Outbox
from ennead.server.room import Room

#: The code with which a guest that does not read is cut off.
TOO_SLOW = 1008


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
        #: Whether hints are being worked out for it.
        self.hinting = False
        self.outbox = Outbox(outbox_bytes)
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
        self.used = time.monotonic()
        self.bots: asyncio.Task[None] | None = None
        #: What was shown when the last snapshot was kept, or when the room was loaded.
        self.snapshot_at = room.shown
        #: In whose lists the table is, if that is known.
        self.people: tuple[str, ...] = ()


def may_hear(room: Room, person: Person | None, row: ChatRow) -> bool:
    """Spectators' words are kept from players while the game runs."""
    plays = person is not None and bool(room.seats_of(person.id))
    return row.seat is not None or not plays or room.phase == "finished"


def chat_line(row: ChatRow) -> protocol.ChatLine:
    """What was said, without who is behind the name."""
    return protocol.ChatLine(row.number, row.at, row.name, row.seat, row.text)
