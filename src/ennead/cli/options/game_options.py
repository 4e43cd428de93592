"""The options of a game's rules on the command line: `--option open_scores=false`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ennead.engine.rules import Data, Rules

Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A choice of the game's rules."),
]


def read_options(rules: Rules[Any], given: list[str]) -> Data:
    """Read the options by name; ValueError says what is wrong with one."""
    options: Data = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            known = ", ".join([option.name for option in rules.options()])
            raise ValueError(f"--option is NAME=VALUE with a name of {known}; found {text!r}")
        options[name] = read_value(value)
    return options


def read_value(text: str) -> object:
    """Read true, false and numbers as such, comma-separated words as a list, the rest as text."""
    try:
        value = json.loads(text.lower())
    except ValueError:
        return words_of(text) if "," in text else text
    return value if isinstance(value, (bool, int)) else text


def comma_separated(text: str | None) -> list[str]:
    """Split a comma-separated list; without one there are no parts."""
    return [part.strip() for part in text.split(",")] if text else []


def words_of(text: str) -> list[str]:
    """Split comma-separated words, in lower case."""
    return [word.lower() for word in comma_separated(text)]
