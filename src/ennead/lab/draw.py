"""A game drawn as SVG, for notebooks: what everybody at the table sees."""

from __future__ import annotations

from html import escape
from typing import cast

from ennead.engine.game import Game
from ennead.games.ankh.map import DESERT, FERTILE
from ennead.games.ankh.pieces import GUARDIANS, MONUMENT_NAMES
from ennead.games.ankh.pieces import WARRIOR as ANKH_WARRIOR
from ennead.games.ankh.powers.gods import GOD_NAMES
from ennead.games.ankh.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.drawing import Picture

PAPER, PANEL, INK, QUIET, SUN = "#F7F0E1", "#FFFAF0", "#2B2118", "#665744", "#8A5A10"
CREAM, STONE, NILE = "#FFF8E7", "#D9CBAE", "#3F7FAE"
#: Colours of seats in Ra, and of gods in Ankh.
SEATS = ("#0B62A8", "#B0347A", "#0B7350", "#B45309", "#5A3A94")
GODS = dict(zip(GOD_NAMES, ("#0B62A8", "#5A3A94", "#B0347A", "#0B7350", "#B45309"), strict=True))
LAND = {FERTILE: "#A9C77F", DESERT: "#E6CB94"}
WATER = "#8FC1DF"
#: On a figure: nothing on warriors, else the first letter of what it is.
LETTERS = ["G", "", *[guardian.name[0].upper() for guardian in GUARDIANS]]
#: What a tile of Ra is painted with, by the beginning of what it is.
TILES = {
    "god": "#E5B85C",
    "pharaoh": "#B79BEB",
    "nile": "#8FC1DF",
    "flood": "#6FA8CF",
    "gold": "#E5B85C",
    "funeral": "#F08C73",
    "drought": "#F08C73",
    "unrest": "#F08C73",
    "earthquake": "#F08C73",
}
CIVILIZATION = ("art", "agriculture", "religion", "astronomy", "writing")


class Drawing:
    """A picture that a notebook shows by itself."""

    def __init__(self, width: float, height: float, parts: list[str]) -> None:
        self.svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" font-family="system-ui, sans-serif" font-size="12">'
            f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>{"".join(parts)}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg


def draw(game: Game) -> Drawing:
    """The table of a game."""
    return draw_ra(game) if game.name == "ra" else draw_ankh(game)


# ---------------------------------------------------------------- Ra


def draw_ra(game: Game) -> Drawing:
    """The two tracks, the sun in the middle and what lies in front of every player."""
    view = game.view(None)
    track = view["ra_track"]
    parts = [text(20, 28, f"Epoch {view['epoch']}", size=16, weight=600)]
    for space in range(track["spaces"]):
        filled = space < track["tiles"]
        parts.append(disk(150 + 26 * space, 23, 10, "#A63A22" if filled else STONE, ""))
    for space, tile in enumerate(view["auction_track"]):
        parts.append(tile_box(20 + 78 * space, 46, 72, tile))
    parts.append(disk(20 + 78 * 8 + 30, 68, 22, "#E5B85C", str(view["sun"])))
    for seat, area in enumerate(view["areas"]):
        parts += area_parts(seat, area, 112 + 62 * seat, seat == view["turn"])
    return Drawing(720, 118 + 62 * len(view["areas"]), parts)


def area_parts(seat: int, area: dict[str, object], top: float, on_turn: bool) -> list[str]:
    """A player's suns, points and tiles."""
    border = SUN if on_turn else STONE
    size = f'x="12" y="{top - 8}" width="696" height="56" rx="8"'
    parts = [
        f'<rect {size} fill="{PANEL}" stroke="{border}"/>',
        text(22, top + 14, f"seat {seat}", fill=SEATS[seat], weight=600),
        text(22, top + 34, f"{area['points']} points", fill=QUIET),
    ]
    place = 110
    for key, colour in (("suns", "#E5B85C"), ("spent", STONE)):
        for sun in cast(list[int], area[key]):
            parts.append(disk(place, top + 18, 13, colour, str(sun)))
            place += 30
    tiles = cast(dict[str, int], area["tiles"])
    told = ", ".join([f"{n} {tile.replace('_', ' ')}" for tile, n in tiles.items()])
    lines = [told[:62], told[62:124]]
    return parts + [text(290, top + 14 + 18 * n, line) for n, line in enumerate(lines) if line]


def tile_box(x: float, y: float, width: float, tile: str | None) -> str:
    """A space of the auction track with its tile."""
    size = f'x="{x}" y="{y}" width="{width}" height="44" rx="6"'
    if tile is None:
        return f'<rect {size} fill="{STONE}" opacity=".45"/>'
    colour = TILES.get(tile, "#6CCFC7" if tile in CIVILIZATION else "#D2B48C")
    box = f'<rect {size} fill="{colour}"/>'
    name = tile.replace("_", " ")
    return box + text(x + width / 2, y + 27, name, anchor="middle", size=10)


# ---------------------------------------------------------------- Ankh


def draw_ankh(game: Game) -> Drawing:
    """The map with everything on it, and a line about each god."""
    table = cast(AnkhTable, game.table)
    board = table.division.map
    picture = Picture(board.grid, 26, 14)
    parts = []
    for space in range(board.size):
        corners = " ".join([f"{x:.1f},{y:.1f}" for x, y in picture.outline(space)])
        fill = LAND.get(board.terrain[space], WATER)
        parts.append(
            f'<polygon points="{corners}" fill="{fill}" stroke="{INK}" stroke-opacity=".15"/>'
        )
    parts += [edge_line(picture, edge, NILE, 6) for edge in board.rivers]
    parts += [edge_line(picture, edge, "#7A5B2E", 4) for edge in table.division.camels]
    parts += monument_parts(table, picture) + figure_parts(table, picture)
    for place, god in enumerate(reversed(table.ascending)):
        name = GOD_NAMES[table.gods[god]]
        about = (
            f"{name.capitalize()}: devotion {table.devotion[god]}, followers {table.followers[god]}"
        )
        y = picture.height + 16 + 20 * place
        parts.append(disk(24, y - 4, 7, GODS[name], ""))
        parts.append(text(40, y, about))
    return Drawing(picture.width, picture.height + 20 * len(table.ascending) + 12, parts)


def monument_parts(table: AnkhTable, picture: Picture) -> list[str]:
    """Monuments, in the colour of the god that controls them."""
    parts = []
    for monument, standing in enumerate(table.standing):
        for space in hexset.members(standing):
            x, y = picture.centre(space)
            colour = STONE
            for god, held in enumerate(table.controlled):
                if hexset.contains(held, space):
                    colour = GODS[GOD_NAMES[table.gods[god]]]
            shape = ("-4,9 -2,-10 2,-10 4,9", "-9,8 -9,-6 9,-6 9,8", "-10,9 0,-10 10,9")[monument]
            title = f"<title>{MONUMENT_NAMES[monument]}</title>"
            moved = f'transform="translate({x:.1f} {y:.1f})"'
            style = f'fill="{colour}" stroke="{CREAM}" stroke-width="1.5"'
            parts.append(f'<polygon points="{shape}" {moved} {style}>{title}</polygon>')
    return parts


def figure_parts(table: AnkhTable, picture: Picture) -> list[str]:
    """Figures: gods large, warriors small, guardians in between."""
    parts = []
    for figure, space in enumerate(table.place):
        if space >= 0:
            x, y = picture.centre(space)
            kind = table.kinds[figure]
            radius = 14 if kind == 0 else 8 if kind == ANKH_WARRIOR else 11
            colour = GODS[GOD_NAMES[table.gods[table.owner[figure]]]]
            parts.append(
                disk(x, y, radius, colour, "" if kind == ANKH_WARRIOR else "GWCSMAXP"[kind])
            )
    return parts


def edge_line(picture: Picture, edge: int, colour: str, width: int) -> str:
    """A river or a camel along an edge."""
    (x1, y1), (x2, y2) = picture.edge(edge)
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


# ---------------------------------------------------------------- both


def disk(x: float, y: float, radius: float, colour: str, inside: str) -> str:
    """A round piece with a cream rim and something written on it."""
    made = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}" stroke="{CREAM}" '
        'stroke-width="2"/>'
    )
    light = colour in ("#E5B85C", STONE)
    fill = INK if light else CREAM
    return made + text(x, y + 4, inside, fill=fill, anchor="middle", weight=600) if inside else made


def text(
    x: float,
    y: float,
    words: str,
    fill: str = INK,
    anchor: str = "start",
    size: int = 12,
    weight: int = 400,
) -> str:
    """Words in the picture."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" text-anchor="{anchor}" font-size="{size}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )
