"""What an operator is told of visitors who are turned away: counted always, logged now and then."""

from __future__ import annotations

import logging
import time

from ennead.server.monitoring.metrics import Metrics

LOG = logging.getLogger("ennead.server")
#: A visitor who is turned away again and again is logged once in this many seconds.
EVERY = 60.0
#: The most lines in that time, whoever they are about.
MOST = 30
#: What happens to anybody: browsers open connections in advance, and telephones lose them.
NOBODYS_FAULT = ("silence", "no reply to a ping", "an end not acknowledged")


class Reports:
    """Says who is turned away and why, without filling the log."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.since = time.monotonic()
        #: How often it happened since then, by reason and address.
        self.told: dict[tuple[str, str], int] = {}
        self.untold = 0

    def turned_away(self, reason: str, address: str) -> None:
        """A request, a handshake or a message was refused because of a limit."""
        self.metrics.turned_away.labels(reason).inc()
        self.tell("turned away", reason, address)

    def cut_off(self, reason: str, address: str) -> None:
        """A connection was ended because of what it did, or did not do."""
        self.metrics.cut_off.labels(reason).inc()
        if reason not in NOBODYS_FAULT:
            self.tell("cut off", reason, address)

    def tell(self, what: str, reason: str, address: str) -> None:
        """Log it, unless the same was logged a moment ago."""
        self.sum_up()
        key = (reason, address)
        if key in self.told:
            self.told[key] += 1
        elif len(self.told) < MOST:
            self.told[key] = 0
            LOG.warning("%s: %s: %s", what, address, reason)
        else:
            self.untold += 1

    def sum_up(self) -> None:
        """Log how often it happened, once the time is over."""
        if time.monotonic() - self.since < EVERY:
            return
        for (reason, address), more in self.told.items():
            if more:
                LOG.warning("%s: %s: %d times more", address, reason, more)
        if self.untold:
            LOG.warning("turned away or cut off: %d times more, by others", self.untold)
        self.since = time.monotonic()
        self.told = {}
        self.untold = 0
