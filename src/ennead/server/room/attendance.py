"""Which seats of a table are connected, at any process, and since when the others are not."""

from __future__ import annotations

import time


class Attendance:
    """The seats whose people are connected; the same for a room and its trials."""

    def __init__(self) -> None:
        self.present: set[int] = set()
        self.began = time.monotonic()
        #: When seats were disconnected.
        self.gone: dict[int, float] = {}
        #: Seconds without a connection before a bot may be proposed for a seat.
        self.patience = 0.0

    def update(self, present: set[int]) -> None:
        """Set the seats that are connected now."""
        for seat in self.present - present:
            self.gone[seat] = time.monotonic()
        self.present = present

    def is_missing(self, seat: int) -> bool:
        """Whether a seat has been disconnected long enough."""
        return seat not in self.present and self.wait_for(seat) <= 0

    def wait_for(self, seat: int) -> float:
        """Return the seconds until a bot may be proposed for a seat that is not connected."""
        since = self.gone.get(seat, self.began)
        return max(0.0, since + self.patience - time.monotonic())
