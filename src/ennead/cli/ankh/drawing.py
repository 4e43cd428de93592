"""Ankh in the terminal: the map, the tracks, every god, and the battle that is on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text
from typer import Typer

from ennead.cli.ankh import scenario_commands, table
from ennead.cli.ankh.battle import battle, regions
from ennead.cli.ankh.end import after_conflict, ending
from ennead.cli.ankh.gods import Gods
from ennead.cli.ankh.legend import legend
from ennead.cli.ankh.map import AnkhMap, places_in
from ennead.cli.ankh.setup import SHORTHANDS
from ennead.cli.ankh.styles import STYLES
from ennead.cli.ankh.tracks import tracks
from ennead.cli.ankh.words import CLAWS, NEXT_BATTLE, NEXT_CONFLICT, NEXT_EVENT
from ennead.cli.drawing import Company, Drawing
from ennead.cli.setup import Shorthand
from ennead.engine.game import Game
from ennead.engine.rules import Data
from ennead.engine.table import Event
from ennead.engine.words import joined
from ennead.games.ankh.words import names
from ennead.games.ankh.words.gods import GODS
from ennead.hexes.grid import DIRECTIONS

NEW_PARAGRAPH = (
    "action",
    "event",
    "conflict",
    "dominates",
    "battle",
    "strength",
    "conflict_over",
    "merging",
    "forgotten",
    "ended",
)
LANDMARKS = {"e": ("event",), "b": ("battle", "dominates"), "c": ("conflict",)}
SMALL, LARGE = 3, 5
#: Hexes are large from this width of the terminal on.
WIDE = 120
GAP = 2
WIDEST_PANEL = 56
#: The regions are listed from this many lines on.
TALL = 40


class AnkhDrawing(Drawing):
    """Ankh for the terminal."""

    styles = STYLES
    landmarks = LANDMARKS

    def table(self, view: Data, company: Company, offered: list[str]) -> RenderableType:
        return Board(view, company, offered)

    def legend(self, view: Data, company: Company) -> RenderableType | None:
        return legend(view, company.lang)

    def examples(self, game: Game, lang: str) -> dict[str, str]:
        word = "isis" if lang == "de" else "camel"
        return {"answer": "to F4", "short": "F4", "long": "to F4", "word": word}

    def colors(self, view: Data, company: Company) -> dict[str, str]:
        styles = {f: f"god.{key}" for key, both in GODS.items() for f in both}
        for seat, name in enumerate(company.names):
            styles.setdefault(name, table.style(view, seat))
        return styles

    def begins_paragraph(self, event: Event) -> bool:
        return event.name in NEW_PARAGRAPH

    def chapter(self, event: Event, view: Data, company: Company) -> RenderableType | None:
        if event.name != "conflict_over":
            return None
        return after_conflict(view, event.fields[0], company)

    def end(self, game: Game, company: Company) -> RenderableType:
        return ending(game.view(None), company)

    def landmark(self, key: str, lang: str) -> str:
        return {"e": NEXT_EVENT, "b": NEXT_BATTLE, "c": NEXT_CONFLICT}[key].fill(lang)

    def shorthands(self) -> list[Shorthand]:
        return SHORTHANDS

    def commands(self) -> dict[str, Typer]:
        return {"scenario": scenario_commands.app}


class Board:
    """Map and panel beside each other, below them the battle; as the terminal has room."""

    def __init__(self, view: Data, company: Company, offered: list[str]) -> None:
        self.view = view
        self.company = company
        self.lang = company.lang
        self.offered = places_in(offered)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        drawn = AnkhMap(
            self.view,
            [table.letter(self.view, god) for god in range(self.view["players"])],
            self.lang,
            LARGE if width >= WIDE else SMALL,
            self.offered,
        )
        columns = len(drawn.column_letters()) + 1
        room = width - columns - GAP
        if room >= columns // 2:
            panel = self.panel(console, min(room, WIDEST_PANEL))
            yield from beside(drawn.lines(), panel, columns + GAP)
        else:
            yield from [*drawn.lines(), *self.panel(console, width)]
        if (fight := battle(self.view, self.lang)) is not None:
            yield fight

    def panel(self, console: Console, width: int) -> list[Text]:
        """Draw tracks and gods; on a tall terminal the regions too."""
        lines = [*tracks(self.view, self.lang), *Gods(self.view, self.company, width).lines()]
        lines += regions(self.view, self.lang) if console.height >= TALL else []
        lines += self.claws()
        return [part for line in lines for part in line.wrap(console, width)]

    def claws(self) -> list[Text]:
        """Say where figures with claws point."""
        lines = []
        for space, direction in self.view["aims"]:
            first = DIRECTIONS.index(direction.upper())
            keys = [DIRECTIONS[n % len(DIRECTIONS)].lower() for n in (first, first + 1)]
            both = joined([names.name(names.DIRECTIONS, key, self.lang) for key in keys], self.lang)
            lines.append(Text(CLAWS.fill(self.lang, space=space, directions=both), "quiet"))
        return lines


def beside(left: list[Text], right: list[Text], column: int) -> Iterator[Text]:
    """Join lines side by side, those on the right from a column on."""
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        line.pad_right(column - line.cell_len)
        yield line.append(other)
