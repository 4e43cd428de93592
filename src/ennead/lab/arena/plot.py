"""A picture of an arena: ratings with their intervals, and who beats whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ennead.lab.arena import Arena
from ennead.lab.arena.results import Meeting, Rated
from ennead.lab.extras import need

ENDINGS = (".png", ".svg", ".pdf")


def check_file(file: Path) -> None:
    """Check that a picture can be drawn into a file; ValueError if not."""
    if file.suffix not in ENDINGS:
        raise ValueError(f"a plot ends in {', '.join(ENDINGS)}; found {file.name!r}")


def draw(file: Path, arena: Arena, rated: list[Rated], met: list[Meeting]) -> None:
    """Draw the picture into a file, whose ending says how."""
    check_file(file)
    need("matplotlib", "a plot").use("Agg")
    pyplot = need("matplotlib.pyplot", "a plot")
    height = 1.5 + 0.4 * max(len(rated), len(met))
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, height), layout="constrained")
    draw_ratings(left, rated)
    draw_meetings(right, met)
    first = arena.plans[0]
    games = sum([meeting.games for meeting in met])
    figure.suptitle(f"{first.game.capitalize()}, {first.players} players, {games:,} games")
    figure.savefig(file, dpi=120)
    pyplot.close(figure)


def draw_ratings(axes: Any, rated: list[Rated]) -> None:
    """Draw ratings, the best on top."""
    for place, bot in enumerate(reversed(rated)):
        low, high = bot.interval
        axes.plot([low, high], [place, place], color="tab:blue")
        axes.plot([bot.rating], [place], "o", color="tab:blue")
    axes.set_yticks(range(len(rated)), [bot.bot for bot in reversed(rated)])
    axes.set_title("rating, 95 % interval")
    axes.margins(y=0.2)


def draw_meetings(axes: Any, met: list[Meeting]) -> None:
    """Draw win rates against par."""
    for place, meeting in enumerate(reversed(met)):
        low, high = meeting.interval
        axes.plot([low, high], [place, place], color="tab:orange")
        axes.plot([meeting.share], [place], "o", color="tab:orange")
    if met:
        axes.axvline(met[0].par, color="grey", linestyle=":")
    axes.set_yticks(range(len(met)), [f"{m.bot} among {m.among}" for m in reversed(met)])
    axes.set_xlim(0, 1)
    axes.set_title("wins, 95 % interval")
    axes.margins(y=0.2)
