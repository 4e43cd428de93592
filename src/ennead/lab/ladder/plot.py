"""A picture of the ladder: wins of each level against the one below it, with the aims."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ennead.lab.arena.plot import check_file
from ennead.lab.extras import need
from ennead.lab.ladder import Climbed

LEGEND = "games won against the level below, with 95 % intervals; dotted: par, dashed: aim"
PERCENT = "{x:.0%}"


def draw(file: Path, climbed: Sequence[Climbed]) -> None:
    """Draw the picture into a file, whose ending says how: a row of panels for each game."""
    check_file(file)
    need("matplotlib", "a plot").use("Agg")
    pyplot = need("matplotlib.pyplot", "a plot")
    games = sorted({found.rung.game for found in climbed})
    numbers = sorted({found.rung.players for found in climbed})
    figure, axes = pyplot.subplots(
        len(games),
        len(numbers),
        figsize=(3.2 * len(numbers), 2.4 * len(games)),
        layout="constrained",
        squeeze=False,
    )
    for row, game in enumerate(games):
        for column, number in enumerate(numbers):
            own = [f for f in climbed if (f.rung.game, f.rung.players) == (game, number)]
            draw_panel(axes[row][column], own)
            axes[row][column].set_title(f"{game.capitalize()}, {number} players")
    figure.supxlabel(LEGEND, fontsize="small")
    figure.savefig(file, dpi=120)
    pyplot.close(figure)


def draw_panel(axes: Any, climbed: Sequence[Climbed]) -> None:
    """Draw the rungs of one game with one number of players, the highest on top."""
    for place, found in enumerate(climbed):
        low, high = found.meeting.interval
        color = "tab:green" if found.is_reached else "tab:red"
        axes.plot([low, high], [place, place], color=color)
        axes.plot([found.meeting.share], [place], "o", color=color)
    if climbed:
        axes.axvline(climbed[0].meeting.par, color="grey", linestyle=":")
        axes.axvline(climbed[0].rung.aim, color="grey", linestyle="--")
    axes.set_yticks(range(len(climbed)), [f.rung.better for f in climbed])
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PERCENT)
    axes.margins(y=0.2)
