"""Strength in a battle: figures, cards and powers, and who has most of it (AK-Y9 to AK-Y12)."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.powers.moments import in_battles, of_figures
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.board import figure_at, figures_in
from ennead.games.ankh.table.pieces import CARD_BONUS, FIRST_GUARDIAN, NOBODY, cards_in
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
    best = 0
    for god in fighters:
        best = max(best, battle.strength[god])
    return [god for god in fighters if battle.strength[god] == best]


def breaks_ties(table: AnkhTable, battle: Battle) -> int:
    """The god that wins a tie if it is among the tied and wants to; else NOBODY (AK-Y11)."""
    holder = table.tiebreaker
    return holder if table.tiebreaker_up and holder in still_there(table, battle) else NOBODY


def lead_of(battle: Battle) -> int:
    """How far the winner is above the next strongest (AK-LP5)."""
    others = [battle.strength[god] for god in battle.gods if god != battle.winner]
    return battle.strength[battle.winner] - max(others)


class Part:
    """A part of a god's strength: a figure, a card or a power (the others are NOBODY, None)."""

    def __init__(
        self, figure: int, card: int, power: Power | None, strength: int, subdued: bool
    ) -> None:
        self.figure: Final = figure
        self.card: Final = card
        self.power: Final = power
        self.strength: Final = strength
        self.subdued: Final = subdued


def strength_of(table: AnkhTable, battle: Battle, god: int) -> int:
    """A god's strength as it stands (AK-Y9)."""
    figures, cards, powers = strength_shares(table, battle, god, None)
    return figures + cards + powers


def strength_with(table: AnkhTable, battle: Battle, god: int, cards: int) -> int:
    """A god's strength as it would be with these cards on the table (AK-Y9)."""
    if hexset.is_empty(figures_in(table, god, battle.region)):
        return 0
    figures, _, powers = strength_shares(table, battle, god, None)
    return figures + sum([CARD_BONUS[card] for card in cards_in(cards)]) + powers


def strength_shares(
    table: AnkhTable, battle: Battle, god: int, parts: list[Part] | None
) -> tuple[int, int, int]:
    """What figures, cards and powers add; without a figure left nothing counts (AK-Y9, AK-K1).

    The one place where strength is counted. Into the parts goes what it is made of.
    """
    there = figures_in(table, god, battle.region)
    if hexset.is_empty(there):
        return (0, 0, 0)
    figures = 0
    subdued = subdued_by_others(table, god)
    for space in hexset.members(there):
        figure = figure_at(table, space)
        idle = hexset.contains(subdued, space)
        figures += 0 if idle else figure_strength(table, god, figure, parts)
        if idle and parts is not None:
            parts.append(Part(figure, NOBODY, None, 0, True))
    cards = 0
    for card in cards_in(battle.played[god]):
        cards += CARD_BONUS[card]
        if parts is not None:
            parts.append(Part(NOBODY, card, None, CARD_BONUS[card], False))
    added: list[tuple[Power, int]] | None = None if parts is None else []
    powers = in_battles.battle_bonus(table, god, battle.region, added)
    add_powers(parts, added)
    return (figures, cards, powers)


def figure_strength(table: AnkhTable, god: int, figure: int, parts: list[Part] | None) -> int:
    """A figure's own strength and what powers add to it (AK-Y9, AK-C5)."""
    added: list[tuple[Power, int]] | None = None if parts is None else []
    strength = in_battles.figure_strength(table, god, figure, added)
    if parts is not None and added is not None:
        own = strength - sum([bonus for _, bonus in added])
        parts.append(Part(figure, NOBODY, None, own, False))
        add_powers(parts, added)
    return strength


def add_powers(parts: list[Part] | None, added: list[tuple[Power, int]] | None) -> None:
    """What powers add, as parts of a strength."""
    if parts is not None and added is not None:
        for power, bonus in added:
            parts.append(Part(NOBODY, NOBODY, power, bonus, False))


def subdued_by_others(table: AnkhTable, god: int) -> HexSet:
    """The spaces whose figures of a god count no strength (AK-GX1, AK-GX2)."""
    spaces = hexset.EMPTY
    for figure, kind in enumerate(table.kinds):
        if kind < FIRST_GUARDIAN or table.owner[figure] == NOBODY:
            continue
        space = table.place[figure]
        if (
            space >= 0
            and of_figures.subdues(table, figure)
            and of_figures.counts_for(table, figure) != god
        ):
            spaces = hexset.union(spaces, table.division.adjacent[space])
    return spaces
