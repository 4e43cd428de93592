"""The games with their options, terms and rules over HTTP."""

from __future__ import annotations

from litestar import get
from litestar.exceptions import NotFoundException

from ennead.server import protocol
from ennead.server.service import catalogue


@get("/api/games")
async def games(lang: protocol.Language = "en") -> list[protocol.GameInfo]:
    """The games, with their options and bots."""
    return catalogue.games(lang)


@get("/api/terms/{game:str}", raises=[NotFoundException])
async def terms(game: str, lang: protocol.Language = "en") -> list[protocol.Term]:
    """The terms of a game: names and explanations of everything in it."""
    return catalogue.terms(game, lang)


@get("/api/rules/{game:str}", raises=[NotFoundException])
async def rules(game: str, lang: protocol.Language = "en") -> list[dict[str, str]]:
    """The rule catalogue of a game."""
    return catalogue.rules(game, lang)
