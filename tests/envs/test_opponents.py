"""Whoever can answer can sit across from a learner: names, classes, bots and functions."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from ennead.bots import Seen
from ennead.envs.gym_env import AgainstBots
from ennead.envs.gym_vector import VectorAgainstBots


class First:
    """Gives the first legal answer, and counts them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.answered = 0

    def answer(self, seen: Seen) -> int:
        self.answered += 1
        return seen.legal()[0]


def last(seen: Seen) -> int:
    return seen.legal()[-1]


def first_of(seed: int) -> First:
    return First(seed)


OPPONENTS: list[Any] = ["greedy", f"{__name__}:First", First, First(3), first_of, last]
KINDS = ["name", "name of a class", "class", "bot", "maker", "answer"]


def play(env: gymnasium.Env[Any, Any]) -> None:
    """A whole episode of the first legal actions."""
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize("opponent", OPPONENTS, ids=KINDS)
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_whoever_can_answer_sits_across(game: str, opponent: Any) -> None:
    play(AgainstBots(game, players=3, bots=[opponent]))
    made = gymnasium.make(
        f"ennead.envs.gym_env:ennead/{game.capitalize()}-v0", players=2, bots=[opponent]
    )
    play(made)


@pytest.mark.parametrize("opponent", OPPONENTS, ids=KINDS)
def test_they_sit_in_vectors_of_games_too(opponent: Any) -> None:
    env = VectorAgainstBots("ra", num_envs=3, players=3, bots=[opponent, "easy"])
    _, info = env.reset(seed=2)
    ended = 0
    for _ in range(300):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        _, _, done, _, info = env.step(actions)
        ended += int(done.sum())
    assert ended > 0


def test_a_bot_that_is_made_is_asked_itself_and_keeps_what_it_knows() -> None:
    own = First(0)
    env = AgainstBots("ra", bots=[own])
    play(env)
    before = own.answered
    assert before > 0
    play(env)
    assert own.answered > before


def test_opponents_change_between_episodes() -> None:
    own, other = First(0), First(1)
    env = AgainstBots("ra", bots=[own])
    play(env)
    before = own.answered
    env.change_opponents([other])
    play(env)
    assert (own.answered, other.answered > 0) == (before, True)
    vector = VectorAgainstBots("ra", num_envs=2, bots=[own])
    vector.change_opponents([other])
    asked = other.answered
    vector.reset(seed=1)
    for _ in range(20):
        vector.reset()
    assert other.answered >= asked
    assert own.answered == before


def test_an_environment_with_opponents_of_ones_own_is_copied_and_pickled() -> None:
    env = AgainstBots("ra", bots=[First])
    env.reset(seed=4)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        play(again)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("nobody", "bot must be one of"),
        ("no.such:Bot", "cannot be imported"),
        (5, "a bot must be a name"),
        (object, "must have a method `answer`"),
    ],
    ids=["unknown name", "unknown module", "number", "class of nothing"],
)
def test_who_cannot_answer_is_refused_at_once(wrong: Any, said: str) -> None:
    with pytest.raises((ValueError, TypeError), match=said if wrong is not object else None):
        AgainstBots("ra", bots=[wrong])
