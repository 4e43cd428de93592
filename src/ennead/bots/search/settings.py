"""How a search goes about its work."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The parameters of a search."""

    #: The budget: this many simulations, unless a number of CPU seconds is given.
    simulations: int = 100
    seconds: float | None = None
    #: No search takes longer than this many CPU seconds, however many simulations are left.
    limit: float = 4.0
    #: The exploration constant, in chances to win.
    exploration: float = 0.6
    #: The softmax temperature that makes priors of greedy's values.
    temperature: float = 0.5
    #: Progressive widening: answers open for selection, times the square root of the visits.
    widening: float = 1.5
    #: A rollout: greedy bots answer until it is quiet, at most this often.
    rollout: int = 10
    #: How many answers to a sealed question are mixed for each seat.
    sealed: int = 8


@dataclass(frozen=True)
class TreeSettings:
    """How a tree is searched with a learned network at its leaves."""

    simulations: int
    #: PUCT's exploration constant, in even chances to win.
    exploration: float = 1.0
    #: The softmax temperature of the priors, in chances to win.
    temperature: float = 0.05
