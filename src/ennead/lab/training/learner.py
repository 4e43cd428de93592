"""A network in training: forward, backward and Adam in NumPy.

Two small hidden layers need no framework: a step on 512 positions takes some milliseconds.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

#: Adam's decay rates, and the decay of the averaged weights that play.
MOMENTUM, VARIANCE, AVERAGE = 0.9, 0.999, 0.999
#: The weight of the score margin in the loss, against the chance to win.
MARGIN_WEIGHT = 0.5


class Learner:
    """Weights, their running average, and what Adam remembers of their gradients.

    The first outputs are the chances of the seats, the others their margins at the end.
    """

    def __init__(self, sizes: list[int], seed: int) -> None:
        self.sizes = sizes
        self.players = sizes[-1] // 2
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = []
        for inputs, units in pairwise(sizes):
            scale = np.sqrt(2.0 / min(inputs, 120))  # most features of a position are 0
            self.weights.append((rng.standard_normal((inputs, units)) * scale).astype(np.float32))
            self.weights.append(np.zeros(units, np.float32))
        self.weights[-2] *= 0.1
        self.average = [array.copy() for array in self.weights]
        self.first = [np.zeros_like(array) for array in self.weights]
        self.second = [np.zeros_like(array) for array in self.weights]
        self.steps = 0

    def chances(self, rows: Floats, weights: list[Floats] | None = None) -> Floats:
        """Return the chances by row, the seat asked first; by default of the averaged weights."""
        outputs = forward(weights or self.average, rows)[-1]
        return softmax(outputs[:, : self.players])

    def learn(self, rows: Floats, targets: Floats, margins: Floats, rate: float) -> float:
        """Take one step on some positions; return the cross-entropy of the chances before it."""
        hidden, deeper, outputs = forward(self.weights, rows)
        found = softmax(outputs[:, : self.players])
        wrong = np.empty_like(outputs)
        wrong[:, : self.players] = found - targets
        wrong[:, self.players :] = MARGIN_WEIGHT * (outputs[:, self.players :] - margins)
        np.nan_to_num(wrong, copy=False)  # unknown margins have no gradient
        wrong /= len(rows)
        self.adam(self.gradients(rows, hidden, deeper, wrong), rate)
        return float(-(targets * np.log(found + 1e-9)).sum(axis=1).mean())

    def gradients(
        self, rows: Floats, hidden: Floats, deeper: Floats, wrong: Floats
    ) -> list[Floats]:
        """Return each weight's gradient of the loss."""
        back = (wrong @ self.weights[4].T) * (deeper > 0)
        further = (back @ self.weights[2].T) * (hidden > 0)
        return [
            rows.T @ further,
            further.sum(axis=0),
            hidden.T @ back,
            back.sum(axis=0),
            deeper.T @ wrong,
            wrong.sum(axis=0),
        ]

    def adam(self, gradients: list[Floats], rate: float) -> None:
        """Move the weights against their gradients, and their average after them."""
        self.steps += 1
        warm = rate * np.sqrt(1 - VARIANCE**self.steps) / (1 - MOMENTUM**self.steps)
        keep = min(AVERAGE, self.steps / (self.steps + 10))
        for place, gradient in enumerate(gradients):
            first, second = self.first[place], self.second[place]
            first += (1 - MOMENTUM) * (gradient - first)
            second += (1 - VARIANCE) * (gradient * gradient - second)
            self.weights[place] -= warm * first / (np.sqrt(second) + 1e-8)
            self.average[place] += (1 - keep) * (self.weights[place] - self.average[place])

    def numbers(self) -> list[float]:
        """Return the averaged weights as a file holds them."""
        return [float(number) for array in self.average for number in array.ravel()]

    def begin_with(self, numbers: list[float]) -> None:
        """Take over the weights of a network's file."""
        at = 0
        for place, array in enumerate(self.weights):
            part = numbers[at : at + array.size]
            self.weights[place] = np.array(part, np.float32).reshape(array.shape)
            self.average[place] = self.weights[place].copy()
            at += array.size
        assert at == len(numbers)

    def state(self) -> dict[str, Any]:
        """Return the whole state of learning, as arrays."""
        found: dict[str, Any] = {"steps": np.array(self.steps)}
        for name in ("weights", "average", "first", "second"):
            for place, array in enumerate(getattr(self, name)):
                found[f"{name}{place}"] = array
        return found

    def restore(self, state: Any) -> None:
        """Go on from such arrays."""
        self.steps = int(state["steps"])
        for name in ("weights", "average", "first", "second"):
            arrays = getattr(self, name)
            for place in range(len(arrays)):
                if state[f"{name}{place}"].shape != arrays[place].shape:
                    raise ValueError("the checkpoint is of a network of another size")
                arrays[place] = state[f"{name}{place}"]


def forward(weights: list[Floats], rows: Floats) -> tuple[Floats, Floats, Floats]:
    """Compute both hidden layers and the outputs."""
    hidden = np.maximum(rows @ weights[0] + weights[1], 0)
    deeper = np.maximum(hidden @ weights[2] + weights[3], 0)
    return hidden, deeper, deeper @ weights[4] + weights[5]


def softmax(outputs: Floats) -> Floats:
    """Turn outputs into chances."""
    odds: Floats = np.exp(outputs - outputs.max(axis=1, keepdims=True))
    found: Floats = np.divide(odds, odds.sum(axis=1, keepdims=True), dtype=odds.dtype)
    return found
