"""What a report tells about games of Ankh."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean

from ennead.engine.rules import Data
from ennead.games.ankh.powers.gods import GOD_NAMES
from ennead.games.ankh.table.pieces import POWER_NAMES
from ennead.lab.ankh.collector import CONFLICTS, ENDINGS, ENDINGS_BEFORE
from ennead.lab.files import Kept
from ennead.lab.intervals import mean_interval
from ennead.lab.report.drawing import APART, GOLD, INK, SERIES, boxes, histogram, plot, share_plot
from ennead.lab.report.panel import Panel, Share, mean_share, shares_by, stand_out, words
from ennead.lab.report.shared import bots_panel, length_panel

#: What a seat may have had, by its names.
Had = Callable[[Data], Iterable[str]]
#: The color of each god.
GODS = dict(zip(GOD_NAMES, APART, strict=True))
#: The fewest seats for which a cell of a table of pairs is shown.
ENOUGH = 20


def panels(kept: Kept) -> list[Panel]:
    """All panels, what matters most first."""
    rows, par = kept.rows, mean_share(kept.rows)
    return [
        *bots_panel(rows),
        wins("Gods", "God", rows, par, lambda row: [row["god"]]),
        scenarios(rows, par),
        wins("Seats", "Seat", rows, par, lambda row: [str(row["seat"])]),
        wins("Order of turns", "Player number", rows, par, lambda row: [str(row["turn"])]),
        wins("Ankh powers", "Power", rows, par, lambda row: row["powers"].split()),
        power_pairs(rows, par),
        wins("Guardians", "Guardian", rows, par, lambda row: row["guardians"].split()),
        endings(rows),
        devotion(rows),
        scores(rows),
        length_panel(rows),
    ]


def wins(title: str, one: str, rows: list[Data], par: float, had: Had) -> Panel:
    """The share of wins of seats that had something."""
    shares = shares_by(rows, had)
    about = "Seats that had it, and how many of them won; dotted: the mean of all seats."
    label = f"Share of wins by {one.lower()}"
    plots = [share_plot(shares, par, label, GODS)] if shares else []
    return Panel(title, about, plots, stand_out(shares, par, one))


def scenarios(rows: list[Data], par: float) -> Panel:
    """Gods and scenarios together."""
    shares = shares_by(rows, lambda row: [f"{row['god']} {row['scenario']}"])
    cells = {tuple(share.name.split(" ", 1)): share for share in shares}
    gods = sorted({god for god, _ in cells})
    names = sorted({scenario for _, scenario in cells})
    svg = heat_map(cells, gods, names, par, "Share of wins by god and scenario")
    found = stand_out(shares, par, "God and scenario")
    return Panel("Gods and scenarios", "Share of wins of each god in each scenario.", [svg], found)


def power_pairs(rows: list[Data], par: float) -> Panel:
    """Pairs of powers that a seat had both."""
    shares = shares_by(rows, pairs_of)
    cells: dict[tuple[str, ...], Share] = {}
    for share in shares:
        first, second = share.name.split()
        cells[first, second] = cells[second, first] = share
    about = f"Seats that had unlocked both powers; pairs with {ENOUGH} seats or more."
    names = [name for name in POWER_NAMES if any(name in pair for pair in cells)]
    label = "Share of wins by pair of powers"
    plots = [heat_map(cells, names, names, par, label, 4.6)] if names else []
    enough = [share for share in shares if share.seats >= ENOUGH]
    return Panel("Pairs of Ankh powers", about, plots, stand_out(enough, par, "Pair"))


def pairs_of(row: Data) -> list[str]:
    """All pairs of powers that a seat had."""
    return [" ".join(pair) for pair in combinations(sorted(row["powers"].split()), 2)]


def heat_map(
    cells: dict[tuple[str, ...], Share],
    rows: Sequence[str],
    columns: Sequence[str],
    par: float,
    label: str,
    height: float = 2.4,
) -> str:
    """Shares of wins as a table: the stronger the color, the farther from the mean."""
    with plot(height, label=label) as drawn:
        axes = drawn.axes
        for y, first in enumerate(rows):
            for x, second in enumerate(columns):
                share = cells.get((first, second))
                if share is None or share.seats < ENOUGH:
                    continue
                away = max(-1.0, min(1.0, (share.share - par) / max(par, 1e-9)))
                color = SERIES[2] if away > 0 else SERIES[3]
                strength = 0.08 + 0.6 * abs(away)
                axes.barh(y, 0.94, 0.9, x - 0.47, color=color, alpha=strength, lw=0)
                axes.text(x, y, f"{share.share:.0%}", ha="center", va="center", fontsize=8)
        axes.set_xlim(-0.5, len(columns) - 0.5)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        turned = 35 if len(columns) > 6 else 0
        names = [words(name) for name in columns]
        axes.set_xticks(
            range(len(columns)), names, rotation=turned, ha="right" if turned else "center"
        )
        axes.set_yticks(range(len(rows)), [words(name) for name in rows])
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
    return drawn.svg


def endings(rows: list[Data]) -> Panel:
    """How games ended."""
    ended = {row["number"]: row["ending"] for row in rows}
    games = [ENDINGS_BEFORE.get(ending, ending) for ending in ended.values()]
    shares = [Share(name, games.count(name), len(games)) for name in ENDINGS]
    with plot(1.8, label="How games ended") as drawn:
        axes = drawn.axes
        for place, share in enumerate(reversed(shares)):
            low, high = share.interval
            axes.barh(place, share.share, color=SERIES[0], alpha=0.55, height=0.6)
            axes.plot([low, high], [place, place], color=INK, lw=1.2)
        axes.set_yticks(range(len(shares)), [words(share.name) for share in reversed(shares)])
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.set_xlabel("share of games, with 95 % intervals")
    most = max(shares, key=lambda share: share.share)
    low, high = most.interval
    found = (
        f"Most games ended with <b>{words(most.name)}</b>: {most.share:.0%} "
        f"({low:.0%} to {high:.0%})."
    )
    about = "The top of the devotion track, the last god left, no god left, or the fifth conflict."
    return Panel("How games ended", about, [drawn.svg], [found])


def devotion(rows: list[Data]) -> Panel:
    """Devotion after each conflict, by final place."""
    with plot(3.0, label="Devotion after each conflict by final place") as drawn:
        axes = drawn.axes
        for place in sorted({row["place"] for row in rows}):
            middles, lows, highs, conflicts = [], [], [], []
            for conflict in range(1, CONFLICTS + 1):
                found = [
                    float(row[f"devotion_{conflict}"])
                    for row in rows
                    if row["place"] == place and row[f"devotion_{conflict}"] not in ("", None)
                ]
                if len(found) > 1:
                    low, high = mean_interval(found)
                    middles.append(fmean(found))
                    lows.append(low)
                    highs.append(high)
                    conflicts.append(conflict)
            color = SERIES[(place - 1) % len(SERIES)]
            axes.fill_between(conflicts, lows, highs, color=color, alpha=0.2, lw=0)
            axes.plot(conflicts, middles, "o-", color=color, ms=4, label=f"place {place}")
        axes.set_xticks(range(1, CONFLICTS + 1))
        axes.set(xlabel="after conflict", ylabel="devotion, mean")
        axes.legend(ncols=2, fontsize=9)
    about = (
        "Mean devotion of seats by the place they ended in; bands are 95 % intervals. After the "
        "third conflict a merged god takes the devotion of the lower one."
    )
    return Panel("Devotion over time", about, [drawn.svg])


def scores(rows: list[Data]) -> Panel:
    """Devotion at the end."""
    places = sorted({row["place"] for row in rows})
    groups = {
        f"place {place}": [float(row["score"]) for row in rows if row["place"] == place]
        for place in places
    }
    first = groups.get("place 1") or [0.0]
    plots = [
        boxes(groups, "Devotion at the end by place", "devotion at the end"),
        histogram(first, "Winning devotion", "devotion of winners", GOLD),
    ]
    about = "Devotion at the end by place: the middle half, the median, 5 to 95 %; then winners."
    return Panel("Devotion at the end", about, plots)
