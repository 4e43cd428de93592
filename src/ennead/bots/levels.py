"""The levels: from a gentle teacher to one that looks far ahead."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.search.bot import SearchBot
from ennead.bots.wavering_bot import WaveringBot

#: All of them, the weakest first.
LEVELS = ("easy", "medium", "hard", "expert")


class Wavering:
    """A level that wavers as much as the game at hand says."""

    def __init__(self, seed: int, level: str) -> None:
        self.seed = seed
        self.level = level
        self.bot: WaveringBot | None = None

    def answer(self, seen: Seen) -> int:
        if self.bot is None:
            known = bots_of(seen.name)
            wavering, slips = known.easy if self.level == "easy" else known.medium
            self.bot = WaveringBot(self.seed, wavering, slips)
        return self.bot.answer(seen)


def easy(seed: int) -> Wavering:
    """Knows the game but is often careless."""
    return Wavering(seed, "easy")


def medium(seed: int) -> Wavering:
    """Sometimes takes the second best."""
    return Wavering(seed, "medium")


def hard(seed: int) -> GreedyBot:
    """Always gives the answer it values most."""
    return GreedyBot(seed)


def expert(seed: int) -> SearchBot:
    """Looks ahead."""
    return SearchBot(seed)
