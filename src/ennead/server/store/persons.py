"""Who comes to a server, and what they say."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody known by a cookie."""

    id: str
    nickname: str
    language: str = "en"
    recovery: str | None = None
    webhook: str | None = None
    email: str | None = None
    #: The number of the session whose cookies count.
    sessions: int = 0
    #: Whether the person has shown that mail to the address is read by them.
    confirmed: bool = False


class ChatRow(Struct, frozen=True):
    """Something said at a table; spectators' words are kept from players while the game runs."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str
