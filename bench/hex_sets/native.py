"""Candidate: a set is an object of a native class with two i64 fields."""

from typing import Final

from mypy_extensions import i64
from pair import HALF, INTERPRETED, PIECE, bits


class HexSet:
    __slots__ = ("high", "low")

    def __init__(self, low: i64, high: i64) -> None:
        self.low: Final = low
        self.high: Final = high


SINGLE: Final = [HexSet(1 << n, 0) if n < HALF else HexSet(0, 1 << (n - HALF)) for n in range(124)]


def empty() -> HexSet:
    return HexSet(0, 0)


def union(a: HexSet, b: HexSet) -> HexSet:
    return HexSet(a.low | b.low, a.high | b.high)


def common(a: HexSet, b: HexSet) -> HexSet:
    return HexSet(a.low & b.low, a.high & b.high)


def without(a: HexSet, b: HexSet) -> HexSet:
    return HexSet(a.low & ~b.low, a.high & ~b.high)


def contains(a: HexSet, space: int) -> bool:
    b = SINGLE[space]
    return (a.low & b.low | a.high & b.high) != 0


def is_empty(a: HexSet) -> bool:
    return a.low | a.high == 0


def size(a: HexSet) -> int:
    if INTERPRETED:
        return int.bit_count(a.low) + int.bit_count(a.high)  # type: ignore[arg-type]  # an i64 is an int
    return int(bits(a.low) + bits(a.high))


def members(a: HexSet) -> list[int]:
    found: list[int] = []
    rest = a.low
    piece = 0
    while rest:
        byte = rest & 255
        if byte:
            found += PIECE[piece][byte]
        rest >>= 8
        piece += 1
    rest = a.high
    piece = 8
    while rest:
        byte = rest & 255
        if byte:
            found += PIECE[piece][byte]
        rest >>= 8
        piece += 1
    return found
