"""What a god owns besides its place on the track: followers, powers, cards, figures, monuments."""

from __future__ import annotations

from functools import cache

from ennead.bots.ankh.values.board_features import Stand
from ennead.bots.ankh.values.weights import CARD_WORTHS, POWER_WORTHS, Weights
from ennead.games.ankh.table.pieces import (
    BIT,
    CONTROL,
    EVENTS,
    FIRST_GUARDIAN,
    OBELISK,
    POOL,
    POWER_NAMES,
    POWERS,
    PYRAMID,
    TEMPLE,
    UNLOCK_COST,
    UNLOCKS_OF_LEVEL,
    WARRIORS,
    cards_in,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: Powers that live on monuments of a type.
ATTUNED = {
    POWER_NAMES.index("obelisk_attuned"): OBELISK,
    POWER_NAMES.index("temple_attuned"): TEMPLE,
    POWER_NAMES.index("pyramid_attuned"): PYRAMID,
}
RESPLENDENT = POWER_NAMES.index("resplendent")
OMNIPRESENT = POWER_NAMES.index("omnipresent")
UNLOCKS = UNLOCKS_OF_LEVEL * len(UNLOCK_COST)


def dashboard_worth(
    table: AnkhTable, god: int, stand: Stand, conflicts: float, weights: Weights
) -> float:
    """Value followers, powers, cards and monuments of a god, over the conflicts to come."""
    return (
        follower_worth(table, god, conflicts, weights)
        + conflicts * power_worth(table, god, stand)
        + min(1.0, conflicts) * hand_worth(table.hand[god])
        + conflicts * monument_worth(table, god, stand, weights)
    )


def follower_worth(table: AnkhTable, god: int, conflicts: float, weights: Weights) -> float:
    """Value followers that buy the next two powers, and those left for bids and monuments."""
    if not conflicts:
        return 0.02 * table.followers[god]
    wanted = cost_of_next(number_of(table.unlocked[god]))
    held = table.followers[god]
    useful = min(held, wanted)
    return weights.follower * useful + weights.spare_follower * min(12, held - useful)


@cache
def cost_of_next(unlocked: int) -> int:
    """Return the cost of the next two powers together."""
    following = range(unlocked, min(UNLOCKS, unlocked + 2))
    return sum([UNLOCK_COST[number // UNLOCKS_OF_LEVEL] for number in following])


def power_worth(table: AnkhTable, god: int, stand: Stand) -> float:
    """Value the unlocked powers in one conflict."""
    unlocked = table.unlocked[god]
    if not unlocked:
        return 0.0
    worth = 0.0
    for power in range(POWERS):
        if unlocked & BIT[power]:
            worth += POWER_WORTHS[power] * fitness(table, god, stand, power)
    return worth


def fitness(table: AnkhTable, god: int, stand: Stand, power: int) -> float:
    """Return the factor that the position gives a power: 1 is usual."""
    if power in ATTUNED:
        return 0.4 + 0.5 * held_of(table, god, ATTUNED[power])
    if power == RESPLENDENT:
        return 0.3 + (max([held_of(table, god, kind) for kind in range(3)]) >= 3)
    if power == OMNIPRESENT:
        return 0.3 * sum([count > 0 for count in stand.counts])
    return 1.0


def held_of(table: AnkhTable, god: int, monument: int) -> int:
    """Count the monuments of a type that a god controls."""
    return hexset.size(hexset.common(table.controlled[god], table.standing[monument]))


@cache
def hand_worth(hand: int) -> float:
    """Value the cards that can still be played."""
    return sum([CARD_WORTHS[card] for card in cards_in(hand)])


def figure_worth(table: AnkhTable, god: int, stand: Stand, weights: Weights) -> float:
    """Value figures on the board; guardians are worth more, and the pool something too."""
    worth = weights.figure * stand.number
    kinds = table.kinds
    for figure in range(table.players * (1 + WARRIORS), len(kinds)):
        if table.owner[figure] == god and kinds[figure] >= FIRST_GUARDIAN:
            place = table.place[figure]
            if place >= 0:
                worth += weights.guardian
            elif place == POOL:
                worth += weights.pool_guardian
    return worth


def monument_worth(table: AnkhTable, god: int, stand: Stand, weights: Weights) -> float:
    """Value monuments held, and those within reach of a figure."""
    worth = weights.monument * hexset.size(table.controlled[god]) + weights.beside * stand.giving
    if stand.open and CONTROL in EVENTS[table.event + 1 :]:
        worth += weights.within_grasp * (1.3 if stand.open > 1 else 1.0)
    return worth
