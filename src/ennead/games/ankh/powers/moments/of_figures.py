"""Powers over figures and spaces: deaths, presence, wards, and what kinds of figures do."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.powers.moments.of_gods import abilities
from ennead.games.ankh.table.pieces import NOBODY
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet


def killed(table: AnkhTable, figures: tuple[int, ...]) -> None:
    """Figures were killed at one moment; any god in play may make use of it."""
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.killed(table, god, figures)
    if not table.box.is_base:
        for figure in figures:
            kind = table.box.kind_powers[table.kinds[figure]]
            questions += kind.figure_killed(table, figure)
        for rule in table.box.rules:
            questions += rule.killed(table, NOBODY, figures)
    ask_in_order(table, questions)


def figure_left(table: AnkhTable, figure: int) -> None:
    """A figure was killed or left the game."""
    god = table.owner[figure]
    for power in table.powers[god]:
        power.figure_left(table, god, figure)


def monument_destroyed(table: AnkhTable, space: int) -> None:
    """A monument was destroyed."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.monument_destroyed(table, god, space)


def counts_for(table: AnkhTable, figure: int) -> int:
    """The god that a figure counts for: its owner, or the one that borrows it."""
    if table.box.is_base:
        return table.owner[figure]
    for god in table.ascending:
        for power in abilities(table, god):
            if figure in power.borrowed(table, god):
                return god
    return table.owner[figure]


def own_figures(table: AnkhTable, god: int) -> HexSet:
    """The spaces with figures of a god's own, not those it borrows."""
    if table.box.is_base:
        return table.figures[god]
    spaces = table.figures[god]
    for figure in borrowed_figures(table, god):
        if table.place[figure] >= 0:
            spaces = hexset.removed(spaces, table.place[figure])
    return spaces


def borrowed_figures(table: AnkhTable, god: int) -> list[int]:
    """Other gods' figures that count as a god's now, or did when they were killed."""
    figures: list[int] = []
    for power in abilities(table, god):
        figures += power.borrowed(table, god)
    return figures


def read_presence(table: AnkhTable) -> None:
    """It is looked at which figures count for which god."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.read_presence(table, god)


def warded(table: AnkhTable) -> HexSet:
    """Spaces that are neither fertile nor desert and take no monument."""
    return warded_against(table, NOBODY)


def warded_against(table: AnkhTable, god: int) -> HexSet:
    """Spaces where no figure of a god may end; only abilities ward, and they come first."""
    spaces = hexset.EMPTY
    for other in table.ascending:
        if other != god:
            for power in table.powers[other]:
                if not power.is_ability():
                    break
                spaces = hexset.union(spaces, power.warded(table))
    return spaces


def warding_rule(table: AnkhTable, wish: int, rule: str) -> str:
    """The rule that keeps figures off a warded space; a pack may have another one than usual."""
    if not 0 <= wish <= LAST_SPACE or table.box.is_base:
        return rule
    for god in table.ascending:
        for power in abilities(table, god):
            if hexset.contains(power.warded(table), wish):
                return power.warding_rule() or rule
    return rule


def flooded(table: AnkhTable, god: int) -> HexSet:
    """Land on which a god may summon as in water."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for power in abilities(table, god):
            spaces = hexset.union(spaces, power.flooded(table, god))
    return spaces


def guarded(table: AnkhTable) -> HexSet:
    """Monuments that nobody takes and no figure destroys; each counts as two for majorities."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for god in table.ascending:
            for power in abilities(table, god):
                spaces = hexset.union(spaces, power.guarded(table))
    return spaces


def guarding_rule(table: AnkhTable) -> str:
    """The rule because of which monuments are guarded; empty if none is."""
    for god in table.ascending:
        for power in abilities(table, god):
            if not hexset.is_empty(power.guarded(table)):
                return power.guarding_rule()
    return ""


def may_push(table: AnkhTable, figure: int) -> bool:
    """Whether a figure may push enemies."""
    return table.box.kind_powers[table.kinds[figure]].may_push()


def is_aimed(table: AnkhTable, figure: int) -> bool:
    """Whether a figure is aimed when it is summoned or moved."""
    return table.box.kind_powers[table.kinds[figure]].is_aimed()


def may_be_summoned_in_water(table: AnkhTable, kind: int) -> bool:
    """Whether figures of a kind may be summoned in water."""
    return table.box.kind_powers[kind].may_be_summoned_in_water()


def returns(table: AnkhTable, figure: int) -> bool:
    """Whether a figure is summoned again when killed."""
    return table.box.kind_powers[table.kinds[figure]].returns()


def is_mourned(table: AnkhTable, figure: int) -> bool:
    """Whether a figure's death costs all other gods devotion."""
    return table.box.kind_powers[table.kinds[figure]].is_mourned()


def subdues(table: AnkhTable, figure: int) -> bool:
    """Whether a figure takes the strength of enemies beside it."""
    return table.box.kind_powers[table.kinds[figure]].subdues()
