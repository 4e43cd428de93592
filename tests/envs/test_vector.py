"""Many games at once: the same games as one by one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ennead
from ennead.engine.rng import Rng, seeded
from ennead.envs.arrays import ArrayGame
from ennead.envs.game_env import encoder_for, env_of
from ennead.envs.vector import Step, VectorGames
from ennead.envs.vector_processes import ProcessGames

SETTINGS = [("ra", 2), ("ra", 4), ("ankh", 3)]


def any_legal(step: Step, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game."""
    chances = rng.random(step.masks.shape) * step.masks
    return np.asarray(chances.argmax(axis=1))


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_games_side_by_side_are_those_played_alone(name: str, players: int) -> None:
    count = 4
    games = VectorGames(name, count, players, seed=5)
    alone = [ArrayGame(name, players) for _ in range(count)]
    rngs = [seeded(5 * 1_000_003 + number) for number in range(count)]
    for one, luck in zip(alone, rngs, strict=True):
        begin_with(one, luck)
    rng = np.random.default_rng(3)
    step, ended = games.observe(), 0
    while ended < 3:
        for number, one in enumerate(alone):
            seat = one.to_act()[0]
            assert step.seats[number] == seat
            assert (step.observations[number] == one.observation(seat)).all()
            assert (step.masks[number] == one.mask(seat)).all()
        actions = any_legal(step, rng)
        step = games.step(actions)
        for number, one in enumerate(alone):
            one.act(one.to_act()[0], int(actions[number]))
            assert step.done[number] == one.game.over
            assert step.rewards[number].tolist() == one.rewards()
            if one.game.over:
                ended += 1
                begin_with(one, rngs[number])
    assert games.batch.ended == ended


def begin_with(one: ArrayGame, rng: Rng) -> None:
    """Begin a game that goes on with a generator's numbers."""
    one.game = ennead.new(one.name, one.players, chance="ask")
    one.game.rng = rng
    one.game.let_chance_answer(rng)


def test_earlier_arrays_stay_as_they_were() -> None:
    games = VectorGames("ra", 3, 2, seed=1)
    first = games.observe()
    before = first.observations.copy()
    games.step(first.masks.argmax(axis=1))
    assert (first.observations == before).all()
    assert not (games.observe().observations == before).all()


def test_an_action_that_is_not_legal_is_refused_and_no_game_changed() -> None:
    games = VectorGames("ra", 3, 2, seed=1)
    actions = games.observe().masks.argmax(axis=1)
    before = games.observe().observations.copy()
    for wrong in (56, -1, 99):
        with pytest.raises(ennead.IllegalAnswer, match=f"game 2: {wrong} is not a legal action"):
            games.step(np.array([actions[0], actions[1], wrong]))
    with pytest.raises(ValueError, match="expected 3 actions, found 2"):
        games.step(actions[:2])
    assert (games.observe().observations == before).all()
    with pytest.raises(ValueError, match="count must be 1 or more, not 0"):
        VectorGames("ra", 0, 2)


def test_several_processes_play_the_same_games() -> None:
    rng = np.random.default_rng(7)
    here = VectorGames("ra", 5, 2, seed=4)
    with ProcessGames("ra", 5, 2, seed=4, processes=2) as there:
        step = there.observe()
        for _ in range(200):
            actions = any_legal(step, rng)
            step, same = there.step(actions), here.step(actions)
            for name in ("observations", "masks", "seats", "rewards", "done"):
                assert (getattr(step, name) == getattr(same, name)).all(), name
        with pytest.raises(ValueError, match="expected 5 actions, found 1"):
            there.step(actions[:1])
        with pytest.raises(ValueError, match="is not a legal action"):
            there.step(np.full(5, 56))
    assert here.batch.ended
    with pytest.raises(ValueError, match="processes must be 1 to 5"):
        ProcessGames("ra", 5, 2, processes=6)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_games_in_other_processes_say_that_they_cannot_be_copied(way: Callable[[Any], Any]) -> None:
    with (
        ProcessGames("ra", 2, 2, seed=1) as games,
        pytest.raises(TypeError, match="games in other processes cannot be copied or pickled"),
    ):
        way(games)


def test_an_encoder_made_by_hand_says_that_it_cannot_be_pickled() -> None:
    found = encoder_for("ra", 2)
    by_hand = env_of("ra").encoder(found.rules, {"open_scores": True, "tile_counter": True})
    with pytest.raises(TypeError, match="only an encoder that `encoder_for` has made"):
        pickle.dumps(by_hand)
    assert copy.deepcopy(by_hand) is by_hand
