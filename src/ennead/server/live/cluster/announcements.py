"""What the processes on one database tell each other about who is at their tables."""

from __future__ import annotations

from msgspec import Struct


class Elsewhere(Struct, frozen=True):
    """Who is at a table at another process, and until when that is believed."""

    seats: frozenset[int]
    watchers: int
    until: float


class Announcement(Struct, frozen=True):
    """What a process tells the others about who is at a table there."""

    process: str
    table: str
    seats: list[int]
    watchers: int
    #: Whether the others are to tell in turn.
    asks: bool = False
