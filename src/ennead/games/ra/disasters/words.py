"""Disasters in words."""

from __future__ import annotations

from ennead.engine.words import Count, Phrase
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import CIVILIZATION
from ennead.games.ra.words.section import Asking, Meanings, Sentences

DISCARD_CIVILIZATION = Phrase(
    "Unrest: discard {number:more Civilization tile|more Civilization tiles}. Which one now?",
    "Unruhen: Gib noch {number} Zivilisations-Plättchen ab. Welches jetzt?",
)
DISCARD_MONUMENT = Phrase(
    "Earthquake: discard {number:more Monument|more Monuments}. Which one now?",
    "Erdbeben: Gib noch {number:Monument|Monumente} ab. Welches jetzt?",
)
ANSWERS: Meanings = {
    "discard": Phrase("discard {tile}", "{tile} abgeben"),
}
#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "suffered": (
        ("player", "tile", "number"),
        Phrase(
            "{tile} ({number}) strikes {player}.", "Katastrophe für {player}: {tile} ({number})."
        ),
    ),
    "discarded": (
        ("player", "tile", "number"),
        Phrase("{player} loses {count}.", "{player} gibt ab: {count}."),
    ),
}


def ask_discard(table: RaTable, frame: Discard, lang: str) -> str:
    """Which tile is lost next."""
    phrase = DISCARD_CIVILIZATION if frame.category == CIVILIZATION else DISCARD_MONUMENT
    return phrase.fill(lang, number=Count(frame.number))


ASK: Asking = {Discard: ask_discard}
