"""The parts of a report, and what all of them are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ennead.engine.rules import Data
from ennead.games.start import rules_of
from ennead.lab.statistics.intervals import wilson
from ennead.lab.statistics.significance import chance_of


@dataclass(frozen=True)
class Panel:
    """A heading, what is to be seen, the plots, and what stands out in them."""

    title: str
    about: str
    plots: list[str] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Share:
    """How often seats that had something won."""

    name: str
    wins: int
    seats: int

    @property
    def share(self) -> float:
        """The share of those seats that won; 0 if there were none."""
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.wins, self.seats)


def shares_by(
    rows: list[Data], had: Callable[[Data], Iterable[str]], all_names: Iterable[str] = ()
) -> list[Share]:
    """Count the wins of seats by what they had; also of what none of them had."""
    wins: dict[str, int] = dict.fromkeys(all_names, 0)
    seats: dict[str, int] = dict(wins)
    for row in rows:
        for name in had(row):
            wins[name] = wins.get(name, 0) + (row["place"] == 1)
            seats[name] = seats.get(name, 0) + 1
    return [Share(name, wins[name], seats[name]) for name in sorted(seats)]


def mean_share(rows: list[Data]) -> float:
    """Return the win rate of all seats, the baseline of every comparison."""
    return [row["place"] for row in rows].count(1) / len(rows)


def stand_out(shares: list[Share], par: float, of: str) -> list[str]:
    """List in sentences what differs from the mean of all seats beyond chance.

    As many comparisons as there are rows are made at once, so p is corrected for them (Bonferroni).
    """
    tested = [share for share in shares if share.seats >= 20]
    found = []
    for share in sorted(tested, key=lambda share: -abs(share.share - par)):
        chance = min(1.0, chance_of(share.wins, share.seats, par) * len(tested))
        if chance < 0.05:
            low, high = share.interval
            more = "more" if share.share > par else "less"
            found.append(
                f"{of} <b>{words(share.name)}</b> won {share.share:.0%} ({low:.0%} to {high:.0%}), "
                f"{more} than the mean of {par:.0%} (p = {chance:.2g}, corrected for "
                f"{len(tested)} comparisons)."
            )
    if not found and tested:
        found.append(
            f"By {of.lower()}, no difference is larger than chance explains "
            f"({len(tested)} compared)."
        )
    return found[:4]


def words(name: str) -> str:
    """Return the name for readers: what the game calls it, if it is known by an id."""
    return CALLED.get(name) or name.replace("_", " ")


#: By id, what things of the game at hand are called.
CALLED: dict[str, str] = {}
#: Kinds of things that reports name by their ids.
NAMED = ("god", "power", "guardian", "scenario", "tile", "event")


def call_things_of(game: str) -> None:
    """Use a game's names in reports from now on."""
    terms = rules_of(game).terms("en")
    CALLED.clear()
    CALLED.update({term.id: term.name for term in terms if term.kind in NAMED})
