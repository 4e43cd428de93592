"""What the contract needs to know about Pebbles: how it is also played, its pieces, its wishes."""

from __future__ import annotations

from random import Random
from typing import Any

import ennead

PEBBLES = 24
#: Six tides: chance, up to four offers and a trade in each.
MOST_ANSWERS = 6 * (1 + 4 + 1)
SHARE = 0.5
#: How many games bots play, how quickly search does, and which part of the answers it gives.
BOT_GAMES = {"greedy": 2, "search": 2}
QUICK_SEARCH = {"simulations": 8}
SEARCHED = 0.5


def careful(game: ennead.Game, seat: int, rng: Random) -> int:
    """Offers little and trades whenever it can, mostly."""
    legal = game.legal(seat)
    return legal[1] if rng.random() < 0.8 else rng.choice(legal)


POLICIES = {"careful": careful}


def check_pieces(position: dict[str, Any]) -> None:
    """All pebbles are somewhere."""
    assert position["sea"] + position["shore"] + sum(position["pebbles"]) == PEBBLES
    assert min(position["shells"]) >= 0


def wishes() -> list[str]:
    """Everything a player can wish for, sensible or not."""
    return ["keep", "trade", *[f"offer {shells}" for shells in range(13)]]


COVERED: dict[str, str] = {}
QUESTIONS = {"offer", "spend"}
EVENTS = {"washed", "offered", "won", "stranded", "traded", "ended"}
