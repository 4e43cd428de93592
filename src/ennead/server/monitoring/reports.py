"""Visitors who are turned away: always counted, and logged without filling the log."""

from __future__ import annotations

import logging
import time

from ennead.server.monitoring.metrics import Metrics

LOG = logging.getLogger("ennead.server")
#: Repetitions for a visitor are summed up once in this many seconds.
EVERY = 60.0
#: The most lines in that time, for all visitors.
MOST = 30
#: Reasons that are not logged: browsers open connections in advance, and phones lose them.
HARMLESS = ("silence", "no reply to a ping", "an end not acknowledged")


class Reports:
    """Counts and logs visitors who are turned away."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.since = time.monotonic()
        #: Repetitions since then, by reason and address.
        self.repeats: dict[tuple[str, str], int] = {}
        self.suppressed = 0

    def turned_away(self, reason: str, address: str) -> None:
        """Report a request, a handshake or a message that a limit refused."""
        self.metrics.turned_away.labels(reason).inc()
        self.log("turned away", reason, address)

    def cut_off(self, reason: str, address: str) -> None:
        """Report a connection that was ended for what it did, or did not do."""
        self.metrics.cut_off.labels(reason).inc()
        if reason not in HARMLESS:
            self.log("cut off", reason, address)

    def log(self, what: str, reason: str, address: str) -> None:
        """Log a line unless it repeats one that was just logged."""
        self.sum_up()
        key = (reason, address)
        if key in self.repeats:
            self.repeats[key] += 1
        elif len(self.repeats) < MOST:
            self.repeats[key] = 0
            LOG.warning("%s: %s: %s", what, address, reason)
        else:
            self.suppressed += 1

    def sum_up(self) -> None:
        """Log how often lines were repeated, once the time is over."""
        if time.monotonic() - self.since < EVERY:
            return
        for (reason, address), more in self.repeats.items():
            if more:
                LOG.warning("%s: %s: %d times more", address, reason, more)
        if self.suppressed:
            LOG.warning("turned away or cut off: %d times more, by others", self.suppressed)
        self.since = time.monotonic()
        self.repeats = {}
        self.suppressed = 0
