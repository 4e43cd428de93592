"""The games there are: our own, and those of installed packages.

Ours are the packages beside this file that have a `KIT`, whether they run from the sources, from a
wheel or compiled. Other packages add theirs as entry points `ennead.games`: the name of the game,
and where its `Kit` is. A name that is ours stays ours.
"""

from __future__ import annotations

import copyreg
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from typing import Any

from ennead.engine.kit import Kit
from ennead.engine.rules import Rules
from ennead.games.plugins import usable

#: Packages add games under this name in their entry points.
GROUP = "ennead.games"


@cache
def own_kits() -> dict[str, Kit]:
    """The kits of the games in this package."""
    found = {}
    for module in pkgutil.iter_modules(__path__, f"{__name__}."):
        if module.ispkg:
            found[module.name.rpartition(".")[2]] = import_module(module.name).KIT
    return found


@cache
def installed_kits() -> dict[str, Kit]:
    """The kits of other packages, by the names of their entry points.

    A game that cannot be used is left out with a warning, so that all others can be played.
    """
    from importlib.metadata import entry_points  # takes longer to import than a game does

    found: dict[str, Kit] = {}
    for entry in entry_points(group=GROUP):
        if entry.name not in own_kits():
            kit = usable("game", entry, partial(called, entry.name))
            found |= {} if kit is None else {entry.name: kit}
    return found


def called(name: str, kit: Kit) -> Kit:
    """A kit whose game is called by this name; ValueError if it is not."""
    rules: Rules[Any] = kit.face("rules")()
    if rules.name != name:
        raise ValueError(f"its entry point leads to a game that is called {rules.name!r}")
    return kit


def kit_of(game: str) -> Kit:
    """The kit of a game; KeyError if there is no such game.

    Installed packages are only looked at for a game that is not ours: that takes 20 ms.
    """
    return own_kits()[game] if game in own_kits() else installed_kits()[game]


@cache
def rules_for(game: str) -> Rules[Any]:
    """The rules of a game; KeyError if there is no such game."""
    kit = kit_of(game)
    rules: Rules[Any] = kit.face("rules")()
    rules.kit = kit
    copyreg.pickle(type(rules), by_name)
    return rules


def by_name(rules: Rules[Any]) -> tuple[Callable[[str], Rules[Any]], tuple[str]]:
    """What pickle keeps of rules: where they are found again."""
    return rules_for, (rules.name,)


class Games(Mapping[str, Rules[Any]]):
    """The rules of every game by its name, each imported when it is first asked for."""

    def __getitem__(self, game: str) -> Rules[Any]:
        return rules_for(game)

    def __contains__(self, game: object) -> bool:
        return game in own_kits() or game in installed_kits()

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*own_kits(), *installed_kits()]))

    def __len__(self) -> int:
        return len(list(iter(self)))


GAMES = Games()
