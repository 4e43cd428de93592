"""Bots of a device: they think wherever the device lets them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from ennead.server.live.bots.pool import BotFailed, BotPool
from ennead.server.live.bots.queue import Claim
from ennead.server.live.bots.worker import reply_to

#: Does a piece of work, a text of JSON; returns the reply as a worker process writes it.
Think = Callable[[str], Awaitable[str]]


async def think_here(question: str) -> str:
    """Do a piece of work at once."""
    return reply_to(question)


class LocalPool(BotPool):
    """The bots of a device, one piece of work at a time."""

    def __init__(self, seconds: float, think: Think) -> None:
        super().__init__(1, seconds)
        self.think = think

    async def do(self, claim: Claim, seconds: float, work: str, **what: Any) -> Any:
        """Have a piece of work done; bots keep their own time."""
        async with self.queue.place(claim):
            reply = json.loads(await self.think(json.dumps({"work": work, **what})))
        if "error" in reply:
            raise BotFailed(reply["error"])
        return reply["result"]
