"""What the rules leave of a question's answers: one walk for what is legal, and for why not.

A question says its rules once, in the order in which a player should hear them. Each takes away
what it does not allow. What is left at the end is legal; where somebody asks about one answer, the
first rule that took it away is the reason. So the two cannot disagree.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ennead.engine.bitset import BITS, BitSet

#: Answers are bits of three words. Spaces of a map fill the first two, as `hexes.hexset` has them;
#: in the third are answers besides spaces, such as "done".
WORD: Final = 62
SPACES: Final = 2 * WORD
Spaces = tuple[i64, i64]
ALL: Final = -1
NOBODY_ASKS: Final = -1

#: The numbers of every byte of the three words.
BYTES_OF_A_WORD: Final = 8
NUMBERS: Final[list[list[list[int]]]] = [
    [[word * WORD + 8 * byte + bit for bit in range(8) if bits >> bit & 1] for bits in range(256)]
    for word in range(3)
    for byte in range(BYTES_OF_A_WORD)
]


@final
@mypyc_attr(free_list_len=1)
class Left:
    """The answers that are left, and the first rule against the one that somebody asks about."""

    def __init__(self, wish: int = NOBODY_ASKS) -> None:
        #: The answer that somebody asks about.
        self.wish: Final[i64] = wish
        #: The rule that took it away; empty as long as none has.
        self.rule = ""
        self.low: i64 = ALL
        self.high: i64 = ALL
        self.more: i64 = 0
        #: Where answers are not kept as bits: those that are left.
        self.listed: list[int] | None = None

    # ------------------------------------------------------------ spaces

    def only(self, spaces: Spaces, rule: str) -> None:
        """Keep these spaces alone; answers besides spaces stay."""
        self.low &= spaces[0]
        self.high &= spaces[1]
        if self.wish >= 0 and self.wish < SPACES and not holds(spaces, self.wish):
            self.blame(rule)

    def never(self, spaces: Spaces, rule: str) -> None:
        """Take these spaces away."""
        self.low &= ~spaces[0]
        self.high &= ~spaces[1]
        if self.wish >= 0 and holds(spaces, self.wish):
            self.blame(rule)

    def always(self, spaces: Spaces) -> None:
        """Allow these spaces whatever was said before."""
        self.low |= spaces[0]
        self.high |= spaces[1]
        if self.wish >= 0 and holds(spaces, self.wish):
            self.rule = ""

    def spaces(self) -> Spaces:
        """The spaces that are left."""
        return (self.low, self.high)

    # ------------------------------------------------------------ answers besides spaces

    def may(self, answer: int) -> None:
        """Allow an answer besides spaces."""
        self.more |= BITS[answer - SPACES]

    # ------------------------------------------------------------ small numbers

    def only_numbers(self, numbers: BitSet, rule: str) -> None:
        """Keep these numbers alone, all below 62."""
        self.low &= numbers
        self.high = 0
        self.more = 0
        if self.wish >= 0 and (self.wish >= WORD or not numbers & BITS[self.wish]):
            self.blame(rule)

    def never_numbers(self, numbers: BitSet, rule: str) -> None:
        """Take these numbers away."""
        self.low &= ~numbers
        if self.wish >= 0 and self.wish < WORD and numbers & BITS[self.wish]:
            self.blame(rule)

    # ------------------------------------------------------------ any answers

    def only_listed(self, answers: list[int], rule: str) -> None:
        """Keep these answers alone, ascending: for questions whose answers are no small numbers."""
        if self.listed is None:
            self.listed = answers
        else:
            self.listed = [answer for answer in self.listed if answer in answers]
        if self.wish >= 0 and self.wish not in answers:
            self.blame(rule)

    def nothing(self, rule: str) -> None:
        """Take all answers away: the question cannot be asked."""
        self.low = 0
        self.high = 0
        self.more = 0
        self.listed = None
        if self.wish >= 0:
            self.blame(rule)

    # ------------------------------------------------------------ the end of the walk

    def answers(self) -> list[int]:
        """What is left, ascending."""
        if self.listed is not None:
            return self.listed
        if not self.high and not self.more and 0 <= self.low < 256:
            return NUMBERS[0][self.low]  # shared, for answers are never changed
        found: list[int] = []
        add(found, self.low, 0)
        add(found, self.high, BYTES_OF_A_WORD)
        add(found, self.more, 2 * BYTES_OF_A_WORD)
        return found

    def reason(self, otherwise: str) -> str:
        """The rule against the answer asked about; empty if it is left."""
        return self.rule or ("" if self.wish in self.answers() else otherwise)

    def blame(self, rule: str) -> None:
        """Note the first rule against the answer asked about; without one the obliging rule is."""
        if not self.rule:
            self.rule = rule


def holds(spaces: Spaces, space: i64) -> bool:
    """Whether a space is among some; an answer besides spaces never is."""
    if space < WORD:
        return spaces[0] & BITS[space] != 0
    return space < SPACES and spaces[1] & BITS[space - WORD] != 0


def add(found: list[int], word: i64, place: i64) -> None:
    """Add the numbers of a word to those found; `place` counts bytes."""
    while word:
        byte = word & 255
        if byte:
            found += NUMBERS[place][byte]
        word >>= 8
        place += 1
