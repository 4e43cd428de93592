"""Games played side by side: what every legal answer leads to, as rows for a network."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.values.features import Features, zeros
from ennead.engine.frames import CHANCE
from ennead.engine.rng import Rng
from ennead.engine.table import Table


class SelfPlay:
    """Tables side by side, each at a question of a player."""

    def __init__(self, features: Features, beginnings: list[Table], rngs: list[Rng]) -> None:
        self.features: Final = features
        self.rngs: Final = rngs
        self.tables: Final[list[Table]] = beginnings[:]
        for number, beginning in enumerate(beginnings):
            self.begin(number, beginning)
        #: Of the last look: by game how many answers there are, and who is asked.
        self.counts: list[int] = []
        self.seats: list[int] = []
        #: By answer: the number of the answer, the seat whose block is first, -1 where it is over.
        self.answers: list[int] = []
        self.firsts: list[int] = []
        #: By answer that ends the game: every seat's share.
        self.ends: dict[int, list[float]] = {}

    def look(self) -> vec[float]:
        """Return the rows of all positions that the legal answers of all games lead to."""
        self.counts = []
        self.seats = []
        self.answers = []
        self.firsts = []
        self.ends = {}
        features = self.features
        after: list[Table] = []
        for table in self.tables:
            seat = table.frames[-1].first_to_act(table)
            options = features.choices(table, seat)
            self.counts.append(len(options))
            self.seats.append(seat)
            for answer in options:
                copy = table.clone()
                copy.take(seat, answer)
                self.answers.append(answer)
                after.append(copy)
        rows = zeros(int(features.size) * len(after))
        at: i64 = 0
        for number, copy in enumerate(after):
            if copy.frames:
                self.firsts.append(features.first(copy))
                features.write(copy, rows, at)
            else:
                self.firsts.append(-1)
                self.ends[number] = features.shares(copy)
            at += features.size
        return rows

    def play(self, answers: list[int]) -> list[int]:
        """Give every game an answer and let chance answer; the games that are over."""
        over = []
        for number, answer in enumerate(answers):
            table = self.tables[number]
            table.take(self.seats[number], answer)
            settle(table, self.rngs[number])
            if not table.frames:
                over.append(number)
        return over

    def scores(self, number: int) -> list[float]:
        """Return the scores of a game that is over."""
        return self.features.scores(self.tables[number])

    def begin(self, number: int, beginning: Table) -> None:
        """Begin a new game in the place of one, up to its first question."""
        table = beginning.clone()
        settle(table, self.rngs[number])
        self.tables[number] = table


def settle(table: Table, rng: Rng) -> None:
    """Let chance answer as long as it is asked."""
    while table.frames and table.frames[-1].is_chance():
        frame = table.frames[-1]
        table.take(CHANCE, frame.draw(table, rng))
