"""Rate limits: token buckets by address or person."""

from __future__ import annotations

import time

#: From this many on, full buckets are dropped: they equal new ones.
MANY = 1000


class Allowance:
    """A token bucket: refilled at a rate, up to a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens if there are enough. What costs more than the burst needs all of it."""
        self.fill()
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Return the seconds until there are enough tokens."""
        self.fill()
        return max(0.0, (min(cost, self.burst) - self.left) / self.rate)

    def fill(self) -> None:
        """Add the tokens of the time since the last call."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Allowances:
    """Token buckets by address or by person."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: dict[str, Allowance] = {}
        self.forget_at = MANY

    @staticmethod
    def per_minute(number: float) -> Allowances:
        """Allow a number at once, and as many again every minute."""
        return Allowances(number / 60, number)

    def of(self, key: str) -> Allowance:
        """Return the bucket of a key."""
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= self.forget_at:
                self.forget_full()
            found = self.kept[key] = Allowance(self.rate, self.burst)
        return found

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens of a key if there are enough."""
        return self.of(key).take(cost)

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Return the seconds until a key has enough tokens."""
        return self.of(key).wait(cost)

    def forget_full(self) -> None:
        """Drop full buckets; the next time when there are twice as many."""
        for allowance in self.kept.values():
            allowance.fill()
        self.kept = {key: a for key, a in self.kept.items() if a.left < a.burst}
        self.forget_at = max(MANY, 2 * len(self.kept))
