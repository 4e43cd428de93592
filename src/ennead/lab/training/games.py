"""The games that training learns from: those of the levels first, then self-play."""

from __future__ import annotations

import numpy as np

from ennead.bots import Seen, make_bot
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.values.features import Features
from ennead.bots.values.self_play import SelfPlay
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.engine.table import Table
from ennead.games.start import new
from ennead.lab.plan import derived_seed, variant, variants
from ennead.lab.training.experience import Experience, Moment
from ennead.lab.training.learner import Floats, Learner, forward, softmax

#: The bots of the first games, better ones more often; and the share of random answers.
TEACHERS = ("hard", "hard", "medium", "easy")
CARELESS = 0.05
#: Positions of one game are correlated: every third one of such a game is kept.
EVERY = 3
#: An earlier self plays one seat of every fourth game, so that nothing is forgotten. One is kept
#: after this many games, and the newest of them stay.
WITH_EARLIER = 4
KEEP_SELF, SELVES = 4_000, 8


def add_level_game(
    game: str, features: Features, experience: Experience, number: int, seed: int
) -> None:
    """Play a game between levels, whose result is the target of its positions."""
    players = features.players
    playing = beginning(game, players, number)
    luck, rng = seeded(derived_seed(seed, "luck")), np.random.default_rng(seed % 2**32)
    bots = [
        make_bot(str(rng.choice(TEACHERS)), game, derived_seed(seed, seat))
        for seat in range(players)
    ]
    met: list[tuple[Floats, int]] = []
    while not playing.over:
        seat = playing.to_act()[0]
        if seat == CHANCE:
            playing.apply(CHANCE, playing.table.frames[-1].draw(playing.table, luck))
        elif rng.random() < CARELESS:
            playing.apply(seat, int(rng.choice(playing.legal(seat))))
        else:
            playing.apply(seat, bots[seat].answer(Seen(playing, seat)))
        if seat != CHANCE and not playing.over:
            row = np.frombuffer(memoryview(features.row(playing.table)), np.float64)
            met.append((row.astype(np.float32), features.first(playing.table)))
    shares = np.array(features.shares(playing.table), np.float32)
    scores = np.array(features.scores(playing.table), np.float32)
    kept = met[int(rng.integers(EVERY)) :: EVERY]
    experience.add_game(
        [Moment(row, first, shares, None) for row, first in kept], shares, scores, td_lambda=1.0
    )


def beginning(game: str, players: int, number: int) -> Game:
    """Start a game in which chance asks; games take the variants in turn."""
    return new(game, players, chance="ask", **variant(game, number))


def beginnings(game: str, players: int) -> list[Table]:
    """List all variants as they begin."""
    return [beginning(game, players, place).table for place in range(len(variants(game)))]


def seats_of_hard(players: int, sparring: float, rng: np.random.Generator) -> frozenset[int]:
    """Choose the seats that `hard` plays in the next game: some in this share of the games."""
    if not sparring or rng.random() >= sparring:
        return frozenset()
    return frozenset(rng.permutation(players)[: int(rng.integers(1, players))].tolist())


class SelfPlayer:
    """Games played side by side by the network that learns, with some exploration."""

    def __init__(
        self, game: str, features: Features, number: int, seed: int, sparring: float = 0.0
    ) -> None:
        self.features = features
        #: The share of the games in which `hard` plays some of the seats.
        self.sparring = sparring
        self.rng = np.random.default_rng(seed % 2**32)
        rngs = [seeded(derived_seed(seed, "game", place)) for place in range(number)]
        #: All variants as they begin, and how many games have begun.
        self.beginnings = beginnings(game, features.players)
        self.begun = 0
        self.tables = SelfPlay(features, [self.next_beginning() for _ in rngs], rngs)
        self.moments: list[list[Moment]] = [[] for _ in rngs]
        #: The positions of a step, and the number of games that have ended.
        self.positions = number
        self.played = 0
        #: The bot that answers what is deferred and plays `hard`, and the game it is shown.
        self.values = GreedyBot(seed)
        self.shown = new(game, features.players, chance="ask")
        #: By game: the weights of an earlier self, and the seat it plays; none if nobody does.
        self.guests: list[tuple[list[Floats], int] | None] = [None] * number
        #: By game: the seats that `hard` plays.
        self.sparring_seats: list[frozenset[int]] = [frozenset()] * number
        #: Earlier selves, the oldest first.
        self.earlier: list[list[Floats]] = []
        for place in range(number):
            self.invite(place)

    def next_beginning(self) -> Table:
        """Return the beginning of the next variant."""
        self.begun += 1
        return self.beginnings[self.begun % len(self.beginnings)]

    def step(
        self, learner: Learner, experience: Experience, epsilon: float, td_lambda: float
    ) -> int:
        """Answer once in every game; return how many games have ended."""
        seen = np.frombuffer(memoryview(self.tables.look()), np.float64)
        rows = seen.reshape(-1, int(self.features.size)).astype(np.float32)
        firsts = np.array(self.tables.firsts)
        chances = self.valued(learner.chances(rows), firsts)
        answers, at = [], 0
        for number, count in enumerate(self.tables.counts):
            seat = self.tables.seats[number]
            options = slice(at, at + count)
            explores = False
            if seat in self.sparring_seats[number]:
                liked = self.answer_of_hard(number, seat, self.tables.answers[options])
            else:
                liked = self.liked(number, seat, rows[options], firsts[options], chances[options])
                explores = self.rng.random() < epsilon
            place = at + (int(self.rng.integers(count)) if explores else liked)
            best = chances[at + liked] if place != at + liked else None
            if firsts[place] >= 0:
                moment = Moment(rows[place], int(firsts[place]), chances[place], best)
                self.moments[number].append(moment)
            answers.append(self.tables.answers[place])
            at += count
        self.tables.play(answers)
        ended = 0
        for number, table in enumerate(self.tables.tables):
            if self.answer_deferred(table):
                self.moments[number].append(self.moment(learner, table))
            if not table.frames:
                self.finish(number, experience, td_lambda)
                ended += 1
        before, self.played = self.played, self.played + ended
        if self.played // KEEP_SELF > before // KEEP_SELF:
            self.earlier.append([array.copy() for array in learner.average])
            del self.earlier[:-SELVES]
        return ended

    def answer_deferred(self, table: Table) -> bool:
        """Answer what is deferred by the game's own values; return whether a position follows."""
        was_deferred = False
        while table.frames and self.features.defers(table):
            was_deferred = True
            self.shown.table = table
            seats = table.to_act()
            given = [self.values.answer(Seen(self.shown, seat)) for seat in seats]
            for seat, answer in zip(seats, given, strict=True):
                table.take(seat, answer)
        return was_deferred and bool(table.frames)

    def answer_of_hard(self, number: int, seat: int, answers: list[int]) -> int:
        """Return the place of the answer that `hard` gives."""
        self.shown.table = self.tables.tables[number]
        return answers.index(self.values.answer(Seen(self.shown, seat)))

    def moment(self, learner: Learner, table: Table) -> Moment:
        """Make a moment of a position after sealed answers: its value chose them."""
        row = np.frombuffer(memoryview(self.features.row(table)), np.float64).astype(np.float32)
        first, players = self.features.first(table), self.features.players
        turned = (np.arange(players) - first) % players
        return Moment(row, first, learner.chances(row[None])[0][turned], None)

    def valued(self, chances: Floats, firsts: Floats) -> Floats:
        """Return chances by seat; in a game that is over, the shares of the win."""
        players = self.features.players
        turned = (np.arange(players)[None, :] - np.maximum(firsts, 0)[:, None]) % players
        found: Floats = np.take_along_axis(chances, turned, axis=1)
        for place, shares in self.tables.ends.items():
            found[place] = shares
        return found

    def liked(self, number: int, seat: int, rows: Floats, firsts: Floats, chances: Floats) -> int:
        """Return the place of the best answer for the seat, in the view of its player."""
        guest = self.guests[number]
        if guest is None or guest[1] != seat:
            return int(np.argmax(chances[:, seat]))
        players = self.features.players
        seen = softmax(forward(guest[0], rows)[-1][:, :players])
        own = seen[np.arange(len(rows)), (seat - np.maximum(firsts, 0)) % players]
        return int(np.argmax(np.where(firsts >= 0, own, chances[:, seat])))

    def finish(self, number: int, experience: Experience, td_lambda: float) -> None:
        """Add a finished game to the experience, and begin another in its place."""
        table = self.tables.tables[number]
        shares = np.array(self.features.shares(table), np.float32)
        scores = np.array(self.features.scores(table), np.float32)
        experience.add_game(self.moments[number], shares, scores, td_lambda)
        self.moments[number] = []
        self.tables.begin(number, self.next_beginning())
        self.invite(number)

    def invite(self, number: int) -> None:
        """Choose who sits at a new game besides the network that learns."""
        players = self.features.players
        self.guests[number] = None
        self.sparring_seats[number] = seats_of_hard(players, self.sparring, self.rng)
        if not self.sparring_seats[number] and self.earlier and number % WITH_EARLIER == 0:
            chosen = self.earlier[int(self.rng.integers(len(self.earlier)))]
            self.guests[number] = chosen, int(self.rng.integers(players))
