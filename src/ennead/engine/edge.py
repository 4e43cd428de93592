"""The edge of the engine: seats and answers from outside, as the rules know them or refused."""

from __future__ import annotations

from typing import SupportsIndex

from ennead.engine.answers import Answer
from ennead.engine.errors import IllegalAnswer
from ennead.engine.frames import CHANCE, alone
from ennead.engine.notation import means_nothing, meant
from ennead.engine.numbers import whole
from ennead.engine.table import Table

#: How many answers a refusal names.
NAMED = 20


def answerer(seat: object, players: int) -> int:
    """A player's seat or chance; ValueError for a seat that does not exist."""
    number = whole(seat)
    if number is None or not CHANCE <= number < players:
        raise ValueError(no_seat(seat, players))
    return number


def player(seat: object, players: int) -> int:
    """A player's seat; ValueError for a seat that does not exist."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise ValueError(no_seat(seat, players))
    return number


def no_seat(seat: object, players: int) -> str:
    """The message for a seat that does not exist."""
    return f"seat must be 0 to {players - 1}, not {seat!r}"


def asks_chance(chance: str) -> bool:
    """Whether chance is a seat that is asked; ValueError for anything but `answer` and `ask`."""
    if chance not in ("answer", "ask"):
        raise ValueError(f"chance must be 'answer' or 'ask', not {chance!r}")
    return chance == "ask"


def only_seat(table: Table) -> int:
    """The seat that is asked, if there is only one."""
    asked = table.to_act()
    if not asked:
        raise IllegalAnswer("the game is over")
    if len(asked) > 1:
        raise ValueError(f"seat must be given: {', '.join(map(str, asked))} are asked")
    return asked[0]


def legal_number(table: Table, seat: int, answer: object) -> int:
    """A legal answer of a seat as an int; IllegalAnswer for any other."""
    number = whole(answer)
    if number is None:
        raise IllegalAnswer(f"{answer!r} is not a whole number")
    if number not in table.options(seat):
        raise IllegalAnswer(refusal(table, seat, number))
    return number


def number_meant(table: Table, seat: int, answer: str | SupportsIndex) -> int:
    """The legal answer that a notation, an `Answer` or a number means; IllegalAnswer if none."""
    if not isinstance(answer, (str, Answer)):
        return legal_number(table, seat, answer)
    number = noted(table, seat, str(answer))
    if number is None:
        raise IllegalAnswer(refusal(table, seat, str(answer)))
    return number


def noted(table: Table, seat: int, notation: str) -> int | None:
    """The legal answer that a notation means, if there is one."""
    legal = table.options(seat)
    if not legal:
        return None
    frame = table.frames[-1]
    place = meant([frame.notation(table, answer) for answer in legal], notation, alone(frame))
    if place is not None:
        return legal[place]
    return frame.NOTHING if frame.NOTHING in legal and means_nothing(notation) else None


def refusal(table: Table, seat: int, answer: object) -> str:
    """Why an answer was refused, for a person."""
    if not table.frames:
        return "the game is over"
    if seat not in table.to_act():
        asked = ", ".join([str(other) for other in table.to_act()])
        return f"seat {seat} is not asked now; asked: {asked}"
    frame, legal = table.frames[-1], table.options(seat)
    named = ", ".join([frame.notation(table, offered) for offered in legal[:NAMED]])
    more = f" and {len(legal) - NAMED} more" if len(legal) > NAMED else ""
    return f"{answer!r} is not among the legal answers: {named}{more}"
