"""How far the core is from the machine: the regions of random sets of hexes, and the same in C.

    python bench/yardstick.py

The C is compiled here with the system's compiler. Both find the same regions, or this fails.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from time import process_time

import ennead
from ennead.hexes import hexset
from ennead.hexes.grid import Grid
from ennead.hexes.hexset import HexSet
from ennead.hexes.regions import regions

SOURCE = Path(__file__).with_suffix(".c")
ROWS = COLUMNS = 11
SETS = 200


def main() -> None:
    """Measure both and print the ratio."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=5, help="the best of these counts")
    asked = parser.parse_args()
    compiler = c_compiler()
    grid = Grid([(row, column) for row in range(ROWS) for column in range(COLUMNS)])
    sets = random_sets(grid)
    own = min([core_seconds(grid, sets) for _ in range(asked.rounds)])
    floor = min([c_seconds(compiler, grid, sets) for _ in range(asked.rounds)])
    build = "compiled" if ennead.compiled else "pure Python"
    print(f"regions of {grid.size} hexes, {SETS} random sets, best of {asked.rounds} rounds")
    print(f"core, {build}: {1e9 * own:10,.0f} ns a set")
    print(f"C:              {1e9 * floor:10,.0f} ns a set")
    print(f"C is {own / floor:.1f} times as fast")


def c_compiler() -> list[str]:
    """The machine's C compiler, or the one from PyPI."""
    found = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if found is None and find_spec("ziglang") is None:
        sys.exit("there is no C compiler")
    return [found] if found else [sys.executable, "-m", "ziglang", "cc"]


def random_sets(grid: Grid) -> list[HexSet]:
    """Sets with about two thirds of all spaces: several regions each."""
    rng = random.Random(1)
    return [hexset.of([n for n in range(grid.size) if rng.random() < 0.66]) for _ in range(SETS)]


def checksum(grid: Grid, sets: list[HexSet]) -> int:
    """The sizes of all regions, each times its place."""
    found = [regions(grid.neighbours, one) for one in sets]
    return sum([n * hexset.size(part) for parts in found for n, part in enumerate(parts, 1)])


def core_seconds(grid: Grid, sets: list[HexSet]) -> float:
    """CPU seconds for one set."""
    neighbours = grid.neighbours
    started = process_time()
    for _ in range(20):
        for one in sets:
            regions(neighbours, one)
    return (process_time() - started) / 20 / len(sets)


def c_seconds(compiler: list[str], grid: Grid, sets: list[HexSet]) -> float:
    """The same in C, whose regions must be the same."""
    numbers = [4000, grid.size, *[half for one in grid.neighbours for half in one]]
    numbers += [len(sets), *[half for one in sets for half in one]]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "yardstick")
        subprocess.run([*compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
        text = "\n".join(map(str, numbers))
        said = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
    nanoseconds, found = said.stdout.split()
    if int(found) != checksum(grid, sets):
        sys.exit(f"C found other regions: {found}, not {checksum(grid, sets)}")
    return float(nanoseconds) / 1e9


if __name__ == "__main__":
    main()
