"""What every legal answer is worth to the seat that must give it, by game."""

from __future__ import annotations

from collections.abc import Callable

from ennead.bots.bot import Seen
from ennead.bots.values.ra.answers import value_answers as value_answers_of_ra

#: A value for each legal answer, in points; only their differences mean something.
Values = Callable[[Seen], dict[int, float]]

VALUES: dict[str, Values] = {"ra": value_answers_of_ra}
