"""A bot that searches with a learned network at the leaves."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

from ennead.bots.bot import Seen
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.search.settings import TreeSettings
from ennead.bots.values.network import NearbyChances, Network
from ennead.bots.values.node_parts import parts_of, tree_of
from ennead.bots.values.sealed import NEVER, PARTS, SealedChoice, revealed
from ennead.bots.values.tree import Node, Tree, mean
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.engine.table import Table

#: The defaults of PUCT's exploration constant and of the temperature of the priors.
EXPLORATION = TreeSettings.exploration
TEMPERATURE = TreeSettings.temperature
#: The default number of simulations of a network from a file.
SIMULATIONS = 200
#: The most CPU seconds of a search, and the simulations between two checks whether it is done.
LIMIT = 1.8
AT_ONCE = 20
#: CPU seconds that are left for regret matching if a search has taken all its time.
ADAPTING = 0.2
#: A search ends when the lead of the answer visited most, times this, exceeds the visits left:
#: with 1 nothing can change any more, with 8 a search takes half the time (Ra a third) and 158 of
#: 160 answers are the same.
CLEAR = 8
#: Combinations of sealed answers are searched if each gets at least this many simulations.
FEWEST_EACH = 6
#: At most this many positions of a tree are compared with the one at hand.
COMPARED = 24


class NetworkBot:
    """Gives the answer visited most; without simulations, the network's best.

    It searches a game that its seat could be in. It must not play a game that hides
    more than future chance and sealed answers: one determinization does not stand for all. Sealed
    answers are mixed; the game's own values answer what is deferred.
    """

    def __init__(
        self,
        network: Network,
        simulations: int = 0,
        seed: int = 0,
        exploration: float = EXPLORATION,
        temperature: float = TEMPERATURE,
    ) -> None:
        self.network = network
        self.simulations = simulations
        self.exploration = exploration
        self.temperature = temperature
        #: The subtree below the last answer, reused by the next search.
        self.kept: Node | None = None
        #: The game that was searched last.
        self.game: Game | None = None
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Set another seed; the tree stays."""
        self.rng = seeded(seed)
        self.values = GreedyBot(seed)

    def answer(self, seen: Seen) -> int:
        end = process_time() + LIMIT
        game = seen.resample(int(self.rng.word()))
        if seen.is_secret():
            odds = self.odds(game.table, seen.seat)
            return list(odds)[int(self.rng.pick(list(odds.values())))]
        if self.network.features.defers(game.table):
            return self.values.answer(seen)
        tree = Tree(self.network, game.table, self.exploration, self.temperature, end=end)
        known = self.find(game, seen.seat)
        if known is not None:
            tree.root = known
        search(tree, self.simulations - int(tree.root.visits))
        answer = tree.best()
        self.kept = tree.root.children[tree.root.answers.index(answer)]
        self.game = game
        return answer

    def find(self, game: Game, seat: int) -> Node | None:
        """Find the question at hand in the tree of the last search."""
        shown, now = game.clone(), game.hash()
        waiting, compared = [self.kept], 0
        while waiting and compared < COMPARED:
            node = waiting.pop(0)
            if node is None or not node.answers:
                continue
            if node.seat == seat:
                compared += 1
                shown.table = node.table
                if shown.hash() == now:
                    return node
            waiting.extend(node.children)
        return None

    def __getstate__(self) -> dict[str, Any]:
        state = {**vars(self), "game": None, "behind": None}  # `behind`: its name in pickles
        del state["kept"]
        if self.kept is not None and self.game is not None:
            game = self.game.clone()
            game.table = self.kept.table
            state["game"], state["behind"] = game, parts_of(self.kept)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        parts = state["behind"]
        vars(self).update({name: value for name, value in state.items() if name != "behind"})
        self.kept = None if self.game is None else tree_of(self.game.table.clone(), parts)

    def strategy(self, seen: Seen) -> dict[int, float]:
        """Return the probability of each sealed answer."""
        odds = self.odds(seen.resample(int(self.rng.word())).table, seen.seat)
        return {answer: odd / sum(odds.values()) for answer, odd in odds.items()}

    def odds(self, table: Table, seat: int) -> dict[int, int]:
        """Compute the odds of sealed answers by regret matching for all seats asked."""
        self.kept = None
        end = process_time() + LIMIT
        choice = SealedChoice(self.network, table, self.rng)
        search_combinations(choice, self.simulations, self.exploration, self.temperature, end)
        choice.solve(end=max(end, process_time() + ADAPTING))
        answers = choice.answers[choice.seats.index(seat)]
        parts = choice.likely(seat)
        return {answer: int(PARTS * part) for answer, part in zip(answers, parts, strict=True)}


def search(tree: Tree, simulations: int) -> None:
    """Simulate this often, or until time is up, or until the answer is clear."""
    with nothing_collected():
        while (
            simulations > 0 and process_time() < tree.end and not is_settled(tree.root, simulations)
        ):
            tree.simulate(min(simulations, AT_ONCE))
            simulations -= AT_ONCE


def search_combinations(
    choice: SealedChoice,
    simulations: int,
    exploration: float = EXPLORATION,
    temperature: float = TEMPERATURE,
    end: float = NEVER,
) -> None:
    """Share simulations among all combinations of sealed answers, and use their results.

    All are searched equally, or none: regret matching compares them. If time is up in the middle
    of a round, the round before it counts.
    """
    each = simulations // choice.number()
    if each < FEWEST_EACH:
        return
    # Each simulation takes as long again as a tree: after half the time there is none for them.
    late = (process_time() + end) / 2
    nearby = NearbyChances(choice.network)
    combinations = choice.combinations()
    trees: list[Tree] = []
    with nothing_collected():
        for places in combinations:
            table = revealed(choice.table, choice.answers_at(places))
            trees.append(Tree(choice.network, table, exploration, temperature, nearby, end))
            if process_time() >= late:
                return
        found = searched_equally(trees, each, end)
    for places, chances in zip(combinations, found, strict=True):
        choice.learn(places, chances)


def searched_equally(trees: list[Tree], simulations: int, end: float) -> list[list[float]]:
    """Search all trees equally; return their values after the last full round."""
    found = [mean(tree.root) for tree in trees]
    for _ in range(simulations):
        for tree in trees:
            if process_time() >= end:
                return found
            tree.simulation()
        found = [mean(tree.root) for tree in trees]
    return found


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Turn off the search for cyclic garbage: a tree has thousands of objects and no cycle."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def is_settled(root: Node, left: int) -> bool:
    """Whether it is clear which answer will have been visited most."""
    visits = sorted([child.visits for child in root.children if child is not None])
    return len(visits) < 2 or CLEAR * (visits[-1] - visits[-2]) > left
