"""Previews of how a game begins, over HTTP."""

from __future__ import annotations

import asyncio

from litestar import post

from ennead.server import protocol
from ennead.server.service.openings import opened
from ennead.server.settings import Settings


@post("/api/openings", status_code=200)
async def opening(data: protocol.NewOpening, settings: Settings) -> protocol.Opening:
    """The first view of a spectator, and the bots whose networks do not cover such a game."""
    return await asyncio.to_thread(opened, data, settings.limits)
