"""Monte Carlo tree search over tables, with a network's values at the leaves and no rollouts.

A node holds the table it stands for. A question to one seat chooses by PUCT: the value so far,
plus a bonus for answers that the network finds promising and that were tried little. Several
players: each is taken to choose what is best for itself (max-n). Chance is a node of its own; of
its outcomes the one that was visited least, compared with how likely it is, comes next. So is a
question that is answered in secret: once it is met often enough, regret matching says how likely
the answers are.
"""

from __future__ import annotations

from math import exp, sqrt
from time import process_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.values.network import NearbyChances, Network
from ennead.bots.values.sealed import NEVER, SealedChoice, revealed
from ennead.engine.frames import CHANCE, SecretQuestion
from ennead.engine.rng import seeded
from ennead.engine.table import Table

#: Visits before a sealed question is solved; rounds of regret matching.
MIXED_AFTER: Final = 16
ROUNDS: Final = 100


class Node:
    """A position: who is asked, and the statistics of the answers."""

    def __init__(self, table: Table, chances: vec[float]) -> None:
        self.table: Final = table
        #: The network's chances, and the sum of all that was backed up, by seat.
        self.chances: vec[float] = chances
        self.total: vec[float] = chances[0 : len(chances)]
        self.visits: i64 = 1
        #: Who is asked; CHANCE where answers come as they are likely, too.
        self.seat: int = -2
        self.answers: list[int] = []
        #: Of a question: how promising an answer is. Of chance: how likely. They sum to 1.
        self.prior: vec[float] = vec[float]()
        self.children: list[Node | None] = []
        #: Of a question that is answered in secret: what all answer together, by number.
        self.together: list[list[int]] = []


class Tree:
    """A search from one position."""

    def __init__(
        self,
        network: Network,
        table: Table,
        exploration: float,
        temperature: float,
        nearby: NearbyChances | None = None,
        end: float = NEVER,
    ) -> None:
        self.network: Final = network
        #: Trees of positions that are near each other can share it.
        self.nearby: Final = NearbyChances(network) if nearby is None else nearby
        #: It is told in even chances: where more play, chances and their differences are smaller.
        self.exploration: Final = exploration / float(network.players)
        #: Differences in chance of this size make an answer e times as promising.
        self.temperature: Final = temperature
        self.players: Final[i64] = network.players
        #: When time is up, in CPU seconds of this process.
        self.end: Final = end
        #: For sealed questions: the same luck in every search.
        self.rng: Final = seeded(1)
        self.root: Node = self.leaf(table)
        self.expand(self.root)

    def leaf(self, table: Table) -> Node:
        """Make a node that is valued and not expanded."""
        return Node(table, self.nearby.chances(table))

    def simulate(self, number: i64) -> None:
        """Run this many simulations, fewer if time is up."""
        count: i64 = 0
        while count < number and process_time() < self.end:
            self.simulation()
            count += 1

    def simulation(self) -> None:
        """Go down to a leaf, expand it, and back its value up."""
        path = [self.root]
        node = self.root
        while node.answers:
            place = self.outcome(node) if node.seat == CHANCE else self.choice(node)
            child = node.children[place]
            if child is None:
                child = self.after(node, node.answers[place])
                node.children[place] = child
                path.append(child)
                node = child
                break
            path.append(child)
            node = child
        if not node.answers and node.table.frames:
            self.expand(node)
        value = self.backed(node)
        for passed in path:
            total = passed.total
            seat: i64 = 0
            while seat < self.players:
                total[seat] = total[seat] + value[seat]
                seat += 1
            passed.visits += 1

    def after(self, node: Node, answer: int) -> Node:
        """Return the node that an answer leads to."""
        return self.leaf(table_after(node, answer))

    def expand(self, node: Node) -> None:
        """Expand a node by all answers; outcomes of chance wait until they are met."""
        table = node.table
        if not table.frames:
            return
        frame = table.frames[-1]
        if isinstance(frame, SecretQuestion):
            if node.visits >= MIXED_AFTER:
                self.mix(node)
            return
        if self.network.features.defers(table):
            return
        node.seat = frame.first_to_act(table)
        node.answers = self.network.features.choices(table, node.seat)[:]
        if node.seat == CHANCE:
            weights = frame.weights(table)
            whole = float(sum(weights))
            node.prior = vec[float]([weight / whole for weight in weights])
            for _ in weights:
                node.children.append(None)
            return
        for answer in node.answers:
            node.children.append(self.after(node, answer))
        node.prior = self.promise(node)

    def mix(self, node: Node) -> None:
        """Solve a sealed question by regret matching: the odds of its answers, and its value.

        If time is up before all is known, the node stays as it was.
        """
        choice = SealedChoice(self.network, node.table, self.rng)
        choice.solve(ROUNDS, self.end)
        parts: list[float] = []
        worth = [0.0] * int(self.players)
        together: list[list[int]] = []
        for places, part in choice.mixed():
            if process_time() >= self.end:
                return
            together.append(choice.answers_at(places))
            parts.append(part)
            for seat, chance in enumerate(choice.after(places)):
                worth[seat] += part * chance
        node.together = together
        for number in range(len(together)):
            node.answers.append(number)
            node.children.append(None)
        node.prior = vec[float](parts)
        node.seat = CHANCE
        node.chances = vec[float](worth)
        node.total = vec[float]([chance * float(node.visits) for chance in worth])

    def promise(self, node: Node) -> vec[float]:
        """Compute priors: a softmax over the network's chances after the answers."""
        seat: i64 = node.seat
        best = 0.0
        for child in node.children:
            if child is not None and child.chances[seat] > best:
                best = child.chances[seat]
        odds = []
        total = 0.0
        for child in node.children:
            assert child is not None
            odd = exp((child.chances[seat] - best) / self.temperature)
            odds.append(odd)
            total += odd
        return vec[float]([odd / total for odd in odds])

    def backed(self, node: Node) -> vec[float]:
        """Return the value of a leaf: that of the best answer for the seat asked."""
        if node.seat < 0 or not node.children:
            return node.chances
        best = node.chances
        most = -1.0
        for child in node.children:
            if child is not None and child.chances[node.seat] > most:
                most = child.chances[node.seat]
                best = child.chances
        return best

    def choice(self, node: Node) -> int:
        """Select the answer to simulate next (PUCT)."""
        root = self.exploration * sqrt(float(node.visits))
        seat: i64 = node.seat
        best = -1.0
        chosen = 0
        for place, child in enumerate(node.children):
            assert child is not None
            visits = float(child.visits)
            value = child.total[seat] / visits + root * node.prior[place] / visits
            if value > best:
                best = value
                chosen = place
        return chosen

    def outcome(self, node: Node) -> int:
        """Select the outcome of chance that lags most in its share of the visits."""
        visits = float(node.visits)
        best = -1e9
        chosen = 0
        for place, child in enumerate(node.children):
            met = 0.0 if child is None else float(child.visits)
            behind = node.prior[place] * visits - met
            if behind > best:
                best = behind
                chosen = place
        return chosen

    def best(self) -> int:
        """Return the answer visited most, the more valuable of equal ones."""
        root = self.root
        seat: i64 = root.seat
        most: i64 = -1
        value = 0.0
        chosen = 0
        for place, child in enumerate(root.children):
            assert child is not None
            mean = child.total[seat] / float(child.visits)
            if child.visits > most or (child.visits == most and mean > value):
                most = child.visits
                value = mean
                chosen = place
        return root.answers[chosen]


def table_after(node: Node, answer: int) -> Table:
    """Return the table that an answer leads to."""
    if node.together:
        return revealed(node.table, node.together[answer])
    table = node.table.clone()
    table.take(node.seat, answer)
    return table


def mean(node: Node) -> list[float]:
    """Return every seat's mean chance by the search."""
    return [number / float(node.visits) for number in node.total]
