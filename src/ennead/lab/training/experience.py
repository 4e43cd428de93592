"""The replay buffer: positions with their targets, the oldest dropped first."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ennead.bots.values.features import Features
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

    def add(self, moments: list[Moment], targets: Floats, margins: Floats) -> None:
        """Add positions with their targets; these and the margins are by seat."""
        players = self.targets.shape[1]
        firsts = np.array([moment.first for moment in moments])
        seats = (firsts[:, None] + np.arange(players)) % players
        places = (self.next + np.arange(len(moments))) % self.capacity
        self.rows[places] = [moment.row for moment in moments]
        self.targets[places] = np.take_along_axis(targets, seats, axis=1)
        self.margins[places] = margins[seats]
        self.next = (self.next + len(moments)) % self.capacity
        self.length = min(self.capacity, self.length + len(moments))

    def add_game(
        self, moments: list[Moment], shares: Floats, scores: Floats, td_lambda: float
    ) -> None:
        """Add a finished game with TD(lambda) targets, from its end to its beginning.

        What follows an exploring answer says nothing about the position before it: the target of
        that position is the value of the best answer.
        """
        if not moments:
            return
        targets = np.empty((len(moments), len(shares)), np.float32)
        target = shares
        for place in range(len(moments) - 1, -1, -1):
            targets[place] = target
            moment = moments[place]
            if moment.best is not None:
                target = moment.best
            else:
                target = (1 - td_lambda) * moment.chances + td_lambda * target
        self.add(moments, targets, (scores - scores.mean()) / MARGIN)

    def add_unplayed(self, moments: list[Moment]) -> None:
        """Add positions that were searched but not played: their target is the search's value.

        Nobody knows how such a game would have ended, hence no margins.
        """
        if moments:
            targets = np.array([moment.chances for moment in moments], np.float32)
            self.add(moments, targets, np.full(targets.shape[1], np.nan, np.float32))

    def sample(self, number: int, rng: np.random.Generator) -> tuple[Floats, Floats, Floats]:
        """Sample positions with their targets and margins."""
        places = rng.integers(0, self.length, number)
        return self.rows[places].astype(np.float32), self.targets[places], self.margins[places]


def swapped(
    sample: tuple[Floats, Floats, Floats], features: Features, rng: np.random.Generator
) -> tuple[Floats, Floats, Floats]:
    """Permute the seats after the one asked in all these positions.

    Who sits where matters little, and what is learned of one seat then holds for the others.
    """
    rows, targets, margins = sample
    order = np.concatenate([[0], 1 + rng.permutation(features.players - 1)])
    blocks = features.common + features.block * order[:, None] + np.arange(features.block)
    columns = np.concatenate([np.arange(features.common), blocks.ravel()])
    return rows[:, columns], targets[:, order], margins[:, order]
