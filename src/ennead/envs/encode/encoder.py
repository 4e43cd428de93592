"""What a game brings to learners: its actions, and its table as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ennead.engine.table import Table
from ennead.envs.encode.space import Space

if TYPE_CHECKING:
    from ennead.engine.rules import Data, Rules

#: A part of an observation: its name, how many numbers it has, and what they say.
Part = tuple[str, int, str]

WON: Final = 1.0
NOT_WON: Final = -1.0
#: The highest number an observation can hold; higher ones are cut to it.
MOST: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know into an array of small numbers."""

    def __init__(self, rules: Rules[Any], space: Space, layout: tuple[Part, ...]) -> None:
        self.rules: Final = rules
        self.space: Final = space
        self.layout: Final = layout
        #: How many numbers an observation has.
        self.size: Final = sum([length for _, length, _ in layout])
        #: The options it was made for, where `encoder_for` has made it: a copy is made from them.
        self.made_for: Data | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        from ennead.envs.game_env import encoder_made_for  # which imports this module

        if self.made_for is None:
            raise TypeError("only an encoder that `encoder_for` has made can be copied or pickled")
        return encoder_made_for, (self.rules.name, self.made_for)

    def __deepcopy__(self, memo: object) -> Encoder:
        return self  # it never changes

    def write(self, table: Table, seat: int, into: vec[u8], at: i64) -> None:
        """Write a seat's observation from a place on; what is 0 is left as it is."""
        raise NotImplementedError

    def mask(self, table: Table, seat: int, into: vec[u8], at: i64) -> None:
        """Mark the legal actions of a seat with 1, from a place on."""
        if table.frames:
            frame = table.frames[-1]
            if self.space.further:
                for answer in frame.options(table, seat):
                    into[at + self.space.action(frame, answer)] = 1
                return
            first: i64 = at + self.space.offsets[type(frame)]
            for answer in frame.options(table, seat):
                into[first + answer] = 1

    def rewards(self, table: Table) -> list[float]:
        """By seat, 1 for those who have won and -1 for all others, once the game is over."""
        found = [NOT_WON] * len(self.rules.ranking(table))
        for place, seat, _ in self.rules.ranking(table):
            if place == 1:
                found[seat] = WON
        return found

    def observation(self, table: Table, seat: int) -> vec[u8]:
        """A seat's observation, made anew."""
        made = zeros(self.size)
        self.write(table, seat, made, 0)
        return made

    def legal_mask(self, table: Table, seat: int) -> vec[u8]:
        """The mask of a seat's legal actions, made anew; all 0 for a seat that is not asked."""
        made = zeros(self.space.players)
        if seat in table.to_act():
            self.mask(table, seat, made, 0)
        return made


def zeros(length: int) -> vec[u8]:
    """So many zeros."""
    return vec[u8](bytes(length))


def small(number: int) -> u8:
    """A number as an observation can hold it."""
    if number > MOST:
        return u8(MOST)
    return u8(number) if number > 0 else u8(0)
