"""Whether the fields of frames in a position are what they must be: seats, figures, steps."""

from __future__ import annotations

from typing import Final

from ennead.engine.fields import NUMBER, NUMBERS, PLAYER
from ennead.games.ankh.battle.rules import BATTLE
from ennead.games.ankh.conflict.rules import CONFLICT
from ennead.games.ankh.table.fields import (
    ABILITY,
    ACTION,
    ANYBODY,
    BATTLE_STEP,
    CHOICES,
    CONFLICT_STEP,
    FIGHTER,
    FIGURE,
    FIGURE_KIND,
    FIGURES,
    FLAG,
    FROM,
    GODS,
    GODS_SEAT,
    MASK,
    MONUMENT_TYPE,
    REGION,
    SEAT,
    TOKEN,
)
from ennead.games.ankh.table.pieces import ACTION_NAMES, ORDER_TOKENS
from ennead.games.ankh.table.table import AnkhTable

#: What the items of a list are.
LISTS: Final = {GODS: GODS_SEAT, FIGURES: FIGURE, CHOICES: FIGURE, NUMBERS: NUMBER}
#: What the questions themselves look at.
FREE: Final = (NUMBER, FIGURE_KIND, FROM)


def misfit(table: AnkhTable, kind: str, value: object) -> str:
    """What is wrong with a field that must be of a kind; empty if nothing is."""
    return "" if fits(table, kind, value) else f"expected {kind}, found {value!r}"


def fits(table: AnkhTable, kind: str, value: object) -> bool:
    """Whether a value is of a kind."""
    if isinstance(value, tuple):
        return kind in LISTS and all_fit(table, LISTS[kind], value)
    if kind in LISTS or type(value) is not int:
        return False
    if kind in (SEAT, ANYBODY):
        return 0 <= value < table.players and table.god_of[value] in table.ascending
    if kind == GODS_SEAT:
        return value in table.ascending
    if kind == FIGHTER:
        return value in (table.ascending if table.battle is None else table.battle.gods)
    return kind in FREE or 0 <= value < limits(table)[kind]


def all_fit(table: AnkhTable, kind: str, values: tuple[object, ...]) -> bool:
    """Whether the items of a list are of a kind, and different ones where they are pieces."""
    if kind != NUMBER and len(set(values)) < len(values):
        return False
    return all(fits(table, kind, value) for value in values)


def limits(table: AnkhTable) -> dict[str, int]:
    """The first number that is too high, by kind."""
    return {
        PLAYER: table.players,
        FLAG: 2,
        ACTION: len(ACTION_NAMES),
        FIGURE: len(table.kinds),
        MASK: 1 << len(table.kinds),
        REGION: len(table.order),
        TOKEN: ORDER_TOKENS + 1,
        MONUMENT_TYPE: len(table.box.monument_names),
        ABILITY: len(table.box.holders),
        BATTLE_STEP: len(BATTLE),
        CONFLICT_STEP: len(CONFLICT),
    }
