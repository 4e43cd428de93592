"""Games in files: records with a comment on how to go on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ennead.engine.game import Game
from ennead.engine.record import FIRST_LINE

SUFFIX = ".ennead"


def new_file(game: str) -> Path:
    """Name a file in the current directory that does not exist yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d}"
    number = 1
    while Path(f"{stem}-{number}{SUFFIX}").exists():
        number += 1
    return Path(f"{stem}-{number}{SUFFIX}")


def save(game: Game, file: Path, comment: str) -> None:
    """Write a game's record; ValueError rather than write over anything but a record."""
    if file.exists() and not is_record(file):
        raise ValueError("there is a file of this name that is no saved game")
    text = f"# {comment}\n{game.record().dumps()}"
    beside = file.with_name(file.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def is_record(file: Path) -> bool:
    """Whether a file looks like a record."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        return FIRST_LINE in lines.read(10_000)
