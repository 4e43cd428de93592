"""Playouts are not more than 5 % slower than those of the last released wheel.

ENNEAD_BASELINE names that wheel, or a directory with its package. Without it the core is measured
by the yardstick in C, on this machine, and compared with what is written down in `baseline.json`:
machines differ, so that only a much slower core is noticed. `python -m tests.bench.test_slowdown`
writes it down anew.
"""

from __future__ import annotations

import json
import os
import re
import zipfile
from pathlib import Path

import pytest

import ennead
from tests.bench.test_scripts import BUILD, needs_compiler, said_by

WRITTEN_DOWN = Path(__file__).with_name("baseline.json")
GAMES = ("ra", "ankh")
#: How much slower is too slow: beside the older build, and by the yardstick.
BESIDE, BY_YARDSTICK = 0.95, 0.7

compiled_only = pytest.mark.skipif(not ennead.compiled, reason="only the compiled core is fast")


@pytest.mark.long
@compiled_only
@pytest.mark.skipif(not os.environ.get("ENNEAD_BASELINE"), reason="ENNEAD_BASELINE names no build")
@pytest.mark.parametrize("game", GAMES)
def test_playouts_are_as_fast_as_in_the_last_release(game: str, tmp_path: Path) -> None:
    older = unpacked(Path(os.environ["ENNEAD_BASELINE"]), tmp_path)
    builds = ("--against", str(older), "--compiled", str(BUILD))
    said = said_by("playouts", *builds, "--game", game, "--rounds", "9")
    ratio = re.search(r"games per CPU-second.*?([\d.]+)x", said)
    assert ratio
    assert float(ratio[1]) > BESIDE, said


@pytest.mark.long
@compiled_only
@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_playouts_are_as_fast_as_written_down(game: str) -> None:
    expected = json.loads(WRITTEN_DOWN.read_text(encoding="utf-8"))[game]
    assert by_yardstick(game) > BY_YARDSTICK * expected


def unpacked(build: Path, place: Path) -> Path:
    """The directory of a build, which may be packed as a wheel."""
    if build.is_dir():
        return build
    with zipfile.ZipFile(build) as wheel:
        wheel.extractall(place)
    return place


def by_yardstick(game: str) -> float:
    """Random games in the time in which C finds the regions of a million sets of hexes."""
    builds = ("--against", str(BUILD), "--compiled", str(BUILD))
    played = said_by("playouts", *builds, "--game", game, "--rounds", "3")
    games = re.search(r"games per CPU-second +([\d,]+)", played)
    floor = re.search(r"C: +([\d,]+) ns", said_by("yardstick"))
    assert games
    assert floor
    return float(games[1].replace(",", "")) * float(floor[1].replace(",", "")) / 1000


if __name__ == "__main__":
    found = {game: round(by_yardstick(game), 1) for game in GAMES}
    WRITTEN_DOWN.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
