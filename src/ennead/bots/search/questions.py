"""The tree: a node for every question that was met, with what its answers led to."""

from __future__ import annotations

from math import exp, sqrt

from ennead.bots.search.settings import Settings
from ennead.engine.rng import Rng

#: A chance to win for every seat.
Chances = list[float]
#: What leads from a question to the next: places of answers, then what chance said.
Step = tuple[int, ...]
#: Chances are dealt out in so many parts.
PARTS = 100_000
#: An answer not tried yet is taken for so much worse than the question's mean.
UNTRIED = 0.04
#: So often sealed answers are chosen evenly instead of by regret.
EXPLORING = 0.1


class Node:
    """A question met once: nothing more is known than how the position was judged."""

    def __init__(self) -> None:
        self.question: Open | Sealed | None = None


class Open:
    """A question to one seat: it is taken to choose what is best for itself (max-n)."""

    def __init__(
        self, seat: int, values: dict[int, float], settings: Settings, players: int
    ) -> None:
        self.seat = seat
        self.answers = ordered(values)
        self.likely = softened([values[answer] for answer in self.answers], settings.trust)
        self.visits = [0] * len(self.answers)
        self.totals: list[Chances] = [[0.0] * players for _ in self.answers]
        self.looks = 0
        self.mean: Chances = [0.0] * players
        self.children: dict[Step, Node] = {}

    def choose(self, settings: Settings) -> int:
        """The place of the answer to look at next: promising, likely or little tried."""
        open_answers = max(2, int(settings.width * sqrt(self.looks + 1)))
        mean = self.mean[self.seat] / self.looks if self.looks else 0.0
        root = settings.curiosity * sqrt(self.looks + 1)
        best, best_place = -1e9, 0
        for place in range(min(open_answers, len(self.answers))):
            visits = self.visits[place]
            value = self.totals[place][self.seat] / visits if visits else mean - UNTRIED
            value += root * self.likely[place] / (1 + visits)
            if value > best:
                best, best_place = value, place
        return best_place

    def learn(self, places: Step, chances: Chances) -> None:
        """Remember where a look has led."""
        place = places[0]
        self.looks += 1
        self.visits[place] += 1
        add(self.totals[place], chances)
        add(self.mean, chances)

    def best(self) -> int:
        """The answer looked at most, the likelier of equal ones."""
        place = max(range(len(self.answers)), key=lambda n: (self.visits[n], self.value(n), -n))
        return self.answers[place]

    def value(self, place: int) -> float:
        """The mean chance of the seat after an answer."""
        visits = self.visits[place]
        return self.totals[place][self.seat] / visits if visits else 0.0

    def is_settled(self, looks_left: int) -> bool:
        """Whether no other answer can still overtake the one looked at most."""
        if len(self.visits) == 1:
            return True
        first, second = sorted(self.visits)[-1:-3:-1]
        return first - second > looks_left


class Sealed:
    """A question to several seats at once: each mixes its answers by regret matching.

    Whoever regrets not having given an answer gives it more often; the mean of all these mixtures
    is what nobody could have done much better against.
    """

    def __init__(
        self, values: dict[int, dict[int, float]], settings: Settings, players: int
    ) -> None:
        self.seats = list(values)
        self.answers = [ordered(own)[: settings.sealed] for own in values.values()]
        self.likely = [
            softened([own[answer] for answer in answers], settings.trust)
            for own, answers in zip(values.values(), self.answers, strict=True)
        ]
        self.regrets = [[0.0] * len(answers) for answers in self.answers]
        self.mixtures = [[0.0] * len(answers) for answers in self.answers]
        #: By seat and answer: how often it was given, and what came of it.
        self.visits = [[0] * len(answers) for answers in self.answers]
        self.totals = [[0.0] * len(answers) for answers in self.answers]
        #: By all answers together: how often, and what came of it for each seat.
        self.met: dict[Step, tuple[int, Chances]] = {}
        self.looks = 0
        self.players = players
        self.children: dict[Step, Node] = {}

    def choose(self, rng: Rng) -> Step:
        """The places of all seats' answers for one look."""
        places = []
        for number in range(len(self.seats)):
            mixture = self.mixture(number)
            for place, part in enumerate(mixture):
                self.mixtures[number][place] += part
            even = EXPLORING / len(mixture)
            places.append(picked([(1 - EXPLORING) * part + even for part in mixture], rng))
        return tuple(places)

    def mixture(self, number: int) -> list[float]:
        """How often a seat should give each answer, by what it regrets so far."""
        regrets = self.regrets[number]
        total = sum(regrets)
        return [regret / total for regret in regrets] if total > 0 else self.likely[number]

    def learn(self, places: Step, chances: Chances) -> None:
        """Remember where a look has led, and what each seat could have had instead."""
        self.looks += 1
        given = places[: len(self.seats)]
        times, sums = self.met.get(given, (0, [0.0] * self.players))
        add(sums, chances)
        self.met[given] = (times + 1, sums)
        for number, seat in enumerate(self.seats):
            self.visits[number][given[number]] += 1
            self.totals[number][given[number]] += chances[seat]
        for number, seat in enumerate(self.seats):
            regrets = self.regrets[number]
            for other in range(len(regrets)):
                instead = self.estimate(number, other, given, chances[seat])
                regrets[other] = max(0.0, regrets[other] + instead - chances[seat])

    def estimate(self, number: int, other: int, given: Step, had: float) -> float:
        """What a seat would have had with another answer, the others' being the same."""
        seat = self.seats[number]
        known = self.met.get((*given[:number], other, *given[number + 1 :]))
        if known is not None:
            return known[1][seat] / known[0]
        if not self.visits[number][other]:
            return had
        own = given[number]
        mean = self.totals[number][own] / self.visits[number][own]
        return had + self.totals[number][other] / self.visits[number][other] - mean

    def mixed(self, seat: int) -> dict[int, float]:
        """How often a seat should give each of its answers, all in all."""
        number = self.seats.index(seat)
        total = sum(self.mixtures[number])
        mixture = self.mixtures[number] if total else self.likely[number]
        pairs = zip(self.answers[number], mixture, strict=True)
        return {answer: part / (total or 1.0) for answer, part in pairs}


def ordered(values: dict[int, float]) -> list[int]:
    """The answers, best first; of many that are valued exactly alike the lowest stands for all."""
    answers = sorted(values, key=lambda answer: (-values[answer], answer))
    if len(answers) <= 6:
        return answers
    return [a for n, a in enumerate(answers) if not n or values[a] != values[answers[n - 1]]]


def softened(values: list[float], trust: float) -> list[float]:
    """How likely each answer is, by its value: one worse by `trust` is a third as likely."""
    best = max(values)
    odds = [exp(max(-30.0, (value - best) / trust)) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]


def picked(parts: list[float], rng: Rng) -> int:
    """The place of one of the parts, each as likely as it is large."""
    return int(rng.pick([int(PARTS * part) for part in parts]))


def add(sums: Chances, more: Chances) -> None:
    """Add to each seat's sum."""
    for seat, number in enumerate(more):
        sums[seat] += number
