"""Previews of how a game begins with some options."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.exceptions import ValidationException

import ennead
from ennead.bots.levels import unlearned
from ennead.server import protocol
from ennead.server.http.options import checked_options
from ennead.server.settings import Limits, Settings

#: A fixed seed: the set-up is an example.
SEED = 1


@post("/api/openings", status_code=200)
async def opening(data: protocol.NewOpening, settings: Settings) -> protocol.Opening:
    """The first view of a spectator, and the bots whose networks do not cover such a game."""
    return await asyncio.to_thread(opened, data, settings.limits)


def opened(data: protocol.NewOpening, limits: Limits) -> protocol.Opening:
    """Begin a game; refuse options that a table would refuse."""
    try:
        options = checked_options(data.game, data.players, data.options, limits)
    except ValueError as error:
        raise ValidationException(str(error)) from None
    begun = ennead.new(data.game, data.players, seed=SEED, **options)
    return protocol.Opening(begun.view(None), unlearned(begun))
