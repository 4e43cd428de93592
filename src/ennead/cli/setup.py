"""The options of a game's rules on the command line, and shorter ways to give them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any

from typer import Option

from ennead.cli.drawing import shorthands_of
from ennead.cli.options.game_options import Options, read_options
from ennead.engine.rules import Data, Rules
from ennead.games import GAMES


@dataclass(frozen=True)
class Shorthand:
    """A command-line option of a game: `--gods isis` for `--option gods=...`."""

    #: The option of the rules, and what it is called on the command line.
    name: str
    metavar: str
    help: str
    #: Reads the value from what was typed, for a number of players and a seed.
    read: Callable[[str, int, int], object]
    #: The numbers of players that what was typed is for, the usual one first.
    players: Callable[[str], list[int]] | None = None


class Setup:
    """The game options and shorthands given on the command line."""

    def __init__(self, options: list[str] | None, typed: dict[str, str] | None = None) -> None:
        self.options = options or []
        #: What was typed for shorthands, by their names.
        self.typed = typed or {}

    @property
    def given(self) -> list[str]:
        """The options that were given."""
        return (["--option"] if self.options else []) + [f"--{name}" for name in self.typed]

    def usual_players(self, usual: int) -> int:
        """Return the usual number of players, unless what was typed is for other numbers."""
        for name, text in self.typed.items():
            players = shorthands()[name].players
            if players is not None:
                counts = players(text)
                return usual if usual in counts else counts[0]
        return usual

    def read(self, rules: Rules[Any], players: int, seed: int) -> Data:
        """Read the options of the game by name."""
        options = read_options(rules, self.options)
        for name, text in self.typed.items():
            options[name] = shorthands()[name].read(text, players, seed)
        return options


def shorthands() -> dict[str, Shorthand]:
    """Return the shorthands of all games, by name."""
    return {short.name: short for game in GAMES for short in shorthands_of(game)}


def takes_setup(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command `--option` and the shorthands of all games; it gets them as one `setup`."""
    signature = inspect.signature(command, eval_str=True)
    own = [p for p in signature.parameters.values() if p.name != "setup"]
    more = {
        short.name: Annotated[str | None, Option(metavar=short.metavar, help=short.help)]
        for short in shorthands().values()
    }
    added = [("option", Options), *more.items()]

    @wraps(command)
    def run(**given: Any) -> None:
        options = given.pop("option")
        typed = {name: given.pop(name) for name in more}
        setup = Setup(options, {name: text for name, text in typed.items() if text is not None})
        command(**given, setup=setup)

    parameters = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in added
    ]
    run.__signature__ = signature.replace(  # type: ignore[attr-defined]  # typer reads it
        parameters=[p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own] + parameters
    )
    run.__annotations__ = {p.name: p.annotation for p in own} | dict(added)
    return run
