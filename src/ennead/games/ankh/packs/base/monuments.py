"""The three types of monuments of the box (AK-C8)."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.table.monument_type import MonumentType
from ennead.games.ankh.table.pieces import MONUMENT_NAMES, MONUMENT_SUPPLY
from ennead.games.ankh.words.about_table import MONUMENTS as ABOUT
from ennead.games.ankh.words.names import MONUMENT_NOUNS

#: As after "of", and in the German dative.
PLURALS: Final = {
    "obelisk": ("obelisks", "Obelisken"),
    "temple": ("temples", "Tempeln"),
    "pyramid": ("pyramids", "Pyramiden"),
}

MONUMENTS: Final = [
    MonumentType(name, number, MONUMENT_NOUNS[name], PLURALS[name], ABOUT[name], "AK-C8")
    for name, number in zip(MONUMENT_NAMES, MONUMENT_SUPPLY, strict=True)
]
