"""Strength in a battle: figures, cards and powers, and who has most of it (AK-Y9 to AK-Y12)."""

from __future__ import annotations

from ennead.games.ankh.powers import moments
from ennead.games.ankh.table.board import figure_at, figures_in
from ennead.games.ankh.table.pieces import CARD_BONUS, FIRST_GUARDIAN, cards_in
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def still_there(table: AnkhTable, battle: Battle) -> list[int]:
    """The fighting gods that still have a figure in the region, least devotion first."""
    area = table.division.regions[battle.region]
    return [
        god
        for god in table.ascending
        if god in battle.gods and hexset.overlaps(table.figures[god], area)
    ]


def strongest(table: AnkhTable, battle: Battle) -> list[int]:
    """The gods with figures left that share the highest strength (AK-Y9, AK-Y10, AK-Y21)."""
    fighters = still_there(table, battle)
    best = max([battle.strength[god] for god in fighters], default=0)
    return [god for god in fighters if battle.strength[god] == best]


def lead_of(battle: Battle) -> int:
    """How far the winner is above the next strongest (AK-LP5)."""
    others = [battle.strength[god] for god in battle.gods if god != battle.winner]
    return battle.strength[battle.winner] - max(others)


def strength_of(table: AnkhTable, battle: Battle, god: int) -> int:
    """Figures, cards and powers; without a figure left nothing counts (AK-Y9, AK-K1)."""
    figures = figures_in(table, god, battle.region)
    if hexset.is_empty(figures):
        return 0
    subdued = subdued_by_others(table, god)
    strength = moments.battle_bonus(table, god, battle.region)
    for card in cards_in(battle.played[god]):
        strength += CARD_BONUS[card]
    for space in hexset.members(figures):
        if not hexset.contains(subdued, space):
            strength += figure_strength(table, god, figure_at(table, space))
    return strength


def strength_shares(table: AnkhTable, battle: Battle, god: int) -> tuple[int, int, int]:
    """What figures, cards and powers add to a god's strength; nothing without a figure (AK-Y9)."""
    if god not in still_there(table, battle):
        return (0, 0, 0)
    cards = sum([CARD_BONUS[card] for card in cards_in(battle.played[god])])
    powers = moments.battle_bonus(table, god, battle.region)
    return (strength_of(table, battle, god) - cards - powers, cards, powers)


def figure_strength(table: AnkhTable, god: int, figure: int) -> int:
    """A figure's own strength and what powers add to it (AK-Y9)."""
    own = moments.base_strength(table, god, figure, 1)
    return own + moments.figure_bonus(table, god, figure)


def subdued_by_others(table: AnkhTable, god: int) -> HexSet:
    """The spaces whose figures of a god count no strength (AK-GX1, AK-GX2)."""
    spaces = hexset.EMPTY
    for figure, kind in enumerate(table.kinds):
        if kind < FIRST_GUARDIAN or table.owner[figure] == god:
            continue
        space = table.place[figure]
        if space >= 0 and moments.subdues(table, figure):
            spaces = hexset.union(spaces, table.division.adjacent[space])
    return spaces
