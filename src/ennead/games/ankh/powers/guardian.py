"""A guardian as the file that brings it declares it."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.words import Noun, Phrase
from ennead.games.ankh.data.tracks import GuardianCard
from ennead.games.ankh.powers.god import GodEvent
from ennead.games.ankh.powers.power import Power


class Guardian:
    """A kind of guardian: what is printed on its card, what it can do, and what is said of it."""

    def __init__(
        self,
        card: GuardianCard,
        power: Power,
        noun: Noun,
        about: Phrase,
        rule: str,
        wordings: dict[Any, Any] | None = None,
        events: dict[str, GodEvent] | None = None,
        look: dict[str, str] | None = None,
    ) -> None:
        self.name: Final = card.name
        self.card: Final = card
        self.power: Final = power
        self.noun: Final = noun
        self.about: Final = about
        self.rule: Final = rule
        #: What its questions say, and what it tells.
        self.wordings: Final[dict[Any, Any]] = wordings or {}
        self.events: Final[dict[str, GodEvent]] = events or {}
        #: How it is drawn, where clients do not know it: `letter`, and the SVG path `shape` of its
        #: silhouette, in a square from -24 to 24.
        self.look: Final[dict[str, str]] = look or {}
