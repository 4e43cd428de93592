"""The table of Ra as plain data, without its frames."""

from __future__ import annotations

from ennead.engine.bitset import members
from ennead.engine.rules import Data
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import EMPTY, NAMES


def write(table: RaTable) -> Data:
    """The table as plain data, without its frames."""
    return {
        "epoch": table.epoch,
        "ra_tiles": table.ra_tiles,
        "track": [None if tile == EMPTY else NAMES[tile] for tile in table.track],
        "sun": table.sun,
        "areas": [
            {
                "points": table.points[player],
                "suns": members(table.suns_up[player]),
                "spent": members(table.suns_down[player]),
                "tiles": write_counts(table.held(player)),
            }
            for player in range(table.players)
        ],
        "bag": write_counts(table.bag),
        "out": write_counts(table.out),
        "sheets": [[list(row) for row in sheet] for sheet in table.sheets],
    }


def write_counts(numbers: Counts) -> dict[str, int]:
    """How many tiles of each kind, those there are."""
    return {NAMES[tile]: number for tile, number in enumerate(numbers) if number}
