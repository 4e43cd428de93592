"""Rate limits: how much somebody may ask of the server, at once and in the long run."""

from __future__ import annotations

import time

#: From this many on, allowances that are full again are forgotten: they are as good as new ones.
MANY = 1000


class Allowance:
    """A token bucket: filled at a rate, up to a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether something may be done now. What costs more than the burst needs all of it."""
        self.fill()
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until something that costs this much may be done."""
        self.fill()
        return max(0.0, (min(cost, self.burst) - self.left) / self.rate)

    def fill(self) -> None:
        """Add what has come since the last time."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Allowances:
    """The allowances of all addresses, or of all people."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: dict[str, Allowance] = {}
        self.forget_at = MANY

    @staticmethod
    def per_minute(number: float) -> Allowances:
        """Up to a number at once, and as much again every minute."""
        return Allowances(number / 60, number)

    def of(self, key: str) -> Allowance:
        """The allowance of an address or a person."""
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= self.forget_at:
                self.forget_full()
            found = self.kept[key] = Allowance(self.rate, self.burst)
        return found

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether somebody may do something now."""
        return self.of(key).take(cost)

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Seconds until somebody may do something."""
        return self.of(key).wait(cost)

    def forget_full(self) -> None:
        """Keep only those that differ from new ones; look again when there are twice as many."""
        for allowance in self.kept.values():
            allowance.fill()
        self.kept = {key: a for key, a in self.kept.items() if a.left < a.burst}
        self.forget_at = max(MANY, 2 * len(self.kept))
