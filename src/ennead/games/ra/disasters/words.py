"""Disasters in words."""

from __future__ import annotations

from ennead.engine.words import Count, Phrase
from ennead.games.ra.disasters.rules import LOST_TO_EACH, Discard
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import CIVILIZATION, DROUGHT, EARTHQUAKE, FUNERAL, UNREST
from ennead.games.ra.words.section import Asking, Meanings, Sentences

#: The first of several, and those that follow.
DISCARD = {
    UNREST: (
        Phrase(
            "Unrest: discard {number} Civilization tiles. Which one now?",
            "Unruhen: Gib {number} Zivilisations-Plättchen ab. Welches jetzt?",
        ),
        Phrase(
            "Unrest: discard {number:more Civilization tile|more Civilization tiles}. Which one?",
            "Unruhen: Gib noch {number} Zivilisations-Plättchen ab. Welches?",
        ),
    ),
    EARTHQUAKE: (
        Phrase(
            "Earthquake: discard {number} Monuments. Which one now?",
            "Erdbeben: Gib {number} Monumente ab. Welches jetzt?",
        ),
        Phrase(
            "Earthquake: discard {number:more Monument|more Monuments}. Which one?",
            "Erdbeben: Gib noch {number:Monument|Monumente} ab. Welches?",
        ),
    ),
}
STRIKES = {
    FUNERAL: Phrase("A Funeral strikes", "Ein Begräbnis trifft"),
    DROUGHT: Phrase("A Drought strikes", "Eine Dürre trifft"),
    UNREST: Phrase("Unrest strikes", "Unruhen treffen"),
    EARTHQUAKE: Phrase("An Earthquake strikes", "Ein Erdbeben trifft"),
}
TWICE = Phrase(" twice", " zweimal")
TIMES = Phrase(" {number} times", " {number}-mal")
ANSWERS: Meanings = {
    "discard": Phrase("discard {tile:the}", "{tile:den} abgeben"),
}
#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "suffered": (
        ("player", "tile", "number"),
        Phrase("{strikes} {player}{often}.", "{strikes} {player}{often}."),
    ),
    "discarded": (
        ("player", "tile", "number"),
        Phrase("{player} loses {tiles}.", "{player} gibt {tiles} ab."),
    ),
}


def ask_discard(table: RaTable, frame: Discard, lang: str) -> str:
    """Which tile is lost next.

    Each disaster takes two tiles, so at an odd number some are gone already.
    """
    disaster = UNREST if frame.category == CIVILIZATION else EARTHQUAKE
    return DISCARD[disaster][frame.number % LOST_TO_EACH].fill(lang, number=Count(frame.number))


def strikes(disaster: int, lang: str) -> str:
    """A disaster and its verb."""
    return STRIKES[disaster].fill(lang)


def often(number: int, lang: str) -> str:
    """How often a disaster strikes; once is not said."""
    if number == 1:
        return ""
    return (TWICE if number == 2 else TIMES).fill(lang, number=number)


ASK: Asking = {Discard: ask_discard}
