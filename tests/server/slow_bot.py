"""A bot that thinks far too long; a server is told of it by its settings."""

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


BOTS["slow"] = SlowBot
