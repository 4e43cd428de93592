"""Opponents of a learner: bots by name, of one's own, or functions of what a seat sees."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ennead.bots import Bot, Seen, make_bot

#: A name as `ennead.bots` and `ennead arena` know it, a class or function that makes a bot from a
#: seed, a bot, or a function that answers for a seat.
Opponent: TypeAlias = str | Bot | Callable[[int], Bot] | Callable[[Seen], int]


class Answering:
    """A function as a bot."""

    def __init__(self, answer: Callable[[Seen], int]) -> None:
        self.answer_for = answer

    def answer(self, seen: Seen) -> int:
        """Return what the function returns."""
        return int(self.answer_for(seen))


def check_opponents(given: Sequence[Opponent] | None, game: str, players: int) -> list[Opponent]:
    """Return the opponents, `random` if none are named; ValueError for those that cannot sit down.

    The last one takes all seats that are left.
    """
    opponents = list(given or ["random"])
    if len(opponents) >= players:
        raise ValueError(f"1 to {players - 1} bots can sit down, not {len(opponents)}")
    for opponent in opponents:
        seated(opponent, game, 0)
    return opponents


def seated(opponent: Opponent, game: str, seed: int) -> Bot:
    """Make the bot that plays a game; one that is made already keeps what it knows."""
    if isinstance(opponent, str):
        return make_bot(opponent, game, seed, own_classes=True)
    if isinstance(opponent, type):
        return as_bot(opponent(seed))
    if callable(getattr(opponent, "answer", None)):
        return as_bot(opponent)
    if not callable(opponent):
        raise ValueError(f"a bot must be a name, a class, a bot or a function, not {opponent!r}")
    if takes_a_seed(opponent):
        return as_bot(opponent(seed))  # type: ignore[arg-type]  # its parameter is called seed
    return Answering(opponent)  # type: ignore[arg-type]  # else it answers


def takes_a_seed(function: Callable[..., Any]) -> bool:
    """Whether a function makes bots: its parameter is called `seed`, or is a whole number."""
    try:
        (parameter,) = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return False
    return parameter.name == "seed" or parameter.annotation in (int, "int")


def as_bot(found: object) -> Bot:
    """Return what is to play, if it can answer."""
    if not callable(getattr(found, "answer", None)):
        raise ValueError(f"a bot must have a method `answer`; {found!r} has none")
    return found  # type: ignore[return-value]  # it has the one method of a bot
