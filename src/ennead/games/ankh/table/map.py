"""The map: its spaces with their terrain, the rivers, and what its corners touch (AK-B)."""

from functools import cache
from typing import Final

from ennead.games.ankh.data.file import DataError, Section, packaged
from ennead.hexes import hexset
from ennead.hexes.grid import OFF, Grid
from ennead.hexes.hexset import HexSet
from ennead.hexes.regions import open_neighbours, regions

FERTILE: Final = 0
DESERT: Final = 1
WATER: Final = 2
LETTERS: Final = "FDW"
OFF_BOARD: Final = "."

# what a corner touches; a caravan connects two of these (AK-CC2)
RIVER_AT: Final = 1
WATER_AT: Final = 2
BORDER_AT: Final = 4
CAMEL_AT: Final = 8

STEPS: Final = 3
FIRST_COLUMN: Final = ord("A")

Place = tuple[int, int]
Pair = tuple[Place, Place]


class MapError(DataError):
    """A map file does not describe a map."""


class Map:
    """What is printed on the board; never changed once made (AK-B1).

    Spaces, edges and corners are numbered by `grid`. An edge is named by the two spaces beside it.
    """

    def __init__(
        self, grid: Grid, terrain: list[int], rivers: list[int], names: dict[str, HexSet]
    ) -> None:
        self.grid: Final = grid
        self.size: Final = grid.size
        self.terrain: Final = terrain
        self.fertile: Final[HexSet] = _of_terrain(terrain, FERTILE)
        self.desert: Final[HexSet] = _of_terrain(terrain, DESERT)
        self.water: Final[HexSet] = _of_terrain(terrain, WATER)
        self.land: Final[HexSet] = hexset.union(self.fertile, self.desert)
        self.region_names: Final = names
        # a space is called by its column's letter and its row: F4
        self.space_names: Final[list[str]] = [
            f"{chr(FIRST_COLUMN + grid.columns[space])}{grid.rows[space]}"
            for space in range(grid.size)
        ]
        # every space around a space, whatever lies between (AK-M7)
        self.neighbours: Final = grid.neighbours
        # every space that a move can reach, the one it starts from included (AK-M1, AK-M2)
        self.within_three: Final = grid.within(STEPS)
        self.rivers: Final = rivers
        # neighbours not across a river; all around water (AK-B5, AK-B6)
        self.adjacent: Final = open_neighbours(grid, rivers)
        self.is_river: Final[list[bool]] = [edge in rivers for edge in range(len(grid.edges))]
        self.is_land_edge: Final[list[bool]] = [
            terrain[a] != WATER and terrain[b] != WATER for a, b in grid.edges
        ]
        # where a camel can stand (AK-CC1)
        self.takes_camel: Final[list[bool]] = [
            self.is_land_edge[edge] and not self.is_river[edge] for edge in range(len(grid.edges))
        ]
        self.corner_features: Final[list[int]] = [
            self._features(corner) for corner in range(len(grid.corner_points))
        ]

    @staticmethod
    def from_rows(rows: list[str], rivers: list[Pair] | None = None) -> "Map":
        """Make a map from rows of F, D, W and . (off the board) and pairs of spaces at a river."""
        section = Section("map", "", {"rows": rows}, MapError)
        grid, terrain = _read_grid(section)
        edges = [read_land_edge(section, "rivers", grid, terrain, pair) for pair in rivers or []]
        return Map(grid, terrain, sorted(edges), {})

    def is_land(self, space: int) -> bool:
        """Whether the space is fertile or desert."""
        return self.terrain[space] != WATER

    def space_at(self, row: int, column: int) -> int:
        """The space at a row and column, or OFF."""
        return self.grid.space_at(row, column)

    def place(self, space: int) -> Place:
        """The row and column of a space."""
        return (self.grid.rows[space], self.grid.columns[space])

    def edge_between(self, a: int, b: int) -> int:
        """The edge two spaces share, or OFF."""
        return self.grid.edge_between(a, b)

    def _features(self, corner: int) -> int:
        """Which of river, water and border meet at a corner (AK-CC2)."""
        features = 0
        if any(self.is_river[edge] for edge in self.grid.corner_edges[corner]):
            features |= RIVER_AT
        if any(self.terrain[space] == WATER for space in self.grid.corner_spaces[corner]):
            features |= WATER_AT
        if self.grid.is_border_corner(corner):
            features |= BORDER_AT
        return features


@cache
def board() -> Map:
    """The board of the box (AK-B1)."""
    return read_map(packaged("board.toml", MapError))


def read_map(file: Section) -> Map:
    """Read and check a map file: its counts, rivers between land spaces, the regions they part."""
    file.allow_only("grid", "counts", "rivers", "regions")
    grid, terrain = _read_grid(file.section("grid"))
    rivers = _read_rivers(file.section("rivers"), grid, terrain)
    names = {
        key: _read_region(file.section("regions").section(key), grid)
        for key in file.section("regions").values
    }
    made = Map(grid, terrain, rivers, names)
    _check_counts(file.section("counts"), made)
    _check_regions(file, made)
    return made


def _read_grid(section: Section) -> tuple[Grid, list[int]]:
    rows = [section.as_text("rows", row) for row in section.items("rows")]
    terrain: dict[Place, int] = {}
    for row, letters in enumerate(rows):
        if len(letters) != len(rows[0]):
            raise section.error("rows", f"row {row} has {len(letters)} columns, not {len(rows[0])}")
        for column, letter in enumerate(letters):
            if letter == OFF_BOARD:
                continue
            if letter not in LETTERS:
                raise section.error(
                    "rows", f"row {row}: unknown terrain {letter!r}; use F, D, W or ."
                )
            terrain[(row, column)] = LETTERS.index(letter)
    if not 0 < len(terrain) <= hexset.CAPACITY:
        raise section.error("rows", f"{len(terrain)} spaces; expected 1 to {hexset.CAPACITY}")
    return Grid(list(terrain)), [terrain[place] for place in sorted(terrain)]


def _read_rivers(section: Section, grid: Grid, terrain: list[int]) -> list[int]:
    found: list[int] = []
    for key in section.values:
        for item in section.items(key):
            pair = section.as_pair(key, item)
            edge = read_land_edge(section, key, grid, terrain, pair)
            if edge in found:
                raise section.error(key, f"river {_show(pair)} is listed twice")
            found.append(edge)
    return sorted(found)


def read_land_edge(section: Section, key: str, grid: Grid, terrain: list[int], pair: Pair) -> int:
    """The edge between two neighbouring land spaces; anything else is refused."""
    a = grid.space_at(*pair[0])
    b = grid.space_at(*pair[1])
    for place, space in ((pair[0], a), (pair[1], b)):
        if space == OFF:
            raise section.error(key, f"{_show(pair)}: {called(place)} is not on the board")
        if terrain[space] == WATER:
            raise section.error(key, f"{_show(pair)}: {called(place)} is water, not land")
    edge = grid.edge_between(a, b)
    if edge == OFF:
        raise section.error(key, f"{_show(pair)}: the spaces are not neighbours")
    return edge


def _read_region(section: Section, grid: Grid) -> HexSet:
    section.allow_only("name", "size", "cells")
    found = hexset.EMPTY
    for item in section.items("cells"):
        place = section.as_place("cells", item)
        space = grid.space_at(*place)
        if space == OFF:
            raise section.error("cells", f"{called(place)} is not on the board")
        found = hexset.added(found, space)
    expected = section.number("size")
    if hexset.size(found) != expected:
        raise section.error("size", f"{expected}, but {hexset.size(found)} spaces are listed")
    return found


def _check_counts(section: Section, made: Map) -> None:
    counted = {
        "spaces": made.size,
        "fertile": hexset.size(made.fertile),
        "desert": hexset.size(made.desert),
        "water": hexset.size(made.water),
        "river_edges": len(made.rivers),
    }
    section.allow_only(*counted)
    for key, count in counted.items():
        if section.number(key) != count:
            raise section.error(key, f"{section.number(key)}, but the map has {count}")


def _check_regions(file: Section, made: Map) -> None:
    """The named regions are what the rivers part the land into (AK-B2)."""
    parts = regions(made.adjacent, made.land)
    for key, region in made.region_names.items():
        if region not in parts:
            raise file.error(f"regions.{key}.cells", "is not a region that the rivers part off")
    if len(parts) != len(made.region_names):
        reason = f"the rivers part the land into {len(parts)} regions, not {len(made.region_names)}"
        raise file.error("regions", reason)


def _of_terrain(terrain: list[int], wanted: int) -> HexSet:
    return hexset.of([space for space, kind in enumerate(terrain) if kind == wanted])


def _show(pair: Pair) -> str:
    return f"{called(pair[0])}/{called(pair[1])}"


def called(place: Place) -> str:
    """The name of a space by its row and column: `F4`; off the map it may have none."""
    row, column = place
    return f"{chr(FIRST_COLUMN + column)}{row}" if 0 <= column < 26 else str(list(place))
