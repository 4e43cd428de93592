"""What tiles and suns are worth at this moment, for those who look at the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from ennead.engine.rules import Data
from ennead.games.ra.disasters.rules import LOST_TO_EACH
from ennead.games.ra.scoring.rules import (
    DIFFERENT_CIVILIZATION,
    GOD_POINTS,
    GOLD_POINTS,
    monument_points,
    nile_points,
    pharaoh_points,
    sun_points,
    sun_totals,
)
from ennead.games.ra.table.changes import on_track
from ennead.games.ra.table.counts import Counts, with_each
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
    UNREST,
)


def at_the_end(table: RaTable) -> list[Data]:
    """What every player's Monuments and suns would bring if this were the last epoch's end."""
    suns = sun_points(sun_totals(table))
    return [
        {"monuments": monument_points(table.held(player)), "suns": suns[player]}
        for player in range(table.players)
    ]


def track_gain(table: RaTable, player: int) -> Data:
    """How a player's points would change, by category, with all tiles of the auction track.

    As if the epoch ended now, Monuments as if the game did; the player discards as well as may be.
    Disasters already taken strike either way (RA-G6).
    """
    held = table.held(player)
    before = after_disasters(table, player, held)
    won = with_each(held, on_track(table))
    after = after_disasters(table, player, won)
    return {category: after[category] - before[category] for category in before}


def after_disasters(table: RaTable, player: int, held: Counts) -> dict[str, int]:
    """What a player's tiles would be worth by category once their disasters have struck."""
    pharaohs = [table.holds(other, PHARAOH) for other in range(table.players)]
    pharaohs[player] = max(0, int(held[PHARAOH]) - LOST_TO_EACH * int(held[FUNERAL]))
    return {
        "god": int(held[GOD]) * GOD_POINTS,
        "pharaoh": pharaoh_points(pharaohs)[player],
        "nile": nile_points(after_drought(held)),
        "civilization": civilization_after_unrest(held),
        "gold": int(held[GOLD]) * GOLD_POINTS,
        "monuments": monuments_after_earthquake(held),
    }


def after_drought(held: Counts) -> Counts:
    """Tiles without the Floods and Niles lost to Droughts (RA-D4)."""
    lost = LOST_TO_EACH * int(held[DROUGHT])
    left = held[:]
    left[FLOOD] = max(0, int(held[FLOOD]) - lost)
    left[NILE] = max(0, int(held[NILE]) - max(0, lost - int(held[FLOOD])))
    return left


def civilization_after_unrest(held: Counts) -> int:
    """Points for as many different Civilization tiles as can be kept through Unrest (RA-D5)."""
    kinds = [int(held[tile]) for tile in CIVILIZATION if held[tile]]
    kept = max(0, sum(kinds) - LOST_TO_EACH * int(held[UNREST]))
    return DIFFERENT_CIVILIZATION[min(len(kinds), kept)]


def monuments_after_earthquake(held: Counts) -> int:
    """Points for the best Monuments that can be kept through Earthquakes (RA-D5)."""
    number = sum([int(held[tile]) for tile in MONUMENTS])
    lost = min(number, LOST_TO_EACH * int(held[EARTHQUAKE]))
    return max([monument_points(left) for left in without_monuments(held, lost)])


def without_monuments(held: Counts, lost: int) -> Iterator[Counts]:
    """Every way to lose this many Monuments."""
    for gone in combinations_with_replacement(MONUMENTS, lost):
        if all(gone.count(tile) <= held[tile] for tile in gone):
            left = held[:]
            for tile in gone:
                left[tile] -= 1
            yield left
