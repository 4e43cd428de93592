"""A game in the terminal: what is drawn of it, and what every game has without drawing anything."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ennead.cli.console import THEME
from ennead.engine.drawing import listing
from ennead.engine.rules import Data
from ennead.engine.table import Event
from ennead.games import kit_of
from ennead.games.plugins import fault
from ennead.games.start import rules_of

if TYPE_CHECKING:
    from typer import Typer

    from ennead.cli.setup import Shorthand
    from ennead.engine.game import Game

T = TypeVar("T")

#: How wide and high a drawing as plain text is.
WIDTH, HEIGHT = 100, 60


class Company:
    """Who sits at the table: names by seat, what plays there, and the language spoken."""

    def __init__(self, names: list[str], kinds: list[str], lang: str) -> None:
        self.names = names
        #: A bot's name, or empty for a person.
        self.kinds = kinds
        self.lang = lang


class Drawing:
    """One game in the terminal. It draws views, so it can show nothing that is hidden.

    This one lists any view line by line; a game draws what it wants to show better.
    """

    #: Styles of Rich by the names that the drawing uses.
    styles: Mapping[str, str] = {}
    #: Where a replay can jump to: a key, and the events that mark the place.
    landmarks: Mapping[str, tuple[str, ...]] = {}

    def table(self, view: Data, company: Company, offered: list[str]) -> RenderableType:
        """Draw everything on the table that the view shows; what is offered is in notation."""
        return Text(listing(view))

    def legend(self, view: Data, company: Company) -> RenderableType | None:
        """Explain the signs of the table, if they need it."""
        return None

    def examples(self, game: Game, lang: str) -> dict[str, str]:
        """Give the help an `answer`, a `short` form of a `long` one, and a `word` of the rules."""
        seat = game.to_act()[0] if game.to_act() else 0
        notations = [game.notation(seat, answer) for answer in game.legal(seat)]
        answer = notations[-1] if notations else "1"
        return {"answer": answer, "short": answer[:1], "long": answer, "word": "end"}

    def colors(self, view: Data, company: Company) -> dict[str, str]:
        """Map the words of the log that have a color to it, names of players among them."""
        return {name: f"player.{seat}" for seat, name in enumerate(company.names)}

    def begins_paragraph(self, event: Event) -> bool:
        """Whether the log goes on in a new line with this event."""
        return True

    def chapter(self, event: Event, view: Data, company: Company) -> RenderableType | None:
        """Draw what to stop and look at after an event that closes a part of the game."""
        return None

    def end(self, game: Game, company: Company) -> RenderableType:
        """Draw how the game ended: the ranking."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for place, seat, score in game.ranking():
            table.add_row(f"{place}.", Text(company.names[seat], f"player.{seat}"), str(score))
        return table

    def landmark(self, key: str, lang: str) -> str:
        """Name a landmark."""
        return key

    def shorthands(self) -> list[Shorthand]:
        """Return shorter ways to give the game's options on the command line."""
        return []

    def commands(self) -> dict[str, Typer]:
        """Return the game's own commands, by the names they are called with."""
        return {}

    def text(self, view: Data, names: list[str], lang: str) -> str:
        """Draw the table as plain text, for `str(game)` and for a browser without a board."""
        console = Console(
            theme=Theme({**THEME.styles, **self.styles}),
            color_system=None,
            width=WIDTH,
            height=HEIGHT,
            legacy_windows=False,
        )
        company = Company(names, [""] * len(names), lang)
        with console.capture() as captured:
            console.print(self.table(view, company, []))
        return "\n".join([line.rstrip() for line in captured.get().splitlines()])


PLAIN = Drawing()


def drawing_of(game: str) -> Drawing:
    """Return a game's drawing, plain if its own cannot be imported; ValueError for no game."""
    rules_of(game)
    try:
        found: Drawing | None = kit_of(game).face("terminal")
    except (Exception, SystemExit) as error:  # noqa: BLE001  # another package may raise anything
        warnings.warn(f"the drawing of {game!r} cannot be imported: {fault(error)}", stacklevel=2)
        found = None
    return PLAIN if found is None else found


def commands_of(game: str) -> dict[str, Typer]:
    """Return the game's own commands."""
    return added_by(game, "commands", lambda drawing: drawing.commands(), {})


def shorthands_of(game: str) -> list[Shorthand]:
    """Return the shorter ways to give a game's options."""
    return added_by(game, "shorthands", lambda drawing: drawing.shorthands(), [])


def added_by(game: str, what: str, make: Callable[[Drawing], T], nothing: T) -> T:
    """Return what a game's drawing adds to all commands; nothing, and a warning, if it fails."""
    try:
        return make(drawing_of(game))
    except (Exception, SystemExit) as error:  # noqa: BLE001  # as above
        warnings.warn(f"the {what} of {game!r} are left out: {fault(error)}", stacklevel=3)
        return nothing
