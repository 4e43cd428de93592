"""Stepping many games takes no memory that is not given back."""

from __future__ import annotations

import ast
import gc
from pathlib import Path

import pytest

from ennead.envs.vector import VectorGames
from hatch_build import core_modules

PACKAGE = Path(__file__).parents[2] / "src" / "ennead"
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
    step = games.look()
    for _ in range(100):
        step = games.step(step.masks.argmax(axis=1))
    before = resident()
    for _ in range(600):
        step = games.step(step.masks.argmax(axis=1))
    assert resident() - before < MOST


def test_no_compiled_module_adds_to_an_item_of_a_vec_in_place() -> None:
    """Compiled by mypyc 2.4, `into[place] += 1` leaks the whole vec."""
    found = [
        f"{module.relative_to(PACKAGE)}:{node.lineno}"
        for module in core_modules(PACKAGE)
        if "librt.vecs" in (text := module.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript)
    ]
    assert found == []
