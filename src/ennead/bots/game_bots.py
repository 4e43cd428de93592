"""What bots know of a game: the face `bots` of its kit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ennead.bots.search.settings import Settings, TreeSettings
from ennead.engine.words import Phrase
from ennead.games import kit_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ennead.bots.analysis.facts import Facts
    from ennead.bots.values.features import Features
    from ennead.bots.values.states import State

#: The search in a game without values: all answers are open from the start, and rollouts are
#: whole random games.
PLAIN_SEARCH = Settings(simulations=300, widening=1000.0)
PLAIN_MASTER = Settings(simulations=3000, widening=1000.0, limit=1.8)


@dataclass(frozen=True)
class GameBots:
    """What a game tells its bots. Without values only `expert`, `master` and `random` play it.

    Without a state, search and chances rest on random playouts.
    """

    #: A value for each legal answer of what a seat sees, and optionally of other weights.
    values: Callable[..., dict[int, float]] | None = None
    #: A faster version for rollouts; by default the values themselves.
    quick_values: Callable[..., dict[int, float]] | None = None
    #: By number of players, a dataclass of the weights of the values, for `ennead tune`.
    weights: Mapping[int, Any] = field(default_factory=dict)
    #: How positions are described and valued.
    state: State | None = None
    #: What the numbers of a position are called, for the reasons of a hint.
    features: Mapping[str, Phrase] = field(default_factory=dict)
    #: What can be said of an intended turn.
    facts: Facts | None = None
    #: The search of `expert` and `master` if no network ships for the number of players.
    search: Settings = PLAIN_SEARCH
    master_search: Settings = PLAIN_MASTER
    #: Their search with a network, by number of players.
    expert_tree: Mapping[int, TreeSettings] = field(default_factory=dict)
    master_tree: Mapping[int, TreeSettings] = field(default_factory=dict)
    #: The default number of simulations of a hint: about a second at most.
    hint_simulations: int = 150
    #: Softmax temperature and epsilon, the share of random answers, of two levels.
    easy: tuple[float, float] = (1.0, 0.1)
    medium: tuple[float, float] = (0.5, 0.05)
    #: By number of players, the features of a network, and the folder of the networks that ship.
    network_features: Callable[[int], Features] | None = None
    networks: Traversable | None = None
    #: Temperatures of the bots whose games a state is fitted to, so that many positions are met.
    temperatures: tuple[float, ...] = (0.1, 0.5, 1.0)


PLAIN = GameBots()


def bots_of(game: str) -> GameBots:
    """Return what bots know of a game; nothing if its kit does not say."""
    found: GameBots | None = kit_of(game).face("bots")
    return PLAIN if found is None else found
