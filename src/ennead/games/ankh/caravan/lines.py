"""Camel Caravan: the lines of camels that split a region in two (AK-CC1 to AK-CC3, AK-CC6).

A line is chosen edge by edge from either of its ends: `starts`, then `next_edges` until `can_stop`.
Every edge offered can be completed to a legal line. Lines are found once per region and kept: they
depend on nothing but the region's land and the camels that stand inside it. Finding all lines of
the undivided board takes 1 ms compiled and 5 ms interpreted, and then 3 to 5 microseconds;
ten thousand games meet about a thousand regions.
"""

from typing import Final

from ennead.games.ankh.table.division import Division
from ennead.games.ankh.table.map import Map
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet
from ennead.hexes.regions import split

LONGEST: Final = 6
SMALLEST_REGION: Final = 6

# how many regions are remembered
KEPT: Final = 4000

Edges = tuple[int, ...]


class Line:
    """A legal line of camels and the two parts it leaves, the one with the lowest space first."""

    def __init__(self, edges: Edges, first: HexSet, second: HexSet) -> None:
        self.edges: Final = edges
        self.first: Final = first
        self.second: Final = second

    @property
    def parts(self) -> tuple[HexSet, HexSet]:
        """The two parts."""
        return self.first, self.second

    @property
    def sizes(self) -> tuple[int, int]:
        """How many spaces each part has."""
        return hexset.size(self.first), hexset.size(self.second)


class Caravans:
    """The legal lines on a board, for so many camels in the supply (AK-CC1, AK-CC6)."""

    def __init__(self, division: Division, supply: int) -> None:
        self.division: Final = division
        self.regions: Final[list[RegionLines]] = [
            region_lines(division, region, min(supply, LONGEST))
            for region in range(len(division.lands))
        ]
        self.all_starts: Final = sorted([e for region in self.regions for e in region.starts])

    def lines(self) -> list[Line]:
        """Every legal line, region by region."""
        return [line for region in self.regions for line in region.lines]

    def starts(self) -> list[int]:
        """The edges a line can begin with: either end of any legal line."""
        return self.all_starts

    def next_edges(self, partial: Edges) -> list[int]:
        """The edges that can follow the camels placed so far; none once the line is complete."""
        return list(self._region(partial).choices().following.get(partial, ()))

    def can_stop(self, partial: Edges) -> bool:
        """Whether the camels placed so far are a legal line."""
        return partial in self._region(partial).choices().complete

    def line(self, partial: Edges) -> Line:
        """The legal line that these camels are."""
        return self._region(partial).choices().complete[partial]

    def _region(self, partial: Edges) -> "RegionLines":
        space = self.division.map.grid.edges[partial[0]][0]
        return self.regions[self.division.region_of[space]]


def caravans(division: Division, supply: int) -> Caravans:
    """The legal lines of a division; found once and kept."""
    key = (division, min(supply, LONGEST))
    found = CARAVANS.get(key)
    if found is None:
        found = Caravans(division, supply)
        if len(CARAVANS) >= KEPT:
            CARAVANS.clear()
        CARAVANS[key] = found
    return found


class RegionLines:
    """The legal lines of one region."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines: Final = lines
        ends = {line.edges[0] for line in lines} | {line.edges[-1] for line in lines}
        self.starts: Final[list[int]] = sorted(ends)
        self._choices: Choices | None = None

    def choices(self) -> "Choices":
        """What leads to each line; found when the first camel of a line is placed here."""
        if self._choices is None:
            self._choices = Choices(self.lines)
        return self._choices


class Choices:
    """The choices that lead to each line of a region from both its ends.

    Tuples rather than lists: Python's garbage collector does not come back to them.
    """

    def __init__(self, lines: list[Line]) -> None:
        self.following: Final[dict[Edges, Edges]] = {}
        self.complete: Final[dict[Edges, Line]] = {}
        for line in lines:
            self._add(line, line.edges)
            self._add(line, line.edges[::-1])

    def _add(self, line: Line, edges: Edges) -> None:
        self.complete[edges] = line
        for length in range(1, len(edges)):
            following = self.following.get(edges[:length], ())
            if edges[length] not in following:
                self.following[edges[:length]] = tuple(sorted([*following, edges[length]]))


def region_lines(division: Division, region: int, longest: int) -> RegionLines:
    """The legal lines of one region with at most so many camels; found once and kept."""
    land = division.lands[region]
    inside = tuple(edge for edge in division.camels if _is_inside(division.map, land, edge))
    key = (division.map, land, inside, longest)
    found = KNOWN.get(key)
    if found is None:
        found = RegionLines(_find_lines(division, land, longest))
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        KNOWN[key] = found
    return found


def _find_lines(division: Division, land: HexSet, longest: int) -> list[Line]:
    """The paths between two features that split the region into parts large enough (AK-CC3)."""
    if hexset.size(land) < 2 * SMALLEST_REGION:
        return []
    found = []
    for path in _paths(division, land, longest):
        parts = split(division.map.grid, division.adjacent, land, path)
        if len(parts) == 2 and all(hexset.size(part) >= SMALLEST_REGION for part in parts):
            found.append(Line(tuple(path), parts[0], parts[1]))
    return found


def _paths(division: Division, land: HexSet, longest: int) -> list[list[int]]:
    """Every path of free edges that ends at a feature on both sides and nowhere else (AK-CC2)."""
    grid = division.map.grid
    is_free = [
        division.map.takes_camel[edge] and _is_inside(division.map, land, edge)
        for edge in range(len(grid.edges))
    ]
    for edge in division.camels:
        is_free[edge] = False
    found: list[list[int]] = []
    for start, features in enumerate(division.corner_features):
        if features:
            for edge in grid.corner_edges[start]:
                if is_free[edge]:
                    is_free[edge] = False
                    _extend(division, is_free, start, start, [edge], longest, found)
                    is_free[edge] = True
    return found


def _extend(
    division: Division,
    is_free: list[bool],
    start: int,
    corner: int,
    path: list[int],
    longest: int,
    found: list[list[int]],
) -> None:
    """Follow a path on from its last edge; each is kept once, from the end with the lower corner.

    A path back to its own start is no line: six camels then enclose a single space.
    """
    grid = division.map.grid
    end = grid.other_corner(path[-1], corner)
    if division.corner_features[end]:
        if start < end and len(path) <= longest:
            found.append(list(path))
        return
    if len(path) >= longest:
        return
    for edge in grid.corner_edges[end]:
        if is_free[edge]:
            path.append(edge)
            is_free[edge] = False
            _extend(division, is_free, start, end, path, longest, found)
            is_free[edge] = True
            path.pop()


def _is_inside(board: Map, land: HexSet, edge: int) -> bool:
    a, b = board.grid.edges[edge]
    return hexset.contains(land, a) and hexset.contains(land, b)


KNOWN: Final[dict[tuple[Map, HexSet, Edges, int], RegionLines]] = {}
CARAVANS: Final[dict[tuple[Division, int], Caravans]] = {}
