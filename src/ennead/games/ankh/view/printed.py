"""What is printed on the tracks and dashboards, and what a god unlocks next, as views show it."""

from __future__ import annotations

from functools import lru_cache

from ennead.engine.rules import Data
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.pieces import (
    ADVANCES,
    CARD_BONUS,
    CARD_NAMES,
    GUARDIAN_TOKEN,
    LAST_RED,
    POWER_NAMES,
    POWERS_OF_LEVEL,
    TOP,
    UNLOCK_COST,
    UNLOCKS_OF_LEVEL,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable


@lru_cache(maxsize=256)
def printed(players: int, box: Box, gods: tuple[int, ...]) -> Data:
    """The numbers that never change in a game."""
    return {
        "advances": list(ADVANCES[players]),
        "last_red": LAST_RED,
        "top": TOP,
        "levels": [
            {"cost": cost, "powers": list(POWER_NAMES[first : first + POWERS_OF_LEVEL])}
            for cost, first in zip(UNLOCK_COST, range(0, 12, POWERS_OF_LEVEL), strict=True)
        ],
        "cards": dict(zip(CARD_NAMES, CARD_BONUS, strict=True)),
        "tokens": {
            box.holder_names[number]: box.holders[number].most_tokens()
            for number in box.holders_among(gods)
        },
        "after_conflict": after_conflict(players),
    }


def after_conflict(players: int) -> Data:
    """What follows a conflict, by its number; two gods do not merge (AK-X9)."""
    merging = {"3": "merging"} if players > 2 else {}
    return {**merging, "4": "forgotten_gods", "5": "end"}


def next_unlock(table: AnkhTable, god: int) -> Data | None:
    """The level, the cost and the guardian of a god's next Ankh power; none after the sixth."""
    unlocked = number_of(table.unlocked[god])
    level, token = divmod(unlocked, UNLOCKS_OF_LEVEL)
    if god not in table.ascending or level >= len(UNLOCK_COST):
        return None
    brings = GUARDIAN_TOKEN[level] == token + 1
    kinds = [table.box.kinds[kind] for kind in table.guardians]
    names = [card.name for card in kinds if card.level == level]
    return {
        "level": level + 1,
        "cost": UNLOCK_COST[level],
        "guardian": names[0] if brings and names else None,
    }
