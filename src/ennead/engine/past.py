"""Games as they were: what `Game.pop` and `Game.take_back` return to."""

from __future__ import annotations

from ennead.engine.rng import Rng
from ennead.engine.table import Table


class Moment:
    """A game before an answer that was pushed. It is never changed, so clones share it."""

    def __init__(
        self,
        before: Moment | None,
        table: Table,
        rng: Rng | None,
        answers: int,
        seat: int,
        answer: int,
    ) -> None:
        self.before = before
        self.table = table
        self.rng = rng
        #: How many answers the log had.
        self.answers = answers
        #: Who answered then, and what.
        self.seat = seat
        self.answer = answer
