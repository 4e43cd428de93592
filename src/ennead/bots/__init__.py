"""The bots, by name."""

from __future__ import annotations

from collections.abc import Callable

from ennead.bots.bot import Bot, Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.random_bot import RandomBot
from ennead.bots.values import VALUES

#: Each makes a bot out of a seed, which decides whatever the bot leaves to luck.
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "Seen", "bots_for", "make_bot"]


def bots_for(game: str) -> list[str]:
    """The bots that play a game: greedy needs to know what answers are worth in it."""
    return [name for name in BOTS if name != "greedy" or game in VALUES]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, for a game; ValueError names those that play it."""
    if name not in bots_for(game):
        raise ValueError(f"bot must be one of {', '.join(bots_for(game))}, not {name!r}")
    return BOTS[name](seed)
