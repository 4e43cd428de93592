"""What the rules ask of the board: who stands where, what is adjacent, what is free (AK-B)."""

from __future__ import annotations

from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.table.pieces import GOD, POOL_TOKENS
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def figure_at(table: AnkhTable, space: int) -> int:
    """The figure on a space that has one."""
    for figure, place in enumerate(table.place):
        if place == space:
            return figure
    raise AssertionError("only spaces with a figure are asked about")


def on_board(table: AnkhTable, figure: int, god: int) -> bool:
    """Whether a figure of a god stands on a space."""
    return table.place[figure] >= 0 and table.owner[figure] == god


def god_figure(table: AnkhTable, god: int) -> int:
    """The god's own figure."""
    for figure, owner in enumerate(table.owner):
        if owner == god and table.kinds[figure] == GOD:
            return figure
    raise AssertionError("every god in play has its figure")


def all_figures(table: AnkhTable) -> HexSet:
    """The spaces with a figure."""
    return table.figures.all()


def enemy_figures(table: AnkhTable, god: int) -> HexSet:
    """The spaces with a figure of another god."""
    return hexset.without(all_figures(table), table.figures[god])


def all_monuments(table: AnkhTable) -> HexSet:
    """The spaces with a monument."""
    return table.standing.all()


def neutral_monuments(table: AnkhTable) -> HexSet:
    """The monuments that no god controls (AK-C8)."""
    return hexset.without(all_monuments(table), table.controlled.all())


def occupied(table: AnkhTable) -> HexSet:
    """The spaces with a figure or a monument (AK-B3)."""
    taken = hexset.union(all_figures(table), all_monuments(table))
    return hexset.union(taken, neutral_figures(table)) if table.box.neutral_rules else taken


def neutral_figures(table: AnkhTable) -> HexSet:
    """The spaces with figures that belong to nobody."""
    spaces = hexset.EMPTY
    for rule in table.box.neutral_rules:
        for _, space in rule.neutral_figures(table):
            spaces = hexset.added(spaces, space)
    return spaces


def empty_land(table: AnkhTable) -> HexSet:
    """The land spaces with neither figure nor monument (AK-B3)."""
    return hexset.without(table.division.map.land, occupied(table))


def empty_water(table: AnkhTable) -> HexSet:
    """The water spaces without a figure (AK-B3)."""
    free = hexset.without(table.division.map.water, all_figures(table))
    return hexset.without(free, neutral_figures(table)) if table.box.neutral_rules else free


def beside(table: AnkhTable, spaces: HexSet) -> HexSet:
    """The spaces adjacent to any of some spaces (AK-B5, AK-B6)."""
    return hexset.gathered(table.division.adjacent, spaces)


def figures_in(table: AnkhTable, god: int, region: int) -> HexSet:
    """A god's figures in a region, those in its water too (AK-B7)."""
    return hexset.common(table.figures[god], table.division.regions[region])


def gods_in(table: AnkhTable, region: int) -> list[int]:
    """The gods with a figure in a region, least devotion first."""
    area = table.division.regions[region]
    return [god for god in table.ascending if hexset.overlaps(table.figures[god], area)]


def ankh_tokens(table: AnkhTable, god: int) -> int:
    """The Ankh tokens in a god's pool: all but those on monuments (AK-C1, AK-MG2, AK-FG1)."""
    if god not in table.ascending:
        return 0
    return POOL_TOKENS - hexset.size(table.controlled[god])


def monuments_left(table: AnkhTable, monument: int) -> int:
    """The monuments of a type in the supply (AK-C2)."""
    return table.box.monument_supply[monument] - hexset.size(table.standing[monument])


def majorities(table: AnkhTable, god: int, region: int) -> int:
    """The types of which a god controls more in a region than every other god (AK-X7)."""
    area = table.division.lands[region]
    twice = of_figures.guarded(table)
    number = 0
    for monument in range(len(table.standing)):
        there = hexset.common(table.standing[monument], area)
        own = weight(hexset.common(table.controlled[god], there), twice)
        if own and own > most_of_others(table, god, there, twice):
            number += 1
    return number


def most_of_others(table: AnkhTable, god: int, spaces: HexSet, twice: HexSet) -> int:
    """The most of some monuments that another god controls."""
    most = 0
    for other in range(table.players):
        if other != god:
            most = max(most, weight(hexset.common(table.controlled[other], spaces), twice))
    return most


def weight(monuments: HexSet, twice: HexSet) -> int:
    """How many some monuments count as; some of them count as two."""
    number = hexset.size(monuments)
    if number and not hexset.is_empty(twice):
        number += hexset.size(hexset.common(monuments, twice))
    return number
