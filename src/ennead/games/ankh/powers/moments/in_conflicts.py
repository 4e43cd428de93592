"""Powers at the moments of a conflict, its battles apart."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.powers.moments.of_gods import abilities
from ennead.games.ankh.table.board import majorities
from ennead.games.ankh.table.pieces import NOBODY
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def conflict_begins(table: AnkhTable) -> None:
    """Before any region is resolved."""
    for god in table.ascending[:]:
        for power in table.powers[god]:
            power.conflict_begins(table, god)


def destroyed_monuments(table: AnkhTable) -> HexSet:
    """The monuments that figures destroy at the start of a conflict, all at the same time."""
    spaces = hexset.EMPTY
    for figure, place in enumerate(table.place):
        if place >= 0:
            power = table.box.kind_powers[table.kinds[figure]]
            spaces = hexset.union(spaces, power.destroys(table, figure))
    return spaces if table.box.is_base else hexset.without(spaces, of_figures.guarded(table))


def before_regions(table: AnkhTable) -> None:
    """After all that happens at the start of a conflict."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.before_regions(table, god)
    ask_in_order(table, questions)


def region_devotion(table: AnkhTable, god: int, region: int) -> int:
    """Devotion more for winning or dominating a region."""
    return sum(power.region_devotion(table, god, region) for power in table.powers[god])


def majority_devotion(table: AnkhTable, god: int, region: int) -> int:
    """The devotion that a god gains for the majorities of a region."""
    devotion = majorities(table, god, region)
    for rule in table.box.rules:
        devotion = rule.majority_devotion(table, god, region, devotion)
    return devotion


def dominated(table: AnkhTable, god: int, region: int) -> None:
    """A god has dominated a region."""
    for rule in table.box.rules:
        rule.dominated(table, god, region)


def region_resolved(table: AnkhTable, region: int) -> None:
    """A region is done."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.region_resolved(table, god, region)


def conflict_ends(table: AnkhTable) -> None:
    """After all regions are resolved."""
    for god in table.ascending[:]:
        for power in table.powers[god]:
            power.conflict_ends(table, god)
    if not table.box.is_base:
        standing = sorted([(place, f) for f, place in enumerate(table.place) if place >= 0])
        for _, figure in standing:
            table.box.kind_powers[table.kinds[figure]].conflict_ended(table, figure)


def conflict_over(table: AnkhTable) -> None:
    """After a conflict and what follows it."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.conflict_over(table, god)
    for rule in table.box.rules:
        questions += rule.conflict_over(table, NOBODY)
    ask_in_order(table, questions)


def order_tokens_out(table: AnkhTable) -> list[int]:
    """The conflict order tokens that have left the game."""
    return [token for rule in table.box.rules for token in rule.order_tokens_out(table)]
