"""A table of Ra as SVG."""

from __future__ import annotations

from typing import cast

from ennead.engine.game import Game
from ennead.lab.svg import GOLD, PANEL, QUIET, STONE, disk, picture, text

#: Around the player whose turn it is.
ON_TURN = "#8A5A10"
#: Colors of seats.
SEATS = ("#0B62A8", "#B0347A", "#0B7350", "#B45309", "#5A3A94")
#: What a tile is painted with.
TILES = {
    "god": GOLD,
    "pharaoh": "#B79BEB",
    "nile": "#8FC1DF",
    "flood": "#6FA8CF",
    "gold": GOLD,
    "funeral": "#F08C73",
    "drought": "#F08C73",
    "unrest": "#F08C73",
    "earthquake": "#F08C73",
}
CIVILIZATION = ("art", "agriculture", "religion", "astronomy", "writing")


def svg(game: Game, seat: int | None) -> str:
    """The two tracks, the sun in the middle and what lies in front of every player."""
    view = game.view(seat)
    track = view["ra_track"]
    parts = [text(20, 28, f"Epoch {view['epoch']}", size=16, weight=600)]
    for space in range(track["spaces"]):
        filled = space < track["tiles"]
        parts.append(disk(150 + 26 * space, 23, 10, "#A63A22" if filled else STONE, ""))
    for space, tile in enumerate(view["auction_track"]):
        parts.append(tile_box(20 + 78 * space, 46, 72, tile))
    parts.append(disk(20 + 78 * 8 + 30, 68, 22, GOLD, str(view["sun"])))
    for seat, area in enumerate(view["areas"]):
        parts += area_parts(seat, area, 112 + 62 * seat, seat == view["turn"])
    return picture(720, 118 + 62 * len(view["areas"]), parts)


def area_parts(seat: int, area: dict[str, object], top: float, on_turn: bool) -> list[str]:
    """A player's suns, points and tiles."""
    border = ON_TURN if on_turn else STONE
    size = f'x="12" y="{top - 8}" width="696" height="56" rx="8"'
    parts = [
        f'<rect {size} fill="{PANEL}" stroke="{border}"/>',
        text(22, top + 14, f"seat {seat}", fill=SEATS[seat], weight=600),
        text(22, top + 34, f"{area['points']} points", fill=QUIET),
    ]
    place = 110
    for key, color in (("suns", GOLD), ("spent", STONE)):
        for sun in cast(list[int], area[key]):
            parts.append(disk(place, top + 18, 13, color, str(sun)))
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
    color = TILES.get(tile, "#6CCFC7" if tile in CIVILIZATION else "#D2B48C")
    box = f'<rect {size} fill="{color}"/>'
    name = tile.replace("_", " ")
    return box + text(x + width / 2, y + 27, name, anchor="middle", size=10)
