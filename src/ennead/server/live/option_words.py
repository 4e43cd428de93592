"""The options of a game and their values in words."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ennead.engine.words import Term
from ennead.games import GAMES
from ennead.server import protocol


def chosen_options(game: str, options: dict[str, Any], lang: str) -> list[protocol.ChosenOption]:
    """Return the options of a table in words."""
    return [
        protocol.ChosenOption(
            name,
            terms_of(game, lang)["option", name].name,
            value,
            value_term(game, name, value, lang).name,
        )
        for name, value in options.items()
    ]


@cache
def terms_of(game: str, lang: str) -> dict[tuple[str, str], Term]:
    """Return the terms of a game by kind and id."""
    return {(term.kind, term.id): term for term in GAMES[game].terms(lang)}


def value_term(game: str, option: str, value: Any, lang: str) -> Term:
    """Return the term of an option's value; one that is not listed is named by its parts."""
    text = value if isinstance(value, str) else json.dumps(value)
    found = terms_of(game, lang).get(("value", f"{option}={text}"))
    if found is not None:
        return found
    return Term("value", f"{option}={text}", part_names(game, option, value, lang), "")


def part_names(game: str, option: str, value: Any, lang: str) -> str:
    """Name a list of gods or guardians, a seat counted from 1, or a scenario."""
    if isinstance(value, list):
        named = terms_of(game, lang)
        kind = option.removesuffix("s")
        parts = [named.get((kind, str(part))) for part in value]
        return ", ".join(part.name for part in parts if part is not None)
    if isinstance(value, dict):
        return str(value.get("name", ""))
    return str(value + 1) if type(value) is int else str(value)
