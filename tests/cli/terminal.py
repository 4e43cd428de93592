"""A terminal made of lines: what is typed is given, what is shown can be read."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console
from typer.testing import CliRunner, Result

import ennead
from ennead.cli import app
from ennead.cli.console import THEME
from ennead.cli.table.seats import seat_players
from ennead.cli.table.sitting import Sitting
from ennead.engine.rules import Data

QUESTION = "> "


class Terminal:
    """Eighty columns wide; typed lines come from a list, then the terminal is closed."""

    def __init__(self, lines: Iterable[str], width: int = 80, height: int = 24) -> None:
        self.output = io.StringIO()
        self.console = Console(
            file=self.output, width=width, height=height, theme=THEME, highlight=False
        )
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.output.write(f"{prompt}{line}\n")
        return line

    @property
    def shown(self) -> str:
        return self.output.getvalue()

    @property
    def flat(self) -> str:
        """Everything shown, without regard to where lines were broken."""
        return " ".join(self.shown.split())


class RandomTyping(Terminal):
    """Types answers at random, some of which do not exist, and Enter at pauses."""

    def __init__(self, seed: int, width: int = 80, height: int = 24) -> None:
        super().__init__([], width, height)
        self.rng = random.Random(seed)

    def read(self, prompt: str) -> str:
        return str(self.rng.randint(1, 4)) if prompt == QUESTION else ""


class FirstAnswer(Terminal):
    """Always types 1, and Enter at pauses."""

    def __init__(self) -> None:
        super().__init__([])

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return "1" if prompt == QUESTION else ""


def sit_down(
    game: ennead.Game,
    terminal: Terminal,
    lang: str = "en",
    humans: int = 1,
    bots: tuple[str, ...] = ("random",),
) -> Sitting:
    """People and random bots before a game; the people are called Anna, Ben and so on."""
    names = ["Anna", "Ben", "Cem", "Dora", "Eva"][:humans]
    free = [*bots][: game.players - humans]
    seats = seat_players(game.name, game.players, names, humans, free, lang, 1)
    return Sitting(game, seats, lang, terminal.console, terminal.read)


def run(*arguments: str, typed: str = "") -> Result:
    """The command with arguments; what is typed is given as lines."""
    return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)


def late(game: ennead.Game, enough: Callable[[Data], bool], seed: int = 1) -> ennead.Game:
    """Let chance answer for everybody until the view is such, so that a test need not draw it."""
    rng = random.Random(seed)
    while not game.over and not enough(game.view(None)):
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    assert not game.over
    return game


def last_epoch(game: ennead.Game) -> ennead.Game:
    """A game of Ra in its last epoch."""
    return late(game, lambda view: view["epoch"] == 3)


def gods_at_hand() -> ennead.Game:
    """Anna, with two Gods, is on turn; Nile, Flood and a God lie on the auction track."""
    return ennead.load(
        {
            "game": "ra",
            "players": 2,
            "areas": [{"suns": [2, 5, 6, 9], "tiles": {"god": 2}}, {"suns": [3, 4, 7, 8]}],
            "track": ["nile", "flood", "god"],
            "turn": 0,
        },
        seed=3,
    )
