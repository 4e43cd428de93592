"""A small generator of random numbers: the same numbers in every build, and cheap to copy."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

WORD: Final = 0xFFFFFFFF


@mypyc_attr(free_list_len=1)
class Rng:
    """sfc32 of Doty-Humphrey: three mixed 32-bit words and a counter, no multiplication."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def clone(self) -> Rng:
        """A generator that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 bits."""
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        mixed: i64 = (self.a + b + counter) & 0xFFFFFFFF
        self.counter = (counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1; uneven by less than bound / 2**32."""
        return (self.word() * bound) >> 32

    def pick(self, weights: list[int]) -> i64:
        """The place of one of the weights, each as likely as it is heavy."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        place: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                break
            place += 1
        return place

    def draw(self, counts: vec[u8]) -> i64:
        """The place of one of all the things counted, as `pick` gives it."""
        total: i64 = 0
        number: int
        for number in counts:
            total += number
        left: i64 = self.below(total)
        place: i64 = 0
        for number in counts:
            left -= number
            if left < 0:
                break
            place += 1
        return place

    def shuffle(self, items: list[int]) -> None:
        """Put a list into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.below(last + 1))
            items[last], items[other] = items[other], items[last]


def seeded(seed: int) -> Rng:
    """The generator of a seed: any whole number, neighbours giving unrelated numbers."""
    folded = (abs(seed) << 1) | (seed < 0)
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    place: i64 = 0
    while True:
        word: i64 = folded & WORD
        # The place keeps a word apart from the same word behind others that are 0.
        a = (times(a, 0x9E3779B1) + word + place) & 0xFFFFFFFF
        b = (b ^ word ^ (b << 7)) & 0xFFFFFFFF
        c = (c + times(word, 0x85EBCA6B)) & 0xFFFFFFFF
        folded >>= 32
        place += 1
        if not folded:
            break
    rng = Rng(a, b, c, 1)
    for _ in range(16):
        rng.word()
    return rng


def times(word: i64, factor: i64) -> i64:
    """The low 32 bits of a product of two words, which does not fit into 64 bits with a sign.

    An `int` could hold it. But if a signal handler raises while Python multiplies large ints,
    compiled code takes that for a lack of memory and ends the process.
    """
    low = (word & 0xFFFF) * factor
    high = ((word >> 16) * factor) & 0xFFFF
    return (low + (high << 16)) & 0xFFFFFFFF
