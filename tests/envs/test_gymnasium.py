"""Gymnasium's own check, and episodes against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ennead.engine import drawing
from ennead.envs.gym_env import AgainstBots


@pytest.mark.parametrize(("name", "players"), [("ra", 2), ("ra", 4), ("ankh", 2), ("ankh", 3)])
def test_it_passes_the_check(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("ennead.envs.rendering.FRAMES_PER_SECOND", 0)  # nobody watches: no waiting
    env = gymnasium.make(f"ennead/{name.capitalize()}-v0", players=players, render_mode="ansi")
    check_env(env.unwrapped)


def test_a_learner_sees_its_own_view_drawn() -> None:
    env = AgainstBots("ankh", 2, seat=1, render_mode="rgb_array")
    env.reset(seed=3)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100, "it is not a blank page"
    assert (picture == env.render()).all()
    text = AgainstBots("ankh", 2, seat=1, render_mode="ansi")
    text.reset(seed=3)
    assert text.render() == drawing.text(text.arrays.game, 1)
    text.reset(seed=3, options={"scenario": "old_kingdom"})
    assert text.arrays.game.options["scenario"] == "old_kingdom"


@pytest.mark.parametrize("name", ["Ra", "Ankh"])
def test_it_is_registered_and_plays_episodes_to_the_end(name: str) -> None:
    env = gymnasium.make(f"ennead.envs.gym_env:ennead/{name}-v0", players=3, bots=["random"])
    rng = np.random.default_rng(0)
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert seen in env.observation_space
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            seen, reward, over, cut, info = env.step(action)
            assert not cut
            assert over == (reward != 0)
        assert reward in (-1.0, 1.0)
        assert "illegal" not in info
    assert len(seats) > 1
    env.close()


def test_the_same_seed_gives_the_same_episode() -> None:
    episodes = []
    for _ in range(2):
        env = AgainstBots("ra", 3, bots=["greedy", "random"], seat=1)
        seen, _ = env.reset(seed=9)
        told = [seen.tobytes()]
        over = False
        while not over:
            seen, _, over, *_ = env.step(int(np.argmax(env.action_masks())))
            told.append(seen.tobytes())
        episodes.append(told)
    assert episodes[0] == episodes[1]


def test_an_action_that_is_not_legal_loses() -> None:
    env = AgainstBots("ra", 2, seat=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(56)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="seat must be None or 0 to 1, not 2"):
        AgainstBots("ra", 2, seat=2)
    with pytest.raises(ValueError, match="1 to 1 bots can sit down, not 2"):
        AgainstBots("ra", 2, bots=["random", "random"])
    with pytest.raises(ValueError, match="bot must be one of"):
        AgainstBots("ra", 2, bots=["nobody"])
    with pytest.raises(ValueError, match="render_mode must be None"):
        AgainstBots("ra", 2, render_mode="smoke")
