"""A bot that samples its answers by their values."""

from __future__ import annotations

from math import exp

from ennead.bots.bot import Seen
from ennead.bots.values import value_answers
from ennead.engine.rng import seeded

#: The resolution of probabilities that are sampled.
PARTS = 10_000


class SoftmaxBot:
    """Samples its answers by softmax over their values, and some of them uniformly."""

    def __init__(self, seed: int, temperature: float, epsilon: float) -> None:
        self.rng = seeded(seed)
        #: An answer that is worse by this is given 1/e times as often.
        self.temperature = temperature
        #: The share of answers drawn uniformly.
        self.epsilon = epsilon

    def answer(self, seen: Seen) -> int:
        legal = seen.legal()
        if int(self.rng.below(PARTS)) < self.epsilon * PARTS:
            return legal[int(self.rng.below(len(legal)))]
        values = value_answers(seen)
        best = max(values.values())
        weights = [exp(max(-30.0, (values[answer] - best) / self.temperature)) for answer in legal]
        return legal[int(self.rng.pick([int(PARTS * weight) for weight in weights]))]
