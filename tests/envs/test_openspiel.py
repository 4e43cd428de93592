"""OpenSpiel's own test, and its algorithms on small settings."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import ennead
from ennead.games.ra.table.table import RaTable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
openspiel_game = pytest.importorskip("ennead.envs.openspiel_game")


@pytest.mark.parametrize(("name", "players"), [("ra", 2), ("ra", 5), ("ankh", 2), ("ankh", 3)])
def test_it_passes_the_random_simulation_test(name: str, players: int) -> None:
    game = pyspiel.load_game(f"ennead_{name}", {"players": players})
    pyspiel.random_sim_test(game, 1, True, False)


def end_of_ra() -> dict[str, Any]:
    """A position of Ra for two with at most a sun each left, in the last epoch."""
    for seed in range(100):
        game = ennead.new("ra", 2, seed)
        rng = Random(seed)
        while not game.over:
            table = cast(RaTable, game.table)
            if table.epoch == 3 and [len(suns) for suns in table.suns_up] == [1, 1]:
                return game.position()
            seat = game.to_act()[0]
            game.apply(seat, rng.choice(game.legal(seat)))
    raise AssertionError("some game gets there")


@pytest.fixture
def small_game(tmp_path: Path) -> Any:
    """The end of a game of Ra, for algorithms that walk through trees."""
    file = tmp_path / "end.json"
    file.write_text(json.dumps(end_of_ra()), encoding="utf-8")
    return pyspiel.load_game("ennead_ra", {"position": str(file)})


def test_a_game_can_begin_with_a_position(small_game: Any) -> None:
    state = small_game.new_initial_state()
    position = end_of_ra()
    assert state.line.game.hash() == ennead.load(position).hash()
    assert small_game.num_players() == 2


def test_tree_search_plays_it() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("ennead_ra", {"players": 2})
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=rng)
    state = game.new_initial_state()
    for _ in range(8):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_counterfactual_regret_is_minimised_on_the_end_of_a_game(small_game: Any) -> None:
    mccfr = pytest.importorskip("open_spiel.python.algorithms.external_sampling_mccfr")
    np.random.seed(1)  # the algorithm draws from NumPy's own generator
    solver = mccfr.ExternalSamplingSolver(small_game, mccfr.AverageType.SIMPLE)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = small_game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = policy.action_probabilities(state)
    assert set(chances) <= set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_fictitious_self_play_learns_on_it(small_game: Any) -> None:
    pytest.importorskip("torch", reason="PyTorch is an extra that only learning needs")
    nfsp = pytest.importorskip("open_spiel.python.pytorch.nfsp")
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    env = rl_environment.Environment(small_game)
    size = env.observation_spec()["info_state"][0]
    actions = env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            seat,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[8],
            reservoir_buffer_capacity=50,
            anticipatory_param=0.1,
            batch_size=4,
            min_buffer_size_to_learn=4,
            learn_every=4,
        )
        for seat in range(2)
    ]
    for _ in range(4):
        step = env.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = env.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)


def test_an_information_state_does_not_show_what_others_have_sealed() -> None:
    game = pyspiel.load_game("ennead_ankh", {"players": 2})
    rng = Random(5)
    sealed = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        first = state.current_player()
        legal = state.legal_actions()
        if state.line.game.table.frames[-1].is_secret() and len(legal) > 1:
            told = set()
            for action in legal:
                after = state.child(action)
                if after.current_player() == 1 - first and after.line.shown < len(after.history()):
                    told.add(
                        (
                            after.information_state_string(1 - first),
                            after.observation_string(1 - first),
                            tuple(after.information_state_tensor(1 - first)),
                        )
                    )
                    assert f"{first}:{action}" in after.information_state_string(first)
                    sealed += 1
            assert len(told) <= 1
        state.apply_action(rng.choice(legal))
    assert sealed
    assert set(state.returns()) <= {-1.0, 1.0}


def test_perfect_recall_remembers_every_answer() -> None:
    game = pyspiel.load_game("ennead_ra", {"players": 2})
    rng = Random(2)
    state = game.new_initial_state()
    for _ in range(40):
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions))
    told = state.information_state_string(1)
    assert told.startswith("1: ")
    assert len(told.split()) == 41
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.information_state_string(1) == told
