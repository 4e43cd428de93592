"""Who fights for whom, and whose figures die in a conflict: packs may change both."""

from __future__ import annotations

from ennead.bots.ankh.packs import Borrowed, Deaths, borrowed_by, deaths_by
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.table.board import god_figure
from ennead.games.ankh.table.pieces import GOD
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


class Borrower:
    """An ability that lets figures of others fight for its god."""

    def __init__(self, ability: Ability, lent: Borrowed) -> None:
        self.ability = ability
        #: The figures that would fight for its god if a conflict came now.
        self.lent = lent

    def holder(self, table: AnkhTable) -> int:
        """Return the god that has the ability now; -1 once it is forgotten."""
        for god in table.ascending:
            if self.ability in table.powers[god]:
                return god
        return -1


def borrowers_at(table: AnkhTable) -> list[Borrower]:
    """List the abilities at a table that borrow figures."""
    if table.box.is_base:
        return []
    known = borrowed_by(table.box.packs)
    abilities = [table.box.abilities[number] for number in table.gods]
    return [
        Borrower(ability, known[type(ability)]) for ability in abilities if type(ability) in known
    ]


def deaths_at(table: AnkhTable) -> Deaths:
    """Return whose figures die in the scenario of a table."""
    if not table.box.is_base:
        known = deaths_by(table.box.packs)
        for rule in table.box.rules:
            if type(rule) in known:
                return known[type(rule)]
    return Deaths()


class Armies:
    """By god, the spaces of its own figures and of those that would fight for it."""

    def __init__(self, table: AnkhTable, borrowers: list[Borrower]) -> None:
        self.owned: list[HexSet] = [table.figures[god] for god in range(table.players)]
        self.fighting = self.owned
        for borrower in borrowers:
            god = borrower.holder(table)
            if god >= 0:
                for figure in of_figures.borrowed_figures(table, god):
                    change_sides(table, self.owned, figure, god, table.owner[figure])
        if borrowers:
            self.fighting = self.owned[:]
        for borrower in borrowers:
            god = borrower.holder(table)
            if god >= 0:
                for figure in borrower.lent(borrower.ability, table, god):
                    change_sides(table, self.fighting, figure, table.owner[figure], god)


def change_sides(table: AnkhTable, armies: list[HexSet], figure: int, old: int, new: int) -> None:
    """Count a figure on the board for another god, if it counts for the old one."""
    space = table.place[figure]
    if space >= 0 and old >= 0 and hexset.contains(armies[old], space):
        armies[old] = hexset.removed(armies[old], space)
        armies[new] = hexset.added(armies[new], space)


def contested_spaces(table: AnkhTable, god: int) -> HexSet:
    """Find spaces beside which a god's figure changes sides, or makes others do so."""
    spaces = hexset.EMPTY
    for borrower in borrowers_at(table):
        holder = borrower.holder(table)
        if holder < 0:
            continue
        if holder != god:
            place = table.place[god_figure(table, holder)]
            if place >= 0:
                spaces = hexset.added(spaces, place)
            continue
        for figure, place in enumerate(table.place):
            if place >= 0 and table.kinds[figure] != GOD and table.owner[figure] != god:
                spaces = hexset.added(spaces, place)
    return spaces
