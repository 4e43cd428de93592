"""Stepping many games takes no memory that is not given back."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from ennead.envs.arrays import ArrayGame
from ennead.envs.vector import VectorGames

STATUS = Path("/proc/self/status")
#: Kilobytes.
MOST = 2048


def resident() -> int:
    """The resident memory of this process in kilobytes."""
    gc.collect()
    lines = STATUS.read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


@pytest.mark.skipif(not STATUS.exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_the_memory_of_many_steps_is_given_back(game: str) -> None:
    games = VectorGames(game, 64, 3, seed=1)
    step = games.observe()
    for _ in range(100):
        step = games.step(step.masks.argmax(axis=1))
    before = resident()
    for _ in range(600):
        step = games.step(step.masks.argmax(axis=1))
    assert resident() - before < MOST


@pytest.mark.skipif(not STATUS.exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_the_memory_of_many_observations_is_given_back(game: str) -> None:
    one = ArrayGame(game, 3)
    one.begin(seed=1)
    seat = one.to_act()[0]
    before = 0
    for number in range(4000):
        if number == 500:
            before = resident()
        assert one.observation(seat).any()
        assert one.mask(seat).any()
    assert resident() - before < MOST
