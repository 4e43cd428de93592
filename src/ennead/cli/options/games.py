"""The games as arguments of commands."""

from __future__ import annotations

from typing import Annotated

from typer import Argument

from ennead.games import GAMES

NAMES = ", ".join(GAMES)
#: The game that examples are about.
FIRST = next(iter(GAMES))


def complete(begun: str) -> list[str]:
    """Complete the name of a game for a shell."""
    return [name for name in GAMES if name.startswith(begun)]


GameName = Annotated[str, Argument(help=f"The game: {NAMES}.", autocompletion=complete)]
MaybeGameName = Annotated[
    str | None,
    Argument(help=f"The game: {NAMES}.", show_default=False, autocompletion=complete),
]
