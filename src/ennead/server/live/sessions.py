"""Sessions of people end: their connections too, at every process."""

from __future__ import annotations

from collections.abc import Callable

from ennead.server.live.live_table import LiveTable
from ennead.server.store.persons import Person
from ennead.server.store.store import Store

#: How processes tell each other that sessions have ended, and how a connection is told.
SESSION = "session"
SIGNED_OUT = 4401


class Sessions:
    """The sessions of those who are connected to a process."""

    def __init__(
        self, store: Store, live: dict[str, LiveTable], otherwise: Callable[[str], None]
    ) -> None:
        self.store = store
        self.live = live
        #: Told what is announced and does not concern sessions.
        self.otherwise = otherwise

    async def end(self, person: Person) -> None:
        """Connections of earlier sessions end, here and at other processes."""
        self.sign_out(person.id, person.sessions)
        if self.store.shared:
            await self.store.announce(f"{SESSION} {person.id} {person.sessions}")

    def sign_out(self, person: str, session: int) -> None:
        """Connections of a person's earlier sessions end."""
        for table in self.live.values():
            for guest in list(table.guests):
                own = guest.person
                if own is not None and own.id == person and own.sessions < session:
                    guest.end(SIGNED_OUT, "signed out")

    def announced(self, text: str) -> None:
        """Another process, or this one, tells something that is not kept."""
        kind, _, rest = text.partition(" ")
        if kind == SESSION:
            person, _, session = rest.partition(" ")
            self.sign_out(person, int(session))
        else:
            self.otherwise(text)
