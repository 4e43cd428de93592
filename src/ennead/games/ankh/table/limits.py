"""Spaces that questions about the map can be asked of, and that lie next to each other."""

from __future__ import annotations

from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def all_spaces(table: AnkhTable) -> list[int]:
    """Every space of the map."""
    return list(range(table.division.map.size))


def next_to(table: AnkhTable, spaces: HexSet) -> HexSet:
    """The spaces that share an edge with some, a river or camel on it or not (AK-B5)."""
    return hexset.gathered(table.division.map.neighbours, spaces)
