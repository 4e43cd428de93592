"""What counts as balanced: a band around the mean win rate, and an interval inside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from statistics import NormalDist

from ennead.engine.rules import Data
from ennead.lab.report.panel import mean_share, shares_by
from ennead.lab.statistics.intervals import NORMAL_95, Interval, wilson


class Verdict(Enum):
    """What an interval says of a band."""

    BALANCED = "balanced"
    OFF = "off"
    OPEN = "open"


@dataclass(frozen=True)
class Band:
    """How far the win rate of a trait's values may lie from the mean of all seats."""

    #: A trait of the game's lab: "seat", "god".
    trait: str
    #: The least and the most, as factors of the mean.
    factors: tuple[float, float] = (0.8, 1.25)
    #: Or so many points below and above it.
    points: float | None = None
    #: Whether each table is judged by itself; else all tables of a number of players together.
    each_table: bool = False

    def limits(self, mean: float) -> Interval:
        """Return the win rates that count as balanced."""
        if self.points is not None:
            return mean - self.points, mean + self.points
        return mean * self.factors[0], mean * self.factors[1]

    def told(self) -> str:
        """Describe the band in words."""
        if self.points is not None:
            return f"within {100 * self.points:.0f} points of the mean"
        return f"{self.factors[0]:g} to {self.factors[1]:g} of the mean"


@dataclass(frozen=True)
class Cell:
    """How often seats with one value of a trait won, held against its band."""

    band: Band
    name: str
    wins: int
    seats: int
    mean: float
    verdict: Verdict

    @property
    def share(self) -> float:
        """The win rate."""
        return self.wins / self.seats

    @property
    def interval(self) -> Interval:
        """Its 95 % interval."""
        return wilson(self.wins, self.seats)


def judge(
    rows: list[Data], band: Band, values: Callable[[Data], list[str]], looks: int = 1
) -> list[Cell]:
    """Judge all values of a trait.

    Results that are looked at several times are judged with wider intervals (Bonferroni), so that
    all looks together are wrong no more often than one.
    """
    mean = mean_share(rows)
    low, high = band.limits(mean)
    wide = NORMAL_95 if looks == 1 else NormalDist().inv_cdf(1 - 0.025 / looks)
    cells = []
    for share in shares_by(rows, values):
        least, most = wilson(share.wins, share.seats, wide)
        if low <= least and most <= high:
            verdict = Verdict.BALANCED
        else:
            verdict = Verdict.OFF if most < low or least > high else Verdict.OPEN
        cells.append(Cell(band, share.name, share.wins, share.seats, mean, verdict))
    return cells
