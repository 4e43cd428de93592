"""Vector environments of Gymnasium: the same games as alone, in self-play and against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import ennead
from ennead.envs.gym_vector import SelfPlay, VectorAgainstBots, VectorGamesEnv
from ennead.envs.vector import VectorGames


def any_legal(info: dict[str, NDArray[np.int8]], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game."""
    masks = info["action_mask"]
    return np.asarray((rng.random(masks.shape) * masks).argmax(axis=1))


def told(env: VectorGamesEnv, steps: int, seed: int) -> list[bytes]:
    """All that an environment tells, with random actions."""
    rng = np.random.default_rng(3)
    seen, info = env.reset(seed=seed)
    found = [seen.tobytes()]
    for _ in range(steps):
        seen, rewards, over, cut, info = env.step(any_legal(info, rng))
        assert seen in env.observation_space
        assert not cut.any()
        assert ((rewards != 0) <= over).all()
        found.append(seen.tobytes() + rewards.tobytes() + over.tobytes())
    return found


@pytest.mark.parametrize(("name", "players"), [("ra", 2), ("ra", 4), ("ankh", 3)])
def test_self_play_is_the_batch_of_games(name: str, players: int) -> None:
    env = SelfPlay(name, num_envs=6, players=players)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=5)
    ended = 0
    for _ in range(300):
        acted = info["seat"].copy()
        _, rewards, over, _, info = env.step(any_legal(info, rng))
        for number in np.flatnonzero(over):
            assert rewards[number] == info["rewards"][number, acted[number]] != 0
        ended += int(over.sum())
    assert ended == env.games.batch.ended
    assert ended or name == "ankh"
    assert told(SelfPlay(name, 3, players), 40, 8) == told(SelfPlay(name, 3, players), 40, 8)


@pytest.mark.parametrize(("name", "bots"), [("ra", ["random", "hard"]), ("ankh", ["random"])])
def test_a_learner_plays_against_bots(name: str, bots: list[str]) -> None:
    env = gymnasium.make_vec(
        f"ennead.envs.gym_env:ennead/{name.capitalize()}-v0",
        vectorization_mode="vector_entry_point",
        num_envs=4,
        players=3,
        bots=bots,
    )
    assert isinstance(env, VectorAgainstBots)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=2)
    ends: list[float] = []
    seats: set[int] = set()
    while len(ends) < (4 if name == "ra" else 1):
        assert info["seat"].tolist() == env.learners
        seats |= set(env.learners)
        _, rewards, over, _, info = env.step(any_legal(info, rng))
        assert (rewards[over] != 0).all()
        assert (rewards[~over] == 0).all()
        ends += rewards[over].tolist()
    assert set(ends) <= {-1.0, 1.0}
    assert len(seats) > 1


def test_the_same_seed_gives_the_same_games_against_bots() -> None:
    runs = [told(VectorAgainstBots("ra", 3, 3, ["hard"]), 60, 4) for _ in range(2)]
    assert runs[0] == runs[1]
    fixed = VectorAgainstBots("ra", 3, 3, ["random"], seat=1)
    _, info = fixed.reset(seed=1)
    assert info["seat"].tolist() == [1, 1, 1]


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorAgainstBots("ra", 2, 2, ["random"])
    seen, info = env.reset(seed=1)
    legal = any_legal(info, np.random.default_rng(1))
    with pytest.raises(ennead.IllegalAnswer, match="game 1: 56 is not a legal action now"):
        env.step(np.array([legal[0], 56]))
    again = env.games.observe()
    assert (again.observations == seen).all()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="1 to 1 bots can sit down, not 2"):
        VectorAgainstBots("ra", 2, 2, ["random", "random"])
    with pytest.raises(ValueError, match="seat must be None or 0 to 1, not 5"):
        VectorAgainstBots("ra", 2, 2, seat=5)
    with pytest.raises(ValueError, match="ra has no option 'camels'"):
        SelfPlay("ra", 2, 2, camels=3)
    with pytest.raises(ValueError, match="count must be 1 or more, not 0"):
        SelfPlay("ra", 0)


def test_some_games_are_stepped_while_others_wait() -> None:
    games, whole = (VectorGames("ra", 4, 3, seed=2) for _ in range(2))
    step = games.observe()
    first = step.masks.argmax(axis=1).tolist()
    kept = step.observations.copy()
    games.batch.forget_ends()
    games.batch.step_some([1, 3], [first[1], first[3]])
    assert (step.observations == kept).all(), "arrays given out before stay as they are"
    some, every = games.observe(), whole.step(first)
    for number in (1, 3):
        assert (some.observations[number] == every.observations[number]).all()
        assert (some.masks[number] == every.masks[number]).all()
    for number in (0, 2):
        assert (some.observations[number] == kept[number]).all()
    with pytest.raises(ValueError, match="expected 2 actions, found 1"):
        games.batch.step_some([0, 2], [0])


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda row: np.array(row, np.uint8)])
def test_any_row_of_whole_numbers_is_a_step(kind: type) -> None:
    games = VectorGames("ra", 4, 2, seed=1)
    row = games.observe().masks.argmax(axis=1).tolist()
    games.step(kind(row))
    for wrong in ([0.0] * 4, ["draw"] * 4, [[0]] * 4, 3):
        with pytest.raises(ennead.IllegalAnswer, match="expected a row of whole numbers"):
            games.step(wrong)  # type: ignore[arg-type]  # that is the point
    with pytest.raises(ValueError, match="expected 4 actions, found 2"):
        games.step([0, 0])
