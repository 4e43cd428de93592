"""What the contract needs to know about Ra: how it is also played, its pieces, its wishes."""

from __future__ import annotations

from random import Random
from typing import Any

import ennead

#: The tiles of the box (RA-C1) and the highest sun dealt (RA-C4).
TILES = {"ra": 30, "god": 8, "pharaoh": 25, "nile": 25, "flood": 12, "gold": 5}
TILES |= {"funeral": 2, "drought": 2, "unrest": 4, "earthquake": 2}
TILES |= dict.fromkeys(["art", "agriculture", "religion", "astronomy", "writing"], 5)
TILES |= dict.fromkeys(["fortress", "obelisk", "palace", "pyramid"], 5)
TILES |= dict.fromkeys(["sphinx", "statues", "step_pyramid", "temple"], 5)
HIGHEST_SUN = {2: 9, 3: 13, 4: 13, 5: 16}

#: A game has 180 draws, and each is one answer and its tile; auctions come at most once a draw or
#: a sun, with one answer of each of five players.
MOST_ANSWERS = 180 * 2 + (180 + 15 * 3) * 5


def draw_happy(game: ennead.Game, seat: int, rng: Random) -> int:
    """Draws and passes wherever it can, mostly: fills the Ra track and the auction track."""
    legal = game.legal(seat)
    return legal[0] if rng.random() < 0.93 else rng.choice(legal)


SHARE = 1.0
#: How many games bots play, how quickly search does, and which part of the answers it gives.
BOT_GAMES = {"greedy": 15, "search": 2}
QUICK_SEARCH = {"simulations": 4}
SEARCHED = 1.0
POLICIES = {"draw-happy": draw_happy}


def check_pieces(position: dict[str, Any]) -> None:
    """All tiles and suns are somewhere, once (RA-C6)."""
    places = [position["bag"], position["out"], {"ra": position["ra_tiles"]}]
    places += [area["tiles"] for area in position["areas"]]
    places += [{tile: 1} for tile in position["track"] if tile]
    found: dict[str, int] = {}
    for place in places:
        for tile, number in place.items():
            found[tile] = found.get(tile, 0) + number
    assert found == TILES
    areas = position["areas"]
    suns = [position["sun"], *[sun for area in areas for sun in area["suns"] + area["spent"]]]
    dealt = list(range(1, HIGHEST_SUN[position["players"]] + 1))
    dealing = position["pending"][-1:] and position["pending"][-1][0] == "DealSuns"
    assert dealing or sorted(suns) == dealt


def wishes() -> list[str]:
    """Everything a player can wish for, sensible or not."""
    verbs = ["draw", "god", "ra", "pass", "done"]
    bids = [f"bid {sun}" for sun in range(1, 17)]
    return [*verbs, *bids, *[f"{verb} {tile}" for verb in ("take", "discard") for tile in TILES]]


#: Options that cover something, and the keys of a view that they cover.
COVERED = {"open_scores": "points", "tile_counter": "bag"}

#: What random play must come across, or the contract proves too little.
QUESTIONS = {"turn", "take_tile", "bid", "discard"}
EVENTS = {
    *("drawn", "invoked", "bid", "passed", "unsold", "won", "swapped", "god_played", "taken"),
    *("suffered", "discarded", "cleared", "epoch_ended", "scored"),
}
