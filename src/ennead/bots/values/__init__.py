"""What every legal answer is worth to the seat that must give it."""

from __future__ import annotations

from collections.abc import Callable

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of

#: A value for each legal answer, in points or devotion; only their differences mean something.
Values = Callable[[Seen], dict[int, float]]

#: Answers of a game without values differ by this, since search takes equal values for answers
#: that are equivalent.
HARDLY = 1e-9


def value_answers(seen: Seen) -> dict[int, float]:
    """Value each legal answer; practically the same for all if the game gives no values."""
    values = bots_of(seen.name).values
    if values is None:
        return {answer: -HARDLY * place for place, answer in enumerate(seen.legal())}
    return values(seen)
