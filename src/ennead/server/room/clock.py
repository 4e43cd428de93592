"""The time of the tables: it never jumps, and is the same for all processes on a database.

Within a process it is the system's monotonic time. The heartbeat (see `live/cluster/heartbeat.py`)
moves it ahead to the time of the other processes and of the database. It is never moved back: if a
clock of the system is, the tables go on counting from where they were.
"""

from __future__ import annotations

import time


class Clock:
    """Seconds since 1970, as far as the clocks of the system were right."""

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """The time of the tables."""
        return self.ahead + time.monotonic()

    def begin_at(self, at: float) -> None:
        """Take over the time of the database, before anything is written."""
        self.ahead = at - time.monotonic()

    def move_ahead_to(self, at: float) -> float:
        """Move ahead to a time, if it is later; the seconds that were skipped."""
        jumped = max(0.0, at - self.now())
        self.ahead += jumped
        return jumped


#: The time of this process.
CLOCK = Clock()


def now() -> float:
    """The time of the tables."""
    return CLOCK.now()
