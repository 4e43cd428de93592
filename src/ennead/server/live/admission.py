"""Admission to tables: players always get in, spectators as long as there is room."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.monitoring.reports import Reports
from ennead.server.settings import Limits

#: The close code for who is not admitted now and may try again later.
TOO_MANY = 4429
#: The close code for a player's connection that gives way to a newer one.
ELSEWHERE = 4410


class Admission:
    """The spectators of all tables of this process, by person and by address."""

    def __init__(self, limits: Limits, reports: Reports) -> None:
        self.limits = limits
        self.reports = reports
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def refuse(self, table: LiveTable, guest: Guest) -> str | None:
        """Admit a guest, or return the reason why not."""
        if is_player(table, guest):
            self.make_room(table, guest)
            return None
        person = "" if guest.person is None else guest.person.id
        crowd = sum(1 for other in table.guests if not is_player(table, other))
        limits = self.limits
        for number, most, reason in (
            (crowd, limits.spectators_per_table, "too many spectators at this table"),
            (
                self.addresses[guest.address],
                limits.spectators_per_address,
                "too many spectators from one address",
            ),
            (
                self.people[person] if person else 0,
                limits.spectators_per_person,
                "too many tables watched by one person",
            ),
        ):
            if number >= most:
                self.reports.turned_away(reason, guest.address)
                return reason
        return None

    def make_room(self, table: LiveTable, guest: Guest) -> None:
        """Close the oldest connections of a player who has too many."""
        assert guest.person is not None
        own = [g for g in table.guests if g.person is not None and g.person.id == guest.person.id]
        while len(own) >= self.limits.connections_per_player:
            oldest = min(own, key=lambda g: g.came)
            own.remove(oldest)
            oldest.end(ELSEWHERE, "this table is open in too many windows")

    @contextlib.contextmanager
    def counted(self, table: LiveTable, guest: Guest) -> Iterator[None]:
        """Count a spectator until they leave."""
        if is_player(table, guest):
            yield
            return
        keys = [(self.addresses, guest.address)]
        if guest.person is not None:
            keys.append((self.people, guest.person.id))
        for counts, key in keys:
            counts[key] += 1
        try:
            yield
        finally:
            for counts, key in keys:
                counts[key] -= 1
                if not counts[key]:
                    del counts[key]


def is_player(table: LiveTable, guest: Guest) -> bool:
    """Whether a guest has a seat at the table, or has created it."""
    if guest.person is None:
        return False
    return table.room.row.creator == guest.person.id or bool(table.room.seats_of(guest.person.id))
