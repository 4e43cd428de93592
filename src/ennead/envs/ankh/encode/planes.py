"""The board of Ankh as planes: for each space, what lies there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.envs.ankh.encode.layout import (
    AIMED,
    BATTLE,
    CLOSED,
    CONTROLLED,
    FIGURES,
    KIND,
    MONUMENT,
    PROTECTED,
    REGION,
    SPACES,
    SUBJECT,
)
from ennead.envs.ankh.encode.question import placed_line
from ennead.games.ankh.table.division import Division
from ennead.games.ankh.table.pieces import BIT, KINDS, MONUMENT_NAMES
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

#: How many types of monuments the base game has.
MONUMENTS: Final = len(MONUMENT_NAMES)
#: The planes of this many divisions of the land are cached.
KEPT: Final = 2000


def write_planes(table: AnkhTable, own: int, asked: int, into: vec[u8], at: i64) -> None:
    """All planes; gods are told in the order of the table, the god of the observing seat first.

    `asked` is the space that the question is about, or -1.
    """
    write_land(table, into, at)
    for monument in range(MONUMENTS):
        write_set(table.standing[monument], MONUMENT + monument, into, at)
    for god in range(table.players):
        place = (god - own) % table.players
        write_set(table.controlled[god], CONTROLLED + place, into, at)
        write_set(table.figures[god], FIGURES + place, into, at)
    write_kinds(table, into, at)
    if asked >= 0:
        into[at + SPACES * SUBJECT + asked] = 1
    write_battle(table, into, at)


def write_land(table: AnkhTable, into: vec[u8], at: i64) -> None:
    """Terrain, what parts the spaces, and the regions."""
    for place in land(table.division).places:
        into[at + place] = 1
    for edge in placed_line(table):
        into[at + edge_place(table.division, edge)] = 2


class Land:
    """Where the planes of a division have a 1."""

    def __init__(self, division: Division) -> None:
        board = division.map
        found = [SPACES * terrain + space for space, terrain in enumerate(board.terrain)]
        found += [edge_place(division, edge) for edge in (*board.rivers, *division.camels)]
        for number, region in enumerate(division.regions):
            found += [SPACES * (REGION + number) + space for space in hexset.members(region)]
        self.places: Final[vec[i64]] = vec[i64](found)


def land(division: Division) -> Land:
    """The planes of a division; found once for each division of the land."""
    found = LANDS.get(division)
    if found is None:
        found = Land(division)
        if len(LANDS) >= KEPT:
            LANDS.clear()
        LANDS[division] = found
    return found


LANDS: Final[dict[Division, Land]] = {}


def edge_place(division: Division, edge: int) -> int:
    """An edge in the planes: at the space whose north, north-east or south-east side it is."""
    grid = division.map.grid
    first, second = grid.edges[edge]
    for direction in range(3):
        if grid.beside[6 * first + direction] == second:
            return SPACES * (CLOSED + direction) + first
        if grid.beside[6 * second + direction] == first:
            return SPACES * (CLOSED + direction) + second
    raise AssertionError("an edge parts two neighbours")


def write_set(spaces: HexSet, plane: int, into: vec[u8], at: i64) -> None:
    """1 on every space of a set."""
    hexset.mark(spaces, into, at + SPACES * plane)


def write_kinds(table: AnkhTable, into: vec[u8], at: i64) -> None:
    """Which kinds of figures stand where, and where aimed ones look."""
    kinds = table.kinds
    for figure, space in enumerate(table.place):
        if space >= 0 and kinds[figure] < KINDS:
            into[at + SPACES * (KIND + kinds[figure]) + space] = 1
    for figure, direction in table.aims:
        space = table.place[figure]
        if space >= 0:
            into[at + SPACES * AIMED + space] = u8(direction + 1)


def write_battle(table: AnkhTable, into: vec[u8], at: i64) -> None:
    """The region of the battle in progress and the figures protected in it."""
    battle = table.battle
    if battle is None:
        return
    write_set(table.division.regions[battle.region], BATTLE, into, at)
    if battle.protected:
        for figure, space in enumerate(table.place):
            if space >= 0 and battle.protected & BIT[figure]:
                into[at + SPACES * PROTECTED + space] = 1
