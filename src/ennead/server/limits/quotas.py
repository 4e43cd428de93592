"""Quotas: how much one person, or one address, may use within a time."""

from __future__ import annotations

import time
from collections import deque

from ennead.server.settings import Limits

HOUR = 3600.0
DAY = 24 * HOUR
#: From this many keys on, expired ones are dropped.
MANY = 10_000


class TooMuch(Exception):
    """A quota is exhausted."""


class Quota:
    """An amount for each key within the last seconds, in the memory of this process."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.used: dict[str, deque[tuple[float, int]]] = {}

    def allows(self, key: str, amount: int = 1) -> bool:
        """Whether the quota of a key has room for an amount."""
        self.forget_old(key)
        return sum([old for _, old in self.used.get(key, ())]) + amount <= self.most

    def take(self, key: str, amount: int = 1) -> None:
        """Count an amount against the quota of a key."""
        if len(self.used) >= MANY:
            for other in list(self.used):
                self.forget_old(other)
        self.used.setdefault(key, deque()).append((time.monotonic(), amount))

    def forget_old(self, key: str) -> None:
        """Drop the expired uses of a key."""
        uses = self.used.get(key)
        since = time.monotonic() - self.seconds
        while uses and uses[0][0] < since:
            uses.popleft()
        if uses is not None and not uses:
            del self.used[key]


class Creations:
    """Quotas for new tables: their number and size, by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self.tables = (
            Quota(limits.tables_per_day, DAY),
            Quota(limits.tables_per_day_and_address, DAY),
        )
        self.bytes = (
            Quota(limits.table_bytes_per_day, DAY),
            Quota(limits.table_bytes_per_day_and_address, DAY),
        )

    def take(self, person: str, address: str, size: int) -> None:
        """Count a new table; TooMuch if a quota is exhausted."""
        counted = [*zip(self.tables, (person, address), (1, 1), strict=True)]
        counted += zip(self.bytes, (person, address), (size, size), strict=True)
        for quota, key, amount in counted:
            if not quota.allows(key, amount):
                raise TooMuch("too many tables were created within a day")
        for quota, key, amount in counted:
            quota.take(key, amount)
