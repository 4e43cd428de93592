"""What every legal answer is worth to the seat that must give it, by game."""

from __future__ import annotations

from collections.abc import Callable

from ennead.bots.ankh.values.answers import value_answers as value_answers_of_ankh
from ennead.bots.bot import Seen
from ennead.bots.ra.values.answers import value_answers as value_answers_of_ra

#: A value for each legal answer, in points or devotion; only their differences mean something.
Values = Callable[[Seen], dict[int, float]]

VALUES: dict[str, Values] = {"ra": value_answers_of_ra, "ankh": value_answers_of_ankh}
