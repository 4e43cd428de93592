"""A bot that gives the answer it values most."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.values import VALUES


class GreedyBot:
    """One answer ahead, with the game's own values; the lowest of equally good answers.

    It leaves nothing to luck, so that its seed does not matter.
    """

    def __init__(self, seed: int = 0) -> None:
        pass

    def answer(self, seen: Seen) -> int:
        values = VALUES[seen.name](seen)
        return max(values, key=lambda answer: (values[answer], -answer))
