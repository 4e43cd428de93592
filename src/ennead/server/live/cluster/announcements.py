"""Announcements of processes on one database: who is connected to their tables."""

from __future__ import annotations

from msgspec import Struct


class Elsewhere(Struct, frozen=True):
    """The connections to a table at another process, and until when they are valid."""

    seats: frozenset[int]
    watchers: int
    until: float


class Announcement(Struct, frozen=True):
    """The connections to a table at one process."""

    process: str
    table: str
    seats: list[int]
    watchers: int
    #: Whether the others are to announce theirs in turn.
    asks: bool = False
