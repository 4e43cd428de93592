"""Sets of hexes: which spaces of a board, as two ints of up to 62 bits.

A set is a value: every function returns a new one. Spaces are numbered from 0 to 123.

Two short ints rather than one long one, because mypyc is slow with ints over 62 bits, and a tuple
rather than an object, because mypyc keeps it unboxed; docs/decisions/0002-hex-sets.md has the
figures. Only this module knows the representation.

A trap of mypyc: a shift by a variable is compiled as a 32-bit one for `i64`, so bits come from
`SINGLE`.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

HexSet = tuple[int, int]

HALF: Final = 62
CAPACITY: Final = 2 * HALF
#: The highest number that a space can have.
LAST_SPACE: Final = CAPACITY - 1
EMPTY: Final[HexSet] = (0, 0)


def single(space: int) -> HexSet:
    """One space."""
    return SINGLE[space]


def of(spaces: Iterable[int]) -> HexSet:
    """The spaces listed."""
    low = 0
    high = 0
    for space in spaces:
        one = SINGLE[space]
        low |= one[0]
        high |= one[1]
    return (low, high)


def union(a: HexSet, b: HexSet) -> HexSet:
    """The spaces in either set."""
    return (a[0] | b[0], a[1] | b[1])


def common(a: HexSet, b: HexSet) -> HexSet:
    """The spaces in both sets."""
    return (a[0] & b[0], a[1] & b[1])


def without(a: HexSet, b: HexSet) -> HexSet:
    """The spaces of the first set that are not in the second."""
    return (a[0] & ~b[0], a[1] & ~b[1])


def added(a: HexSet, space: int) -> HexSet:
    """The set with one space more."""
    one = SINGLE[space]
    return (a[0] | one[0], a[1] | one[1])


def removed(a: HexSet, space: int) -> HexSet:
    """The set with one space less."""
    one = SINGLE[space]
    return (a[0] & ~one[0], a[1] & ~one[1])


def contains(a: HexSet, space: int) -> bool:
    """Whether the space is in the set."""
    one = SINGLE[space]
    return (a[0] & one[0]) != 0 or (a[1] & one[1]) != 0


def overlaps(a: HexSet, b: HexSet) -> bool:
    """Whether the sets share a space."""
    return (a[0] & b[0]) != 0 or (a[1] & b[1]) != 0


def is_within(a: HexSet, b: HexSet) -> bool:
    """Whether every space of the first set is in the second."""
    return (a[0] & ~b[0]) == 0 and (a[1] & ~b[1]) == 0


def is_empty(a: HexSet) -> bool:
    """Whether the set has no space."""
    return a[0] == 0 and a[1] == 0


def size(a: HexSet) -> int:
    """The number of spaces."""
    if INTERPRETED:
        return a[0].bit_count() + a[1].bit_count()
    return int(_bits(a[0]) + _bits(a[1]))


def members(a: HexSet) -> list[int]:
    """The spaces in ascending order."""
    found: list[int] = []
    low, high = a
    piece = 0
    while low:
        byte = low & 255
        if byte:
            found += PIECES[piece][byte]
        low >>= 8
        piece += 1
    piece = 8
    while high:
        byte = high & 255
        if byte:
            found += PIECES[piece][byte]
        high >>= 8
        piece += 1
    return found


def lowest(a: HexSet) -> int:
    """The space with the lowest number; the set must not be empty."""
    low, high = a
    if low:
        return (low & -low).bit_length() - 1
    assert high, "an empty set has no lowest space"
    return (high & -high).bit_length() - 1 + HALF


def gathered(table: list[HexSet], a: HexSet) -> HexSet:
    """The union of the table's entries for all spaces of the set, such as all their neighbours."""
    low = 0
    high = 0
    for space in members(a):
        entry = table[space]
        low |= entry[0]
        high |= entry[1]
    return (low, high)


def _bits(x: i64) -> i64:
    """How many bits are set: mypyc calls `int.bit_count` as a Python method, at twice the cost."""
    x -= x >> 1 & 0x5555555555555555
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def _pieces(first: int) -> list[list[list[int]]]:
    """For each byte of one half, and each value of it, the spaces it stands for."""
    return [
        [[base + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
        for base in range(first, first + 64, 8)
    ]


INTERPRETED: Final = __file__.endswith(".py")
SINGLE: Final[list[HexSet]] = [
    (1 << space, 0) if space < HALF else (0, 1 << (space - HALF)) for space in range(CAPACITY)
]
PIECES: Final[list[list[list[int]]]] = _pieces(0) + _pieces(HALF)
