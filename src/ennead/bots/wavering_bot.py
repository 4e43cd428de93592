"""A bot that knows what answers are worth but does not always give the best."""

from __future__ import annotations

from math import exp

from ennead.bots.bot import Seen
from ennead.bots.values import value_answers
from ennead.engine.rng import seeded

#: Chances are dealt out in so many parts.
PARTS = 10_000


class WaveringBot:
    """Prefers good answers the more the better they are, and now and then gives just any.

    An answer that is worse by `wavering` is given a third as often (exactly, 1/e).
    """

    def __init__(self, seed: int, wavering: float, slips: float) -> None:
        self.rng = seeded(seed)
        self.wavering = wavering
        #: How often any answer will do.
        self.slips = slips

    def answer(self, seen: Seen) -> int:
        legal = seen.legal()
        if int(self.rng.below(PARTS)) < self.slips * PARTS:
            return legal[int(self.rng.below(len(legal)))]
        values = value_answers(seen)
        best = max(values.values())
        odds = [exp(max(-30.0, (values[answer] - best) / self.wavering)) for answer in legal]
        return legal[int(self.rng.pick([int(PARTS * odd) for odd in odds]))]
