"""What a network is told about a position: a row of numbers that begins with the seat asked."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.engine.table import Table


class Features:
    """How a game describes its positions to a network.

    Seats are told in the order of the table, beginning with `first`: the seat that is asked, or
    the one that chance answers for. So one network serves every seat. A game's own class is made
    with the number of players alone.
    """

    def __init__(self, players: int, common: int, block: int) -> None:
        self.players: Final = players
        #: How many numbers tell what all share, and how many the block of each seat has.
        self.common: Final = common
        self.block: Final = block
        self.size: Final[i64] = common + block * players

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.players,)

    def first(self, table: Table) -> int:
        """Return the seat whose block comes first."""
        raise NotImplementedError

    def write(self, table: Table, into: vec[float], at: i64) -> None:
        """Write the row of a position that is not over; `into` holds zeros there."""
        raise NotImplementedError

    def row(self, table: Table) -> vec[float]:
        """Return the row of a position by itself.

        A vec that interpreted code passes to compiled code is never freed (mypyc 2.4): it gets one.
        """
        made = zeros(int(self.size))
        self.write(table, made, 0)
        return made

    def knows(self, table: Table) -> bool:
        """Whether networks are trained with all that is on the table; else values play it."""
        return True

    def choices(self, table: Table, seat: int) -> list[int]:
        """List the legal answers; a game may list one of several equivalent ones."""
        return table.options(seat)

    def defers(self, table: Table) -> bool:
        """Whether a question is left to the game's own values: its answers are no positions."""
        return False

    def join(self, table: Table, chances: vec[float]) -> None:
        """Give seats that win only together the same chance."""

    def shares(self, table: Table) -> list[float]:
        """Return every seat's share of the win in a game that is over."""
        raise NotImplementedError

    def scores(self, table: Table) -> list[float]:
        """Return every seat's score in a game that is over."""
        raise NotImplementedError


def zeros(number: int) -> vec[float]:
    """Make a vec of zeros."""
    return vec[float]([0.0] * number)
