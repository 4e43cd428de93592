"""How a search goes about its work."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What can be chosen about a search."""

    #: The budget: so many looks, unless a number of CPU seconds is given.
    looks: int = 100
    seconds: float | None = None
    #: No search takes longer than so many CPU seconds, however many looks are left.
    limit: float = 4.0
    #: How much a little-tried answer is preferred, in chances to win.
    curiosity: float = 0.6
    #: An answer that greedy values so much less is a third as likely to be tried first.
    trust: float = 0.5
    #: So many answers are looked at, times the square root of the looks at their question.
    width: float = 1.5
    #: At the end of a look greedy bots answer until it is quiet, at most so often.
    playout: int = 10
    #: Of a sealed question's answers so many are mixed for each seat.
    sealed: int = 8
