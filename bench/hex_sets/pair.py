"""Candidate: a set is tuple[i64, i64]; 62 spaces in each half."""

from typing import Final

from mypy_extensions import i64

HexSet = tuple[i64, i64]
HALF: Final = 62
SINGLE: Final[list[HexSet]] = [
    (1 << n, 0) if n < HALF else (0, 1 << (n - HALF)) for n in range(124)
]
PIECE: Final[list[list[list[int]]]] = [
    [[base + k for k in range(8) if byte >> k & 1] for byte in range(256)]
    for base in [*range(0, 64, 8), *range(62, 124, 8)]
]
INTERPRETED: Final = __file__.endswith(".py")


def empty() -> HexSet:
    return (0, 0)


def union(a: HexSet, b: HexSet) -> HexSet:
    return (a[0] | b[0], a[1] | b[1])


def common(a: HexSet, b: HexSet) -> HexSet:
    return (a[0] & b[0], a[1] & b[1])


def without(a: HexSet, b: HexSet) -> HexSet:
    return (a[0] & ~b[0], a[1] & ~b[1])


def contains(a: HexSet, space: int) -> bool:
    b = SINGLE[space]
    return (a[0] & b[0] | a[1] & b[1]) != 0


def is_empty(a: HexSet) -> bool:
    return a[0] | a[1] == 0


def bits(x: i64) -> i64:
    x -= x >> 1 & 0x5555555555555555
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def size(a: HexSet) -> int:
    if INTERPRETED:
        return int.bit_count(a[0]) + int.bit_count(a[1])  # type: ignore[arg-type]  # an i64 is an int
    return int(bits(a[0]) + bits(a[1]))


def members(a: HexSet) -> list[int]:
    found: list[int] = []
    rest = a[0]
    piece = 0
    while rest:
        byte = rest & 255
        if byte:
            found += PIECE[piece][byte]
        rest >>= 8
        piece += 1
    rest = a[1]
    piece = 8
    while rest:
        byte = rest & 255
        if byte:
            found += PIECE[piece][byte]
        rest >>= 8
        piece += 1
    return found
