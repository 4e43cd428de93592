"""A table of Ankh as SVG."""

from __future__ import annotations

from typing import cast

from ennead.engine.game import Game
from ennead.games.ankh.powers.gods import GOD_NAMES
from ennead.games.ankh.table.map import DESERT, FERTILE
from ennead.games.ankh.table.pieces import MONUMENT_NAMES, WARRIOR
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.drawing import Picture
from ennead.lab.svg import CREAM, INK, STONE, disk, text
from ennead.lab.svg import picture as picture_of

NILE, WATER, CAMEL = "#3F7FAE", "#8FC1DF", "#7A5B2E"
LAND = {FERTILE: "#A9C77F", DESERT: "#E6CB94"}
GODS = dict(zip(GOD_NAMES, ("#0B62A8", "#5A3A94", "#B0347A", "#0B7350", "#B45309"), strict=True))
#: What is written on a figure, by its kind; nothing on warriors.
LETTERS = "G CSMAXP"


def svg(game: Game, seat: int | None) -> str:
    """The map with everything on it, and a line about each god; all of it lies open."""
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
    parts += [edge_line(picture, edge, CAMEL, 4) for edge in table.division.camels]
    parts += monument_parts(table, picture) + figure_parts(table, picture)
    for place, god in enumerate(reversed(table.ascending)):
        name = GOD_NAMES[table.gods[god]]
        about = (
            f"{name.capitalize()}: devotion {table.devotion[god]}, followers {table.followers[god]}"
        )
        y = picture.height + 16 + 20 * place
        parts.append(disk(24, y - 4, 7, GODS[name], ""))
        parts.append(text(40, y, about))
    return picture_of(picture.width, picture.height + 20 * len(table.ascending) + 12, parts)


def monument_parts(table: AnkhTable, picture: Picture) -> list[str]:
    """Monuments, in the color of the god that controls them."""
    parts = []
    for monument, standing in enumerate(table.standing):
        for space in hexset.members(standing):
            x, y = picture.centre(space)
            color = STONE
            for god, held in enumerate(table.controlled):
                if hexset.contains(held, space):
                    color = GODS[GOD_NAMES[table.gods[god]]]
            shape = ("-4,9 -2,-10 2,-10 4,9", "-9,8 -9,-6 9,-6 9,8", "-10,9 0,-10 10,9")[monument]
            title = f"<title>{MONUMENT_NAMES[monument]}</title>"
            moved = f'transform="translate({x:.1f} {y:.1f})"'
            style = f'fill="{color}" stroke="{CREAM}" stroke-width="1.5"'
            parts.append(f'<polygon points="{shape}" {moved} {style}>{title}</polygon>')
    return parts


def figure_parts(table: AnkhTable, picture: Picture) -> list[str]:
    """Figures: gods large, warriors small, guardians in between."""
    parts = []
    for figure, space in enumerate(table.place):
        if space >= 0:
            x, y = picture.centre(space)
            kind = table.kinds[figure]
            radius = 14 if kind == 0 else 8 if kind == WARRIOR else 11
            color = GODS[GOD_NAMES[table.gods[table.owner[figure]]]]
            parts.append(disk(x, y, radius, color, LETTERS[kind].strip()))
    return parts


def edge_line(picture: Picture, edge: int, color: str, width: int) -> str:
    """A river or a camel along an edge."""
    (x1, y1), (x2, y2) = picture.edge(edge)
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}" stroke-width="{width}" stroke-linecap="round"/>'
