"""PettingZoo's own conformance tests, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]  # ships no types
    api_test,
    parallel_api_test,
    seed_test,
)

import ennead
from ennead.envs.pettingzoo_env import AecEnv, ParallelEnv

SETTINGS = [("ra", 2), ("ra", 5), ("ankh", 2), ("ankh", 3)]
every_setting = pytest.mark.parametrize(("name", "players"), SETTINGS)
# A seat that is not asked has no legal action: PettingZoo's classic games do the same.
no_action = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
# The test wishes for a bare vector; masks need a dictionary, as in PettingZoo's classic games.
dictionary = pytest.mark.filterwarnings("ignore:Observation (space|is not)")


@every_setting
@no_action
@dictionary
def test_the_aec_form_passes_the_api_test(name: str, players: int) -> None:
    api_test(AecEnv(name, players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), [("ra", 3), ("ankh", 2)])
def test_the_aec_form_passes_the_seed_test(name: str, players: int) -> None:
    seed_test(lambda: AecEnv(name, players), num_cycles=30)


@every_setting
def test_the_parallel_form_passes_the_api_test(name: str, players: int) -> None:
    parallel_api_test(ParallelEnv(name, players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), [("ra", 3), ("ankh", 2)])
def test_the_same_seed_gives_the_same_game_in_the_parallel_form(name: str, players: int) -> None:
    """PettingZoo's own seed test for this form takes any action, legal or not."""
    told = []
    for _ in range(2):
        env = ParallelEnv(name, players)
        seen, _ = env.reset(seed=42)
        rng = np.random.default_rng(1)
        told.append([seen])
        while env.agents and len(told[-1]) < 60:
            masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
            seen, *_ = env.step(
                {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
            )
            told[-1].append(seen)
    np.testing.assert_equal(told[0], told[1])


def test_rewards_are_paid_once_at_the_end() -> None:
    env = AecEnv("ra", 3, render_mode="ansi")
    env.reset(seed=3)
    assert "?" in (env.render() or "")
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(rng.choice(legal)))
    places = {f"player_{seat}": place for place, seat, _ in env.arrays.game.ranking()}
    assert total == {agent: 1.0 if place == 1 else -1.0 for agent, place in places.items()}
    assert "over" in (env.render() or "")


def test_sealed_answers_are_given_in_one_step_of_the_parallel_form() -> None:
    env = ParallelEnv("ankh", 2)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(1)
    asked_together = 0
    while env.agents:
        asked = [a for a in env.agents if not seen[a]["action_mask"][env.wait]]
        assert asked == [f"player_{seat}" for seat in env.arrays.to_act()]
        asked_together += len(asked) > 1
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in env.agents
        }
        seen, rewards, over, _, _ = env.step(actions)
        assert any(rewards.values()) == all(over.values())
    assert asked_together


def test_a_way_of_rendering_that_there_is_not_is_refused() -> None:
    for made in (AecEnv, ParallelEnv):
        with pytest.raises(ValueError, match="render_mode must be None or 'ansi'"):
            made("ra", 2, render_mode="human")
        with pytest.raises(ValueError, match="players must be one of"):
            made("ra", 7)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = AecEnv("ra", 2)
    env.reset(seed=1)
    before = env.arrays.game.hash()
    with pytest.raises(ennead.IllegalAnswer):
        env.step(56)
    assert env.arrays.game.hash() == before
