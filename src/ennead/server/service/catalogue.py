"""The games with their options, terms and rules in words."""

from __future__ import annotations

from ennead.bots import bots_for
from ennead.engine.rules import Option
from ennead.games import GAMES
from ennead.games.catalogue import catalogue
from ennead.server import protocol
from ennead.server.live.option_words import terms_of, value_term
from ennead.server.service.errors import NotThere


def games(lang: str) -> list[protocol.GameInfo]:
    """Describe the games, with their options and bots."""
    return [game_info(name, lang) for name in GAMES]


def terms(game: str, lang: str) -> list[protocol.Term]:
    """Return the terms of a game: names and explanations of everything in it."""
    check_game(game)
    return [
        protocol.Term(term.kind, term.id, term.name, term.about, term.rule, term.facts)
        for term in terms_of(game, lang).values()
    ]


def rules(game: str, lang: str) -> list[dict[str, str]]:
    """Return the rule catalogue of a game."""
    check_game(game)
    return [{"id": r.id, "section": r.section, "text": r.text} for r in catalogue(game, lang)]


def check_game(game: str) -> None:
    """Refuse an unknown game."""
    if game not in GAMES:
        raise NotThere(f"there is no game {game!r}")


def game_info(game: str, lang: str) -> protocol.GameInfo:
    """Describe a game with its options and bots."""
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
    """Describe an option and its values."""
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
