"""Two experiments side by side: what B changes, deal by deal."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from ennead.engine.rules import Data
from ennead.lab.files import Kept, deal_of
from ennead.lab.game_lab import lab_of
from ennead.lab.report.drawing import difference_plot
from ennead.lab.report.panel import Panel, words
from ennead.lab.statistics.bootstrap import Difference, difference

#: The rows of a game, one for each seat, and a number of it.
Rows = list[Data]
Measure = Callable[[Rows], float]
#: Something is compared if it happened in at least this many deals.
ENOUGH = 20


def winning_score(rows: Rows) -> float:
    """Return the highest score."""
    return float(max([row["score"] for row in rows]))


def mean_score(rows: Rows) -> float:
    """Return the mean of all seats."""
    return fmean([row["score"] for row in rows])


def margin(rows: Rows) -> float:
    """Return how far the highest score is above the second."""
    scores = sorted([row["score"] for row in rows])
    return float(scores[-1] - scores[-2])


def length(rows: Rows) -> float:
    """Return the number of all players' decisions."""
    return float(rows[0]["decisions"])


#: What every game has.
MEASURES: dict[str, Measure] = {
    "winning score": winning_score,
    "mean score": mean_score,
    "winner's lead": margin,
    "decisions": length,
}


def comparison_panels(one: Kept, other: Kept, names: tuple[str, str]) -> list[Panel]:
    """Compare scores and length, then who wins with what."""
    paired = is_paired(one, other)
    found = [
        difference(name, by_deal(one, measure), by_deal(other, measure), paired)
        for name, measure in MEASURES.items()
    ]
    panels = [difference_panel("Scores and length", found, names, "{:+.2f}")]
    for title, had in lab_of(one.game).traits.items():
        compared = win_differences(one, other, had, paired)
        if compared:
            panels.append(difference_panel(f"Wins by {title}", compared, names, "{:+.1%}"))
    return panels


def is_paired(one: Kept, other: Kept) -> bool:
    """Whether both played the same deals: numbers and seeds are the same."""
    return deals_of(one) == deals_of(other)


def deals_of(kept: Kept) -> set[tuple[int, int]]:
    """Return the numbers of the deals with their seeds."""
    return {(deal_of(row), int(row["seed"]) if "seed" in row else 0) for row in kept.rows}


def by_deal(kept: Kept, measure: Measure) -> dict[int, float]:
    """Average a measure over the games of each deal."""
    deals: dict[int, list[float]] = {}
    for rows in games_of(kept):
        deals.setdefault(deal_of(rows[0]), []).append(measure(rows))
    return {deal: fmean(numbers) for deal, numbers in deals.items()}


def games_of(kept: Kept) -> list[Rows]:
    """Group the rows by game."""
    games: dict[int, Rows] = {}
    for row in kept.rows:
        games.setdefault(row["number"], []).append(row)
    return list(games.values())


def win_differences(
    one: Kept, other: Kept, had: Callable[[Data], list[str]], paired: bool
) -> list[Difference]:
    """Compare the win rates of seats that had something."""
    found = []
    for name in sorted({name for kept in (one, other) for row in kept.rows for name in had(row)}):
        both = [wins_by_deal(kept, had, name) for kept in (one, other)]
        if min(map(len, both)) >= ENOUGH:
            same = paired and both[0].keys() == both[1].keys()
            found.append(difference(name, both[0], both[1], same))
    return found


def wins_by_deal(kept: Kept, had: Callable[[Data], list[str]], name: str) -> dict[int, float]:
    """Compute, for every deal in which seats had something, the share of them that won."""
    deals: dict[int, list[float]] = {}
    for row in kept.rows:
        if name in had(row):
            deals.setdefault(deal_of(row), []).append(float(row["place"] == 1))
    return {deal: fmean(won) for deal, won in deals.items()}


def difference_panel(
    title: str, found: list[Difference], names: tuple[str, str], written: str
) -> Panel:
    """Show differences with their intervals, and in words those that leave 0 out."""
    drawn = [
        (d.name, d.mean / scale(d, found), d.low / scale(d, found), d.high / scale(d, found))
        for d in found
    ]
    axis = f"{names[1]} less {names[0]}, with 95 % intervals"
    if title == "Scores and length":
        axis += ", in parts of the mean"
    told = [sentence(d, names, written, len(found)) for d in found if d.is_sure]
    if not told:
        told = [f"{title}: no interval leaves 0 out ({len(found)} compared)."]
    how = "on the same deals" if found[0].paired else "on different deals"
    about = f"What {names[1]} changes, {how}; intervals by a bootstrap over deals."
    return Panel(title, about, [difference_plot(drawn, title, axis)], told)


def scale(one: Difference, found: list[Difference]) -> float:
    """Scale numbers of different kinds by their mean; shares stay as they are."""
    return 1.0 if max(abs(d.one) for d in found) <= 1 else abs(one.one) or 1.0


def sentence(found: Difference, names: tuple[str, str], written: str, compared: int) -> str:
    """Put a difference into words."""
    low, high = written.format(found.low), written.format(found.high)
    return (
        f"<b>{words(found.name)}</b>: {written.format(found.mean)} in {names[1]} ({low} to {high}; "
        f"effect size {found.effect:+.2f}; {compared} compared)."
    )
