"""Sets of hexes: which spaces of a board, as two numbers of 62 bits.

A set is a value: every function returns a new one. Spaces are numbered from 0 to 123.

Two machine words rather than one long int, and a tuple rather than an object, because mypyc keeps
both unboxed; docs/decisions/0002-hex-sets.md has the figures. Only this module knows the
representation.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

HexSet = tuple[i64, i64]

HALF: Final = 62
CAPACITY: Final = 2 * HALF
#: The highest number that a space can have.
LAST_SPACE: Final = CAPACITY - 1
#: Not a `HexSet` by its type: compiled code takes two words of 0 for a constant without a value.
EMPTY: Final[tuple[int, int]] = (0, 0)


def single(space: i64) -> HexSet:
    """One space."""
    return (LOW[space], HIGH[space])


def of(spaces: Iterable[int]) -> HexSet:
    """The spaces listed."""
    low: i64 = 0
    high: i64 = 0
    for space in spaces:
        low |= LOW[space]
        high |= HIGH[space]
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


def added(a: HexSet, space: i64) -> HexSet:
    """The set with one space more."""
    return (a[0] | LOW[space], a[1] | HIGH[space])


def removed(a: HexSet, space: i64) -> HexSet:
    """The set with one space less."""
    return (a[0] & ~LOW[space], a[1] & ~HIGH[space])


def contains(a: HexSet, space: i64) -> bool:
    """Whether the space is in the set."""
    return (a[0] & LOW[space]) != 0 or (a[1] & HIGH[space]) != 0


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
        return int(a[0]).bit_count() + int(a[1]).bit_count()
    return int(_bits(a[0]) + _bits(a[1]))


def members(a: HexSet) -> list[int]:
    """The spaces in ascending order."""
    found: list[int] = []
    low, high = a
    piece: i64 = 0
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


def mark(a: HexSet, into: vec[u8], at: i64) -> None:
    """Write a 1 for every space, the first space's at a place."""
    left, place = a[0], at
    while left:
        if left & 1:
            into[place] = 1
        left >>= 1
        place += 1
    left, place = a[1], at + HALF
    while left:
        if left & 1:
            into[place] = 1
        left >>= 1
        place += 1


def lowest(a: HexSet) -> int:
    """The space with the lowest number; the set must not be empty."""
    assert not is_empty(a), "an empty set has no lowest space"
    left, space = a[0], 0
    if not left:
        left, space = a[1], HALF
    while not left & 255:
        left >>= 8
        space += 8
    while not left & 1:
        left >>= 1
        space += 1
    return space


class HexSets:
    """Sets by number, such as those of every god: a value too, so that clones share it."""

    def __init__(self, halves: vec[i64]) -> None:
        #: Both halves of one set after those of another.
        self.halves: Final[vec[i64]] = halves

    def __getitem__(self, number: i64) -> HexSet:
        return (self.halves[2 * number], self.halves[2 * number + 1])

    def __len__(self) -> int:
        return len(self.halves) // 2

    def __iter__(self) -> Iterator[HexSet]:
        return iter([self[number] for number in range(len(self))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HexSets) and list(self.halves) == list(other.halves)

    def __hash__(self) -> int:
        return hash(tuple(self.halves))

    def added(self, number: i64, space: i64) -> "HexSets":
        """The same sets, one of them with one space more."""
        halves = self.halves[:]
        halves[2 * number] |= LOW[space]
        halves[2 * number + 1] |= HIGH[space]
        return HexSets(halves)

    def removed(self, number: i64, space: i64) -> "HexSets":
        """The same sets, one of them with one space less."""
        halves = self.halves[:]
        halves[2 * number] &= ~LOW[space]
        halves[2 * number + 1] &= ~HIGH[space]
        return HexSets(halves)

    def cleared(self, space: i64) -> "HexSets":
        """The same sets, all of them without a space."""
        halves = self.halves[:]
        number: i64 = 0
        while number < len(halves):
            halves[number] &= ~LOW[space]
            halves[number + 1] &= ~HIGH[space]
            number += 2
        return HexSets(halves)

    def parted(self, pairs: Iterable[tuple[int, int]]) -> "HexSets":
        """The same sets, but the numbers of each pair are not in each other's."""
        halves = self.halves[:]
        for one, other in pairs:
            halves[2 * one] &= ~LOW[other]
            halves[2 * one + 1] &= ~HIGH[other]
            halves[2 * other] &= ~LOW[one]
            halves[2 * other + 1] &= ~HIGH[one]
        return HexSets(halves)

    def overlapping(self, a: HexSet) -> int:
        """How many of the sets share a space with another set."""
        found = 0
        place: i64 = 0
        while place < len(self.halves):
            if self.halves[place] & a[0] or self.halves[place + 1] & a[1]:
                found += 1
            place += 2
        return found

    def all(self) -> HexSet:
        """The union of all the sets."""
        low: i64 = 0
        high: i64 = 0
        place: i64 = 0
        while place < len(self.halves):
            low |= self.halves[place]
            high |= self.halves[place + 1]
            place += 2
        return (low, high)


def by_number(sets: Iterable[HexSet]) -> HexSets:
    """Some sets, numbered from 0."""
    halves = vec[i64]()
    for one in sets:
        halves = append(halves, one[0])
        halves = append(halves, one[1])
    return HexSets(halves)


def gathered(table: HexSets, a: HexSet) -> HexSet:
    """The union of the table's entries for all spaces of the set, such as all their neighbours."""
    halves = table.halves
    if not INTERPRETED:
        return union(_gathered(halves, a[0], 0), _gathered(halves, a[1], 2 * HALF))
    low: i64 = 0
    high: i64 = 0
    for space in members(a):
        low |= halves[2 * space]
        high |= halves[2 * space + 1]
    return (low, high)


def _gathered(halves: vec[i64], left: i64, place: i64) -> HexSet:
    """The union of the entries for half a set, that of its first space at a place."""
    low: i64 = 0
    high: i64 = 0
    while left:
        if left & 255 == 0:
            left >>= 8
            place += 16
            continue
        if left & 1:
            low |= halves[place]
            high |= halves[place + 1]
        left >>= 1
        place += 2
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
#: By space, its bit in either half.
LOW: Final[vec[i64]] = vec[i64]([1 << space if space < HALF else 0 for space in range(CAPACITY)])
HIGH: Final[vec[i64]] = vec[i64](
    [0 if space < HALF else 1 << space - HALF for space in range(CAPACITY)]
)
PIECES: Final[list[list[list[int]]]] = _pieces(0) + _pieces(HALF)
