"""What a report tells about games of Ankh."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import exp
from statistics import fmean

from ennead.engine.rules import Data
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.table.pieces import GUARDIANS, POWER_NAMES, POWERS_OF_LEVEL
from ennead.lab.ankh.collector import CONFLICTS, ENDINGS, ENDINGS_BEFORE
from ennead.lab.files import Kept, deal_of
from ennead.lab.report.drawing import (
    APART,
    GOLD,
    INK,
    SERIES,
    boxes,
    difference_plot,
    histogram,
    plot,
    share_plot,
)
from ennead.lab.report.panel import Panel, Share, mean_share, shares_by, stand_out, words
from ennead.lab.report.shared import bots_panel, length_panel
from ennead.lab.statistics.intervals import mean_interval
from ennead.lab.statistics.regression import Coefficient, are_enough, logistic

#: What a seat may have had, by its names.
Had = Callable[[Data], Iterable[str]]
#: The color of each god of the box.
GODS = dict(zip(box_of().god_names, APART, strict=True))
#: The guardians there are.
KINDS_NAMED = [guardian.name for guardian in GUARDIANS]
#: The fewest seats for which a cell of a table of pairs is shown.
ENOUGH = 20
#: Marks what comes with something else, so that nobody can say which of them counts.
CONFOUNDED = "†"


def panels(kept: Kept) -> list[Panel]:
    """Make all panels, the most important first."""
    rows, par = kept.rows, mean_share(kept.rows)
    return [
        *bots_panel(rows),
        wins("Gods", "God", rows, par, lambda row: [row["god"]], gods_of(rows)),
        scenarios(rows, par),
        wins("Seats", "Seat", rows, par, lambda row: [str(row["seat"])]),
        wins("Order of turns", "Player number", rows, par, lambda row: [str(row["turn"])]),
        wins("Ankh powers", "Power", rows, par, lambda row: row["powers"].split(), POWER_NAMES),
        powers_chosen(rows),
        powers_all_else_equal(rows),
        power_pairs(rows, par),
        wins(
            "Guardians", "Guardian", rows, par, lambda row: row["guardians"].split(), kinds_of(rows)
        ),
        endings(rows),
        devotion(rows),
        scores(rows),
        length_panel(rows),
    ]


def wins(
    title: str, one: str, rows: list[Data], par: float, had: Had, all_names: Iterable[str] = ()
) -> Panel:
    """Show the win rate of seats that had something; also of what no seat had."""
    shares = shares_by(rows, had, all_names)
    about = "Seats that had it, and how many of them won; dotted: the mean of all seats."
    label = f"Share of wins by {one.lower()}"
    plots = [share_plot(shares, par, label, GODS)] if shares else []
    return Panel(title, about, plots, stand_out(shares, par, one))


def gods_of(rows: list[Data]) -> list[str]:
    """List the gods that could have played: those of the box, and any other that did."""
    return sorted({*GODS, *[row["god"] for row in rows]})


def guardians_of(row: Data) -> list[str]:
    """List the guardians that served a seat."""
    return str(row["guardians"]).split()


def kinds_of(rows: list[Data]) -> list[str]:
    """List the guardians that could have served: those of the box, and any other that did."""
    found = [kind for row in rows for kind in guardians_of(row)]
    return list(dict.fromkeys([*KINDS_NAMED, *found]))


def powers_chosen(rows: list[Data]) -> Panel:
    """Show how often a power was taken by seats that unlocked a power of its level."""
    with plot(0.8 + 0.27 * len(POWER_NAMES), label="Powers taken by those who could") as drawn:
        axes = drawn.axes
        for place, power in enumerate(reversed(POWER_NAMES)):
            could = [row for row in rows if level_mates(power) & set(row["powers"].split())]
            took = Share(power, sum([power in row["powers"].split() for row in could]), len(could))
            if not could:
                axes.annotate("nobody could", (0, place), va="center", fontsize=8, color=INK)
                continue
            low, high = took.interval
            axes.barh(place, took.share, color=SERIES[0], alpha=0.55, height=0.6)
            axes.plot([low, high], [place, place], color=INK, lw=1.2)
            axes.annotate(f" {took.wins}/{took.seats}", (high, place), va="center", fontsize=8)
        axes.set_yticks(range(len(POWER_NAMES)), [words(name) for name in reversed(POWER_NAMES)])
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        axes.set_xlabel("share of seats that unlocked a power of that level, with 95 % intervals")
    about = "How often a power was taken by seats that unlocked any power of its level."
    return Panel("Powers chosen", about, [drawn.svg])


def level_mates(power: str) -> set[str]:
    """List all powers of a power's level."""
    first = POWER_NAMES.index(power) // POWERS_OF_LEVEL * POWERS_OF_LEVEL
    return set(POWER_NAMES[first : first + POWERS_OF_LEVEL])


def powers_all_else_equal(rows: list[Data]) -> Panel:
    """Show how often winners had a power, with god, turn and number of powers held equal."""
    held = [set(row["powers"].split()) for row in rows]
    powers = [p for p in POWER_NAMES if 0 < sum(p in had for had in held) < len(held)]
    gods, turns = gods_of(rows)[1:], sorted({row["turn"] for row in rows})[1:]
    columns = [
        [
            *[float(power in had) for power in powers],
            float(len(had)),
            *[float(row["god"] == god) for god in gods],
            *[float(row["turn"] == turn) for turn in turns],
        ]
        for row, had in zip(rows, held, strict=True)
    ]
    about = (
        "How much more often winners had each power, with the god, the order of turns and the "
        "number of powers (the level reached) held equal: logistic regression, errors clustered by "
        "deal. Right of 0 winners had it more often. That does not say that it made them win: "
        "powers are unlocked during a game, and who does well unlocks other ones and more of them. "
        f"{CONFOUNDED} marks a power that can hardly be told apart from something else."
    )
    names = [*powers, "one more power", *gods, *[f"turn {turn}" for turn in turns]]
    won = [row["place"] == 1 for row in rows]
    if not powers or not are_enough(won, len(names)):
        return Panel("Powers, all else equal", f"{about} There are too few games for it.")
    deals = [deal_of(row) for row in rows]
    found = logistic(columns, won, deals, names)[: len(powers)]
    drawn = [(marked(c), c.change, c.change - c.width, c.change + c.width) for c in found]
    told = [winners_had(c) for c in found if c.is_sure]
    axis = "difference in the logarithm of the odds to win, with 95 % intervals"
    svg = difference_plot(drawn, "Powers, all else equal", axis)
    return Panel("Powers, all else equal", about, [svg], told[:4])


def marked(found: Coefficient) -> str:
    """The name of a power, with a mark if it is confounded with something else."""
    return f"{found.name} {CONFOUNDED}" if found.alike else found.name


def winners_had(found: Coefficient) -> str:
    """How often winners had a power: what was seen, and no cause."""
    often = "more" if found.change > 0 else "less"
    low, high = exp(found.change - found.width), exp(found.change + found.width)
    text = (
        f"Winners had power <b>{words(found.name)}</b> {often} often, all else equal: the odds to "
        f"win with it were {exp(found.change):.2f} times those without ({low:.2f} to {high:.2f})."
    )
    if found.alike:
        text += f" {CONFOUNDED} It can hardly be told apart from {words(found.alike)}."
    return text


def scenarios(rows: list[Data], par: float) -> Panel:
    """Show the win rates of gods by scenario."""
    shares = shares_by(rows, lambda row: [f"{row['god']} {row['scenario']}"])
    cells = {tuple(share.name.split(" ", 1)): share for share in shares}
    gods = sorted({god for god, _ in cells})
    names = sorted({scenario for _, scenario in cells})
    svg = heat_map(cells, gods, names, par, "Share of wins by god and scenario")
    found = stand_out(shares, par, "God and scenario")
    return Panel("Gods and scenarios", "Share of wins of each god in each scenario.", [svg], found)


def power_pairs(rows: list[Data], par: float) -> Panel:
    """Show the win rates of pairs of powers."""
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
    """List all pairs of powers that a seat had."""
    return [" ".join(pair) for pair in combinations(sorted(row["powers"].split()), 2)]


def heat_map(
    cells: dict[tuple[str, ...], Share],
    rows: Sequence[str],
    columns: Sequence[str],
    par: float,
    label: str,
    height: float = 2.4,
) -> str:
    """Tabulate win rates: the stronger the color, the farther from the mean."""
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
    """Show how games ended."""
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
    """Show devotion after each conflict, by final place."""
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
    """Show devotion at the end."""
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
