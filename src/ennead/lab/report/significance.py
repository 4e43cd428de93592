"""How likely chance alone explains a number."""

from __future__ import annotations

from math import erfc, sqrt


def chance_of(wins: float, trials: int, expected: float) -> float:
    """How likely a share at least so far from the expected one is, by the normal distribution.

    >>> round(chance_of(60, 100, 0.5), 3)
    0.046
    """
    if trials == 0 or not 0 < expected < 1:
        return 1.0
    deviation = sqrt(expected * (1 - expected) / trials)
    return erfc(abs(wins / trials - expected) / deviation / sqrt(2))
