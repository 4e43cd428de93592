"""How many tables and seats one person, or one address, may take."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from ennead.server.limits.quotas import HOUR, Creations, Quota
from ennead.server.room.drafts import Refusal
from ennead.server.settings import Limits
from ennead.server.store.persons import Person
from ennead.server.store.store import Store

#: The most tables of a person that are read when they are counted.
COUNTED = 500


class PersonLimits:
    """The tables created and the seats taken at this process."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.creations = Creations(limits)
        self.seat_quota = Quota(limits.seats_per_hour_and_address, HOUR)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def one_at_a_time(self, person: Person) -> asyncio.Lock:
        """A lock for what counts a person's tables: two of these at once would count too few."""
        lock = self.locks.get(person.id)
        if lock is None:
            lock = self.locks[person.id] = asyncio.Lock()
        return lock

    async def check_seats(self, person: Person, address: str) -> None:
        """Refuse a seat to a person who waits at too many tables of others."""
        if not self.seat_quota.allows(address):
            raise Refusal("too_fast", "too many seats were taken from your address lately")
        self.seat_quota.take(address)
        most = self.limits.open_seats_per_person
        seats = [
            summary
            for row, summary, _ in await self.store.tables_of(person.id, COUNTED)
            if summary.phase == "gathering"
            and row.creator != person.id
            and summary.counts_for(person.id)
        ]
        if len(seats) >= most:
            raise Refusal("not_now", f"you sit at {most} tables that have not begun; leave one")
