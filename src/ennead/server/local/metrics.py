"""No metrics: a device counts nothing of its person."""

from __future__ import annotations

from typing import Any

from ennead.server.monitoring.metrics import Metrics


class Nothing:
    """A counter that counts nothing."""

    def labels(self, *values: object) -> Nothing:
        return self

    def inc(self, amount: float = 1) -> None:
        """Count nothing."""

    def observe(self, amount: float) -> None:
        """Note nothing."""


class NoMetrics(Metrics):
    """Counters that count nothing."""

    def __init__(self) -> None:
        nothing: Any = Nothing()
        self.created = self.loaded = self.entries = self.refused = self.notices = nothing
        self.turned_away = self.cut_off = self.errors = self.guests = nothing
        self.commit = self.thought = nothing
