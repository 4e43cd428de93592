"""Bots that think far too long, and a bit too long; servers are told of them by settings."""

from __future__ import annotations

import time

from ennead.bots import BOTS, Seen


class SlowBot:
    """It would answer after a minute."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, seen: Seen) -> int:
        time.sleep(60)
        return seen.legal()[0]


class SteadyBot:
    """It keeps a worker busy for a while with each answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, seen: Seen) -> int:
        time.sleep(0.25)
        return seen.legal()[0]


BOTS["slow"] = SlowBot
BOTS["steady"] = SteadyBot
