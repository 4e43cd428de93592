"""A bot that searches before it answers."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.mcts import Search
from ennead.bots.search.settings import Settings
from ennead.bots.search.tree import Open, Sealed, sampled
from ennead.bots.search.tree_reuse import ReusedTree
from ennead.bots.values.sealed import LEAST_SHARE
from ennead.engine.rng import seeded


class SearchBot:
    """Gives the answer with most visits; sealed answers are mixed.

    With a budget in simulations it plays the same way every time it is made with the same seed.
    """

    def __init__(self, seed: int = 0, settings: Settings | None = None) -> None:
        self.rng = seeded(seed)
        #: Settings instead of the game's own.
        self.settings = settings
        self.tree: ReusedTree | None = None

    def reseed(self, seed: int) -> None:
        """Set another seed; the tree stays."""
        self.rng = seeded(seed)

    def answer(self, seen: Seen) -> int:
        question = self.searched(seen)
        if isinstance(question, Sealed):
            strategy = likely(question.average_strategy(seen.seat))
            return list(strategy)[sampled(list(strategy.values()), self.rng)]
        self.tree = ReusedTree(seen, question)
        return question.best()

    def strategy(self, seen: Seen) -> dict[int, float]:
        """Return the probability of each sealed answer."""
        question = self.searched(seen)
        assert isinstance(question, Sealed)
        found = likely(question.average_strategy(seen.seat))
        return {answer: part / sum(found.values()) for answer, part in found.items()}

    def searched(self, seen: Seen) -> Open | Sealed:
        """Search the question at hand; return its node."""
        settings = self.settings or bots_of(seen.name).search
        root = None if self.tree is None else self.tree.find(seen)
        self.tree = None
        search = Search(seen, self.rng, settings, root)
        search.run()
        assert search.root.question is not None
        return search.root.question


def likely(strategy: dict[int, float]) -> dict[int, float]:
    """Drop the answers of a strategy that are hardly ever right."""
    least = LEAST_SHARE * max(strategy.values())
    return {answer: part for answer, part in strategy.items() if part >= least}
