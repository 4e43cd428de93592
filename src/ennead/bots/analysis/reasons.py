"""Reasons for an answer: what it does better than the others, in the words of the features."""

from __future__ import annotations

from ennead.bots.analysis.words import (
    ALIKE,
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

#: How many games each answer is followed in, with another seed each time.
SAMPLES = 4
#: A difference that moves the chances less is not worth a word.
SLIGHT = 0.04
#: The most things named on either side.
NAMED = 2

#: What each of the numbers adds to the own standing, and what the best rival's standing is.
Account = tuple[list[float], float]


class Reasons:
    """What the answers to a question lead to, one held against the others."""

    def __init__(self, seen: Seen, answers: list[int], seed: int) -> None:
        known = bots_of(seen.name)
        #: How positions are valued, if the game says so.
        self.state = known.state
        self.features = known.features
        self.seat = seen.seat
        self.accounts = {answer: self.account(seen, answer, seed) for answer in answers}

    def of(self, answer: int, lang: str) -> str:
        """A sentence for an answer; empty if the game does not say how positions are valued."""
        if self.state is None:
            return ""
        own = self.accounts[answer]
        if own is None:
            return ENDS.fill(lang)
        others = [a for other, a in self.accounts.items() if other != answer and a is not None]
        if not others:
            return ALIKE.fill(lang)
        return self.sentence(own, others, lang)

    def sentence(self, own: Account, others: list[Account], lang: str) -> str:
        """What is better and what is worse with an answer than with the others on the average."""
        assert self.state is not None
        names = self.state.names
        more = [
            own[0][place] - sum([other[0][place] for other in others]) / len(others)
            for place in range(len(names))
        ]
        rival = sum([other[1] for other in others]) / len(others) - own[1]
        best = sorted(range(len(names)), key=lambda place: -more[place])
        better = [self.features[names[n]] for n in best[:NAMED] if more[n] > SLIGHT]
        worse = [self.features[names[n]] for n in best[::-1][:NAMED] if more[n] < -SLIGHT]
        good = joined([thing.fill(lang) for thing in better], lang)
        bad = joined([thing.fill(lang) for thing in worse], lang)
        if rival > SLIGHT and rival > max(more):
            return HINDERS.fill(lang)
        if good and bad:
            return BETTER_AND_WORSE.fill(lang, good=good, bad=bad)
        if good:
            return BETTER.fill(lang, good=good)
        return WORSE.fill(lang, bad=bad) if bad else ALIKE.fill(lang)

    def account(self, seen: Seen, answer: int, seed: int) -> Account | None:
        """The mean account of some games after an answer; none if the game ends with it."""
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
        """What makes up the standing of the seat in a game, and the best rival's standing."""
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
    """A game that the seat could be in after an answer, played on until it is quiet."""
    rng = seeded(seed)
    game = seen.resample(seed)
    game.rng = rng
    game.apply(seen.seat, answer)
    while game.awaits_chance():
        game.apply(CHANCE, game.legal(CHANCE)[int(rng.pick(game.weights()))])
    roll_out(game, rng, bots_of(seen.name).search)
    return game
