"""Candidate: a set is one Python int."""

from typing import Final

HexSet = int
SINGLE: Final[list[int]] = [1 << n for n in range(124)]
PIECE: Final[list[list[list[int]]]] = [
    [[base + k for k in range(8) if byte >> k & 1] for byte in range(256)]
    for base in range(0, 128, 8)
]


def empty() -> HexSet:
    return 0


def union(a: int, b: int) -> int:
    return a | b


def common(a: int, b: int) -> int:
    return a & b


def without(a: int, b: int) -> int:
    return a & ~b


def contains(a: int, space: int) -> bool:
    return a & SINGLE[space] != 0


def is_empty(a: int) -> bool:
    return a == 0


def size(a: int) -> int:
    return a.bit_count()


def members(a: int) -> list[int]:
    found: list[int] = []
    for piece, byte in enumerate(a.to_bytes(16, "little")):
        if byte:
            found += PIECE[piece][byte]
    return found
