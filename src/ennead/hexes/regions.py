"""Regions: spaces connected across edges that carry no barrier."""

from collections.abc import Iterable

from ennead.hexes import hexset
from ennead.hexes.grid import Grid
from ennead.hexes.hexset import HexSet, HexSets


def open_neighbours(grid: Grid, barriers: Iterable[int]) -> HexSets:
    """For each space, the neighbours that no barrier edge parts from it."""
    return closed(grid.neighbours, grid, barriers)


def closed(table: HexSets, grid: Grid, barriers: Iterable[int]) -> HexSets:
    """A table of neighbours that parts the two spaces of each barrier edge."""
    return table.parted([grid.edges[edge] for edge in barriers])


def flood(start: int, table: HexSets, within: HexSet) -> HexSet:
    """All spaces of a set that can be reached from one of them by the table's neighbours."""
    region = hexset.single(start)
    fresh = region
    while not hexset.is_empty(fresh):
        reached = hexset.gathered(table, fresh)
        fresh = hexset.without(hexset.common(reached, within), region)
        region = hexset.union(region, fresh)
    return region


def regions(table: HexSets, within: HexSet) -> list[HexSet]:
    """The connected parts of a set of spaces, the one with the lowest space first."""
    found = []
    rest = within
    while not hexset.is_empty(rest):
        region = flood(hexset.lowest(rest), table, rest)
        found.append(region)
        rest = hexset.without(rest, region)
    return found


def region_numbers(grid: Grid, parts: list[HexSet]) -> list[int]:
    """For each space the number of the region it lies in, or -1."""
    numbers = [-1] * grid.size
    for number, part in enumerate(parts):
        for space in hexset.members(part):
            numbers[space] = number
    return numbers


def with_shared(grid: Grid, parts: list[HexSet], shared: HexSet) -> list[HexSet]:
    """The regions, each with the shared spaces that touch it; one of these may be in several."""
    return [
        hexset.union(part, hexset.common(hexset.gathered(grid.neighbours, part), shared))
        for part in parts
    ]


def split(grid: Grid, table: HexSets, region: HexSet, line: list[int]) -> list[HexSet]:
    """The two parts of a region beside a line of edges once it is barred; none if they still meet.

    The line must be a path with no other barrier at its inner corners: then each of its sides hangs
    together. Both grow in turn until one can grow no more, so the work is that of the smaller part.
    """
    barred = closed(table, grid, line)
    a, b = grid.edges[line[0]]
    side = fresh = hexset.single(a)
    other = other_fresh = hexset.single(b)
    while not hexset.is_empty(fresh):
        reached = hexset.common(hexset.gathered(barred, fresh), region)
        if hexset.overlaps(reached, other):
            return []
        fresh = hexset.without(reached, side)
        side = hexset.union(side, fresh)
        side, fresh, other, other_fresh = other, other_fresh, side, fresh
    return lowest_first(side, hexset.without(region, side))


def lowest_first(a: HexSet, b: HexSet) -> list[HexSet]:
    """Two regions in the order of their lowest spaces."""
    return [a, b] if hexset.lowest(a) < hexset.lowest(b) else [b, a]
