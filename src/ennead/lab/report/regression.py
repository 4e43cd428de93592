"""Logistic regression: what each of several things adds to the chance to win, the others equal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ennead.lab.extras import need

#: Keeps numbers finite where something decides every game.
RIDGE = 1e-2
STEPS = 40
NORMAL_95 = 1.959963984540054


@dataclass(frozen=True)
class Coefficient:
    """A change of the logarithm of the odds to win, with half its 95 % interval."""

    name: str
    change: float
    width: float

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
    errors = np.sqrt(np.diag(inverse @ (scores.T @ scores) @ inverse))
    return [
        Coefficient(name, float(weights[n + 1]), NORMAL_95 * float(errors[n + 1]))
        for n, name in enumerate(names)
    ]
