"""A bot that answers at random."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.engine.rng import seeded


class RandomBot:
    """Draws uniformly from the legal answers."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def answer(self, seen: Seen) -> int:
        legal = seen.legal()
        return legal[int(self.rng.below(len(legal)))]
