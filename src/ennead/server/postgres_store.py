"""The store in PostgreSQL, for any number of server processes."""

from __future__ import annotations

from ennead.server.store import Store


def PostgresStore(url: str) -> Store:  # noqa: N802 - replaced by the class
    """Placeholder."""
    raise ValueError("not yet")
