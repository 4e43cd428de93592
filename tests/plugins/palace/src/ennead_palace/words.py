"""Words of the palace."""

from __future__ import annotations

from typing import Any

from ennead.engine.words import Phrase
from ennead.games.ankh.table.table import AnkhTable
from ennead_palace.palace import CARD_NAMES, NO_CARD, TakeCard

ASK = Phrase("Which card of the palace do you take?", "Welche Karte des Palasts nimmst du?")
TAKE = Phrase("take the {card}", "{card} nehmen")
NONE = Phrase("take none and gain a follower", "keine nehmen und einen Anhänger erhalten")


def ask_card(table: AnkhTable, frame: TakeCard, seat: int, lang: str) -> str:
    """The prompt."""
    return ASK.fill(lang)


def say_card(table: AnkhTable, frame: TakeCard, answer: int, lang: str) -> str:
    """A card, or none."""
    return NONE.fill(lang) if answer == NO_CARD else TAKE.fill(lang, card=CARD_NAMES[answer])


WORDINGS: dict[Any, Any] = {TakeCard: (ask_card, say_card)}
NAMES = {"packs": {"palace": ("Palace", "Palast")}, "scenarios": {"palace": ("Palace", "Palast")}}
ABOUT = {
    "packs": {"palace": Phrase("An invented rule.", "Eine erfundene Regel.")},
    "scenarios": {"palace": Phrase("With a palace.", "Mit einem Palast.")},
}
RULES = {"scenarios": {"palace": "AK-PAL1"}}
EVENTS = {"card_taken": "god palace_card"}
SENTENCES = {
    "card_taken": Phrase("{god} takes the {palace_card}.", "{god} nimmt die Karte {palace_card}.")
}
WRITTEN = {"palace_card": lambda table, card: CARD_NAMES[card]}
TOLD = {"palace_card": lambda teller, card: CARD_NAMES[card]}
