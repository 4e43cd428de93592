"""What bots know of Ankh."""

from __future__ import annotations

from importlib.resources import files

from ennead.bots.ankh.facts import facts
from ennead.bots.ankh.values import state
from ennead.bots.ankh.values.answers import value_answers, value_quickly
from ennead.bots.ankh.values.features import AnkhFeatures
from ennead.bots.ankh.values.weights import WEIGHTS
from ennead.bots.ankh.words import FEATURES
from ennead.bots.game_bots import GameBots
from ennead.bots.search.settings import Settings, TreeSettings
from ennead.bots.values.states import State

BOTS = GameBots(
    values=value_answers,
    quick_values=value_quickly,
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
    search=Settings(simulations=60, temperature=0.2, rollout=8),
    master_search=Settings(simulations=600, temperature=0.2, rollout=0, limit=1.8),
    expert_tree={
        2: TreeSettings(20),
        3: TreeSettings(120),
        4: TreeSettings(120),
        5: TreeSettings(150),
    },
    # Chances of many gods differ little: a wide search takes the mean of what nobody would answer.
    master_tree={
        4: TreeSettings(1000, exploration=0.3, temperature=0.01),
        5: TreeSettings(1000, exploration=0.3, temperature=0.01),
    },
    hint_simulations=60,
    easy=(1.6, 0.0),
    medium=(0.75, 0.0),
    network_features=AnkhFeatures,
    networks=files(__name__) / "networks",
    temperatures=(0.02, 0.1, 0.25),
)
