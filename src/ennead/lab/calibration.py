"""Calibration: of the positions with an estimated chance of 70 %, are 70 % won?

Bots play held-out games. In some positions of each the chances are noted, and who won in the end;
grouped by chance, both should agree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any

from ennead.bots import Seen, make_bot
from ennead.bots.values.states import chances, shares
from ennead.engine.game import Game
from ennead.games.start import new
from ennead.lab.arena.plot import check_file
from ennead.lab.extras import need
from ennead.lab.plan import derived_seed, variant
from ennead.lab.statistics.intervals import wilson

#: The number of groups of chances.
GROUPS = 10
#: Positions of one game are correlated: use every 7th.
EVERY = 7

#: Estimates every seat's chance in a position.
Estimate = Callable[[Game], list[float]]


@dataclass(frozen=True)
class Group:
    """Positions with similar chances: their number, their mean chance, and the share won."""

    positions: int
    expected: float
    won: float


@dataclass(frozen=True)
class Calibration:
    """How well estimated chances agree with the results."""

    games: int
    groups: list[Group]
    #: The mean negative logarithm of the winner's chance; and that of even chances.
    loss: float
    even_loss: float

    @property
    def error(self) -> float:
        """The mean distance between chances and wins over all positions."""
        total = sum([group.positions for group in self.groups])
        off = sum([group.positions * abs(group.expected - group.won) for group in self.groups])
        return off / total if total else 0.0


def calibrate(
    game: str, players: int, games: int, seed: int, bot: str, estimate: Estimate = chances
) -> Calibration:
    """Play games between equal bots and compare the chances with the ends."""
    pairs: list[tuple[float, float]] = []
    losses: list[float] = []
    for number in range(games):
        deal_seed = derived_seed(seed, "calibration", number)
        begun = new(game, players, deal_seed, **variant(game, number))
        met, end = play(begun, deal_seed, bot, estimate)
        for found in met:
            pairs += list(zip(found, end, strict=True))
            sure = sum([part * log(max(1e-6, chance)) for chance, part in zip(found, end)])
            losses.append(-sure)
    loss = sum(losses) / max(1, len(losses))
    return Calibration(games, grouped(pairs), loss, log(players))


def play(
    playing: Game, seed: int, bot: str, estimate: Estimate
) -> tuple[list[list[float]], list[float]]:
    """Play a game: the chances in some of its positions, and the shares of the win at its end."""
    seats = range(playing.players)
    bots = [make_bot(bot, playing.name, derived_seed(seed, seat)) for seat in seats]
    met: list[list[float]] = []
    answers = seed % EVERY
    while not playing.over:
        if answers % EVERY == 0:
            met.append(estimate(playing))
        answers += 1
        for seat in playing.to_act():
            playing.apply(seat, bots[seat].answer(Seen(playing, seat)))
    return met, shares(playing)


def grouped(pairs: list[tuple[float, float]]) -> list[Group]:
    """Group chances and shares of the win by chance; empty groups are left out."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(GROUPS)]
    for chance, won in pairs:
        groups[min(GROUPS - 1, int(chance * GROUPS))].append((chance, won))
    return [
        Group(
            len(group),
            sum([chance for chance, _ in group]) / len(group),
            sum([won for _, won in group]) / len(group),
        )
        for group in groups
        if group
    ]


def draw(file: Path, found: dict[str, Calibration]) -> None:
    """Draw a reliability plot: wins over chances, the diagonal is perfect."""
    check_file(file)
    need("matplotlib", "a plot").use("Agg")
    pyplot = need("matplotlib.pyplot", "a plot")
    figure, axes = pyplot.subplots(figsize=(5, 5), layout="constrained")
    axes.plot([0, 1], [0, 1], color="grey", linestyle=":")
    for name, calibration in found.items():
        draw_line(axes, name, calibration)
    axes.set(xlabel="chance as estimated", ylabel="games won", xlim=(0, 1), ylim=(0, 1))
    axes.legend()
    figure.savefig(file, dpi=120)
    pyplot.close(figure)


def draw_line(axes: Any, name: str, calibration: Calibration) -> None:
    """Draw one estimate; intervals take positions of a game as if they were independent."""
    expected = [group.expected for group in calibration.groups]
    won = [group.won for group in calibration.groups]
    spans = [wilson(g.won * g.positions, g.positions) for g in calibration.groups]
    below = [max(0.0, w - low) for w, (low, _) in zip(won, spans, strict=True)]
    above = [max(0.0, high - w) for w, (_, high) in zip(won, spans, strict=True)]
    label = f"{name}: off by {calibration.error:.1%}"
    axes.errorbar(expected, won, yerr=[below, above], fmt="o-", label=label)
