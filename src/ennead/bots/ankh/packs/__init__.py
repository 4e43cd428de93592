"""What bots know of packs of Ankh.

A pack names its module (`Pack.values`). It may have three tables:

`VALUES`, by class of question, a function of the evaluation, the table and the question that gives
a value in devotion for each legal answer. Other questions are answered by looking ahead.

`DEATHS`, by class of special rule, whose figures die when a region is resolved.

`BORROWED`, by class of ability, a function of the ability, the table and its god that gives the
figures of others that would fight for the god if a conflict came now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from ennead.engine.frames import Frame
from ennead.games.ankh.packs import pack_called

ValueOf = Callable[[Any, Any, Any], dict[int, float]]
Borrowed = Callable[[Any, Any, int], Sequence[int]]


class Deaths(NamedTuple):
    """Whose figures die when a region is resolved."""

    of_winner: bool = False
    of_losers: bool = True
    #: Those of a god that dominates the region.
    of_dominating: bool = False


@cache
def values_of(packs: tuple[str, ...]) -> dict[type[Frame[Any]], ValueOf]:
    """The values of all questions that some packs bring."""
    return table_of(packs, "VALUES")


@cache
def deaths_by(packs: tuple[str, ...]) -> dict[type, Deaths]:
    """By class of special rule, the deaths of the packs' scenarios that are not as usual."""
    return table_of(packs, "DEATHS")


@cache
def borrowed_by(packs: tuple[str, ...]) -> dict[type, Borrowed]:
    """By class of ability, how those of some packs borrow figures."""
    return table_of(packs, "BORROWED")


def table_of(packs: tuple[str, ...], name: str) -> dict[Any, Any]:
    """A table of all modules of packs that have it."""
    found: dict[Any, Any] = {}
    for pack in packs:
        module = pack_called(pack).values
        if module:
            found |= getattr(import_module(module), name, {})
    return found
