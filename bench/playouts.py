"""Random full games in the pure and in the compiled build, side by side.

    python bench/playouts.py
    python bench/playouts.py --game ankh --players 2 --pure src --compiled build/compiled

Each build runs in processes of its own, the builds in turn; the best of all rounds counts, in CPU
time. A build is a directory that holds the package `ennead`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("ra", "ankh")
#: What is measured: its name in the measurement, its title, whether smaller is better.
LINES = (
    ("answers", "players' answers per CPU-second", False),
    ("answers_with_chance", "answers with chance's per CPU-second", False),
    ("games", "games per CPU-second", False),
    ("clone", "clone, microseconds", True),
    ("legal", "legal, microseconds", True),
)

Measured = dict[str, float]


def main() -> None:
    """Measure both builds in every game asked for and print a table with ratios for each."""
    asked = arguments()
    builds = {"pure": asked.pure, "compiled": asked.compiled}
    there = {name: path for name, path in builds.items() if (path / "ennead").is_dir()}
    for name in builds.keys() - there.keys():
        print(f"no {name} build in {builds[name]}: left out")
    for game in asked.game or GAMES:
        speeds: dict[str, list[Measured]] = {name: [] for name in there}
        for _ in range(asked.rounds):
            for name, path in there.items():
                speeds[name].append(measured(name, path, game, asked))
        print(f"{game}, {asked.players} players, {asked.games} random games, best of rounds")
        print_table({name: best_of(rounds) for name, rounds in speeds.items()})


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--pure", type=Path, default=ROOT / "src", metavar="DIR")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/compiled", metavar="DIR")
    parser.add_argument("--game", action="append", help="may be given twice; all without it")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3, help="processes for each build")
    return parser.parse_args()


def measured(name: str, path: Path, game: str, asked: argparse.Namespace) -> Measured:
    """One measurement of a build, in a process of its own."""
    command = [sys.executable, "-m", "ennead.lab.bench", "--game", game]
    for option in ("players", "games"):
        command += [f"--{option}", str(getattr(asked, option))]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    speed: Measured = json.loads(output)
    if speed.pop("compiled") != (name == "compiled"):
        sys.exit(f"{path} does not hold a {name} build")
    return speed


def best_of(rounds: list[Measured]) -> Measured:
    """The best of several measurements, number by number."""
    return {
        key: (min if smaller else max)([speed[key] for speed in rounds])
        for key, _, smaller in LINES
    }


def print_table(speeds: dict[str, Measured]) -> None:
    """A line for each number, a column for each build, and how many times better the last is."""
    print(" " * 38 + "".join([f"{name:>14}" for name in speeds]) + f"{'ratio':>9}")
    for key, title, smaller in LINES:
        numbers = [speed[key] for speed in speeds.values()]
        ratio = numbers[0] / numbers[-1] if smaller else numbers[-1] / numbers[0]
        digits = 2 if smaller else 0
        columns = "".join([f"{number:>14,.{digits}f}" for number in numbers])
        print(f"{title:<38}{columns}{ratio:>8.1f}x")


if __name__ == "__main__":
    main()
