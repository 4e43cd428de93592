"""A bot that looks ahead before it answers."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.keeping import Kept
from ennead.bots.search.looking import Search
from ennead.bots.search.questions import Open, Sealed, picked
from ennead.bots.search.settings import Settings
from ennead.engine.rng import seeded

#: A sealed answer that is mixed in less often than this, in parts of the commonest, is left out.
RARE = 0.15


class SearchBot:
    """The answer that was looked at most; sealed answers are mixed.

    With a budget in looks it plays the same way every time it is made with the same seed.
    """

    def __init__(self, seed: int = 0, settings: Settings | None = None) -> None:
        self.rng = seeded(seed)
        #: Other settings than the game's own.
        self.settings = settings
        self.kept: Kept | None = None

    def answer(self, seen: Seen) -> int:
        settings = self.settings or bots_of(seen.name).search
        root = None if self.kept is None else self.kept.find(seen)
        search = Search(seen, self.rng, settings, root)
        search.run()
        question = search.root.question
        assert question is not None
        if isinstance(question, Sealed):
            self.kept = None
            return self.mixed(question, seen.seat)
        assert isinstance(question, Open)
        self.kept = Kept(seen, question)
        return question.best()

    def mixed(self, question: Sealed, seat: int) -> int:
        """One of the sealed answers, as often as regret matching would give it."""
        parts = question.mixed(seat)
        least = RARE * max(parts.values())
        answers = [answer for answer in parts if parts[answer] >= least]
        return answers[picked([parts[answer] for answer in answers], self.rng)]
