"""Metrics for Prometheus."""

from __future__ import annotations

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The metrics of a server, without names, ids or addresses."""

    def __init__(self) -> None:
        # Imported here: where nothing is counted it is not installed.
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        registry = self.registry = CollectorRegistry()
        self.created = Counter("ennead_tables_created", "Tables created.", registry=registry)
        self.loaded = Counter("ennead_tables_loaded", "Tables loaded.", registry=registry)
        self.entries = Counter("ennead_entries", "Public entries committed.", registry=registry)
        self.refused = Counter("ennead_refused", "Messages refused.", ["code"], registry=registry)
        self.notices = Counter(
            "ennead_notices", "Mails and webhooks.", ["kind", "outcome"], registry=registry
        )
        self.turned_away = Counter(
            "ennead_turned_away", "Visitors turned away by a limit.", ["reason"], registry=registry
        )
        self.cut_off = Counter(
            "ennead_cut_off", "Connections ended for what they did.", ["reason"], registry=registry
        )
        self.errors = Counter("ennead_errors", "Unexpected errors.", ["where"], registry=registry)
        self.guests = Gauge("ennead_connections", "Open WebSockets.", registry=registry)
        self.commit = Histogram(
            "ennead_commit_seconds", "Time to commit.", buckets=QUICK, registry=registry
        )
        self.thought = Histogram("ennead_bot_seconds", "Time of a bot's answer.", registry=registry)

    def committed(self, public: int, seconds: float) -> None:
        """Count public entries only, so that metrics do not reveal private ones."""
        if public > 0:
            self.entries.inc(public)
            self.commit.observe(seconds)

    def text(self) -> bytes:
        """Return the metrics in the format of Prometheus."""
        from prometheus_client import generate_latest

        return generate_latest(self.registry)
