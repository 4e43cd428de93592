"""A board of flat-topped hexes: its spaces, their neighbours, edges and corners, all numbered.

Columns run from west to east, rows from north to south, and odd columns are pushed half a hex
south. Spaces are numbered row by row over the hexes that exist; an edge is the side between two
neighbouring spaces; a corner is a point where up to three spaces meet.

Points are ints: a hex of column c and row r has its centre at x = 3c (in halves of its radius) and
y = 2r + (c odd) (in halves of its height), so that a corner shared by three hexes has one point.
"""

from typing import Final

from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet, HexSets

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
OFF: Final = -1

#                              N   NE  SE  S   SW  NW
COLUMN_STEP: Final[list[int]] = [0, 1, 1, 0, -1, -1]
ROW_STEP_EVEN: Final[list[int]] = [-1, -1, 0, 1, 0, -1]
ROW_STEP_ODD: Final[list[int]] = [-1, 0, 1, 1, 1, 0]

# The corners of a hex, clockwise from the north-west one: the side towards direction d joins
# corners d and d + 1.
#                            NW  NE  E  SE  SW  W
CORNER_X: Final[list[int]] = [-1, 1, 2, 1, -1, -2]
CORNER_Y: Final[list[int]] = [-1, -1, 0, 1, 1, 0]


class Grid:
    """The tables of one board shape; never changed once made."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        """Make a board of the hexes at these rows and columns."""
        assert len(places) <= hexset.CAPACITY, f"at most {hexset.CAPACITY} hexes, not {len(places)}"
        assert len(set(places)) == len(places), "a hex is listed twice"
        ordered = sorted(places)
        self.size: Final = len(ordered)
        self.rows: Final[list[int]] = [row for row, _ in ordered]
        self.columns: Final[list[int]] = [column for _, column in ordered]
        self.spaces: Final[dict[tuple[int, int], int]] = {p: n for n, p in enumerate(ordered)}
        self.all: Final[HexSet] = hexset.of(range(self.size))
        # six entries per space, one per direction; OFF beyond the border
        self.beside: Final[list[int]] = self._beside()
        self.neighbours: Final = hexset.by_number(
            [hexset.of(self.neighbour_list(space)) for space in range(self.size)]
        )
        self.edges: Final[list[tuple[int, int]]] = self._edges()
        self.edge_numbers: Final[dict[tuple[int, int], int]] = {
            pair: edge for edge, pair in enumerate(self.edges)
        }
        self.corner_points: Final[list[tuple[int, int]]] = self._corner_points()
        # six entries per space: its corners clockwise from the north-west one
        self.space_corners: Final[list[int]] = self._space_corners()
        self.corner_spaces: Final[list[list[int]]] = self._corner_spaces()
        self.edge_corners: Final[list[tuple[int, int]]] = self._edge_corners()
        self.corner_edges: Final[list[list[int]]] = self._corner_edges()

    def space_at(self, row: int, column: int) -> int:
        """The space at a row and column, or OFF."""
        return self.spaces.get((row, column), OFF)

    def neighbour(self, space: int, direction: int) -> int:
        """The space next to another in a direction, or OFF."""
        return self.beside[6 * space + direction]

    def neighbour_list(self, space: int) -> list[int]:
        """The spaces around another, clockwise from the north."""
        return [other for other in self.beside[6 * space : 6 * space + 6] if other != OFF]

    def edge_between(self, a: int, b: int) -> int:
        """The edge two spaces share, or OFF if they are not neighbours."""
        return self.edge_numbers.get((a, b) if a < b else (b, a), OFF)

    def distance(self, a: int, b: int) -> int:
        """The number of steps between two spaces on an endless board."""
        across = abs(self.columns[a] - self.columns[b])
        down = abs(self._height(a) - self._height(b))
        # each step to another column also goes half a hex (one unit) up or down
        return across + max(0, (down - across) // 2)

    def within(self, steps: int) -> HexSets:
        """For each space, what can be reached in so many steps that stay on the board."""
        found = [hexset.single(space) for space in range(self.size)]
        for _ in range(steps):
            found = [hexset.union(s, hexset.gathered(self.neighbours, s)) for s in found]
        return hexset.by_number(found)

    def is_border_corner(self, corner: int) -> bool:
        """Whether the corner lies on the outer border: fewer than three spaces meet there."""
        return len(self.corner_spaces[corner]) < 3

    def other_corner(self, edge: int, corner: int) -> int:
        """The corner at the other end of an edge."""
        first, second = self.edge_corners[edge]
        return second if corner == first else first

    def _height(self, space: int) -> int:
        return 2 * self.rows[space] + (self.columns[space] & 1)

    def _beside(self) -> list[int]:
        return [
            self.space_at(self.rows[space] + step, self.columns[space] + COLUMN_STEP[direction])
            for space in range(self.size)
            for direction, step in enumerate(
                ROW_STEP_ODD if self.columns[space] & 1 else ROW_STEP_EVEN
            )
        ]

    def _edges(self) -> list[tuple[int, int]]:
        return sorted(
            (space, other)
            for space in range(self.size)
            for other in self.neighbour_list(space)
            if space < other
        )

    def _points_of(self, space: int) -> list[tuple[int, int]]:
        x = 3 * self.columns[space]
        y = self._height(space)
        return [(x + CORNER_X[n], y + CORNER_Y[n]) for n in range(6)]

    def _corner_points(self) -> list[tuple[int, int]]:
        found = {point for space in range(self.size) for point in self._points_of(space)}
        return sorted(found, key=_from_north_to_south)

    def _space_corners(self) -> list[int]:
        numbers = {point: corner for corner, point in enumerate(self.corner_points)}
        return [numbers[point] for space in range(self.size) for point in self._points_of(space)]

    def _corner_spaces(self) -> list[list[int]]:
        meeting: list[list[int]] = [[] for _ in self.corner_points]
        for place, corner in enumerate(self.space_corners):
            meeting[corner].append(place // 6)
        return meeting

    def _edge_corners(self) -> list[tuple[int, int]]:
        ends = []
        for a, b in self.edges:
            direction = self.beside[6 * a : 6 * a + 6].index(b)
            first = self.space_corners[6 * a + direction]
            second = self.space_corners[6 * a + (direction + 1) % 6]
            ends.append((min(first, second), max(first, second)))
        return ends

    def _corner_edges(self) -> list[list[int]]:
        meeting: list[list[int]] = [[] for _ in self.corner_points]
        for edge, (first, second) in enumerate(self.edge_corners):
            meeting[first].append(edge)
            meeting[second].append(edge)
        return meeting


def _from_north_to_south(point: tuple[int, int]) -> tuple[int, int]:
    return (point[1], point[0])
