"""A bot that searches before it answers."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.mcts import Search
from ennead.bots.search.settings import Settings
from ennead.bots.search.tree import Open, Sealed, sampled
from ennead.bots.search.tree_reuse import ReusedTree
from ennead.engine.rng import seeded

#: A sealed answer is left out if its share is less than this part of the largest one.
LEAST_SHARE = 0.15


class SearchBot:
    """Gives the answer with most visits; sealed answers are mixed.

    With a budget in simulations it plays the same way every time it is made with the same seed.
    """

    def __init__(self, seed: int = 0, settings: Settings | None = None) -> None:
        self.rng = seeded(seed)
        #: Other settings than the game's own.
        self.settings = settings
        self.tree: ReusedTree | None = None

    def reseed(self, seed: int) -> None:
        """Other luck from now on; the tree stays."""
        self.rng = seeded(seed)

    def answer(self, seen: Seen) -> int:
        settings = self.settings or bots_of(seen.name).search
        root = None if self.tree is None else self.tree.find(seen)
        search = Search(seen, self.rng, settings, root)
        search.run()
        question = search.root.question
        assert question is not None
        if isinstance(question, Sealed):
            self.tree = None
            return self.mixed(question, seen.seat)
        assert isinstance(question, Open)
        self.tree = ReusedTree(seen, question)
        return question.best()

    def mixed(self, question: Sealed, seat: int) -> int:
        """A sealed answer, sampled from the average strategy of regret matching."""
        strategy = question.average_strategy(seat)
        least = LEAST_SHARE * max(strategy.values())
        answers = [answer for answer in strategy if strategy[answer] >= least]
        return answers[sampled([strategy[answer] for answer in answers], self.rng)]
