"""Who of a table's people is there: at this process, at others, and since when they are not."""

from __future__ import annotations

import time


class Attendance:
    """The seats whose people are connected; the same for a room and its trials."""

    def __init__(self) -> None:
        self.present: set[int] = set()
        self.began = time.monotonic()
        #: When the people of seats went.
        self.gone: dict[int, float] = {}
        #: How many seconds somebody must be away before a bot may be proposed for them.
        self.patience = 0.0

    def update(self, present: set[int]) -> None:
        """Note who is there now."""
        for seat in self.present - present:
            self.gone[seat] = time.monotonic()
        self.present = present

    def is_missing(self, seat: int) -> bool:
        """Whether a seat's person has been away long enough."""
        since = self.gone.get(seat, self.began)
        return seat not in self.present and time.monotonic() - since >= self.patience
