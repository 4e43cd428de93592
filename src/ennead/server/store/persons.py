"""People, and their lines of chat."""

from __future__ import annotations

from msgspec import Struct

from ennead.server.room.seat_names import suggested_name


class Person(Struct, frozen=True):
    """A person, identified by a cookie."""

    id: str
    #: Empty for who has not chosen one.
    nickname: str
    language: str = "en"
    recovery: str | None = None
    webhook: str | None = None
    email: str | None = None
    #: The number of the session whose cookies count.
    sessions: int = 0
    #: Whether the person has confirmed the mail address.
    confirmed: bool = False

    @property
    def is_named(self) -> bool:
        """Whether the person has chosen a name; earlier versions made guests of a number."""
        return self.nickname not in ("", f"Guest {self.id[:4]}")

    @property
    def called(self) -> str:
        """The name that others see: the chosen one, or the one that is suggested."""
        return self.nickname if self.is_named else suggested_name(self.id)


class ChatRow(Struct, frozen=True):
    """A line of chat; players do not receive those of spectators while the game runs."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str
