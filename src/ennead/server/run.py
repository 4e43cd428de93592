"""Running a server until it is told to stop."""

from __future__ import annotations

import contextlib

import uvicorn
from litestar import Litestar

from ennead.server.settings import Settings


def run(app: Litestar, settings: Settings) -> None:
    """Serve until Ctrl-C."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt):  # raised again once everything is closed
        uvicorn.Server(config).run()
