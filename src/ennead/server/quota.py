"""At most this many in a time, for each key."""

from __future__ import annotations

import time
from collections import deque


class Quota:
    """Counts in memory; what is older than the time is forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.taken: dict[str, deque[float]] = {}
        self.forgotten_at = time.monotonic()

    def has_left(self, key: str) -> bool:
        """Whether one more is allowed now."""
        times = self.taken.get(key)
        if times is None:
            return self.most > 0
        while times and times[0] <= time.monotonic() - self.seconds:
            times.popleft()
        return len(times) < self.most

    def take(self, key: str) -> bool:
        """Take one, if one is left."""
        self.forget()
        if not self.has_left(key):
            return False
        self.taken.setdefault(key, deque()).append(time.monotonic())
        return True

    def forget(self) -> None:
        """Drop keys of which nothing counts any more."""
        now = time.monotonic()
        if now - self.forgotten_at > self.seconds:
            self.forgotten_at = now
            self.taken = {k: t for k, t in self.taken.items() if t and t[-1] > now - self.seconds}
