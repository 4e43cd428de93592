"""Unexpected errors: every one is counted, and logged without filling the log."""

from __future__ import annotations

import logging
import time

from ennead.server.monitoring.metrics import Metrics
from ennead.server.store.store import Unavailable

LOG = logging.getLogger("ennead.server")
#: Repetitions of an error are summed up once in this many seconds.
EVERY = 60.0
#: The packages whose errors mean that the database cannot be used.
DATABASES = ("sqlite3", "asyncpg")


class Faults:
    """Counts and logs unexpected errors."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.since = time.monotonic()
        #: Repetitions of each logged error since then.
        self.repeats: dict[str, int] = {}
        #: The last error of the database, and its time.
        self.database = ""
        self.database_at = float("-inf")

    def report(self, where: str, error: BaseException) -> None:
        """Count an error; log it unless it repeats one that was just logged."""
        self.metrics.errors.labels(where).inc()
        self.sum_up()
        if is_of_database(error):
            self.database = f"{type(error).__name__}: {error}"
            self.database_at = time.monotonic()
        key = f"{where}: {type(error).__name__} in {place_of(error)}"
        if key in self.repeats:
            self.repeats[key] += 1
            return
        self.repeats[key] = 0
        if is_of_database(error):
            LOG.error("%s: the database failed: %s", where, self.database)
        else:
            LOG.error("%s: an unexpected error", where, exc_info=error)

    def database_failed(self, seconds: float) -> str | None:
        """Return the last error of the database, if it failed within some seconds."""
        return self.database if time.monotonic() - self.database_at < seconds else None

    def sum_up(self) -> None:
        """Log how often errors were repeated, once the time is over."""
        if time.monotonic() - self.since < EVERY:
            return
        for key, more in self.repeats.items():
            if more:
                LOG.error("%s: %d times more", key, more)
        self.since = time.monotonic()
        self.repeats = {}


def is_of_database(error: BaseException) -> bool:
    """Whether an error means that the database cannot be used."""
    package = type(error).__module__.partition(".")[0]
    return package in DATABASES or isinstance(error, Unavailable)


def place_of(error: BaseException) -> str:
    """Return the function and line where an error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
