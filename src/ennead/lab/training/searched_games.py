"""Self-play with a search for every answer: slower than one ply, but stronger."""

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
from ennead.lab.plan import derived_seed
from ennead.lab.training.experience import Experience, Moment
from ennead.lab.training.games import beginnings, seats_of_hard
from ennead.lab.training.learner import Floats, Learner

#: The player takes over the learner's weights after this many games.
SAME_WEIGHTS = 4
#: This many of the answers that were not given are learned from: those with most visits, if
#: they have at least this many.
SIBLINGS, ENOUGH_VISITS = 2, 4
#: Rounds of regret matching at a sealed question.
ROUNDS = 100


class SearchedPlayer:
    """Whole games, one after the other, played by search with the network that learns.

    The search also gives the value of each position.
    """

    def __init__(
        self, game: str, features: Features, simulations: int, seed: int, sparring: float = 0.0
    ) -> None:
        self.features = features
        self.simulations = simulations
        self.sparring = sparring
        self.rng = np.random.default_rng(seed % 2**32)
        self.luck = seeded(derived_seed(seed, "luck"))
        self.beginnings = beginnings(game, features.players)
        #: The bot that answers what is deferred and plays `hard`, and the game it is shown.
        self.values = GreedyBot(seed)
        self.shown = new(game, features.players, chance="ask")
        self.played = 0
        #: The number of positions from the last step.
        self.positions = 0
        self.network: Network | None = None
        #: Positions of the last game that were searched but not played.
        self.unplayed: list[Moment] = []

    def step(
        self, learner: Learner, experience: Experience, epsilon: float, td_lambda: float
    ) -> int:
        """Play one game; return how many have ended."""
        if self.network is None or self.played % SAME_WEIGHTS == 0:
            layers = layers_of(learner.sizes, learner.numbers())
            self.network = Network(self.features, layers)
        table = self.beginnings[self.played % len(self.beginnings)].clone()
        self.unplayed = []
        with nothing_collected():
            moments, table = self.play(self.network, table, epsilon)
        shares = np.array(self.features.shares(table), np.float32)
        scores = np.array(self.features.scores(table), np.float32)
        experience.add_game(moments, shares, scores, td_lambda)
        experience.add_unplayed(self.unplayed)
        self.positions = len(moments) + len(self.unplayed)
        self.played += 1
        return 1

    def play(self, network: Network, table: Table, epsilon: float) -> tuple[list[Moment], Table]:
        """Play a game to its end; return its moments and the last position."""
        sparring_seats = seats_of_hard(self.features.players, self.sparring, self.rng)
        moments: list[Moment] = []
        tree: Tree | None = None
        while table.frames:
            frame = table.frames[-1]
            if frame.is_chance():
                answer = frame.draw(table, self.luck)
                tree, table = stepped(tree, answer), after(table, CHANCE, answer)
                continue
            best: Floats | None = None
            if isinstance(frame, SecretQuestion):
                tree, table = None, self.sealed(network, table)
                chances = seen_by(network, table)
            elif self.features.defers(table) or frame.first_to_act(table) in sparring_seats:
                tree, table = None, self.answered_by_hard(table)
                chances = seen_by(network, table)
            else:
                tree = self.search(network, table, tree)
                root, liked = tree.root, tree.best()
                explores = self.rng.random() < epsilon
                answer = int(self.rng.choice(root.answers)) if explores else liked
                chances = worth(root, answer)
                best = worth(root, liked) if answer != liked else None
                self.learn_siblings(root, answer)
                tree, table = stepped(tree, answer), after(table, root.seat, answer)
            if table.frames:
                moments.append(self.moment(table, chances, best))
        return moments, table

    def search(self, network: Network, table: Table, tree: Tree | None) -> Tree:
        """Search a position until it has enough visits; those it has count."""
        if tree is None:
            tree = Tree(network, table, EXPLORATION, TEMPERATURE)
        if len(tree.root.answers) > 1:
            tree.simulate(max(0, self.simulations - int(tree.root.visits)))
        return tree

    def sealed(self, network: Network, table: Table) -> Table:
        """Answer a sealed question for all seats, each by regret matching."""
        choice = SealedChoice(network, table, self.luck)
        choice.solve(ROUNDS)
        given = []
        for number, seat in enumerate(choice.seats):
            odds = [int(PARTS * part) for part in choice.likely(seat)]
            given.append(choice.answers[number][int(self.luck.pick(odds))])
        return revealed(table, given)

    def answered_by_hard(self, table: Table) -> Table:
        """Answer by the game's own values."""
        self.shown.table = table
        seat = table.frames[-1].first_to_act(table)
        return after(table, seat, self.values.answer(Seen(self.shown, seat)))

    def learn_siblings(self, root: Node, answer: int) -> None:
        """Keep the positions after answers that were not given, with their values by the search.

        A search compares positions that are never played: it is as good as their values.
        """
        others = [
            child
            for other, child in zip(root.answers, root.children, strict=True)
            if other != answer and child is not None and child.visits >= ENOUGH_VISITS
        ]
        for child in sorted(others, key=lambda child: -child.visits)[:SIBLINGS]:
            if child.table.frames:
                chances = np.array(mean(child), np.float32)
                self.unplayed.append(self.moment(child.table, chances, None))

    def moment(self, table: Table, chances: Floats, best: Floats | None) -> Moment:
        """Make a moment to learn from."""
        row = np.frombuffer(memoryview(self.features.row(table)), np.float64)
        return Moment(row.astype(np.float32), self.features.first(table), chances, best)


def after(table: Table, seat: int, answer: int) -> Table:
    """Return the position after an answer; trees may hold the one before."""
    made = table.clone()
    made.take(seat, answer)
    return made


def stepped(tree: Tree | None, answer: int) -> Tree | None:
    """Return the subtree below an answer, if it was searched."""
    if tree is None or answer not in tree.root.answers:
        return None
    child = tree.root.children[tree.root.answers.index(answer)]
    if child is None or not child.answers:
        return None
    tree.root = child
    return tree


def seen_by(network: Network, table: Table) -> Floats:
    """Return every seat's chance by the network alone."""
    return np.array(list(network.chances(table)), np.float32)


def worth(node: Node, answer: int) -> Floats:
    """Return every seat's chance after an answer, by the search."""
    child = node.children[node.answers.index(answer)]
    assert child is not None
    return np.array(mean(child), np.float32)
