"""Ending sessions: connections are closed at every process."""

from __future__ import annotations

from collections.abc import Callable

from ennead.server.live.live_table import LiveTable
from ennead.server.store.persons import Person
from ennead.server.store.store import Store

#: The announcement that sessions have ended, and the close code of their connections.
SESSION = "session"
SIGNED_OUT = 4401


class Sessions:
    """The sessions of people connected to a process."""

    def __init__(
        self, store: Store, live: dict[str, LiveTable], others: Callable[[str], None]
    ) -> None:
        self.store = store
        self.live = live
        #: Called with announcements that do not concern sessions.
        self.others = others

    async def end(self, person: Person) -> None:
        """Close connections of earlier sessions, here and at other processes."""
        self.sign_out(person.id, person.sessions)
        if self.store.shared:
            await self.store.announce(f"{SESSION} {person.id} {person.sessions}")

    def sign_out(self, person: str, session: int) -> None:
        """Close connections of a person's earlier sessions."""
        for table in self.live.values():
            for guest in list(table.guests):
                own = guest.person
                if own is not None and own.id == person and own.sessions < session:
                    guest.end(SIGNED_OUT, "signed out")

    def announced(self, text: str) -> None:
        """Take in an announcement of another process, or of this one."""
        kind, _, rest = text.partition(" ")
        if kind == SESSION:
            person, _, session = rest.partition(" ")
            self.sign_out(person, int(session))
        else:
            self.others(text)
