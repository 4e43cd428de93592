"""What an epoch is worth: a score sheet for every player (RA-P)."""

from __future__ import annotations

from typing import Final

from ennead.engine.bitset import total
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.table import RaTable, ScoreSheet
from ennead.games.ra.table.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENTS, NILE, PHARAOH

LAST_EPOCH: Final = 3

GOD_POINTS: Final = 2
GOLD_POINTS: Final = 3
MOST_PHARAOHS: Final = 5
FEWEST_PHARAOHS: Final = -2
SUN_POINTS: Final = 5

# fmt: off  (a table reads better as a table)
#: Points for 0, 1, 2, ... different or equal tiles.
DIFFERENT_CIVILIZATION: Final[tuple[int, ...]] = (-5, 0, 0, 5, 10, 15)
DIFFERENT_MONUMENTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 10, 15)
EQUAL_MONUMENTS: Final[tuple[int, ...]] = (0, 0, 0, 5, 10, 15)
# fmt: on


def score_sheet(table: RaTable) -> ScoreSheet:
    """Every player's points of this epoch by category, and the points they have then (RA-P12)."""
    last = table.epoch == LAST_EPOCH
    players = range(table.players)
    pharaohs = pharaoh_points([table.holds(player, PHARAOH) for player in players])
    suns = sun_points(sun_totals(table)) if last else [0] * table.players
    rows = []
    for player in players:
        held = table.held(player)
        gods = table.holds(player, GOD) * GOD_POINTS
        niles = nile_points(held)
        civilization = civilization_points(held)
        gold = table.holds(player, GOLD) * GOLD_POINTS
        monuments = monument_points(held) if last else 0
        gain = gods + pharaohs[player] + niles + civilization + gold + monuments + suns[player]
        after = max(0, table.points[player] + gain)
        rows.append(
            (gods, pharaohs[player], niles, civilization, gold, monuments, suns[player], after)
        )
    return tuple(rows)


def pharaoh_points(numbers: list[int]) -> list[int]:
    """Most gain 5, fewest lose 2, ties included; nothing if all are equal (RA-P2, RA-P3)."""
    return ends(numbers, MOST_PHARAOHS, FEWEST_PHARAOHS)


def nile_points(held: Counts) -> int:
    """Niles and Floods count 1 each, with at least one Flood (RA-P4)."""
    return int(held[NILE] + held[FLOOD]) if held[FLOOD] else 0


def civilization_points(held: Counts) -> int:
    """None loses 5; three, four, five different kinds gain 5, 10, 15 (RA-P5)."""
    different = 0
    for tile in CIVILIZATION:
        if held[tile]:
            different += 1
    return DIFFERENT_CIVILIZATION[different]


def monument_points(held: Counts) -> int:
    """Points for different kinds, and for each kind held three times or more (RA-P7, RA-P8)."""
    different = equal = 0
    for tile in MONUMENTS:
        if held[tile]:
            different += 1
            equal += EQUAL_MONUMENTS[held[tile]]
    return DIFFERENT_MONUMENTS[different] + equal


def sun_totals(table: RaTable) -> list[int]:
    """The sum of every player's suns, face up and face down."""
    return [
        total(table.suns_up[player] | table.suns_down[player]) for player in range(table.players)
    ]


def sun_points(totals: list[int]) -> list[int]:
    """The highest total gains 5, the lowest loses 5, ties included (RA-P10)."""
    return ends(totals, SUN_POINTS, -SUN_POINTS)


def ends(numbers: list[int], most: int, fewest: int) -> list[int]:
    """What the highest and the lowest numbers bring; nothing if all are equal."""
    high = low = numbers[0]
    for number in numbers:
        high, low = max(high, number), min(low, number)
    if high == low:
        return [0] * len(numbers)
    return [most if number == high else fewest if number == low else 0 for number in numbers]
