"""The options of a game as parameters of OpenSpiel: whole numbers, truth values and texts.

A text is one of the values of an option, a list joined by `+`, or behind a `#` any value as JSON:
`#2` is the number 2, which OpenSpiel would otherwise not keep as a text.
"""

from __future__ import annotations

import json
from typing import Any

from ennead.engine.rules import Data, Rules

#: What the parts of a list are joined by; a comma ends a parameter in OpenSpiel.
JOINED = "+"
#: What marks a value written as JSON.
WRITTEN = "#"


def defaults(rules: Rules[Any]) -> dict[str, bool | int | str]:
    """The parameter of every option with its default."""
    return {option.name: parameter(option.values[0]) for option in rules.options()}


def parameter(value: object) -> bool | int | str:
    """A value of an option as OpenSpiel can hold it; empty stands for the default."""
    return value if isinstance(value, (bool, int, str)) else ""


def options_of(rules: Rules[Any], parameters: dict[str, Any]) -> Data:
    """The options that parameters stand for; the rules check them."""
    known = {option.name: option.values for option in rules.options()}
    given = {name: value for name, value in parameters.items() if name in known}
    return {
        name: value_of(value, known[name])
        for name, value in given.items()
        if value != parameter(known[name][0])
    }


def value_of(value: object, allowed: tuple[object, ...]) -> object:
    """The value that a parameter stands for."""
    if not isinstance(value, str) or value in allowed:
        return value
    if value.startswith(WRITTEN):
        return json.loads(value[len(WRITTEN) :])
    return value.split(JOINED) if JOINED in value else value
