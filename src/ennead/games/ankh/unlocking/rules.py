"""Unlock Ankh Power: a power of the next level, and the guardian it may bring (AK-P)."""

from __future__ import annotations

from typing import ClassVar, Final

from ennead.engine.bitset import BitSet, bit, bitset
from ennead.engine.frames import Fields, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.ankh_powers import with_unlocked
from ennead.games.ankh.powers.moments import in_turns, of_gods
from ennead.games.ankh.table.changes import give_guardian, lose_followers
from ennead.games.ankh.table.dashboards import unlock
from ennead.games.ankh.table.fields import FLAG, POWER, SEAT
from ennead.games.ankh.table.pieces import (
    BASES,
    BIT,
    CARD,
    FIRST_GUARDIAN,
    GUARDIAN_TOKEN,
    OUT,
    POWERS,
    POWERS_OF_LEVEL,
    UNLOCK_COST,
    UNLOCKS_OF_LEVEL,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable

#: By level, its powers; none above the last level.
COLUMNS: Final[list[BitSet]] = [
    *[bitset(range(first, first + POWERS_OF_LEVEL)) for first in range(0, POWERS, POWERS_OF_LEVEL)],
    0,
]
#: Answer to `UnlockPower`: no power is unlocked.
NO_POWER: Final = POWERS


class UnlockPower(Question[AnkhTable]):
    """A locked power of the column the leftmost token is in, for its cost (AK-P1 to AK-P3)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("optional", FLAG))
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    CLICK: ClassVar[str] = "power"
    ANSWERS: ClassVar[tuple[int, int]] = (0, NO_POWER)
    VERBS: ClassVar[Verbs] = (verb("unlock", POWER), verb("decline", number=NO_POWER))
    NOTHING: ClassVar[int] = NO_POWER
    OBLIGES: ClassVar[str] = "AK-P4"
    WHEN: ClassVar[str] = "AK-P1"

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        if not self.optional:
            left.never_numbers(bit(NO_POWER), "AK-P4")
        god = table.god_of[self.seat]
        level = number_of(table.unlocked[god]) // UNLOCKS_OF_LEVEL
        if level >= len(UNLOCK_COST) or table.followers[god] < UNLOCK_COST[level]:
            left.nothing("AK-P1")
            return
        left.only_numbers(self.column(table) | bit(NO_POWER), "AK-P1")

    def column(self, table: AnkhTable) -> BitSet:
        """The locked powers of the column the leftmost token is in (AK-P1)."""
        unlocked = table.unlocked[table.god_of[self.seat]]
        level = number_of(unlocked) // UNLOCKS_OF_LEVEL
        return COLUMNS[level] & ~unlocked

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == NO_POWER:
            return
        god = table.god_of[self.seat]
        level = answer // POWERS_OF_LEVEL
        lose_followers(table, god, UNLOCK_COST[level])
        unlocked = table.unlocked[god] | BIT[answer]
        unlock(table, god, answer, with_unlocked(of_gods.abilities(table, god), unlocked))
        token = number_of(table.unlocked[god]) - level * UNLOCKS_OF_LEVEL
        if token == GUARDIAN_TOKEN[level]:
            attract_guardian(table, god, level)
        in_turns.sacrificed(table, god, self.seat)


def attract_guardian(table: AnkhTable, god: int, level: int) -> None:
    """A figure of the level's guardian joins, if one is left and a base is free (AK-P5, AK-P6)."""
    for figure, place in enumerate(table.place):
        kind = table.kinds[figure]
        if place == CARD and table.box.kinds[kind].level == level:
            if free_bases(table, god, kind) > 0:
                give_guardian(table, figure, god)
            return


def free_bases(table: AnkhTable, god: int, kind: int) -> int:
    """The bases of a guardian's size that a god has left."""
    kinds = table.box.kinds
    large = kinds[kind].large
    used = 0
    for figure, owner in enumerate(table.owner):
        other = table.kinds[figure]
        if owner == god and other >= FIRST_GUARDIAN and table.place[figure] not in (CARD, OUT):
            used += kinds[other].large == large
    return BASES[large] - used
