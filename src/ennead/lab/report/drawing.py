"""Plots as SVG inside the page, drawn by Matplotlib, in the colors of the page.

The page has a light and a dark dress. Plots are drawn in stand-in colors, which are then replaced
by the names of the page's colors.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ennead.lab.extras import need
from ennead.lab.report.panel import Share, words

#: Stand-ins, each replaced by the page's color of that name.
INK, QUIET, LAPIS, GOLD, CARNELIAN, TURQUOISE, PANEL = (
    "#010101",
    "#020202",
    "#030303",
    "#040404",
    "#050505",
    "#060606",
    "#070707",
)
COLORS = {
    INK: "ink",
    QUIET: "quiet",
    LAPIS: "lapis",
    GOLD: "gold",
    CARNELIAN: "carnelian",
    TURQUOISE: "turquoise",
    PANEL: "panel",
}
#: Colors to tell things apart by, such as the players of a game.
APART = {
    "#080808": "blue",
    "#090909": "violet",
    "#0a0a0a": "pink",
    "#0b0b0b": "green",
    "#0c0c0c": "orange",
}
COLORS.update(APART)
SERIES = (LAPIS, GOLD, TURQUOISE, CARNELIAN, *APART)

STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ennead",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": QUIET,
    "axes.titlesize": 10,
    "axes.titlecolor": INK,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "xtick.labelcolor": QUIET,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
}
#: What the axis of win rates is called.
WON = "share of seats that won, with 95 % intervals"


class Plot:
    """A plot in the making: its axes, and once it is done its SVG."""

    def __init__(self, figure: Any, axes: Any) -> None:
        self.figure = figure
        self.axes = axes
        self.svg = ""


@contextmanager
def plot(height: float, width: float = 7.0, label: str = "") -> Iterator[Plot]:
    """Give the block axes to draw on; the SVG is there when the block ends."""
    matplotlib = need("matplotlib", "a report")
    figures = need("matplotlib.figure", "a report")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(width, height), layout="constrained")
        drawn = Plot(figure, figure.add_subplot())
        yield drawn
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
        drawn.svg = for_page(text.getvalue(), label)


def for_page(svg: str, label: str) -> str:
    """Reduce a picture to its SVG element, with the page's colors and an accessible name."""
    svg = svg[svg.index("<svg") :]
    for stand_in, name in COLORS.items():
        svg = svg.replace(stand_in, f"var(--{name})")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', "", svg, count=1)
    return svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def share_plot(
    shares: Sequence[Share],
    par: float,
    label: str,
    own: Mapping[str, str] | None = None,
    band: tuple[float, float] | None = None,
    axis: str = WON,
) -> str:
    """Draw win rates as dots with their 95 % intervals, around the mean of all seats.

    Things may have colors of their own, by name. A band around the mean is shaded.
    """
    colors = own or {}
    with plot(0.8 + 0.27 * len(shares), label=label) as drawn:
        axes = drawn.axes
        axes.axvline(par, color=QUIET, lw=1, ls=":")
        if band is not None:
            axes.axvspan(*band, color=TURQUOISE, alpha=0.12, lw=0)
        for place, share in enumerate(reversed(shares)):
            if not share.seats:
                axes.annotate("none", (par, place), va="center", fontsize=8, color=QUIET)
                continue
            low, high = share.interval
            color = colors.get(share.name, color_of(low, high, par))
            axes.plot([low, high], [place, place], color=color, lw=2.2, solid_capstyle="round")
            axes.plot(share.share, place, "o", color=color, ms=6)
            axes.annotate(
                f" {share.wins:.0f}/{share.seats}",
                (high, place),
                va="center",
                fontsize=8,
                color=QUIET,
            )
        axes.set_yticks(range(len(shares)), [words(share.name) for share in reversed(shares)])
        percent_axis(axes, axis)
        axes.set_ylim(-0.6, len(shares) - 0.4)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
    return drawn.svg


def percent_axis(axes: Any, label: str = WON) -> None:
    """Label shares along x as percentages."""
    axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
    axes.set_xlabel(label)


def color_of(low: float, high: float, par: float) -> str:
    """Return turquoise above the mean, carnelian below it, lapis where the interval holds it."""
    if low > par:
        return TURQUOISE
    return CARNELIAN if high < par else LAPIS


def histogram(numbers: Sequence[float], label: str, axis: str, color: str = LAPIS) -> str:
    """Draw how often numbers come up."""
    with plot(2.2, label=label) as drawn:
        axes = drawn.axes
        axes.hist(numbers, bins=min(40, max(10, len(set(numbers)))), color=color, alpha=0.75)
        middle = sorted(numbers)[len(numbers) // 2]
        axes.axvline(middle, color=GOLD, lw=1.5)
        axes.annotate(
            f" median {middle:g}",
            (middle, 1.01),
            xycoords=("data", "axes fraction"),
            va="bottom",
            color=GOLD,
        )
        axes.set(xlabel=axis, ylabel="games")
    return drawn.svg


def boxes(groups: Mapping[str, Sequence[float]], label: str, axis: str) -> str:
    """Draw distributions side by side: the middle half, the median, and 5 to 95 %."""
    with plot(0.9 + 0.36 * len(groups), label=label) as drawn:
        axes = drawn.axes
        names = list(groups)[::-1]
        parts = axes.boxplot(
            [list(groups[name]) for name in names],
            orientation="horizontal",
            whis=(5, 95),
            showfliers=False,
            patch_artist=True,
            widths=0.6,
        )
        for box in parts["boxes"]:
            box.set(facecolor=LAPIS, alpha=0.35, edgecolor=LAPIS)
        for kind, color in (("medians", GOLD), ("whiskers", LAPIS), ("caps", LAPIS)):
            for line in parts[kind]:
                line.set(color=color, lw=1.5)
        axes.set_yticks(range(1, len(names) + 1), [words(name) for name in names])
        axes.set_xlabel(axis)
        axes.tick_params(axis="y", length=0)
    return drawn.svg


def difference_plot(found: Sequence[tuple[str, float, float, float]], label: str, axis: str) -> str:
    """Draw differences as dots with 95 % intervals around 0: a name, the middle, low and high."""
    with plot(0.9 + 0.3 * len(found), label=label) as drawn:
        axes = drawn.axes
        axes.axvline(0, color=QUIET, lw=1, ls=":")
        for place, (_, middle, low, high) in enumerate(reversed(found)):
            color = color_of(low, high, 0)
            axes.plot([low, high], [place, place], color=color, lw=2.2, solid_capstyle="round")
            axes.plot(middle, place, "o", color=color, ms=6)
        axes.set_yticks(range(len(found)), [words(name) for name, *_ in reversed(found)])
        axes.set_ylim(-0.6, len(found) - 0.4)
        axes.set_xlabel(axis)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
    return drawn.svg
