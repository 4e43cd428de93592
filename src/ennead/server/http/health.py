"""Health checks and metrics, for programs that monitor the server."""

from __future__ import annotations

import asyncio
import time
from hmac import compare_digest
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotAuthorizedException, NotFoundException
from msgspec import Struct

import ennead
from ennead.server.live.tables import Tables
from ennead.server.monitoring.faults import Faults
from ennead.server.settings import Settings
from ennead.server.store.store import Store

#: Timeout for the database.
PATIENCE = 5.0
#: Seconds for which a check is cached.
KEPT = 1.0
#: Seconds for which a failure of the database is reported.
REMEMBERED = 30.0


class Health:
    """The last check of the database."""

    def __init__(self, store: Store, faults: Faults) -> None:
        self.store = store
        self.faults = faults
        self.lock = asyncio.Lock()
        self.at = float("-inf")
        self.reason: str | None = None

    async def problem(self) -> str | None:
        """Return what is wrong; None if nothing is."""
        async with self.lock:
            if time.monotonic() - self.at > KEPT:
                self.reason = await self.look()
                self.at = time.monotonic()
        return self.reason or self.faults.database_failed(REMEMBERED)

    async def look(self) -> str | None:
        """Read from the database, and write to it."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.lobby(1)
                await self.store.beat(0.0)
        except TimeoutError:
            return f"the database has not answered within {PATIENCE:g} seconds"
        except Exception as error:  # noqa: BLE001  # any error is the result
            self.faults.report("health", error)
            return f"{type(error).__name__}: {error}"
        return None


class Condition(Struct, omit_defaults=True):
    """The condition of the server."""

    status: str
    version: str
    reason: str | None = None


@get("/health", raises=[])
async def health(condition: Health) -> Response[Condition]:
    """Whether the server can read and write; 503 says why it cannot."""
    reason = await condition.problem()
    if reason is None:
        return Response(Condition("ok", ennead.__version__))
    return Response(Condition("failing", ennead.__version__, reason), status_code=503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics_text(
    request: Request[Any, Any, Any], tables: Tables, settings: Settings
) -> bytes:
    """Metrics for Prometheus; they need the operator's token."""
    if not settings.metrics_token:
        raise NotFoundException("this server shows no metrics: it has no ENNEAD_METRICS_TOKEN")
    given = request.headers.get("authorization", "")
    if not compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode()):
        raise NotAuthorizedException("metrics need the operator's token")
    tables.metrics.guests.set(sum(len(table.guests) for table in tables.in_use.live.values()))
    return tables.metrics.text()
