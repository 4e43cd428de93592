"""A god ability: a power with tokens of its own."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ennead.engine.frames import Frame
from ennead.engine.rng import Rng
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.names import space_called
from ennead.games.ankh.table.table import AnkhTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Power):
    """What one of the gods of Egypt can do from the start (AK-P7)."""

    def __init__(self, number: int) -> None:
        #: The god's place among the gods of Egypt; its tokens lie there.
        self.number: Final = number

    def first_tokens(self) -> tuple[int, ...]:
        """The tokens at the start of the game (AK-S10)."""
        return ()

    def most_tokens(self) -> int:
        """How many tokens or slots its dashboard has (AK-S10)."""
        return 0

    def tokens(self, table: AnkhTable) -> tuple[int, ...]:
        """The tokens as they are."""
        return table.tokens[self.number]

    def write(self, table: AnkhTable) -> object:
        """The tokens in a position; None if there is nothing to write."""
        return None

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """The tokens as a seat, or a spectator, sees them."""
        return self.write(table)

    def read(self, table: AnkhTable, data: object) -> None:
        """The tokens of a position; ValueError says what was expected."""
        if data is not None:
            raise ValueError("this god has no tokens to place")

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        """What is wrong with the tokens of a position, once all its pieces are known.

        `heir` is the god that the holder merges into just now, or the holder itself.
        """
        return ""

    def flaw_outside_conflicts(self, table: AnkhTable) -> str:
        """What is wrong with the tokens of a position outside conflicts; empty if nothing is."""
        return ""

    def keeps_secrets(self) -> bool:
        """Whether something about its tokens is not known to every seat (AK-I1)."""
        return False

    def resample(self, table: AnkhTable, seat: int, rng: Rng) -> None:
        """Draw anew what a seat cannot know of the tokens; asked only of one that keeps secrets."""

    def observation_size(self) -> int:
        """How many numbers learners are told of the tokens."""
        return 0

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """The tokens for learners as a seat sees them, numbers 0 to 255."""
        return []

    def write_observed(self, table: AnkhTable, seat: int, into: vec[u8], at: i64) -> None:
        """Write what `observe` gives; an ability that is quicker by itself need not have that."""
        for value in self.observe(table, seat):
            into[at] = u8(value)
            at += 1

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        """What is wrong with a question of this god in a position; empty if nothing is."""
        return "this god has no such question"

    def is_ability(self) -> bool:
        return True


def read_spaces(table: AnkhTable, data: object, most: int) -> tuple[int, ...]:
    """The spaces that a position names, ascending."""
    if data is None:
        return ()
    if not isinstance(data, list) or len(data) > most:
        raise ValueError(f"expected a list of at most {most} spaces, found {data!r}")
    spaces = [space_called(table.division.map, str(name)) for name in data]
    if -1 in spaces or len(set(spaces)) < len(spaces):
        raise ValueError(f"expected different spaces of the map, found {data!r}")
    return tuple(sorted(spaces))
