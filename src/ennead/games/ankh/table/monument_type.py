"""A type of monument as a pack declares it."""

from __future__ import annotations

from typing import Final

from ennead.engine.words import Noun, Phrase


class MonumentType:
    """How many there are, and what is said of it; it counts in every rule of monuments (AK-C8)."""

    def __init__(
        self,
        name: str,
        number: int,
        noun: Noun,
        plural: tuple[str, str],
        about: Phrase,
        rule: str,
        look: dict[str, str] | None = None,
    ) -> None:
        #: As it is written in positions, scenarios and notation.
        self.name: Final = name
        #: How many monuments of the type the supply has.
        self.number: Final = number
        self.noun: Final = noun
        #: Several of them, as in "the majority of": in German the dative.
        self.plural: Final = plural
        self.about: Final = about
        self.rule: Final = rule
        #: How it is drawn, where clients do not know it: `letter`, and the SVG path `shape` of its
        #: outline, in a square from -24 to 24.
        self.look: Final[dict[str, str]] = look or {}
