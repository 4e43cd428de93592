"""Self-play in which every answer is searched for: dearer than one ply, but better play."""

from __future__ import annotations

import numpy as np

from ennead.bots import Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.network_bot import EXPLORATION, TEMPERATURE, nothing_collected
from ennead.bots.networks import layers_of
from ennead.bots.values.features import Features
from ennead.bots.values.network import Network
from ennead.bots.values.sealed import PARTS, SealedChoice, revealed
from ennead.bots.values.tree import Node, Tree, mean
from ennead.engine.frames import CHANCE, SecretQuestion
from ennead.engine.rng import seeded
from ennead.engine.table import Table
from ennead.games.start import new
from ennead.lab.plan import derived_seed, variants
from ennead.lab.training.experience import Experience, Moment
from ennead.lab.training.games import beginning
from ennead.lab.training.learner import Floats, Learner

#: The weights that play are taken anew after this many games.
SAME_WEIGHTS = 4
#: In so many rounds the seats of a sealed question adapt to each other.
ROUNDS = 100


class SearchedPlayer:
    """Whole games, one after the other, played by search with the network that learns.

    What a position was worth is taken from the search too.
    """

    def __init__(
        self, game: str, features: Features, simulations: int, seed: int, sparring: float = 0.0
    ) -> None:
        self.features = features
        self.simulations = simulations
        self.sparring = sparring
        self.rng = np.random.default_rng(seed % 2**32)
        self.luck = seeded(derived_seed(seed, "luck"))
        self.beginnings = [
            beginning(game, features.players, place).table for place in range(len(variants(game)))
        ]
        #: Who answers what is deferred and plays `hard`, and the game it is shown.
        self.values = GreedyBot(seed)
        self.shown = new(game, features.players, chance="ask")
        self.played = 0
        #: How many positions the last step has brought.
        self.positions = 0
        self.network: Network | None = None

    def step(self, learner: Learner, experience: Experience, epsilon: float, trace: float) -> int:
        """One game; how many have ended."""
        if self.network is None or self.played % SAME_WEIGHTS == 0:
            layers = layers_of(learner.sizes, learner.numbers())
            self.network = Network(self.features, layers)
        table = self.beginnings[self.played % len(self.beginnings)].clone()
        with nothing_collected():
            moments, table = self.play(self.network, table, epsilon)
        shares = np.array(self.features.shares(table), np.float32)
        scores = np.array(self.features.scores(table), np.float32)
        experience.add_game(moments, shares, scores, trace)
        self.positions = len(moments)
        self.played += 1
        return 1

    def play(self, network: Network, table: Table, epsilon: float) -> tuple[list[Moment], Table]:
        """A game to its end: what is to be learned from it, and the end."""
        taught = self.sparring_seats()
        moments: list[Moment] = []
        tree: Tree | None = None
        while table.frames:
            frame = table.frames[-1]
            if frame.is_chance():
                answer = frame.draw(table, self.luck)
                tree = stepped(tree, answer)
                table = after(table, CHANCE, answer)
                continue
            if self.features.defers(table) or isinstance(frame, SecretQuestion):
                tree, table = None, self.deferred(network, table)
                if table.frames:
                    chances = np.array(list(network.chances(table)), np.float32)
                    moments.append(self.moment(table, chances, None))
                continue
            seat = frame.first_to_act(table)
            best = None
            if seat in taught:
                self.shown.table = table
                answer = self.values.answer(Seen(self.shown, seat))
                tree, table = None, after(table, seat, answer)
                chances = np.array(list(network.chances(table)), np.float32)
            else:
                tree = self.search(network, table, tree)
                answer, liked = tree.best(), tree.best()
                if self.rng.random() < epsilon:
                    answer = int(self.rng.choice(tree.root.answers))
                    best = worth(tree.root, liked) if answer != liked else None
                chances = worth(tree.root, answer)
                tree, table = stepped(tree, answer), after(table, seat, answer)
            if table.frames:
                moments.append(self.moment(table, chances, best))
        return moments, table

    def sparring_seats(self) -> frozenset[int]:
        """The seats that `hard` plays in the next game."""
        if self.rng.random() >= self.sparring:
            return frozenset()
        players = self.features.players
        seats = self.rng.permutation(players)[: int(self.rng.integers(1, players))]
        return frozenset(seats.tolist())

    def search(self, network: Network, table: Table, tree: Tree | None) -> Tree:
        """A tree of the position with enough visits; what is known of it is used."""
        if tree is None:
            tree = Tree(network, table, EXPLORATION, TEMPERATURE)
        if len(tree.root.answers) > 1:
            tree.simulate(max(0, self.simulations - int(tree.root.visits)))
        return tree

    def deferred(self, network: Network, table: Table) -> Table:
        """What follows sealed answers, or an answer of the game's own values."""
        frame = table.frames[-1]
        if isinstance(frame, SecretQuestion):
            choice = SealedChoice(network, table, self.luck)
            choice.solve(ROUNDS)
            given = []
            for number, seat in enumerate(choice.seats):
                odds = [int(PARTS * part) for part in choice.likely(seat)]
                given.append(choice.answers[number][int(self.luck.pick(odds))])
            return revealed(table, given)
        seat = frame.first_to_act(table)
        self.shown.table = table
        return after(table, seat, self.values.answer(Seen(self.shown, seat)))

    def moment(self, table: Table, chances: Floats, best: Floats | None) -> Moment:
        """A position to learn from."""
        row = np.frombuffer(memoryview(self.features.row(table)), np.float64)
        return Moment(row.astype(np.float32), self.features.first(table), chances, best)


def after(table: Table, seat: int, answer: int) -> Table:
    """The position that an answer leads to; trees may hold the one before."""
    made = table.clone()
    made.take(seat, answer)
    return made


def stepped(tree: Tree | None, answer: int) -> Tree | None:
    """The part of a tree behind an answer, if it was looked into."""
    if tree is None or answer not in tree.root.answers:
        return None
    child = tree.root.children[tree.root.answers.index(answer)]
    if child is None or not child.answers:
        return None
    tree.root = child
    return tree


def worth(node: Node, answer: int) -> Floats:
    """Every seat's chance after an answer, as the search sees it."""
    child = node.children[node.answers.index(answer)]
    assert child is not None
    return np.array(mean(child), np.float32)
