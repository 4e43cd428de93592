"""Random full games in two builds, measured in turn: compiled against pure, or new against old.

    python bench/playouts.py
    python bench/playouts.py --game ankh --players 2 --pure src --compiled build/compiled
    python bench/playouts.py --against OLD --rounds 10

A build is a directory that holds the package `ennead`. Each runs in processes of its own, the
builds in turn, in CPU time. Of two kinds of builds the best of all rounds counts. Against an older
build of the same kind, what counts is the ratio of every round to the one beside it: the median and
the middle half of them, so that a machine that is busy for a while disturbs both builds alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

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
    """Measure two builds in every game asked for and print a table with ratios for each."""
    asked = arguments()
    builds = builds_asked_for(asked)
    for game in asked.game or GAMES:
        speeds = in_turn(builds, game, asked)
        how = "median and middle half of the ratios" if asked.against else "best of rounds"
        print(f"{game}, {asked.players} players, {asked.games} random games, {how}")
        print_table(speeds, paired=bool(asked.against))


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--pure", type=Path, default=ROOT / "src", metavar="DIR")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/compiled", metavar="DIR")
    parser.add_argument(
        "--against", type=Path, metavar="DIR", help="an older build of the same kind"
    )
    parser.add_argument("--game", action="append", help="may be given twice; all without it")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3, help="processes for each build")
    return parser.parse_args()


def builds_asked_for(asked: argparse.Namespace) -> dict[str, Path]:
    """The two builds to compare, those that are there."""
    if asked.against:
        builds = {"old": asked.against, "new": asked.compiled}
    else:
        builds = {"pure": asked.pure, "compiled": asked.compiled}
    there = {name: path for name, path in builds.items() if (path / "ennead").is_dir()}
    for name in builds.keys() - there.keys():
        print(f"no {name} build in {builds[name]}: left out")
    return there


def in_turn(
    builds: dict[str, Path], game: str, asked: argparse.Namespace
) -> dict[str, list[Measured]]:
    """The measurements of every build, taken in turn; every other round the other way round."""
    speeds: dict[str, list[Measured]] = {name: [] for name in builds}
    for number in range(asked.rounds):
        order = list(builds)[:: -1 if number % 2 else 1]
        for name in order:
            speeds[name].append(measured(name, builds[name], game, asked))
    if asked.against and len({speed["compiled"] for one in speeds.values() for speed in one}) > 1:
        sys.exit("one of the builds is compiled, the other is not")
    return speeds


def measured(name: str, path: Path, game: str, asked: argparse.Namespace) -> Measured:
    """One measurement of a build, in a process of its own."""
    command = [sys.executable, "-m", "ennead.lab.bench", "--game", game]
    for option in ("players", "games"):
        command += [f"--{option}", str(getattr(asked, option))]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    speed: Measured = json.loads(output)
    if name in ("pure", "compiled") and speed["compiled"] != (name == "compiled"):
        sys.exit(f"{path} does not hold a {name} build")
    return speed


def best_of(rounds: list[Measured]) -> Measured:
    """The best of several measurements, number by number."""
    return {
        key: (min if smaller else max)([speed[key] for speed in rounds])
        for key, _, smaller in LINES
    }


def ratios(old: list[Measured], new: list[Measured], key: str, smaller: bool) -> list[float]:
    """How many times better the new build was in every round."""
    pairs = [(one[key], other[key]) for one, other in zip(old, new, strict=True)]
    return [one / other if smaller else other / one for one, other in pairs]


def print_table(speeds: dict[str, list[Measured]], paired: bool) -> None:
    """A line for each number, a column for each build, and how many times better the last is."""
    print(" " * 38 + "".join([f"{name:>14}" for name in speeds]) + f"{'ratio':>9}")
    best = {name: best_of(rounds) for name, rounds in speeds.items()}
    for key, title, smaller in LINES:
        numbers = [speed[key] for speed in best.values()]
        digits = 2 if smaller else 0
        columns = "".join([f"{number:>14,.{digits}f}" for number in numbers])
        builds = list(speeds.values())
        print(f"{title:<38}{columns}{ratio_text(builds[0], builds[-1], key, smaller, paired)}")


def ratio_text(
    first: list[Measured], last: list[Measured], key: str, smaller: bool, paired: bool
) -> str:
    """The ratio of two builds: of their best, or the median of every round and the spread."""
    if not paired:
        [ratio] = ratios([best_of(first)], [best_of(last)], key, smaller)
        return f"{ratio:>8.1f}x"
    found = ratios(first, last, key, smaller)
    spread = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return f"{median(found):>8.3f}x  ({spread[0]:.3f} to {spread[2]:.3f})"


if __name__ == "__main__":
    main()
