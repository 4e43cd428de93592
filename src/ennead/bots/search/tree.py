"""The tree: a node for every question that was met, with what its answers led to."""

from __future__ import annotations

from math import exp, sqrt

from ennead.bots.search.settings import Settings
from ennead.engine.game import Game
from ennead.engine.rng import Rng

#: A chance to win for every seat.
Chances = list[float]
#: Leads from a question to the next: places of answers, then the answers of chance.
Step = tuple[int, ...]
#: The resolution of probabilities that are sampled.
PARTS = 100_000
#: First-play urgency: an answer without visits counts as this much below the node's mean.
FIRST_PLAY_REDUCTION = 0.04
#: The share of uniform exploration in regret matching.
UNIFORM_SHARE = 0.1


class Node:
    """What is asked after the same answers: at first nothing more is known than its evaluation.

    Where a seat cannot see all, another question may be asked, or other answers may be legal, in
    another game that it could be in.
    """

    def __init__(self, question: Open | Sealed | None = None) -> None:
        self.question = question
        #: The questions asked in other games than the first.
        self.others: list[Open | Sealed] = []

    def asked_in(self, game: Game) -> Open | Sealed | None:
        """Return the question that a game asks, if it was met."""
        if self.question is None or self.question.is_asked_in(game):
            return self.question
        return next((other for other in self.others if other.is_asked_in(game)), None)

    def add(self, question: Open | Sealed) -> None:
        """Add a question that is asked here."""
        if self.question is None:
            self.question = question
        else:
            self.others.append(question)


class Asked:
    """What a game asks: of which kind, whom, and what they may answer."""

    def __init__(self, game: Game, seats: list[int]) -> None:
        self.kind = type(game.table.frames[-1])
        self.seats = seats
        self.legal = [game.legal(seat) for seat in seats]

    def is_in(self, game: Game) -> bool:
        """Whether another game asks the same."""
        return type(game.table.frames[-1]) is self.kind and all(
            game.legal(seat) == legal for seat, legal in zip(self.seats, self.legal, strict=True)
        )


class Open:
    """A question to one seat: it is taken to choose what is best for itself (max-n)."""

    def __init__(
        self,
        seat: int,
        values: dict[int, float],
        settings: Settings,
        players: int,
        asked: Asked | None = None,
    ) -> None:
        self.asked = asked
        self.seat = seat
        self.answers = ordered(values)
        self.priors = softmax([values[answer] for answer in self.answers], settings.temperature)
        self.visits = [0] * len(self.answers)
        self.totals: list[Chances] = [[0.0] * players for _ in self.answers]
        self.simulations = 0
        self.mean: Chances = [0.0] * players
        self.children: dict[Step, Node] = {}

    def is_asked_in(self, game: Game) -> bool:
        """Whether a game asks just this."""
        return self.asked is None or self.asked.is_in(game)

    def select(self, settings: Settings) -> int:
        """Return the place of the answer to simulate next, by PUCT with progressive widening."""
        open_answers = max(2, int(settings.widening * sqrt(self.simulations + 1)))
        mean = self.mean[self.seat] / self.simulations if self.simulations else 0.0
        root = settings.exploration * sqrt(self.simulations + 1)
        best, best_place = -1e9, 0
        for place in range(min(open_answers, len(self.answers))):
            visits = self.visits[place]
            untried = mean - FIRST_PLAY_REDUCTION
            value = self.totals[place][self.seat] / visits if visits else untried
            value += root * self.priors[place] / (1 + visits)
            if value > best:
                best, best_place = value, place
        return best_place

    def backup(self, places: Step, chances: Chances) -> None:
        """Add the result of a simulation."""
        place = places[0]
        self.simulations += 1
        self.visits[place] += 1
        add(self.totals[place], chances)
        add(self.mean, chances)

    def best(self) -> int:
        """Return the answer with most visits; of equals, the one with the higher prior."""
        place = max(range(len(self.answers)), key=lambda n: (self.visits[n], self.value(n), -n))
        return self.answers[place]

    def value(self, place: int) -> float:
        """Return the mean chance of the seat after an answer."""
        visits = self.visits[place]
        return self.totals[place][self.seat] / visits if visits else 0.0

    def is_settled(self, simulations_left: int) -> bool:
        """Whether no other answer can still overtake the one with most visits."""
        if len(self.visits) == 1:
            return True
        first, second = sorted(self.visits)[-1:-3:-1]
        return first - second > simulations_left


class Sealed:
    """A question to several seats at once: each mixes its answers by regret matching.

    An answer is given more often the more a seat regrets not having given it; the average of these
    strategies is what nobody could have done much better against.
    """

    def __init__(
        self,
        values: dict[int, dict[int, float]],
        settings: Settings,
        players: int,
        asked: Asked | None = None,
    ) -> None:
        self.asked = asked
        self.seats = list(values)
        self.answers = [ordered(own)[: settings.sealed] for own in values.values()]
        self.priors = [
            softmax([own[answer] for answer in answers], settings.temperature)
            for own, answers in zip(values.values(), self.answers, strict=True)
        ]
        self.regrets = [[0.0] * len(answers) for answers in self.answers]
        self.strategy_sums = [[0.0] * len(answers) for answers in self.answers]
        #: By seat and answer: how often it was given, and what came of it.
        self.visits = [[0] * len(answers) for answers in self.answers]
        self.totals = [[0.0] * len(answers) for answers in self.answers]
        #: By all answers together: how often, and what came of it for each seat.
        self.joint: dict[Step, tuple[int, Chances]] = {}
        self.simulations = 0
        self.players = players
        self.children: dict[Step, Node] = {}

    def is_asked_in(self, game: Game) -> bool:
        """Whether a game asks just this."""
        return self.asked is None or self.asked.is_in(game)

    def select(self, rng: Rng) -> Step:
        """Return the places of all seats' answers for one simulation."""
        places = []
        for number in range(len(self.seats)):
            strategy = self.strategy(number)
            for place, part in enumerate(strategy):
                self.strategy_sums[number][place] += part
            even = UNIFORM_SHARE / len(strategy)
            places.append(sampled([(1 - UNIFORM_SHARE) * part + even for part in strategy], rng))
        return tuple(places)

    def strategy(self, number: int) -> list[float]:
        """Return the current strategy of a seat: proportional to its regrets."""
        regrets = self.regrets[number]
        total = sum(regrets)
        return [regret / total for regret in regrets] if total > 0 else self.priors[number]

    def backup(self, places: Step, chances: Chances) -> None:
        """Add the result of a simulation to the regrets of every seat."""
        self.simulations += 1
        given = places[: len(self.seats)]
        times, sums = self.joint.get(given, (0, [0.0] * self.players))
        add(sums, chances)
        self.joint[given] = (times + 1, sums)
        for number, seat in enumerate(self.seats):
            self.visits[number][given[number]] += 1
            self.totals[number][given[number]] += chances[seat]
        for number, seat in enumerate(self.seats):
            regrets = self.regrets[number]
            for other in range(len(regrets)):
                instead = self.estimate(number, other, given, chances[seat])
                regrets[other] = max(0.0, regrets[other] + instead - chances[seat])

    def estimate(self, number: int, other: int, given: Step, had: float) -> float:
        """Return what a seat would have had with another answer, the others' being the same."""
        seat = self.seats[number]
        known = self.joint.get((*given[:number], other, *given[number + 1 :]))
        if known is not None:
            return known[1][seat] / known[0]
        if not self.visits[number][other]:
            return had
        own = given[number]
        mean = self.totals[number][own] / self.visits[number][own]
        return had + self.totals[number][other] / self.visits[number][other] - mean

    def average_strategy(self, seat: int) -> dict[int, float]:
        """Return the probability of each answer in a seat's average strategy."""
        number = self.seats.index(seat)
        total = sum(self.strategy_sums[number])
        parts = self.strategy_sums[number] if total else self.priors[number]
        pairs = zip(self.answers[number], parts, strict=True)
        return {answer: part / (total or 1.0) for answer, part in pairs}


def ordered(values: dict[int, float]) -> list[int]:
    """Sort the answers, best first; of many with equal values the lowest stands for all."""
    answers = sorted(values, key=lambda answer: (-values[answer], answer))
    if len(answers) <= 6:
        return answers
    return [a for n, a in enumerate(answers) if not n or values[a] != values[answers[n - 1]]]


def softmax(values: list[float], temperature: float) -> list[float]:
    """Return each answer's probability: one worse by the temperature is 1/e times as likely."""
    best = max(values)
    odds = [exp(max(-30.0, (value - best) / temperature)) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]


def sampled(parts: list[float], rng: Rng) -> int:
    """Sample the place of one of the parts with these probabilities."""
    return int(rng.pick([int(PARTS * part) for part in parts]))


def add(sums: Chances, more: Chances) -> None:
    """Add to each seat's sum."""
    for seat, number in enumerate(more):
        sums[seat] += number
