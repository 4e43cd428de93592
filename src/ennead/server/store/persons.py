"""People, and their lines of chat."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    """A person, identified by a cookie."""

    id: str
    nickname: str
    language: str = "en"
    recovery: str | None = None
    webhook: str | None = None
    email: str | None = None
    #: The number of the session whose cookies count.
    sessions: int = 0
    #: Whether the person has confirmed the mail address.
    confirmed: bool = False


class ChatRow(Struct, frozen=True):
    """A line of chat; players do not receive those of spectators while the game runs."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str
