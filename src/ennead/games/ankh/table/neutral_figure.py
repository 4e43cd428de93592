"""A figure that belongs to nobody, as a pack declares it."""

from __future__ import annotations

from typing import Final

from ennead.engine.words import Noun, Phrase


class NeutralFigure:
    """What is said of it; where it stands is the affair of the special rule that brings it."""

    def __init__(
        self, name: str, noun: Noun, about: Phrase, rule: str, look: dict[str, str] | None = None
    ) -> None:
        self.name: Final = name
        self.noun: Final = noun
        self.about: Final = about
        self.rule: Final = rule
        #: How it is drawn: `letter`, `color`, and the SVG path `shape` of its silhouette, in a
        #: square from -24 to 24.
        self.look: Final[dict[str, str]] = look or {}
