"""The map of Ankh with characters: terrain, rivers, camels, regions and all that stands there."""

from __future__ import annotations

import re
from functools import cache

from rich.text import Text

from ennead.cli.ankh import table
from ennead.cli.ankh.words import (
    CAMEL,
    CLAW,
    RIVER,
    TARGET,
    TERRAIN_SIGNS,
    figure_sign,
    monument_sign,
    token_sign,
)
from ennead.engine.rules import Data
from ennead.hexes.drawing import TextMap
from ennead.hexes.grid import DIRECTIONS, OFF, Grid

FIRST_COLUMN = ord("A")
TERRAIN_STYLES = {"F": "terrain.fertile", "D": "terrain.desert", "W": "terrain.water"}
#: Room for the numbers of the rows.
MARGIN = 2
PLACE = re.compile(r"\b[A-Z]\d+(?:/[A-Z]\d+)?\b")


@cache
def grid_of(rows: tuple[str, ...]) -> Grid:
    """Return the grid of a map."""
    return Grid([(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."])


def places_in(notations: list[str]) -> set[str]:
    """Find the spaces and edges that answers name."""
    return {place for notation in notations for place in PLACE.findall(notation)}


class AnkhMap:
    """Draws a view; hexes are `width` characters wide inside, 3 or 5."""

    def __init__(
        self, view: Data, letters: list[str], lang: str, width: int, offered: set[str]
    ) -> None:
        self.view = view
        #: By god, its letter.
        self.letters = letters
        self.lang = lang
        #: The spaces and edges that may be chosen now.
        self.offered = offered
        self.rows: list[str] = view["map"]["rows"]
        self.grid = grid_of(tuple(self.rows))
        self.text_map = TextMap(self.grid, width)
        #: Where in a hex the pair of signs begins.
        self.start = width // 2
        self.draw()

    def draw(self) -> None:
        """Draw everything; what may cover something else comes last."""
        for space in range(self.grid.size):
            self.draw_terrain(space)
        self.draw_edges(self.view["map"]["rivers"], RIVER, "river")
        self.draw_edges(self.view["camels"], CAMEL, "camel")
        self.draw_edges([place for place in self.offered if "/" in place], TARGET, "target")
        self.draw_tokens()
        for region in self.view["regions"]:
            self.draw_order_token(region)
        for name, monument in table.monuments(self.view).items():
            self.draw_monument(name, monument)
        for name, figure in table.figures(self.view).items():
            self.draw_figure(name, figure)
        for name in self.offered:
            if "/" not in name:
                self.draw_target(name)

    def space(self, name: str) -> int:
        return self.grid.space_at(int(name[1:]), ord(name[0]) - FIRST_COLUMN)

    def name(self, space: int) -> str:
        return f"{chr(FIRST_COLUMN + self.grid.columns[space])}{self.grid.rows[space]}"

    def terrain(self, space: int) -> str:
        """Return the letter of a space's terrain."""
        return self.rows[self.grid.rows[space]][self.grid.columns[space]]

    def draw_terrain(self, space: int) -> None:
        """Draw an empty space."""
        terrain = self.terrain(space)
        style = TERRAIN_STYLES[terrain]
        self.text_map.write(space, 0, TERRAIN_SIGNS[terrain] * self.text_map.width, style)
        self.text_map.paint(space, style)

    def draw_edges(self, edges: list[str], character: str, style: str) -> None:
        """Draw rivers, camels, or edges that may be chosen."""
        for edge in edges:
            first, second = [self.space(name) for name in edge.split("/")]
            self.text_map.mark(self.grid.edge_between(first, second), character, style)

    def draw_order_token(self, region: Data) -> None:
        """Draw a region's token below its most central space."""
        if region["token"] is not None:
            bare = [name for name in region["land"] if name not in self.signs_below()]
            middle = self.middle([self.space(name) for name in bare or region["land"]])
            self.text_map.write_below(middle, f"({region['token']})", "order")

    def middle(self, land: list[int]) -> int:
        """Find the space nearest to the middle of a region whose lower side lies within it."""
        inner = [space for space in land if self.grid.neighbour(space, 3) in land] or land
        spots = {space: self.spot(space) for space in land}
        x = sum([spot[0] for spot in spots.values()]) / len(land)
        y = sum([spot[1] for spot in spots.values()]) / len(land)
        return min(inner, key=lambda s: (spots[s][0] - x) ** 2 + (spots[s][1] - y) ** 2)

    def spot(self, space: int) -> tuple[float, float]:
        """Return the coordinates of a space's center."""
        column = self.grid.columns[space]
        return 1.5 * column, 1.73 * (self.grid.rows[space] + (column & 1) / 2)

    def draw_monument(self, name: str, monument: table.Piece) -> None:
        """Draw a monument and the letter of the god that controls it."""
        space = self.space(name)
        sign_of_it = monument_sign(monument.kind)
        if monument.god is None:
            self.write(space, sign_of_it, "monument." + self.terrain(space))
        else:
            self.write(space, sign_of_it + self.letters[monument.god], self.style(monument.god))

    def draw_figure(self, name: str, figure: table.Piece) -> None:
        """Draw a figure and the letter of its god."""
        signs = figure_sign(figure.kind, self.lang)
        if figure.god is None:
            self.write(self.space(name), signs, "monument." + self.terrain(self.space(name)))
            return
        pair = signs + self.letters[figure.god]
        self.write(self.space(name), pair, self.style(figure.god))

    def style(self, god: int) -> str:
        return f"piece.{table.born(self.view, god)}"

    def write(self, space: int, signs: str, style: str) -> None:
        """Write signs in the middle of a space."""
        self.text_map.write_at(space, 0, self.start, signs, style)

    def draw_tokens(self) -> None:
        """Draw what lies below spaces."""
        for name, characters in self.signs_below().items():
            self.text_map.write_below(self.space(name), characters, "token")

    def signs_below(self) -> dict[str, str]:
        """Return the signs below each space: suns, underworld tokens, and what claws reach."""
        tokens = self.view["tokens"].items()
        signs: dict[str, str] = {}
        for names, character in (
            *[(placed, token_sign(god)) for god, placed in tokens if token_sign(god)],
            (self.clawed(), CLAW),
        ):
            for name in names:
                signs[name] = signs.get(name, "") + character
        return signs

    def clawed(self) -> list[str]:
        """List the spaces that claws reach; a river or a camel between blocks them (AK-GS5)."""
        barred = {*self.view["map"]["rivers"], *self.view["camels"]}
        reached = []
        for name, direction in self.view["aims"]:
            first = DIRECTIONS.index(direction.upper())
            for side in (first, (first + 1) % len(DIRECTIONS)):
                other = self.grid.neighbour(self.space(name), side)
                between = {f"{name}/{self.name(other)}", f"{self.name(other)}/{name}"}
                if other != OFF and not between & barred:
                    reached.append(self.name(other))
        return reached

    def draw_target(self, name: str) -> None:
        """Draw a space that may be chosen: with its name, unless something stands there."""
        space = self.space(name)
        if name not in table.monuments(self.view) and name not in table.figures(self.view):
            self.write(space, name, "target")
        self.text_map.write_at(space, 0, self.start - 1, TARGET, "target")

    def lines(self) -> list[Text]:
        """Return the drawing, framed by the letters of the columns and the numbers of the rows."""
        header = Text(self.column_letters(), "quiet")
        by_line: dict[int, list[int]] = {}
        for y, x in self.text_map.characters:
            by_line.setdefault(y, []).append(x)
        return [header, *[self.line(y, max(by_line[y])) for y in sorted(by_line)], header]

    def line(self, y: int, last: int) -> Text:
        """Join one line; neighboring characters of one style are one piece."""
        characters, styles = self.text_map.characters, self.text_map.styles
        pieces = [(f"{self.row_number(y):>{MARGIN}}", "quiet")]
        for x in range(last + 1):
            character, style = characters.get((y, x), " "), styles.get((y, x), "quiet")
            if style == pieces[-1][1]:
                pieces[-1] = (pieces[-1][0] + character, style)
            else:
                pieces.append((character, style))
        return Text.assemble(*pieces, no_wrap=True)

    def column_letters(self) -> str:
        """Write a letter over every column."""
        step = self.text_map.width + self.text_map.height
        columns = range(min(self.grid.columns), max(self.grid.columns) + 1)
        return " " * MARGIN + "".join(
            [f" {chr(FIRST_COLUMN + column):^{step - 1}}" for column in columns]
        )

    def row_number(self, y: int) -> str:
        """Return the row of the spaces that are written on a line."""
        row, column = divmod(y - 1 + self.text_map.first_line, 2)
        places = zip(self.grid.rows, self.grid.columns, strict=True)
        return str(row) if any(r == row and c & 1 == column for r, c in places) else ""
