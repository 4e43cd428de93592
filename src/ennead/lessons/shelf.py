"""The chapters there are, read from the files beside this module."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from ennead.games import GAMES
from ennead.lessons.chapter import Chapter, read_chapter


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game by the numbers their files begin with; none if it has no lessons."""
    if game not in GAMES:
        raise KeyError(game)
    found = []
    folder = files("ennead.lessons") / "data" / game
    if not folder.is_dir():
        return ()
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            id = file.name.removesuffix(".toml").partition("-")[2]
            found.append(read_chapter(game, id, tomllib.loads(file.read_text(encoding="utf-8"))))
    return tuple(found)


def chapter(game: str, id: str) -> Chapter:
    """One chapter; KeyError if there is none."""
    return {found.id: found for found in chapters(game)}[id]
