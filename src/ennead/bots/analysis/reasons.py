"""Reasons for an answer: facts about its turn, or else a comparison of scores."""

from __future__ import annotations

from functools import cached_property

from ennead.bots.analysis.facts import telling
from ennead.bots.analysis.plan import intended
from ennead.bots.analysis.words import (
    BETTER,
    BETTER_AND_WORSE,
    ENDS,
    HINDERS,
    WORSE,
)
from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.rollout import roll_out
from ennead.bots.values.states import own_weights
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.engine.words import joined

#: The games that each answer is played out in, with a seed each.
SAMPLES = 4
#: Smaller differences of the chances are not mentioned.
SLIGHT = 0.04
#: At most this many features are named on either side.
NAMED = 2

#: Contribution of each feature to our score, and the best rival's score.
Account = tuple[list[float], float]


class Reasons:
    """Compares what the answers to a question lead to."""

    def __init__(self, seen: Seen, answers: list[int], seed: int, lang: str) -> None:
        self.seen = seen
        self.seed = seed
        self.lang = lang
        self.seat = seen.seat
        #: The recommended answer: it never gets only drawbacks.
        self.best = answers[0]
        known = bots_of(seen.name)
        #: How positions are valued, if the game says so.
        self.state = known.state
        self.features = known.features
        self.intentions = {answer: intended(seen, answer, seed, lang) for answer in answers}
        self.facts = {
            answer: known.facts(intention, lang) if known.facts else []
            for answer, intention in self.intentions.items()
        }

    def of(self, answer: int) -> str:
        """Explain an answer in a sentence; empty if there is nothing to say."""
        if self.intentions[answer].after.over:
            return ENDS.fill(self.lang)
        others = [facts for other, facts in self.facts.items() if other != answer]
        return telling(self.facts[answer], others) or self.comparison(answer)

    def comparison(self, answer: int) -> str:
        """Say what an answer is better and worse for than the others."""
        own = self.accounts[answer]
        if own is None:
            return ""
        others = [a for other, a in self.accounts.items() if other != answer and a is not None]
        return self.sentence(own, others, answer == self.best) if others else ""

    @cached_property
    def accounts(self) -> dict[int, Account | None]:
        """The contributions to the score after each answer."""
        return {answer: self.account(self.seen, answer, self.seed) for answer in self.intentions}

    def sentence(self, own: Account, others: list[Account], is_best: bool) -> str:
        """Say what is better and what is worse than with the average of the other answers."""
        assert self.state is not None
        lang = self.lang
        names = self.state.names
        more = [
            own[0][place] - sum([other[0][place] for other in others]) / len(others)
            for place in range(len(names))
        ]
        rival = sum([other[1] for other in others]) / len(others) - own[1]
        best = sorted(range(len(names)), key=lambda place: -more[place])
        better = [self.features[names[n]] for n in best[:NAMED] if more[n] > SLIGHT]
        if is_best and not better and more[best[0]] > 0:
            better = [self.features[names[best[0]]]]
        worse = [self.features[names[n]] for n in best[::-1][:NAMED] if more[n] < -SLIGHT]
        good = joined([thing.fill(lang) for thing in better], lang)
        bad = joined([thing.fill(lang) for thing in worse], lang)
        if rival > SLIGHT and rival > max(more):
            return HINDERS.fill(lang)
        if good and bad:
            return BETTER_AND_WORSE.fill(lang, good=good, bad=bad)
        if good:
            return BETTER.fill(lang, good=good)
        return WORSE.fill(lang, bad=bad) if bad and not is_best else ""

    def account(self, seen: Seen, answer: int, seed: int) -> Account | None:
        """Average the accounts of some games after an answer; none if the game ends with it."""
        if self.state is None:
            return None
        games = [followed(seen, answer, seed + sample) for sample in range(SAMPLES)]
        accounts = [None if game.over else self.account_of(game) for game in games]
        found = [account for account in accounts if account is not None]
        if not found:
            return None
        pieces = [sum(numbers) / len(found) for numbers in zip(*[a[0] for a in found], strict=True)]
        return pieces, sum([account[1] for account in found]) / len(found)

    def account_of(self, game: Game) -> Account | None:
        """Return each feature's contribution to our score in a game, and the best rival's score."""
        state = self.state
        if state is None:
            return None
        base, more = own_weights(game)[state.stage(game.table)]
        left = state.left(game.table)
        rows = state.rows(game.table)
        if not rows[self.seat]:
            return None
        weights = [b + left * m for b, m in zip(base, more, strict=True)]
        own = [w * n for w, n in zip(weights, rows[self.seat], strict=True)]
        rivals = [
            sum([w * n for w, n in zip(weights, row, strict=True)])
            for row in rows
            if row and row is not rows[self.seat]
        ]
        return own, max(rivals, default=0.0)


def followed(seen: Seen, answer: int, seed: int) -> Game:
    """Play a game that the seat could be in after an answer, until it is quiet."""
    rng = seeded(seed)
    game = seen.resample(seed)
    game.rng = rng
    game.apply(seen.seat, answer)
    while game.awaits_chance():
        game.apply(CHANCE, game.legal(CHANCE)[int(rng.pick(game.weights()))])
    roll_out(game, rng, bots_of(seen.name).search)
    return game
