"""The learning curve as a picture: wins against a fixed opponent over the games played."""

from __future__ import annotations

import csv
from pathlib import Path

from ennead.lab.extras import need
from ennead.lab.training.training import CURVE


def draw(folder: Path, players: int) -> Path:
    """Draw the curve of a training into its folder; the file."""
    with (folder / CURVE).open(encoding="utf-8", newline="") as file:
        points = list(csv.DictReader(file))
    need("matplotlib", "a plot").use("Agg")
    pyplot = need("matplotlib.pyplot", "a plot")
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    games = [int(point["games"]) for point in points]
    axes.plot(games, [float(point["won"]) for point in points], "o-", color="tab:blue")
    low = [float(point["low"]) for point in points]
    axes.fill_between(games, low, [float(point["high"]) for point in points], alpha=0.2)
    axes.axhline(1 / players, color="grey", linestyle=":")
    axes.set(xlabel="games of self-play", ylim=(0, 1))
    axes.set_ylabel(f"wins among {points[-1]['opponent']}, 95 % interval")
    drawn = folder / "curve.png"
    figure.savefig(drawn, dpi=120)
    pyplot.close(figure)
    return drawn
