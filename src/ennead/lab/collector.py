"""What a game brings to the lab: its own statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.engine.table import Event

#: The bot of each seat and what was kept of the game.
Kept = tuple[tuple[str, ...], Data]
Row = tuple[str | float, ...]


@dataclass(frozen=True)
class Statistics:
    """Statistics in rows: the first column says what the row is about."""

    name: str
    columns: tuple[str, ...]
    rows: list[Row]

    def as_data(self) -> Data:
        """Return the rows as plain data."""
        return {
            "name": self.name,
            "columns": list(self.columns),
            "rows": [list(row) for row in self.rows],
        }


class Collector:
    """Keeps what matters of a finished game, and sums it up over many.

    This one keeps only what is kept of every game.
    """

    #: Options whose values deals take in turn, unless one is chosen for all.
    varied: Mapping[str, tuple[str, ...]] = {}
    #: How many seats can win a game together, each as if alone.
    team = 1
    #: A column that no other game has: it tells the game of files without a column `game`.
    mark = ""

    def details(self, game: Game, events: Sequence[Event]) -> Data:
        """Return what to keep of a finished game, as plain data."""
        return {}

    def columns(self, details: Data, seat: int) -> dict[str, int | str]:
        """Return what was kept about one seat, by column."""
        return {}

    def statistics(self, games: Sequence[Kept]) -> list[Statistics]:
        """Compute the statistics of many games."""
        return []
