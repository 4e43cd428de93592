"""A game of another package as an environment, its views hashed."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test  # type: ignore[import-untyped]

import ennead
from ennead.envs.game_env import encoder_for
from ennead.envs.gym_env import AgainstBots, register
from ennead.envs.pettingzoo_env import AecEnv, ParallelEnv
from ennead.envs.vector import VectorGames
from tests.envs.test_pettingzoo import dictionary, no_action
from tests.plugins.conftest import Run


@no_action
@dictionary
def test_it_is_a_pettingzoo_environment(pebbles: str) -> None:
    api_test(AecEnv(pebbles, 3), num_cycles=100)
    parallel_api_test(ParallelEnv(pebbles, 3), num_cycles=100)


def test_it_is_a_gymnasium_environment(pebbles: str) -> None:
    check_env(AgainstBots(pebbles, 2, render_mode="ansi"), skip_render_check=True)
    register()
    env = gymnasium.make("ennead/Pebbles-v0", players=3, bots=["random"])
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.argmax(info["action_mask"])))
    assert reward in (-1.0, 1.0)
    gymnasium.registry.pop("ennead/Pebbles-v0")


def test_it_is_drawn_by_its_listing(pebbles: str) -> None:
    env = AgainstBots(pebbles, 2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[2] == 3
    assert (picture < 100).any(), "something is written there"


def test_many_games_are_stepped_together(pebbles: str) -> None:
    games = VectorGames(pebbles, 16, 3, seed=1)
    step = games.observe()
    ended = 0
    for _ in range(80):
        step = games.step(step.masks.argmax(axis=1))
        ended += int(step.done.sum())
    assert ended > 16


def test_actions_are_the_answers_that_questions_declare(pebbles: str) -> None:
    space = encoder_for(pebbles, 2).space
    assert space.rows == (("offer", 0, 11), ("spend", 0, 1), ("wash", 1, 4))
    assert (space.players, space.size) == (14, 18)


def test_an_observation_shows_what_the_view_shows_and_no_more(pebbles: str) -> None:
    encoder = encoder_for(pebbles, 3)
    observed = []
    for offer in (0, 5):
        game = ennead.new(pebbles, 3, seed=1)
        before = bytes(np.array(encoder.observation(game.table, 1), np.uint8))
        game.apply(0, offer)
        observed.append(bytes(np.array(encoder.observation(game.table, 1), np.uint8)))
        assert observed[-1] != before, "who is still asked is seen"
    assert observed[0] == observed[1]


def test_it_is_a_game_of_openspiel(run: Run) -> None:
    pytest.importorskip("pyspiel")
    program = """
import random, pyspiel
import ennead.envs.openspiel_game
state = pyspiel.load_game("ennead_pebbles(players=3)").new_initial_state()
rng = random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        actions = [action for action, _ in state.chance_outcomes()]
    else:
        actions = state.legal_actions()
    state.apply_action(rng.choice(actions))
print(sorted(state.returns()))
"""
    assert run("-c", program).strip() in ("[-1.0, -1.0, 1.0]", "[-1.0, 1.0, 1.0]")
