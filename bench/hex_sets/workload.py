"""What the rules do with sets of hexes, written once; CANDIDATE is replaced by each candidate."""

import time
from typing import Final

from CANDIDATE import SINGLE, HexSet, common, empty, is_empty, members, size, union, without

COLUMNS: Final = 11
SPACES: Final = 101


def neighbours_of(space: int) -> list[int]:
    row, column = divmod(space, COLUMNS)
    shift = column & 1
    around = [(row - 1, column), (row + 1, column)]
    for side in (column - 1, column + 1):
        around += [(row - 1 + shift, side), (row + shift, side)]
    return [
        r * COLUMNS + c for r, c in around if 0 <= c < COLUMNS and 0 <= r * COLUMNS + c < SPACES
    ]


def of(spaces: list[int]) -> HexSet:
    found = empty()
    for space in spaces:
        found = union(found, SINGLE[space])
    return found


NEIGHBOURS: Final[list[HexSet]] = [of(neighbours_of(space)) for space in range(SPACES)]
LAND: Final[HexSet] = of([space for space in range(SPACES) if space * 7 % 10 > 1])


def around(places: HexSet) -> HexSet:
    found = empty()
    for space in members(places):
        found = union(found, NEIGHBOURS[space])
    return found


def flood(start: int, within: HexSet) -> HexSet:
    region = SINGLE[start]
    edge = region
    while not is_empty(edge):
        edge = without(common(around(edge), within), region)
        region = union(region, edge)
    return region


def reach(start: int, steps: int) -> HexSet:
    found = SINGLE[start]
    for _ in range(steps):
        found = union(found, around(found))
    return found


def floods(times: int) -> int:
    total = 0
    for n in range(times):
        total += size(flood(n % SPACES, LAND))
    return total


def reaches(times: int) -> int:
    total = 0
    for n in range(times):
        total += size(common(reach(n % SPACES, 3), LAND))
    return total


def summons(times: int) -> int:
    """Neighbours of five figures that are empty land, listed."""
    total = 0
    for n in range(times):
        figures = of([n % 101, (n + 17) % 101, (n + 18) % 101, (n * 3) % 101, (n + 60) % 101])
        for space in members(without(common(around(figures), LAND), figures)):
            total += space
    return total


def counts(times: int) -> int:
    """How many figures of five gods stand in each of four regions."""
    total = 0
    figures = [of([n * 3, n * 5 + 1, n * 7 + 2, n * 11 + 3]) for n in range(5)]
    regions = [flood(n * 20, LAND) for n in range(4)]
    for _ in range(times):
        for region in regions:
            for own in figures:
                total += size(common(own, region))
    return total


class Figures:
    def __init__(self) -> None:
        self.own: HexSet = empty()
        self.other: HexSet = empty()
        self.region: HexSet = empty()


def fields(times: int) -> int:
    """Sets kept in the fields of an object."""
    table = Figures()
    table.region = LAND
    total = 0
    for n in range(times):
        table.own = SINGLE[n % 101]
        table.other = union(table.own, table.other)
        if is_empty(common(table.own, table.region)):
            total += size(without(table.other, table.own))
    return total


def measure() -> list[tuple[str, float, int]]:
    """Microseconds of CPU per call, and a checksum."""
    results = []
    for name, run, times in (
        ("flood", floods, 300),
        ("reach", reaches, 1000),
        ("summon", summons, 5000),
        ("count", counts, 2000),
        ("field", fields, 10000),
    ):
        best = 1e9
        for _ in range(15):
            begin = time.process_time()
            check = run(times)
            best = min(best, time.process_time() - begin)
        results.append((name, best / times * 1e6, check))
    return results
