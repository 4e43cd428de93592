"""Answers that are sealed until all are in, mixed by regret matching over a network's values.

Every combination of answers leads to a position, and the network says what that is worth to whom.
Each seat then plays an answer the more often the more it regrets not having given it (regret
matching plus, averaged with linear weights): what comes out is hard to exploit.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import process_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.values.network import Network
from ennead.engine.frames import SecretQuestion
from ennead.engine.rng import Rng
from ennead.engine.table import Table

#: The rounds of regret matching, and the positions valued after which it stops.
ROUNDS: Final = 400
POSITIONS: Final = 1500
#: At most this many answers of a seat are considered, of pairs of cards or high bids.
MOST_ANSWERS: Final = 24
#: An answer is left out if its share is less than this part of the largest one.
LEAST_SHARE: Final = 0.15
#: The share of uniform exploration, in percent.
EVEN: Final = 10
#: The resolution of probabilities that are sampled.
PARTS: Final = 10_000
#: The end of a search without a time limit.
NEVER: Final = inf


class SealedChoice:
    """A question to several seats at once."""

    def __init__(self, network: Network, table: Table, rng: Rng) -> None:
        frame = table.frames[-1]
        assert isinstance(frame, SecretQuestion)
        self.network: Final = network
        self.table: Final = table
        self.rng: Final = rng
        self.seats: Final[list[int]] = list(frame.seats)
        self.answers: Final[list[list[int]]] = []
        self.regrets: Final[list[list[float]]] = []
        self.sums: Final[list[list[float]]] = []
        for seat in self.seats:
            answers = spread(frame.legal(table, seat))
            self.answers.append(answers)
            self.regrets.append([0.0] * len(answers))
            self.sums.append([0.0] * len(answers))
        #: The chances after combinations of answers, by their places.
        self.known: Final[dict[int, vec[float]]] = {}

    def solve(self, rounds: int = ROUNDS, end: float = NEVER) -> None:
        """Let all seats adapt to each other until time is up, in CPU seconds of this process."""
        number = 1
        while number <= rounds and len(self.known) < POSITIONS and process_time() < end:
            self.adapt(float(number), end)
            number += 1

    def adapt(self, weight: float, end: float) -> None:
        """Run one round: all seats answer, and each compares its other answers."""
        places: list[int] = []
        for number in range(len(self.seats)):
            strategy = self.strategy(number)
            sums = self.sums[number]
            for place, part in enumerate(strategy):
                sums[place] += weight * part
            places.append(self.sampled(strategy))
        for number, seat in enumerate(self.seats):
            if len(self.answers[number]) > 1 and process_time() < end:
                self.regret(number, seat, places)

    def regret(self, number: int, seat: int, places: list[int]) -> None:
        """Add a seat's regrets when the others answer like this."""
        own: i64 = seat
        tried = places[:]
        values: list[float] = []
        mean = 0.0
        strategy = self.strategy(number)
        for place, part in enumerate(strategy):
            tried[number] = place
            value = self.after(tried)[own]
            values.append(value)
            mean += part * value
        regrets = self.regrets[number]
        for place, value in enumerate(values):
            regrets[place] = max(0.0, regrets[place] + value - mean)

    def strategy(self, number: int) -> list[float]:
        """Return how often a seat gives each answer now."""
        return shares(self.regrets[number])

    def average(self, seat: int) -> list[float]:
        """Return a seat's average strategy: how often it should give each of its answers."""
        return shares(self.sums[self.seats.index(seat)])

    def likely(self, seat: int) -> list[float]:
        """Return the average strategy, with 0 for answers that are hardly ever right."""
        strategy = self.average(seat)
        least = LEAST_SHARE * max(strategy)
        return [part if part >= least else 0.0 for part in strategy]

    def mixed(self) -> Iterator[tuple[list[int], float]]:
        """Yield the likely combinations of answers by their places, each with its probability.

        There can be a million: they are made one by one, the last seat's place changing first.
        """
        strategies = [shares(self.likely(seat)) for seat in self.seats]
        likely = [
            [place for place, share in enumerate(strategy) if share > 0.0]
            for strategy in strategies
        ]
        at = [0] * len(likely)
        while True:
            places = [likely[number][place] for number, place in enumerate(at)]
            part = 1.0
            for number, place in enumerate(places):
                part *= strategies[number][place]
            yield places, part
            if not advance(at, likely):
                return

    def number(self) -> int:
        """Count the combinations of answers."""
        number = 1
        for answers in self.answers:
            number *= len(answers)
        return number

    def combinations(self) -> list[list[int]]:
        """List all combinations of answers by their places."""
        found: list[list[int]] = [[]]
        for answers in self.answers:
            found = [[*places, place] for places in found for place in range(len(answers))]
        return found

    def answers_at(self, places: list[int]) -> list[int]:
        """Return the answers at some places, one of each seat."""
        return [self.answers[number][place] for number, place in enumerate(places)]

    def sampled(self, strategy: list[float]) -> int:
        """Sample the place of an answer, with some exploration."""
        even = EVEN * PARTS // 100 // len(strategy)
        return int(self.rng.pick([even + int(PARTS * part) for part in strategy]))

    def after(self, places: list[int]) -> vec[float]:
        """Return every seat's chance when all answers are revealed."""
        key = key_of(places)
        found = self.known.get(key)
        if found is not None:
            return found
        found = self.network.chances(revealed(self.table, self.answers_at(places)))
        self.known[key] = found
        return found

    def learn(self, places: list[int], chances: list[float]) -> None:
        """Take every seat's chance after some answers from a search instead of the network."""
        self.known[key_of(places)] = vec[float](chances)


def advance(at: list[int], likely: list[list[int]]) -> bool:
    """Go on to the next combination, counting from the last seat; False after the last one."""
    number = len(at) - 1
    while number >= 0:
        at[number] += 1
        if at[number] < len(likely[number]):
            return True
        at[number] = 0
        number -= 1
    return False


def key_of(places: list[int]) -> int:
    """Encode places as one number."""
    key = 0
    for place in places:
        key = key * MOST_ANSWERS + place
    return key


def revealed(table: Table, answers: list[int]) -> Table:
    """Return the position after all have answered, in the order of the question's seats."""
    after = table.clone()
    after.sealed = answers
    after.settle()
    return after


def shares(numbers: list[float]) -> list[float]:
    """Scale numbers to shares of their sum; all the same if that is 0."""
    total = 0.0
    for number in numbers:
        total += number
    if total <= 0.0:
        return [1.0 / len(numbers)] * len(numbers)
    return [number / total for number in numbers]


def spread(answers: list[int]) -> list[int]:
    """Return all answers, or if there are many, some spread evenly over them."""
    many = len(answers)
    if many <= MOST_ANSWERS:
        return answers[:]
    return [answers[place * (many - 1) // (MOST_ANSWERS - 1)] for place in range(MOST_ANSWERS)]
