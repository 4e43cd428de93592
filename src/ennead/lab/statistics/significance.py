"""Significance: how likely a number is by chance alone."""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt

#: From this variance on the binomial distribution is approximated by a normal one.
LARGE = 400.0


def chance_of(wins: int, trials: int, expected: float) -> float:
    """Compute the two-sided binomial p-value of this many wins.

    >>> round(chance_of(60, 100, 0.5), 4)
    0.0569
    """
    if trials == 0 or not 0 < expected < 1:
        return 1.0
    variance = trials * expected * (1 - expected)
    if variance > LARGE:
        return erfc(abs(wins - trials * expected) / sqrt(2 * variance))
    chances = [probability(number, trials, expected) for number in range(trials + 1)]
    most = chances[wins] * (1 + 1e-7)
    return min(1.0, sum([chance for chance in chances if chance <= most]))


def probability(wins: int, trials: int, expected: float) -> float:
    """Compute the binomial probability of this many wins."""
    ways = lgamma(trials + 1) - lgamma(wins + 1) - lgamma(trials - wins + 1)
    return exp(ways + wins * log(expected) + (trials - wins) * log(1 - expected))
