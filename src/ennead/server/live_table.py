"""A table in use: its room, its lock, its guests, and what they may hear."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec

from ennead.server import protocol
from ennead.server.attendance import Elsewhere
from ennead.server.entries import ChatRow, Person
from ennead.server.room import Room


class Unplayable(Exception):
    """A table whose entries this program cannot fold: it is reported and left as it is."""


class Guest:
    """A connection to a table: who it is, what it has seen, how to reach it."""

    def __init__(self, person: Person | None, language: str, since: int) -> None:
        self.person = person
        self.language = language
        self.since = since
        #: Whether hints are being worked out for it.
        self.hinting = False
        #: Messages on their way; a guest too slow to take them is cut off.
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(256)

    def send(self, message: protocol.ServerMessage) -> None:
        """Put a message on its way."""
        try:
            self.outbox.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    self.outbox.get_nowait()
            self.outbox.put_nowait(None)


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
        self.snapshot_at = room.version


def may_hear(room: Room, person: Person | None, row: ChatRow) -> bool:
    """Spectators' words are kept from players while the game runs."""
    plays = person is not None and bool(room.seats_of(person.id))
    return row.seat is not None or not plays or room.phase == "finished"


def chat_line(row: ChatRow) -> protocol.ChatLine:
    """What was said, without who is behind the name."""
    return protocol.ChatLine(row.number, row.at, row.name, row.seat, row.text)
