"""A word to whoever plays: with packs that are new to them, bots do without what they learned."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from ennead.bots.levels import unlearned
from ennead.cli import words
from ennead.cli.console import THEME
from ennead.engine.game import Game
from ennead.engine.words import joined
from ennead.games.start import new
from ennead.lab.plan import Plan


def warning(game: Game, bots: Iterable[str], lang: str = "en") -> str:
    """Which of some bots play a game without what they have learned; empty if none does."""
    named = set(bots)
    found = [level for level in unlearned(game) if level in named]
    return words.UNLEARNED.fill(lang, bots=joined(found, lang)) if found else ""


def warn_unlearned(plan: Plan, bots: Iterable[str]) -> None:
    """Say it on stderr of games that are going to be played."""
    first = new(plan.game, plan.players, plan.game_seed(0), **plan.game_options(0))
    found = warning(first, bots)
    if found:
        Console(stderr=True, theme=THEME).print(found, style="danger")
