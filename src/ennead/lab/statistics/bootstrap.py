"""The bootstrap over deals: how much a number varies with the deals.

Games of one deal share their chance and seats of one game cannot all win, so deals are resampled,
never games or seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from ennead.engine.rng import seeded

#: How often the deals are resampled.
RESAMPLES = 2000
#: The share of resamples that an interval leaves out at either end.
TAIL = 0.025


@dataclass(frozen=True)
class Difference:
    """By how much B is above A, with its 95 % interval and its size in standard deviations."""

    name: str
    one: float
    other: float
    low: float
    high: float
    effect: float
    paired: bool

    @property
    def mean(self) -> float:
        """B less A."""
        return self.other - self.one

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves 0 out."""
        return self.low > 0 or self.high < 0


def difference(
    name: str, one: dict[int, float], other: dict[int, float], paired: bool
) -> Difference:
    """Compare a number that each deal has, in A and in B.

    >>> found = difference("points", {1: 2.0, 2: 4.0, 3: 9.0}, {1: 3.0, 2: 5.5, 3: 9.5}, True)
    >>> found.mean, found.low > 0
    (1.0, True)
    """
    if paired:
        both = [other[deal] - one[deal] for deal in sorted(one)]
        draws = resampled_means(both)
        spread = pstdev(both)
    else:
        first, second = list(one.values()), list(other.values())
        draws = [
            b - a for a, b in zip(resampled_means(first), resampled_means(second, 2), strict=True)
        ]
        spread = ((pstdev(first) ** 2 + pstdev(second) ** 2) / 2) ** 0.5
    draws.sort()
    low, high = draws[int(TAIL * RESAMPLES)], draws[int((1 - TAIL) * RESAMPLES)]
    means = fmean(one.values()), fmean(other.values())
    effect = (means[1] - means[0]) / spread if spread else 0.0
    return Difference(name, *means, low, high, effect, paired)


def resampled_means(numbers: Sequence[float], seed: int = 1) -> list[float]:
    """Return the means of bootstrap resamples, each as large as the numbers themselves."""
    rng = seeded(seed)
    size = len(numbers)
    return [
        sum([numbers[int(rng.below(size))] for _ in range(size)]) / size for _ in range(RESAMPLES)
    ]
