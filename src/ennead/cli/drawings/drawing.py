"""What the terminal must know of a game to show it."""

from __future__ import annotations

from typing import Protocol

from rich.console import RenderableType

from ennead.engine.rules import Data
from ennead.engine.table import Event


class Company:
    """Who sits at the table: names by seat, what plays there, and the language spoken."""

    def __init__(self, names: list[str], kinds: list[str], lang: str) -> None:
        self.names = names
        #: A bot's name, or empty for a person.
        self.kinds = kinds
        self.lang = lang


class Drawing(Protocol):
    """One game in the terminal. It draws views, so it can show nothing that is hidden."""

    #: Where a replay can jump to: a key, and the events that mark the place.
    landmarks: dict[str, tuple[str, ...]]

    def table(self, view: Data, company: Company, offered: list[str]) -> RenderableType:
        """Everything on the table that the view shows; what is offered is in notation."""
        ...

    def legend(self, view: Data, company: Company) -> RenderableType | None:
        """What the signs of the table mean, if they need it."""
        ...

    def examples(self, lang: str) -> dict[str, str]:
        """For the help: an `answer`, a `short` form of a `long` one, a `word` of the rules."""
        ...

    def colours(self, view: Data, company: Company) -> dict[str, str]:
        """The words of the story that have a colour, names of players among them."""
        ...

    def begins_paragraph(self, event: Event) -> bool:
        """Whether the log goes on in a new line with this event."""
        ...

    def chapter(self, event: Event, view: Data, company: Company) -> RenderableType | None:
        """What to stop and look at after an event that closes a part of the game."""
        ...

    def end(self, view: Data, company: Company) -> RenderableType:
        """How the game ended."""
        ...

    def landmark(self, key: str, lang: str) -> str:
        """What a landmark is called."""
        ...
