"""The measurements run, and say what they measured."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ennead

ROOT = Path(__file__).parents[2]
BUILD = Path(ennead.__file__).parents[1]
needs_compiler = pytest.mark.skipif(
    not os.environ.get("ENNEAD_COMPILER"), reason="there is no C compiler"
)


def said_by(script: str, *arguments: str) -> str:
    """What a script prints."""
    command = [sys.executable, str(ROOT / "bench" / f"{script}.py"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_two_builds_are_measured_in_turn_with_the_spread_of_their_ratios() -> None:
    builds = ("--against", str(BUILD), "--compiled", str(BUILD))
    said = said_by("playouts", *builds, "--game", "ra", "--games", "3", "--rounds", "3")
    lines = re.findall(r"(\d\.\d+)x  \((\d\.\d+) to (\d\.\d+)\)", said)
    assert len(lines) == 5
    for middle, low, high in lines:
        assert 0.2 < float(low) <= float(middle) <= float(high) < 5


@needs_compiler
def test_the_yardstick_finds_the_same_regions_in_c() -> None:
    said = said_by("yardstick", "--rounds", "1")
    ratio = re.search(r"C is ([\d.]+) times as fast", said)
    assert ratio
    assert float(ratio[1]) > 1


def test_answers_are_timed_and_simulations_counted() -> None:
    said = said_by("answers", "--game", "ra", "--players", "2", "--bots", "expert", "--games", "1")
    timed = re.search(r"expert +(\d+) answers: p50 ([\d.]+) ms, p95 ([\d.]+) ms", said)
    assert timed
    assert int(timed[1]) > 20
    assert 0 < float(timed[2]) <= float(timed[3])
    counted = re.search(r"search +([\d,]+) simulations", said)
    assert counted
    assert int(counted[1].replace(",", "")) > 100
