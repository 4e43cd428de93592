"""A god as its own file declares it: what it can do, and everything that is said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability

#: A name in English and in German.
Name = tuple[str, str]
#: Something of a god's in the glossary: its name, what it is, and its rule.
GodTerm = tuple[Name, Phrase, str]
#: Out of a view and a language, what lies on a god's dashboard.
InShort = Callable[[Data, str], str]
#: Out of a view, a god or None for the table, and a language, what lies by a special rule.
Lines = Callable[[Data, int | None, str], list[str]]
#: An event that a god's ability tells: the names of its fields, and its sentence.
GodEvent = tuple[str, Phrase]


class God:
    """One of the gods of Egypt. Nothing but its own file and its pack names it."""

    def __init__(
        self,
        name: str,
        ability: type[Ability],
        called: Name,
        gift: Name,
        about: Phrase,
        rule: str,
        wordings: dict[Any, Any] | None = None,
        events: dict[str, GodEvent] | None = None,
        terms: dict[str, GodTerm] | None = None,
        look: dict[str, str] | None = None,
        in_short: InShort | None = None,
    ) -> None:
        #: As it is written in positions, options and notation.
        self.name: Final = name
        self.ability: Final = ability
        #: The god's name and its ability's, what the ability does, and the rule that says so.
        self.called: Final = called
        self.gift: Final = gift
        self.about: Final = about
        self.rule: Final = rule
        #: What its questions say; what its ability tells; what else it brings to the glossary.
        self.wordings: Final[dict[Any, Any]] = wordings or {}
        self.events: Final[dict[str, GodEvent]] = events or {}
        self.terms: Final[dict[str, GodTerm]] = terms or {}
        #: How it is drawn: `letter`, `color`, `light` (the color of its name on a dark ground),
        #: `token` and `token_term` (the letter of its tokens on the map of the terminal, and their
        #: id in the glossary), and where clients do not know its emblem the SVG paths `base`,
        #: `sign`, `strokes` and `cuts`, in a square from -24 to 24.
        self.look: Final[dict[str, str]] = look or {}
        #: What lies on its dashboard, in a few words.
        self.in_short: Final[InShort | None] = in_short
