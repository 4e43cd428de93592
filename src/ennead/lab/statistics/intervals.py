"""How sure a measured number is: 95 % intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

#: 95 % of a normal distribution lie within this many standard deviations of the mean.
NORMAL_95 = 1.959963984540054

Interval = tuple[float, float]


def wilson(successes: float, trials: int, wide: float = NORMAL_95) -> Interval:
    """Compute Wilson's score interval of a share; a shared win counts as a part of one.

    It is the 95 % interval, or one as wide as so many standard deviations.

    >>> [round(end, 4) for end in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    square = wide * wide
    middle = share + square / (2 * trials)
    width = wide * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def mean_interval(numbers: list[float]) -> Interval:
    """Compute the 95 % interval of a mean, by the normal distribution."""
    mean = fmean(numbers)
    if len(numbers) < 2:
        return mean, mean
    width = NORMAL_95 * stdev(numbers) / sqrt(len(numbers))
    return mean - width, mean + width
