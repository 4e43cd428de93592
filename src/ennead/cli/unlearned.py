"""Warns that bots play without their networks in a game with packs they were not trained with."""

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
    """Name the bots that play a game without their networks; empty if all have one."""
    named = set(bots)
    found = [level for level in unlearned(game) if level in named]
    return words.UNLEARNED.fill(lang, bots=joined(found, lang)) if found else ""


def warn_unlearned(plan: Plan, bots: Iterable[str]) -> None:
    """Warn on stderr, before the games of a plan are played."""
    first = new(plan.game, plan.players, plan.game_seed(0), **plan.game_options(0))
    found = warning(first, bots)
    if found:
        Console(stderr=True, theme=THEME).print(found, style="danger")
