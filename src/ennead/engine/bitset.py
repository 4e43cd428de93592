"""Sets of small numbers, 0 to 62: each set is one number, a bit for each of its members."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: What `1 << number` gives; mypyc would compile that as a shift of 32 bits.
BITS: Final[vec[i64]] = vec[i64]([1 << number for number in range(63)])

#: A set of small numbers. `|` joins two sets, `& ~` takes one from another.
BitSet = i64


def bit(number: i64) -> BitSet:
    """The set of one number."""
    return BITS[number]


def bitset(numbers: Iterable[int]) -> BitSet:
    """The set of some numbers."""
    found: i64 = 0
    for number in numbers:
        found |= bit(number)
    return found


def members(numbers: BitSet) -> list[int]:
    """The numbers of a set, ascending."""
    listed: list[int] = []
    number = 0
    while numbers:
        if numbers & 1:
            listed.append(number)
        numbers >>= 1
        number += 1
    return listed


def above(numbers: BitSet, number: i64) -> BitSet:
    """The numbers of a set that are higher than a number."""
    return numbers >> (number + 1) << (number + 1)


def count(numbers: BitSet) -> i64:
    """How many numbers a set has."""
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found


def total(numbers: BitSet) -> i64:
    """The sum of the numbers of a set."""
    found: i64 = 0
    number: i64 = 0
    while numbers:
        if numbers & 1:
            found += number
        numbers >>= 1
        number += 1
    return found


def highest(numbers: BitSet) -> i64:
    """The highest number of a set; -1 of none."""
    number: i64 = -1
    while numbers:
        numbers >>= 1
        number += 1
    return number
