"""Dealing suns in words."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ra.setup.rules import DealSuns
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.words.section import Asking, Meanings, Sentences

DEAL = Phrase("Which suns does the player get?", "Welche Sonnen erhält der Spieler?")
ANSWERS: Meanings = {
    "suns": Phrase("group {what} of the suns", "Sonnengruppe {what}"),
}
#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "dealt": (
        ("player", "suns"),
        Phrase("{player} gets the suns {suns}.", "{player} erhält die Sonnen {suns}."),
    ),
}


def ask_deal(table: RaTable, frame: DealSuns, lang: str) -> str:
    """Which suns the next player gets."""
    return DEAL.fill(lang)


ASK: Asking = {DealSuns: ask_deal}
