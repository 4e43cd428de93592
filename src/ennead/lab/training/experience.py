"""What was played: positions with what became of them, the oldest forgotten first."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ennead.lab.training.learner import Floats

#: A margin of this many points counts 1.
MARGIN = 15.0


@dataclass(frozen=True)
class Moment:
    """A position after an answer: its row, whose block is first, and the chances seen in it."""

    row: Floats
    first: int
    #: Every seat's chance after the answer given, and after the best one if that was another.
    chances: Floats
    best: Floats | None


class Experience:
    """A replay buffer of positions with their targets."""

    def __init__(self, capacity: int, size: int, players: int) -> None:
        self.rows = np.zeros((capacity, size), np.float16)
        self.targets = np.zeros((capacity, players), np.float32)
        self.margins = np.zeros((capacity, players), np.float32)
        self.capacity = capacity
        self.length = 0
        self.next = 0

    def add(self, row: Floats, first: int, target: Floats, margins: Floats) -> None:
        """One position; target and margins are by seat."""
        self.rows[self.next] = row
        self.targets[self.next] = np.roll(target, -first)
        self.margins[self.next] = np.roll(margins, -first)
        self.next = (self.next + 1) % self.capacity
        self.length = min(self.capacity, self.length + 1)

    def add_game(self, moments: list[Moment], shares: Floats, scores: Floats, trace: float) -> None:
        """A finished game: TD(lambda) targets, from its end to its beginning.

        Where an answer was given to explore, what followed says nothing about the position before:
        its target is the value of the best answer.
        """
        margins = (scores - scores.mean()) / MARGIN
        target = shares
        for moment in reversed(moments):
            self.add(moment.row, moment.first, target, margins)
            if moment.best is not None:
                target = moment.best
            else:
                target = (1 - trace) * moment.chances + trace * target

    def sample(self, number: int, rng: np.random.Generator) -> tuple[Floats, Floats, Floats]:
        """Some positions with their targets and margins."""
        places = rng.integers(0, self.length, number)
        return self.rows[places].astype(np.float32), self.targets[places], self.margins[places]
