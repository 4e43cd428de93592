"""Facts: what an intended turn is known to do, in players' words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ennead.engine.game import Game


class Fact(NamedTuple):
    """A true sentence about an intended turn, and how much it matters, roughly in points."""

    weight: float
    words: str


class Intention(NamedTuple):
    """A turn as a bot would play it: from one position to another, by these answers."""

    seat: int
    before: Game
    #: The first answer, and it with all that follow in the same turn: by the names of their
    #: questions, as records write them, and in words.
    answer: int
    questions: list[str]
    #: What answers of these questions are clicked on.
    clicks: list[str]
    notations: list[str]
    words: list[str]
    #: The question when the turn is over, another seat is asked, or chance decides.
    after: Game


#: Lists a game's facts about an intended turn, in a language.
Facts = Callable[[Intention, str], list[Fact]]


def telling(facts: list[Fact], others: list[list[Fact]]) -> str:
    """Return the fact that matters most; one that many other answers share matters less.

    What holds for all of them speaks for none.
    """
    if not others:
        return max(facts).words if facts else ""
    shared = [{fact.words for fact in other} for other in others]

    def worth(fact: Fact) -> float:
        alone = sum([fact.words not in words for words in shared])
        return fact.weight * alone / len(others)

    best = max(facts, key=worth, default=None)
    return best.words if best is not None and worth(best) > 0 else ""
