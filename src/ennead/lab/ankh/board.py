"""A table of Ankh as SVG: the map here, tracks and gods beside it."""

from __future__ import annotations

from typing import cast

from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.games.ankh.table.map import DESERT, FERTILE, Map, called
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.gods import DECLARED_MONUMENTS
from ennead.hexes.drawing import Picture
from ennead.lab.ankh.panel import NO_GOD, god_color, letter_of, panel
from ennead.lab.svg import CREAM, INK, STONE, disk, text
from ennead.lab.svg import picture as picture_of

NILE, WATER, CAMEL, TOKEN = "#3F7FAE", "#8FC1DF", "#7A5B2E", "#8A2F1C"
LAND = {FERTILE: "#A9C77F", DESERT: "#E6CB94"}
SHAPES = {
    # monument  corners around the middle of a space
    "obelisk": "-4,9 -2,-10 2,-10 4,9",
    "temple": "-9,8 -9,-6 9,-6 9,8",
    "pyramid": "-10,9 0,-10 10,9",
}
RADIUS, MARGIN = 30, 14


def svg(game: Game, seat: int | None) -> str:
    """Draw the map with everything on it; beside it the tracks, and each god's cards and powers."""
    view = game.view(seat)
    board = cast(AnkhTable, game.table).division.map
    drawing = Picture(board.grid, RADIUS, MARGIN)
    places = {called(board.place(space)): space for space in range(board.size)}
    parts = [space_part(board, drawing, name, space) for name, space in places.items()]
    parts += [edge_part(drawing, edge, NILE, 6) for edge in board.rivers]
    for camel in view["camels"]:
        one, other = camel.split("/")
        edge = board.edge_between(places[one], places[other])
        parts.append(edge_part(drawing, edge, CAMEL, 4))
    centers = {name: drawing.centre(space) for name, space in places.items()}
    parts += order_parts(view, centers) + monument_parts(view, centers)
    parts += figure_parts(view, centers)
    beside, width, height = panel(game, view, drawing.width + MARGIN)
    return picture_of(width, max(height, drawing.height), parts + beside)


def space_part(board: Map, drawing: Picture, name: str, space: int) -> str:
    """Draw a space with its name at its lower side."""
    corners = " ".join([f"{x:.1f},{y:.1f}" for x, y in drawing.outline(space)])
    fill = LAND.get(board.terrain[space], WATER)
    x, y = drawing.centre(space)
    made = f'<polygon points="{corners}" fill="{fill}" stroke="{INK}" stroke-opacity=".15"/>'
    return made + text(x, y + 21, name, anchor="middle", size=8)


def edge_part(drawing: Picture, edge: int, color: str, width: int) -> str:
    """Draw a river or a camel along an edge."""
    (x1, y1), (x2, y2) = drawing.edge(edge)
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}" stroke-width="{width}" stroke-linecap="round"/>'


def order_parts(view: Data, centers: dict[str, tuple[float, float]]) -> list[str]:
    """Draw the conflict order token of each region, at the upper side of its space."""
    parts = []
    for token, space in view["order"].items():
        x, y = centers[space]
        parts.append(disk(x, y - 18, 7, TOKEN, ""))
        parts.append(text(x, y - 15, token, fill=CREAM, anchor="middle", size=9, weight=600))
    return parts


def monument_parts(view: Data, centers: dict[str, tuple[float, float]]) -> list[str]:
    """Draw monuments, in the color of the god that controls them."""
    parts = []
    for kind, space, god in view["monuments"]:
        x, y = centers[space]
        color = STONE if god is None else god_color(view, god)
        moved = f'transform="translate({x:.1f} {y:.1f})"'
        style = f'fill="{color}" stroke="{CREAM}" stroke-width="1.5"'
        title = f"<title>{kind} at {space}</title>"
        if kind in SHAPES:
            parts.append(f'<polygon points="{SHAPES[kind]}" {moved} {style}>{title}</polygon>')
        else:
            parts.append(f"<g {moved}><path {shape_of(kind)} {style}>{title}</path></g>")
    return parts


def shape_of(kind: str) -> str:
    """Return the outline of a pack's type of monument, as small as the others are."""
    shape = DECLARED_MONUMENTS[kind].look.get("shape", "M-20 20V-20H20V20Z")
    return f'd="{shape}" transform="scale(.45)"'


def figure_parts(view: Data, centers: dict[str, tuple[float, float]]) -> list[str]:
    """Draw figures: gods large, warriors small, guardians in between."""
    parts = []
    for figure in view["figures"]:
        if figure["at"] in centers:
            x, y = centers[figure["at"]]
            kind, god = figure["kind"], figure["god"]
            radius = 13 if kind == "god" else 8 if kind == "warrior" else 11
            color = NO_GOD if god is None else god_color(view, god)
            parts.append(disk(x, y, radius, color, letter_of(kind)))
    for kind, space in view.get("neutral_figures", []):
        parts.append(disk(*centers[space], 11, NO_GOD, letter_of(kind)))
    return parts
