"""A table of Ra as SVG."""

from __future__ import annotations

from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.games.ra.words.names import TILES as NAMES
from ennead.lab.svg import GOLD, INK, PANEL, QUIET, STONE, disk, picture, text, wrapped

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
WIDTH, LINE, LETTERS = 740, 18, 66


def svg(game: Game, seat: int | None) -> str:
    """Draw the question, both tracks, the sun in the middle, every player's area, and the bag."""
    view = game.view(seat)
    parts, top = question_parts(game, 26)
    parts += ra_track(view, top) + auction_track(view, top + 18)
    top += 92
    for player, area in enumerate(view["areas"]):
        more, top = area_parts(player, area, top, player == view["turn"])
        parts += more
    more, top = bag_parts(view, top + 14)
    return picture(WIDTH, top, parts + more)


def question_parts(game: Game, top: float) -> tuple[list[str], float]:
    """Draw what is asked, or how the game ended."""
    asked = [seat for seat in game.to_act() if seat >= 0]
    said = " ".join([f"Player {seat + 1}: {game.ask(seat)}" for seat in asked])
    lines = wrapped("The game is over." if game.over else said, 100)
    parts = [text(20, top + LINE * n, line, weight=600) for n, line in enumerate(lines)]
    return parts, top + LINE * len(lines) + 14


def ra_track(view: Data, top: float) -> list[str]:
    """Draw the epoch, and the Ra tiles drawn in it."""
    track = view["ra_track"]
    parts = [
        text(20, top + 5, f"Epoch {view['epoch']} of 3", size=16, weight=600),
        text(150, top + 4, f"Ra track {track['tiles']}/{track['spaces']}", fill=QUIET),
    ]
    for space in range(track["spaces"]):
        filled = space < track["tiles"]
        parts.append(disk(250 + 26 * space, top, 10, "#A63A22" if filled else STONE, ""))
    return parts


def auction_track(view: Data, top: float) -> list[str]:
    """Draw the eight spaces and the sun in the middle; in an auction, the highest bid."""
    parts = [tile_box(20 + 80 * n, top, 74, tile) for n, tile in enumerate(view["auction_track"])]
    parts.append(disk(20 + 80 * 8 + 34, top + 22, 22, GOLD, str(view["sun"])))
    highest = (view["asked"] or {}).get("highest")
    if highest is not None:
        bidder = view["asked"]["bidder"]
        parts.append(text(20, top + 62, f"Highest bid: {highest} by player {bidder + 1}", INK))
    return parts


def area_parts(seat: int, area: Data, top: float, on_turn: bool) -> tuple[list[str], float]:
    """Draw a player's suns, points and tiles."""
    told = ", ".join([f"{n} {NAMES[tile][0]}" for tile, n in area["tiles"].items()])
    lines = wrapped(told or "no tiles", LETTERS)
    height = max(54, 20 + LINE * len(lines))
    size = f'x="12" y="{top - 8}" width="{WIDTH - 24}" height="{height}" rx="8"'
    points = "?" if area["points"] is None else area["points"]
    parts = [
        f'<rect {size} fill="{PANEL}" stroke="{ON_TURN if on_turn else STONE}"/>',
        text(22, top + 14, f"Player {seat + 1}", fill=SEATS[seat], weight=600),
        text(22, top + 34, f"{points} points", fill=QUIET),
    ]
    place = 120
    for key, color in (("suns", GOLD), ("spent", STONE)):
        for sun in area[key]:
            parts.append(disk(place, top + 18, 13, color, str(sun)))
            place += 30
    parts += [text(320, top + 14 + LINE * n, line) for n, line in enumerate(lines)]
    return parts, top + height + 8


def bag_parts(view: Data, top: float) -> tuple[list[str], float]:
    """Say what is left in the bag, if everybody may know it."""
    bag = view["bag"]
    if bag is None:
        return [], top
    told = ", ".join([f"{number} {NAMES[tile][0]}" for tile, number in bag.items() if number])
    lines = wrapped(f"In the bag, {sum(bag.values())} tiles: {told}", 118)
    parts = [text(20, top + LINE * n, line, QUIET) for n, line in enumerate(lines)]
    return parts, top + LINE * len(lines)


def tile_box(x: float, y: float, width: float, tile: str | None) -> str:
    """Draw a space of the auction track with its tile."""
    size = f'x="{x}" y="{y}" width="{width}" height="44" rx="6"'
    if tile is None:
        return f'<rect {size} fill="{STONE}" opacity=".45"/>'
    color = TILES.get(tile, "#6CCFC7" if tile in CIVILIZATION else "#D2B48C")
    name = text(x + width / 2, y + 27, NAMES[tile][0], anchor="middle", size=11)
    return f'<rect {size} fill="{color}"/>{name}'
