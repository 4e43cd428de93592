"""The bots, by name."""

from __future__ import annotations

from collections.abc import Callable

from ennead.bots.bot import Bot, Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.random_bot import RandomBot

#: Each makes a bot out of a seed, which decides whatever the bot leaves to luck.
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "Seen", "make_bot"]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, for a game; ValueError names those there are."""
    if name not in BOTS:
        raise ValueError(f"bot must be one of {', '.join(BOTS)}, not {name!r}")
    return BOTS[name](seed)
