"""Isis, Protectress: figures beside an enemy may be kept alive (AK-IS)."""

from __future__ import annotations

from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.table.board import beside, enemy_figures
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


class Isis(Ability):
    """An own figure adjacent to an enemy figure is protected (AK-IS1, AK-IS4)."""

    def may_keep(self, table: AnkhTable, god: int) -> HexSet:
        return hexset.common(table.figures[god], beside(table, enemy_figures(table, god)))
