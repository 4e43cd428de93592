"""Where things are drawn: points for pictures, and a map of characters for a terminal.

Pictures have x to the right and y down; the map's upper left corner is at the margin.
"""

from typing import Final

from ennead.hexes.grid import Grid

Point = tuple[float, float]

HALF_HEIGHT: Final = 3.0**0.5 / 2.0
RESET: Final = "\x1b[0m"


class Picture:
    """The points of a board whose hexes have a given radius."""

    def __init__(self, grid: Grid, radius: float, margin: float = 0.0) -> None:
        self.grid: Final = grid
        self.radius: Final = radius
        xs = [x for x, _ in grid.corner_points]
        ys = [y for _, y in grid.corner_points]
        self.left: Final = margin - min(xs) * radius / 2.0
        self.top: Final = margin - min(ys) * radius * HALF_HEIGHT
        self.width: Final = 2.0 * margin + (max(xs) - min(xs)) * radius / 2.0
        self.height: Final = 2.0 * margin + (max(ys) - min(ys)) * radius * HALF_HEIGHT

    def centre(self, space: int) -> Point:
        """The middle of a space."""
        column = self.grid.columns[space]
        return self._point(3 * column, 2 * self.grid.rows[space] + (column & 1))

    def corner(self, corner: int) -> Point:
        """The place of a corner."""
        x, y = self.grid.corner_points[corner]
        return self._point(x, y)

    def outline(self, space: int) -> list[Point]:
        """The six corners of a space, clockwise from the north-west one."""
        return [
            self.corner(corner) for corner in self.grid.space_corners[6 * space : 6 * space + 6]
        ]

    def edge(self, edge: int) -> tuple[Point, Point]:
        """The two ends of an edge."""
        first, second = self.grid.edge_corners[edge]
        return (self.corner(first), self.corner(second))

    def border(self) -> list[tuple[Point, Point]]:
        """The sides of spaces that lie on the outer border."""
        return [
            (self.corner(corners[direction]), self.corner(corners[(direction + 1) % 6]))
            for space in range(self.grid.size)
            for corners in [self.grid.space_corners[6 * space : 6 * space + 6]]
            for direction in range(6)
            if self.grid.neighbour(space, direction) < 0
        ]

    def _point(self, x: int, y: int) -> Point:
        return (self.left + x * self.radius / 2.0, self.top + y * self.radius * HALF_HEIGHT)


class TextMap:
    """A board drawn with characters.

    The upper and lower side of a hex are `width` characters, each slanted side is `height` lines:
    `2 * height - 1` lines inside are free for text: line n holds `room(n)` characters. A style
    is the escape sequence of a colour; without styles the drawing is plain text.
    """

    def __init__(self, grid: Grid, width: int = 5, height: int = 1) -> None:
        self.grid: Final = grid
        self.width: Final = width
        self.height: Final = height
        self.first_column: Final = min(grid.columns)
        self.first_line: Final = min(self._height_of(space) for space in range(grid.size))
        self.characters: Final[dict[tuple[int, int], str]] = {}
        self.styles: Final[dict[tuple[int, int], str]] = {}
        for space in range(grid.size):
            for direction in range(6):
                for place in self._side(space, direction):
                    self.characters[place] = "_\\/_\\/"[direction]

    def room(self, line: int) -> int:
        """How many characters a line inside a hex holds."""
        return self.width + 2 * min(line, 2 * self.height - 1 - line)

    def write(self, space: int, line: int, text: str, style: str = "") -> None:
        """Write on a line inside a space, in the middle, cut to the room there is."""
        room = self.room(line)
        y, x = self._inside(space, line)
        for n, character in enumerate(f"{text[:room]:^{room}}"):
            self._put((y, x + n), character, style)

    def write_at(self, space: int, line: int, start: int, text: str, style: str = "") -> None:
        """Write on a line inside a space, from a place of the line on, cut to the room there is."""
        y, x = self._inside(space, line)
        for n, character in enumerate(text[: self.room(line) - start], start):
            self._put((y, x + n), character, style)

    def write_below(self, space: int, text: str, style: str = "") -> None:
        """Write on the lower side of a space, in the middle; the rest of the side stays."""
        places = self._side(space, 3)
        first = (len(places) - len(text)) // 2
        for place, character in zip(places[max(first, 0) :], text):
            self._put(place, character, style)

    def paint(self, space: int, style: str) -> None:
        """Give a space a style: its inside, its lower side and both its left sides."""
        inside = [
            (y, x + n)
            for line in range(2 * self.height - 1)
            for y, x in [self._inside(space, line)]
            for n in range(self.room(line))
        ]
        for place in [*inside, *[p for side in (3, 4, 5) for p in self._side(space, side)]]:
            self.styles[place] = style

    def mark(self, edge: int, character: str, style: str = "") -> None:
        """Draw an edge with another character."""
        a, b = self.grid.edges[edge]
        direction = self.grid.beside[6 * a : 6 * a + 6].index(b)
        for place in self._side(a, direction):
            self._put(place, character, style)

    def text(self) -> str:
        """The drawing, line by line."""
        lines: list[list[str]] = []
        for place in sorted(self.characters):
            y, x = place
            while len(lines) <= y:
                lines.append([])
            lines[y].extend(" " * (x - len(lines[y])))
            lines[y].append(self._styled(place))
        return "\n".join("".join(line).rstrip() for line in lines)

    def _put(self, place: tuple[int, int], character: str, style: str) -> None:
        self.characters[place] = character
        self.styles[place] = style

    def _styled(self, place: tuple[int, int]) -> str:
        style = self.styles.get(place, "")
        character = self.characters[place]
        return f"{style}{character}{RESET}" if style else character

    def _height_of(self, space: int) -> int:
        return 2 * self.grid.rows[space] + (self.grid.columns[space] & 1)

    def _origin(self, space: int) -> tuple[int, int]:
        y = (self._height_of(space) - self.first_line) * self.height
        x = (self.grid.columns[space] - self.first_column) * (self.width + self.height)
        return (y, x)

    def _inside(self, space: int, line: int) -> tuple[int, int]:
        y, x = self._origin(space)
        inset = self.height - line if line < self.height else line - self.height + 1
        return (y + 1 + line, x + inset)

    def _side(self, space: int, direction: int) -> list[tuple[int, int]]:
        """The places of the characters of one side, in the order N, NE, SE, S, SW, NW."""
        y, x = self._origin(space)
        w, h = self.width, self.height
        if direction == 0:
            return [(y, x + h + n) for n in range(w)]
        if direction == 1:
            return [(y + 1 + n, x + h + w + n) for n in range(h)]
        if direction == 2:
            return [(y + h + 1 + n, x + 2 * h + w - 1 - n) for n in range(h)]
        if direction == 3:
            return [(y + 2 * h, x + h + n) for n in range(w)]
        if direction == 4:
            return [(y + h + 1 + n, x + n) for n in range(h)]
        return [(y + 1 + n, x + h - 1 - n) for n in range(h)]
