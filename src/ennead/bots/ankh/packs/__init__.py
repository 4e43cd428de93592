"""What bots know of packs of Ankh.

A pack names its module (`Pack.values`), the base game too. It may have these tables:

`VALUES`, by class of question, a function of the evaluation, the table and the question that gives
a value in devotion for each legal answer. Other questions are answered by looking ahead.

`DEATHS`, by class of special rule, whose figures die when a region is resolved.

`BORROWED`, by class of ability, a function of the ability, the table and its god that gives the
figures of others that would fight for the god if a conflict came now.

`TOKENS`, by class of ability or special rule at the table, a function of it, the table and a god
that gives what its tokens are worth to the god, in devotion.

`FACTS`, by class of ability at the table, a function of the ability, the table before and after an
intended turn, the god that takes it, and a language, that gives true sentences for hints.

`PARTS`, by class of question, the questions that may follow it as a part of the same decision.

`OF_AN_ACTION`, the questions that an action leads to before another seat is asked.

`WHERE`, the questions whose answers are spaces to put something on: of spaces with the same
neighbors only one is valued.

`NEIGHBORS`, the classes of abilities for which it matters whose figures stand beside whose.

`TOLD_APART`, the questions of abilities that networks tell apart from others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from ennead.bots.analysis.facts import Fact
from ennead.engine.frames import Frame
from ennead.games.ankh.packs import BASE, own_packs, pack_called

Question = type[Frame[Any]]
ValueOf = Callable[[Any, Any, Any], dict[int, float]]
Borrowed = Callable[[Any, Any, int], Sequence[int]]
TokensOf = Callable[[Any, Any, int], float]
FactsOf = Callable[[Any, Any, Any, int, str], list[Fact]]


class Deaths(NamedTuple):
    """Whose figures die when a region is resolved."""

    of_winner: bool = False
    of_losers: bool = True
    #: Those of a god that dominates the region.
    of_dominating: bool = False


@cache
def values_of(packs: tuple[str, ...]) -> dict[Question, ValueOf]:
    """Return the values of all questions that some packs bring."""
    return table_of(packs, "VALUES")


@cache
def deaths_by(packs: tuple[str, ...]) -> dict[type, Deaths]:
    """Return the packs' unusual deaths by class of special rule."""
    return table_of(packs, "DEATHS")


@cache
def borrowed_by(packs: tuple[str, ...]) -> dict[type, Borrowed]:
    """Return how abilities of some packs borrow figures, by class of ability."""
    return table_of(packs, "BORROWED")


@cache
def tokens_by(packs: tuple[str, ...]) -> dict[type, TokensOf]:
    """Return what tokens of some packs are worth, by class of ability or special rule."""
    return table_of(packs, "TOKENS")


@cache
def facts_by(packs: tuple[str, ...]) -> dict[type, FactsOf]:
    """Return what can be said of an intended turn, by class of ability."""
    return table_of(packs, "FACTS")


@cache
def parts_of(packs: tuple[str, ...]) -> dict[Question, tuple[Question, ...]]:
    """Return what may follow a question in the same decision because of abilities."""
    found: dict[Question, tuple[Question, ...]] = {}
    for table in tables(packs, "PARTS"):
        for question, parts in table.items():
            found[question] = (*found.get(question, ()), *parts)
    return found


@cache
def of_an_action(packs: tuple[str, ...]) -> tuple[Question, ...]:
    """List the questions that an action leads to because of abilities."""
    return list_of(packs, "OF_AN_ACTION")


@cache
def where_of(packs: tuple[str, ...]) -> tuple[Question, ...]:
    """List the questions of abilities whose answers are spaces to put something on."""
    return list_of(packs, "WHERE")


@cache
def minding_neighbors(packs: tuple[str, ...]) -> tuple[type, ...]:
    """List the abilities for which it matters whose figures are adjacent."""
    return list_of(packs, "NEIGHBORS")


@cache
def told_apart(packs: tuple[str, ...]) -> tuple[Question, ...]:
    """List the questions of abilities that networks distinguish."""
    return list_of(packs, "TOLD_APART")


def table_of(packs: tuple[str, ...], name: str) -> dict[Any, Any]:
    """Merge a mapping of all modules of packs that have it."""
    found: dict[Any, Any] = {}
    for table in tables(packs, name):
        found |= table
    return found


def list_of(packs: tuple[str, ...], name: str) -> tuple[type, ...]:
    """Concatenate a list of all modules of packs that have it."""
    return tuple([thing for listed in tables(packs, name) for thing in listed])


def tables(packs: tuple[str, ...], name: str) -> Iterator[Any]:
    """Yield what the modules of the base game and of packs have under a name."""
    for pack in (own_packs()[BASE], *[pack_called(pack) for pack in packs]):
        found = getattr(import_module(pack.values), name, None) if pack.values else None
        if found is not None:
            yield found
