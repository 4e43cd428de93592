"""What a learned network says of a game: everybody's chances, and what answers promise."""

from __future__ import annotations

from time import process_time

from ennead.bots.bot import Seen
from ennead.bots.network_bot import AT_ONCE, EXPLORATION
from ennead.bots.networks import learned
from ennead.bots.values import states
from ennead.bots.values.tree import Tree
from ennead.engine.game import Game

#: Priors are flat, so that every answer is simulated.
TEMPERATURE = 0.2
#: The fewest simulations: with a network they take little time.
FEWEST = 400
#: At most this many CPU seconds are taken; the interpreted build needs them.
LIMIT = 1.0


def chances(game: Game) -> list[float]:
    """Return every seat's chance to win by the network; without one, by the state values."""
    network = learned(game)
    return states.chances(game) if network is None else list(network.chances(game.table))


def promises(seen: Seen, simulations: int | None, seed: int) -> dict[int, float] | None:
    """Return the seat's chance to win by answer; none if there is no network for the question."""
    game = seen.resample(seed)
    network = learned(game)
    if network is None or seen.is_secret() or network.features.defers(game.table):
        return None
    end = process_time() + LIMIT
    tree = Tree(network, game.table, EXPLORATION, TEMPERATURE, end=end)
    while tree.root.visits < (simulations or FEWEST) and process_time() < end:
        tree.simulate(AT_ONCE)
    found = zip(tree.root.answers, tree.root.children, strict=True)
    return {
        answer: float(child.total[seen.seat]) / int(child.visits)
        for answer, child in found
        if child is not None
    }
