"""Names of places, for notation: a space is its column's letter and its row, `F4`."""

from __future__ import annotations

from ennead.games.ankh.table.map import FIRST_COLUMN, Map
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset


def name_of(board: Map, space: int) -> str:
    """The name of a space of a map."""
    return board.space_names[space]


def space_called(board: Map, name: str) -> int:
    """The space with a name, or -1."""
    if len(name) < 2 or not name[1:].isdecimal():
        return -1
    return board.space_at(int(name[1:]), ord(name[0]) - FIRST_COLUMN)


def space_name(table: AnkhTable, space: int) -> str:
    """The name of a space."""
    return table.division.map.space_names[space]


def edge_name(table: AnkhTable, edge: int) -> str:
    """The name of an edge: the two spaces beside it."""
    first, second = table.division.map.grid.edges[edge]
    return f"{space_name(table, first)}/{space_name(table, second)}"


def region_name(table: AnkhTable, region: int) -> str:
    """The name of a region: its first land space."""
    return space_name(table, hexset.lowest(table.division.lands[region]))
