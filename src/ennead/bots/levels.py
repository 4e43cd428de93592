"""The levels: from a gentle teacher to one that searches."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.search.bot import SearchBot
from ennead.bots.softmax_bot import SoftmaxBot

#: All of them, the weakest first.
LEVELS = ("easy", "medium", "hard", "expert")


class SoftmaxLevel:
    """A level whose temperature and epsilon the game at hand says."""

    def __init__(self, seed: int, level: str) -> None:
        self.seed = seed
        self.level = level
        self.bot: SoftmaxBot | None = None

    def answer(self, seen: Seen) -> int:
        if self.bot is None:
            known = bots_of(seen.name)
            temperature, epsilon = known.easy if self.level == "easy" else known.medium
            self.bot = SoftmaxBot(self.seed, temperature, epsilon)
        return self.bot.answer(seen)


def easy(seed: int) -> SoftmaxLevel:
    """Knows the game but is often careless."""
    return SoftmaxLevel(seed, "easy")


def medium(seed: int) -> SoftmaxLevel:
    """Sometimes takes the second best."""
    return SoftmaxLevel(seed, "medium")


def hard(seed: int) -> GreedyBot:
    """Always gives the answer it values most."""
    return GreedyBot(seed)


def expert(seed: int) -> SearchBot:
    """Searches."""
    return SearchBot(seed)
