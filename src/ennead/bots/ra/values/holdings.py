"""What the tiles in front of a player are worth to that player, by category."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.ra.values.outlook import Outlook
from ennead.engine.bitset import total
from ennead.games.ra.scoring.rules import (
    DIFFERENT_CIVILIZATION,
    DIFFERENT_MONUMENTS,
    EQUAL_MONUMENTS,
    FEWEST_PHARAOHS,
    GOD_POINTS,
    GOLD_POINTS,
    MOST_PHARAOHS,
    SUN_POINTS,
)
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import (
    CIVILIZATION,
    FLOOD,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
)

#: More Pharaohs, and a higher sum of suns, than anybody can have.
MANY: Final = 1000


def holdings_gain(outlook: Outlook, player: int, before: Counts, after: Counts) -> float:
    """Return the points a player can expect from these tiles beyond those before.

    Categories that stay the same are passed over, which halves the time.
    """
    gods = int(after[GOD]) - int(before[GOD])
    gold = int(after[GOLD]) - int(before[GOLD])
    gain = gods * (GOD_POINTS + outlook.weights.god_choice) + gold * GOLD_POINTS
    if after[PHARAOH] != before[PHARAOH]:
        gain += pharaoh_value(outlook, player, after) - pharaoh_value(outlook, player, before)
    if after[NILE] != before[NILE] or after[FLOOD] != before[FLOOD]:
        gain += nile_value(outlook, player, after) - nile_value(outlook, player, before)
    if differ(before, after, CIVILIZATION):
        gain += civilization_value(outlook, player, after)
        gain -= civilization_value(outlook, player, before)
    if differ(before, after, MONUMENTS):
        gain += monument_value(outlook, player, after) - monument_value(outlook, player, before)
    return gain


def differ(before: Counts, after: Counts, category: tuple[int, ...]) -> bool:
    """Whether there are more or fewer tiles of some kind of a category."""
    for tile in category:
        if before[tile] != after[tile]:
            return True
    return False


def pharaoh_value(outlook: Outlook, player: int, own: Counts) -> float:
    """Value Pharaohs: most gain 5, fewest lose 2, now and in later epochs; they stay (RA-P2)."""
    table, number = outlook.table, int(own[PHARAOH])
    most, fewest = -1, MANY
    for other in range(table.players):
        if other != player:
            theirs = table.holds(other, PHARAOH)
            most = max(most, theirs)
            fewest = min(fewest, theirs)
    ahead, behind = number - most, fewest - number
    weights = outlook.weights
    now = weights.pharaoh_drift * min(1.0, outlook.fair_batch())
    value = ends_value(ahead, behind, now, MOST_PHARAOHS, FEWEST_PHARAOHS)
    if outlook.epochs_after:
        later = now + weights.later_pharaoh_drift
        later_value = ends_value(ahead, behind, later, MOST_PHARAOHS, FEWEST_PHARAOHS)
        value += outlook.epochs_after * later_value
    return value


def ends_value(ahead: float, behind: float, drift: float, most: int, fewest: int) -> float:
    """Value most and fewest, each as likely as its distance and the drift make it.

    Being level counts as having most, or fewest.
    """
    return most * chance(ahead + 0.5, drift) + fewest * chance(behind + 0.5, drift)


def chance(lead: float, drift: float) -> float:
    """Return the probability that a lead lasts through this much drift."""
    if drift <= 0:
        return 1.0 if lead > 0 else 0.0
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / drift))))


def nile_value(outlook: Outlook, player: int, held: Counts) -> float:
    """Count Niles and Floods 1 each if there is a Flood or one comes; Niles stay (RA-P4)."""
    floods, niles = int(held[FLOOD]), int(held[NILE])
    flooded = 1.0 if floods else at_least_one(outlook, player, FLOOD)
    return floods + niles * (flooded + outlook.epochs_after * outlook.later_flood)


def civilization_value(outlook: Outlook, player: int, held: Counts) -> float:
    """Value different kinds, with those that may still come (RA-P5)."""
    #: How likely it is that 0, 1, 2, ... of the missing kinds come.
    more = vec[float]([1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    missing: i64 = 0
    for tile in CIVILIZATION:
        if held[tile]:
            continue
        comes = at_least_one(outlook, player, tile)
        missing += 1
        number = missing
        while number > 0:
            more[number] = (1 - comes) * more[number] + comes * more[number - 1]
            number -= 1
        more[0] = (1 - comes) * more[0]
    value = 0.0
    number = 0
    while number <= missing:
        value += DIFFERENT_CIVILIZATION[len(CIVILIZATION) - missing + number] * more[number]
        number += 1
    return value


def monument_value(outlook: Outlook, player: int, held: Counts) -> float:
    """Value Monuments after the third epoch, with those that may still come (RA-P7, RA-P8)."""
    share = outlook.share[player] + outlook.later_share
    bag = outlook.table.bag
    different = 0.0
    value = 0.0
    for tile in MONUMENTS:
        number = int(held[tile])
        expected = share * int(bag[tile])
        if number:
            different += 1
            value += equal_monuments_value(number, expected)
        else:
            different += 1 - exp(-expected)
    return value + between(DIFFERENT_MONUMENTS, different)


def equal_monuments_value(number: int, expected: float) -> float:
    """Value this many equal Monuments where some more are expected (RA-P8)."""
    if number >= 3:
        return EQUAL_MONUMENTS[number]
    missing_all = exp(-expected)
    if number == 2:
        return EQUAL_MONUMENTS[3] * (1 - missing_all)
    return EQUAL_MONUMENTS[3] * (1 - missing_all * (1 + expected))


def between(points: tuple[int, ...], place: float) -> float:
    """Interpolate the points between two places of a table."""
    low = min(int(place), len(points) - 2)
    return points[low] + (points[low + 1] - points[low]) * (place - low)


def at_least_one(outlook: Outlook, player: int, tile: int) -> float:
    """Return the probability that a player still takes a tile of this kind in this epoch."""
    return 1 - exp(-outlook.share[player] * int(outlook.table.bag[tile]))


def sun_sum_value(outlook: Outlook, player: int, change: int) -> float:
    """Value the sum of suns after epoch three: the highest gains 5, the lowest loses 5 (RA-P10)."""
    table = outlook.table
    own = sun_total(table, player) + change
    most, fewest = -1, MANY
    for other in range(table.players):
        if other != player:
            theirs = sun_total(table, other)
            most = max(most, theirs)
            fewest = min(fewest, theirs)
    drift = outlook.weights.sun_drift
    return ends_value(own - most, fewest - own, drift, SUN_POINTS, -SUN_POINTS)


def sun_total(table: RaTable, player: i64) -> int:
    """Sum up a player's suns, face up and face down."""
    return total(table.suns_up[player] | table.suns_down[player])
