"""Logistic regression: how often winners had each of several things, the others equal.

It says what comes with winning. Whether that is a cause or a consequence it cannot say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ennead.lab.extras import need

#: Keeps numbers finite where something decides every game.
RIDGE = 1e-2
STEPS = 40
NORMAL_95 = 1.959963984540054
#: For each column this many wins and losses are needed at least.
EVENTS = 5
#: Two columns that are correlated more closely than this cannot be told apart.
CLOSE = 0.8


@dataclass(frozen=True)
class Coefficient:
    """A change of the logarithm of the odds to win, with half its 95 % interval."""

    name: str
    change: float
    width: float
    #: Another column that can hardly be told apart from this one; empty if there is none.
    alike: str = ""

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves 0 out."""
        return abs(self.change) > self.width


def logistic(
    rows: Sequence[Sequence[float]],
    won: Sequence[bool],
    clusters: Sequence[int],
    names: Sequence[str],
) -> list[Coefficient]:
    """Coefficients of all columns, errors clustered: seats of one deal are not independent.

    >>> rows = [[1.0], [1.0], [1.0], [0.0], [0.0], [0.0]] * 20
    >>> won = [True, True, False, True, False, False] * 20
    >>> found = logistic(rows, won, range(120), ["had it"])
    >>> round(found[0].change, 1), found[0].is_sure
    (1.4, True)

    A column that is the same everywhere tells nothing: its interval has no end.
    """
    np: Any = need("numpy", "a report")
    x = np.column_stack([np.ones(len(rows)), np.array(rows, float)])
    y = np.array(won, float)
    weights = np.zeros(x.shape[1])
    penalty = RIDGE * np.eye(x.shape[1])
    penalty[0, 0] = 0
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-x @ weights))
        curvature = (x * (chances * (1 - chances))[:, None]).T @ x + penalty
        step = np.linalg.solve(curvature, x.T @ (y - chances) - penalty @ weights)
        weights = weights + step
        if np.abs(step).max() < 1e-9:
            break
    chances = 1 / (1 + np.exp(-x @ weights))
    inverse = np.linalg.pinv((x * (chances * (1 - chances))[:, None]).T @ x + penalty)
    _, places = np.unique(np.array(clusters), return_inverse=True)
    scores = np.zeros((places.max() + 1, x.shape[1]))
    np.add.at(scores, places, x * (y - chances)[:, None])
    # The diagonal of inverse @ scores.T @ scores @ inverse as sums of squares: never below 0.
    errors = np.sqrt(((scores @ inverse) ** 2).sum(axis=0))
    errors[np.ptp(x, axis=0) == 0] = np.inf
    return [
        Coefficient(name, float(weights[n + 1]), NORMAL_95 * float(errors[n + 1]), alike)
        for n, (name, alike) in enumerate(zip(names, closest(rows, names), strict=True))
    ]


def are_enough(won: Sequence[bool], columns: int) -> bool:
    """Whether there are wins and losses enough for this many columns."""
    wins = sum(won)
    return min(wins, len(won) - wins) >= EVENTS * columns


def closest(rows: Sequence[Sequence[float]], names: Sequence[str]) -> list[str]:
    """By column, the name of another that it can hardly be told apart from; empty if none."""
    np: Any = need("numpy", "a report")
    x = np.array(rows, float)
    x = x - x.mean(axis=0)
    lengths = np.sqrt((x**2).sum(axis=0))
    lengths[lengths == 0] = 1
    together = np.abs(x.T @ x) / np.outer(lengths, lengths)
    np.fill_diagonal(together, 0)
    return [
        names[int(column.argmax())] if column.max(initial=0) >= CLOSE else "" for column in together
    ]
