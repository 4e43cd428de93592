"""The levels: from a gentle teacher to one that looks far ahead."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.search.bot import SearchBot
from ennead.bots.wavering_bot import WaveringBot

#: All of them, the weakest first.
LEVELS = ("easy", "medium", "hard", "expert")
#: By game: how much of its worth an answer may lack to be given now and then, and how often any
#: answer will do.
EASY = {"ra": (3.0, 0.1), "ankh": (1.3, 0.15)}
MEDIUM = {"ra": (1.3, 0.04), "ankh": (0.45, 0.05)}


class Wavering:
    """A level that wavers by what is usual in the game at hand."""

    def __init__(self, seed: int, manners: dict[str, tuple[float, float]]) -> None:
        self.seed = seed
        self.manners = manners
        self.bot: WaveringBot | None = None

    def answer(self, seen: Seen) -> int:
        if self.bot is None:
            self.bot = WaveringBot(self.seed, *self.manners[seen.name])
        return self.bot.answer(seen)


def easy(seed: int) -> Wavering:
    """Knows the game but is often careless."""
    return Wavering(seed, EASY)


def medium(seed: int) -> Wavering:
    """Sometimes takes the second best."""
    return Wavering(seed, MEDIUM)


def hard(seed: int) -> GreedyBot:
    """Always gives the answer it values most."""
    return GreedyBot(seed)


def expert(seed: int) -> SearchBot:
    """Looks ahead."""
    return SearchBot(seed)
