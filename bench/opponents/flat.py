"""Flat Monte Carlo over the choices of `hard`: no tree, no learned values, only games played out.

Every answer is tried in turn in a game that the seat could be in, `hard` answers for everybody from
there on, and after the time is up the answer with the best mean result is given.
"""

from __future__ import annotations

from time import process_time

from ennead.bots import Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.values import value_answers
from ennead.engine.game import Game
from ennead.engine.rng import seeded

#: CPU seconds for an answer.
SECONDS = 2.0
#: Only the answers that `hard` likes best are tried.
TRIED = 8
#: A game is played on for at most this many answers, then judged by the score.
LONGEST = 150


class Flat:
    """Plays each of the better answers on many times."""

    def __init__(self, seed: int = 0, seconds: float = SECONDS) -> None:
        self.rng = seeded(seed)
        self.bot = GreedyBot(seed)
        self.seconds = seconds

    def answer(self, seen: Seen) -> int:
        values = value_answers(seen)
        tried = sorted(values, key=lambda answer: -values[answer])[:TRIED]
        if len(tried) == 1:
            return tried[0]
        wins = dict.fromkeys(tried, 0.0)
        end, rounds = process_time() + self.seconds, 0
        while process_time() < end or not rounds:
            luck = int(self.rng.word())
            for answer in tried:
                wins[answer] += self.result(seen, answer, luck)
            rounds += 1
        return max(tried, key=lambda answer: wins[answer])

    def result(self, seen: Seen, answer: int, luck: int) -> float:
        """The share of the win of a game that goes on with an answer; the same luck for all."""
        game = seen.resample(luck)
        game.rng = seeded(luck)
        game.apply(seen.seat, answer)
        for _ in range(LONGEST):
            if game.over:
                break
            for seat in game.to_act():
                game.apply(seat, self.bot.answer(Seen(game, seat)))
        return share(game, seen.seat)


def share(game: Game, seat: int) -> float:
    """1 for the best score, shared with others that have it."""
    ranking = game.ranking()
    best = min(place for place, _, _ in ranking)
    winners = [other for place, other, _ in ranking if place == best]
    return 1 / len(winners) if seat in winners else 0.0
