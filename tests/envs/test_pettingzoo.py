"""PettingZoo's own conformance tests, and what they do not look at."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]  # ships no types
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]  # ships no types
    api_test,
    parallel_api_test,
    render_test,
    seed_test,
)

import ennead
from ennead.envs import ankh_v0, ra_v0
from ennead.envs.pettingzoo_env import AecEnv, ParallelEnv

MODULES: dict[str, Any] = {"ra": ra_v0, "ankh": ankh_v0}
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
    api_test(MODULES[name].env(players), num_cycles=100)


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
    assert "Player 1" in env.render()
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(rng.choice(legal)))
    places = {f"player_{seat}": place for place, seat, _ in env.arrays.game.ranking()}
    assert total == {agent: 1.0 if place == 1 else -1.0 for agent, place in places.items()}
    assert "Player 1" in env.render()


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


@pytest.mark.parametrize("module", [ra_v0, ankh_v0])
def test_it_passes_the_render_test(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("ennead.envs.rendering.FRAMES_PER_SECOND", 0)  # nobody watches: no waiting
    render_test(module.env)


@pytest.mark.parametrize("made", [ra_v0.raw_env, ra_v0.parallel_env])
def test_a_way_of_rendering_that_there_is_not_is_refused(made: Any) -> None:
    with pytest.raises(ValueError, match="render_mode must be None, 'ansi', 'rgb_array', 'human'"):
        made(2, render_mode="smoke")
    with pytest.raises(ValueError, match="players must be one of"):
        made(7)


@pytest.mark.parametrize("made", [ra_v0.env, ra_v0.parallel_env, ankh_v0.env])
def test_games_after_a_seeded_reset_can_be_had_again(made: Any) -> None:
    told = []
    for _ in range(2):
        env = made(players=3)
        env.reset(seed=1)
        told.append([later(env.unwrapped.arrays.game)])
        for _ in range(3):
            env.reset()
            told[-1].append(later(env.unwrapped.arrays.game))
    assert told[0] == told[1]
    assert len(set(told[0])) == 4
    again = ennead.new(env.unwrapped.arrays.name, 3, seed=1)
    assert told[0][0] == later(again), "it is the game of that seed"


def later(game: ennead.Game) -> str:
    """What becomes of a game by its own luck."""
    for _ in range(60):
        game.apply(game.to_act()[0], game.legal(game.to_act()[0])[0])
    return str(game.hash())


@pytest.mark.parametrize("made", [ra_v0.env, ra_v0.parallel_env, ankh_v0.raw_env])
def test_environments_are_freed(made: Any) -> None:
    alive = []
    for number in range(100):
        env = made(players=2)
        env.reset(seed=number)
        env.observation_space("player_0")
        env.action_space("player_1")
        alive.append(weakref.ref(env.unwrapped))
        del env
    gc.collect()
    assert not [env for env in alive if env() is not None]


@pytest.mark.parametrize("made", [ra_v0.raw_env, ra_v0.parallel_env])
def test_options_are_honored_or_refused(made: Any, caplog: pytest.LogCaptureFixture) -> None:
    env = made(3, open_scores=False)
    env.reset(seed=1)
    assert env.arrays.game.options["open_scores"] is False
    env.reset(seed=1, options={"tile_counter": False})
    assert env.arrays.game.options == {
        **ennead.new("ra", 3).options,
        "open_scores": False,
        "tile_counter": False,
    }
    assert not env.arrays.encoder.tile_counter, "what is covered is not observed either"
    env.reset()
    assert env.arrays.game.options["tile_counter"] is True
    before = env.arrays.game.hash()
    with pytest.raises(ValueError, match="tile_counter must be one of True, False, not 3"):
        env.reset(options={"tile_counter": 3})
    assert env.arrays.game.hash() == before
    env.reset(options={"camels": 3})
    assert "ra has no option 'camels'" in caplog.text, "of what it cannot know it warns"
    with pytest.raises(ValueError, match="ra has no option 'camels'"):
        made(3, camels=3)


def test_the_wrapped_form_ends_the_game_at_an_illegal_action() -> None:
    env = ra_v0.env(2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(56)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_the_parallel_form_changes_nothing_if_one_action_is_not_legal() -> None:
    env = ankh_v0.parallel_env(3)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(1)
    while len(env.arrays.to_act()) < 2:
        seen, *_ = env.step(any_actions(env, seen, rng))
    before = env.arrays.game.hash()
    good = any_actions(env, seen, rng)
    last = f"player_{env.arrays.to_act()[-1]}"
    for wrong in ({**good, last: env.wait}, {a: n for a, n in good.items() if a != last}):
        with pytest.raises(ennead.IllegalAnswer):
            env.step(wrong)
        assert env.arrays.game.hash() == before
    env.step(good)
    assert env.arrays.game.hash() != before


def any_actions(env: ParallelEnv, seen: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    """A legal action of every agent."""
    masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
    return {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}


def test_pettingzoo_makes_them_by_name() -> None:
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no registry")
    env = pettingzoo.make("aec", "ennead/ra-v0", players=3)
    assert env.unwrapped.metadata["name"] == "ra_v0"
    parallel = pettingzoo.make("parallel", "ennead/ankh_v0", players=2)
    assert parallel.metadata["name"] == "ankh_parallel_v0"


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = AecEnv("ra", 2)
    env.reset(seed=1)
    before = env.arrays.game.hash()
    with pytest.raises(ennead.IllegalAnswer):
        env.step(56)
    assert env.arrays.game.hash() == before
