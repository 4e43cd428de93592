"""A bot that gives the answer it values most."""

from __future__ import annotations

from math import exp

from ennead.bots.bot import Seen
from ennead.bots.values import Values, value_answers
from ennead.engine.rng import seeded

#: The softmax temperature of sealed answers.
TEMPERATURE = 0.15
#: The resolution of probabilities that are sampled.
PARTS = 10_000


class GreedyBot:
    """Looks one decision ahead by the game's own values; of equal answers, gives the lowest.

    Sealed answers are mixed, since others could foresee the best one; the seed matters only there.
    """

    def __init__(self, seed: int = 0, values: Values | None = None) -> None:
        self.rng = seeded(seed)
        #: Values instead of the game's own, to try them out.
        self.values = values

    def answer(self, seen: Seen) -> int:
        values = (self.values or value_answers)(seen)
        if seen.is_secret():
            odds = odds_of(values)
            return list(odds)[int(self.rng.pick(list(odds.values())))]
        return max(values, key=lambda answer: (values[answer], -answer))

    def strategy(self, seen: Seen) -> dict[int, float]:
        """Return the probability of each sealed answer."""
        odds = odds_of((self.values or value_answers)(seen))
        return {answer: odd / sum(odds.values()) for answer, odd in odds.items()}


def odds_of(values: dict[int, float]) -> dict[int, int]:
    """Compute the odds of sealed answers by softmax, so that no player can foresee them."""
    best = max(values.values())
    return {
        answer: int(PARTS * exp(max(-30.0, (values[answer] - best) / TEMPERATURE)))
        for answer in sorted(values)
    }
