"""Guardians that join a god, and the bases they need (AK-P5, AK-P6)."""

from __future__ import annotations

from ennead.games.ankh.table.changes import give_guardian
from ennead.games.ankh.table.pieces import (
    BASES,
    CARD,
    FIRST_GUARDIAN,
    OUT,
    has_large_base,
    level_of,
)
from ennead.games.ankh.table.table import AnkhTable


def attract_guardian(table: AnkhTable, god: int, level: int) -> None:
    """A figure of the level's guardian joins, if one is left and a base is free (AK-P5, AK-P6)."""
    for figure, place in enumerate(table.place):
        kind = table.kinds[figure]
        if place == CARD and level_of(kind) == level:
            if free_bases(table, god, kind) > 0:
                give_guardian(table, figure, god)
            return


def free_bases(table: AnkhTable, god: int, kind: int) -> int:
    """The bases of a guardian's size that a god has left."""
    large = has_large_base(kind)
    used = 0
    for figure, owner in enumerate(table.owner):
        other = table.kinds[figure]
        if owner == god and other >= FIRST_GUARDIAN and table.place[figure] not in (CARD, OUT):
            used += has_large_base(other) == large
    return BASES[large] - used
