"""A bot that searches with a learned network at the leaves."""

from __future__ import annotations

from ennead.bots.bot import Seen
from ennead.bots.values.network import Network
from ennead.bots.values.tree import Tree
from ennead.engine.rng import seeded

#: PUCT's exploration constant, and the softmax temperature of the priors, in chances to win.
EXPLORATION = 0.5
TEMPERATURE = 0.05
#: How many simulations a network out of a file searches with where nothing is said.
SIMULATIONS = 200


class NetworkBot:
    """The answer visited most; with no simulations, the one the network likes best.

    It searches a game that its seat could be in. Where a game hides more than the luck to come,
    that game must not be played by it: one sample is not all that a seat could be in.
    """

    def __init__(self, network: Network, simulations: int = 0, seed: int = 0) -> None:
        self.network = network
        self.simulations = simulations
        self.rng = seeded(seed)

    def answer(self, seen: Seen) -> int:
        game = seen.resample(int(self.rng.word()))
        tree = Tree(self.network, game.table, EXPLORATION, TEMPERATURE)
        tree.simulate(self.simulations)
        return tree.best()
