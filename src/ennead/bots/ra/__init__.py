"""What bots know of Ra."""

from __future__ import annotations

from importlib.resources import files

from ennead.bots.game_bots import GameBots
from ennead.bots.ra.facts import facts
from ennead.bots.ra.values import state
from ennead.bots.ra.values.answers import value_answers
from ennead.bots.ra.values.features import RaFeatures
from ennead.bots.ra.values.weights import WEIGHTS
from ennead.bots.ra.words import FEATURES
from ennead.bots.search.settings import Settings, TreeSettings
from ennead.bots.values.states import State

BOTS = GameBots(
    values=value_answers,
    weights=WEIGHTS,
    state=State(
        state.FEATURES,
        state.STAGES,
        state.stage,
        state.left,
        state.features,
        state.is_quiet,
        files(state.__package__ or "") / "state.json",
    ),
    features=FEATURES,
    facts=facts,
    search=Settings(simulations=400, temperature=0.7),
    master_search=Settings(simulations=4000, temperature=0.7, limit=1.8),
    expert_tree={3: TreeSettings(20), 4: TreeSettings(30)},
    # Four strong players are close to each other: what a longer search finds tells them apart.
    master_tree={4: TreeSettings(16_000)},
    hint_simulations=160,
    easy=(4.0, 0.0),
    medium=(1.6, 0.0),
    network_features=RaFeatures,
    networks=files(__name__) / "networks",
    temperatures=(0.05, 0.4, 1.0),
)
