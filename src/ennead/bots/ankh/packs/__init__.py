"""What bots know of packs of Ankh: values for the questions that only a pack asks.

A pack names its module (`Pack.values`). Its table `VALUES` has, by class of question, a function
of the evaluation, the table and the question that gives a value in devotion for each legal answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from ennead.engine.frames import Frame
from ennead.games.ankh.packs import pack_called

ValueOf = Callable[[Any, Any, Any], dict[int, float]]


@cache
def values_of(packs: tuple[str, ...]) -> dict[type[Frame[Any]], ValueOf]:
    """The values of all questions that some packs bring."""
    found: dict[type[Frame[Any]], ValueOf] = {}
    for name in packs:
        module = pack_called(name).values
        if module:
            found |= import_module(module).VALUES
    return found
