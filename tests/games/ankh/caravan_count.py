"""A count of caravans that shares nothing with the game: cube coordinates, sets and no pruning.

A hex is (q, r); a corner is the set of the three hexes that meet there, on the board or not; an
edge is the set of the two hexes beside it.
"""

import tomllib
from importlib.resources import files

Hex = tuple[int, int]
Edge = frozenset[Hex]
Corner = frozenset[Hex]

AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def hex_at(row: int, column: int) -> Hex:
    return (column, row - (column - (column & 1)) // 2)


def beside(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


class Country:
    """The land, water and barriers of a board."""

    def __init__(self, rows: list[str], rivers: set[Edge], camels: set[Edge]) -> None:
        cells = {
            hex_at(row, column): letter
            for row, letters in enumerate(rows)
            for column, letter in enumerate(letters)
            if letter != "."
        }
        self.cells = cells
        self.land = {place for place, letter in cells.items() if letter != "W"}
        self.barriers = rivers | camels

    def is_feature(self, corner: Corner) -> bool:
        """River, camel, water or map border."""
        if any(self.cells.get(place, "W") == "W" for place in corner):
            return True
        return any(edge <= corner for edge in self.barriers)

    def region(self, start: Hex, barriers: set[Edge]) -> frozenset[Hex]:
        found = {start}
        waiting = [start]
        while waiting:
            place = waiting.pop()
            for other in beside(place):
                is_open = frozenset((place, other)) not in barriers
                if other in self.land and other not in found and is_open:
                    found.add(other)
                    waiting.append(other)
        return frozenset(found)

    def regions(self) -> set[frozenset[Hex]]:
        return {self.region(place, self.barriers) for place in self.land}

    def paths(self, region: frozenset[Hex], longest: int, through: bool) -> set[frozenset[Edge]]:
        """All paths from feature to feature, which may pass `through` others or must end there."""
        edges = {
            frozenset((place, other)) for place in region for other in beside(place)
        } - self.barriers
        edges = {edge for edge in edges if edge <= region}
        found: set[frozenset[Edge]] = set()

        def walk(corner: Corner, path: list[Edge], seen: list[Corner]) -> None:
            if path and self.is_feature(corner):
                found.add(frozenset(path))
                if not through:
                    return
            if len(path) == longest:
                return
            for edge in (frozenset(corner - {place}) for place in corner):
                a, b = edge
                (onward,) = {frozenset((a, b, c)) for c in beside(a) if c in beside(b)} - {corner}
                if edge in edges and onward not in seen:
                    walk(onward, [*path, edge], [*seen, onward])

        for corner in {corner for edge in edges for corner in corners_of(edge)}:
            if self.is_feature(corner):
                walk(corner, [], [corner])
        return found

    def lines(
        self, region: frozenset[Hex], longest: int = 6, through: bool = False
    ) -> dict[frozenset[Edge], tuple[int, int]]:
        """The paths that split a region in two parts of at least 6, with the sizes."""
        found = {}
        for path in self.paths(region, longest, through):
            barriers = self.barriers | path
            parts = {self.region(place, barriers) for place in region}
            sizes = sorted(len(part) for part in parts)
            if len(sizes) == 2 and sizes[0] >= 6:
                found[path] = (sizes[0], sizes[1])
        return found


def corners_of(edge: Edge) -> list[Corner]:
    a, b = edge
    return [frozenset((a, b, c)) for c in beside(a) if c in beside(b)]


def printed_board(camels: set[Edge]) -> Country:
    text = (files("ennead.games.ankh") / "data" / "board.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    rivers = {
        frozenset([hex_at(int(name[1:]), ord(name[0]) - ord("A")) for name in edge.split("/")])
        for edges in data["rivers"].values()
        for edge in edges
    }
    return Country(data["grid"]["rows"], rivers, camels)
