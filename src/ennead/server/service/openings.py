"""Previews of how a game begins with some options."""

from __future__ import annotations

import ennead
from ennead.bots.levels import unlearned
from ennead.server import protocol
from ennead.server.service.errors import Denied
from ennead.server.service.options import checked_options
from ennead.server.settings import Limits

#: A fixed seed: the set-up is an example.
SEED = 1


def opened(data: protocol.NewOpening, limits: Limits) -> protocol.Opening:
    """Begin a game; refuse options that a table would refuse."""
    try:
        options = checked_options(data.game, data.players, data.options, limits)
    except ValueError as error:
        raise Denied(str(error)) from None
    begun = ennead.new(data.game, data.players, seed=SEED, **options)
    return protocol.Opening(begun.view(None), unlearned(begun))
