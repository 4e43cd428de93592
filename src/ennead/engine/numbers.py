"""Whole numbers from outside: ints of any kind, NumPy's included, but no floats and no bools."""

from __future__ import annotations

import operator
from typing import SupportsIndex, cast


def whole(value: object) -> int | None:
    """The int that a value stands for; None for what is no whole number.

    A float or a bool that equals a whole number is most likely a mistake, and would be written
    into records and positions as something else.
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(operator.index(cast(SupportsIndex, value)))
    except TypeError:
        return None


def seed_number(seed: object) -> int:
    """A seed, which may be any whole number."""
    number = whole(seed)
    if number is None:
        raise ValueError(f"seed must be a whole number, not {seed!r}")
    return number
