"""What the games here are called and made of, in words: for the lobby, for help, for a table."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException

from ennead.bots import bots_for
from ennead.engine.rules import Option
from ennead.engine.words import Term
from ennead.games import GAMES
from ennead.games.catalogue import catalogue
from ennead.server import protocol


@get("/api/games")
async def games(lang: protocol.Language = "en") -> list[protocol.GameInfo]:
    """What can be played here."""
    return [game_info(name, lang) for name in GAMES]


@get("/api/terms/{game:str}", raises=[NotFoundException])
async def terms(game: str, lang: protocol.Language = "en") -> list[protocol.Term]:
    """Names and explanations of everything a player of a game meets."""
    known(game)
    return [
        protocol.Term(term.kind, term.id, term.name, term.about, term.rule, term.facts)
        for term in terms_of(game, lang).values()
    ]


@get("/api/rules/{game:str}", raises=[NotFoundException])
async def rules(game: str, lang: protocol.Language = "en") -> list[dict[str, str]]:
    """The rule catalogue of a game."""
    known(game)
    return [{"id": r.id, "section": r.section, "text": r.text} for r in catalogue(game, lang)]


def known(game: str) -> None:
    """Refuse what is no game."""
    if game not in GAMES:
        raise NotFoundException(f"there is no game {game!r}")


@cache
def terms_of(game: str, lang: str) -> dict[tuple[str, str], Term]:
    """Everything that has a name in a game, by kind and id."""
    return {(term.kind, term.id): term for term in GAMES[game].terms(lang)}


def game_info(game: str, lang: str) -> protocol.GameInfo:
    """A game with its options and bots."""
    rules = GAMES[game]
    found = terms_of(game, lang)
    about = found["game", game]
    return protocol.GameInfo(
        game,
        about.name,
        about.about,
        rules.version,
        list(rules.players),
        [option_info(game, option, lang) for option in rules.options()],
        bots_for(game),
    )


def option_info(game: str, option: Option, lang: str) -> protocol.OptionInfo:
    """An option, and what its values are called."""
    about = terms_of(game, lang)["option", option.name]
    named = [value_term(game, option.name, value, lang) for value in option.values]
    return protocol.OptionInfo(
        option.name,
        about.name,
        about.about,
        list(option.values),
        [term.name for term in named],
        [term.about for term in named],
        option.also,  # type: ignore[arg-type]  # games declare no other
        option.needs,
    )


def value_term(game: str, option: str, value: Any, lang: str) -> Term:
    """What a value of an option is called; one that cannot be listed is called by its parts."""
    text = value if isinstance(value, str) else json.dumps(value)
    found = terms_of(game, lang).get(("value", f"{option}={text}"))
    if found is not None:
        return found
    return Term("value", f"{option}={text}", part_names(game, option, value, lang), "")


def part_names(game: str, option: str, value: Any, lang: str) -> str:
    """A list of gods or guardians, a seat counted from 1, a scenario by the name it has."""
    if isinstance(value, list):
        named = terms_of(game, lang)
        kind = option.removesuffix("s")
        parts = [named.get((kind, str(part))) for part in value]
        return ", ".join(part.name for part in parts if part is not None)
    if isinstance(value, dict):
        return str(value.get("name", ""))
    return str(value + 1) if type(value) is int else str(value)


def chosen_options(game: str, options: dict[str, Any], lang: str) -> list[protocol.ChosenOption]:
    """The options of a table in words."""
    return [
        protocol.ChosenOption(
            name,
            terms_of(game, lang)["option", name].name,
            value,
            value_term(game, name, value, lang).name,
        )
        for name, value in options.items()
    ]
