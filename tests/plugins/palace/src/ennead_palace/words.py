"""Words of the palace."""

from __future__ import annotations

from typing import Any

from ennead.engine.words import Phrase
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead_palace.crocodile import STAYS, CallCrocodile, MoveCrocodile
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


MOVE = Phrase("Where does the crocodile go?", "Wohin geht das Krokodil?")
CALL = Phrase("Do you call the crocodile for 1 follower?", "Rufst du das Krokodil für 1 Anhänger?")
TO = Phrase("to {space}", "nach {space}")
STAY = Phrase("it stays", "es bleibt")


def ask_crocodile(table: AnkhTable, frame: MoveCrocodile, seat: int, lang: str) -> str:
    """The prompt."""
    return (CALL if isinstance(frame, CallCrocodile) else MOVE).fill(lang)


def say_crocodile(table: AnkhTable, frame: MoveCrocodile, answer: int, lang: str) -> str:
    """A space, or it stays."""
    return STAY.fill(lang) if answer == STAYS else TO.fill(lang, space=space_name(table, answer))


WORDINGS: dict[Any, Any] = {
    TakeCard: (ask_card, say_card),
    MoveCrocodile: (ask_crocodile, say_crocodile),
    CallCrocodile: (ask_crocodile, say_crocodile),
}
NAMES = {"packs": {"palace": ("Palace", "Palast")}, "scenarios": {"palace": ("Palace", "Palast")}}
ABOUT = {
    "packs": {"palace": Phrase("An invented rule.", "Eine erfundene Regel.")},
    "scenarios": {"palace": Phrase("With a palace.", "Mit einem Palast.")},
}
RULES = {"scenarios": {"palace": "AK-PAL1"}}
EVENTS = {
    "card_taken": "god palace_card",
    "crocodile_placed": "",
    "crocodile_moved": "god space",
}
SENTENCES = {
    "card_taken": Phrase("{god} takes the {palace_card}.", "{god} nimmt die Karte {palace_card}."),
    "crocodile_placed": Phrase("The crocodile waits.", "Das Krokodil wartet."),
    "crocodile_moved": Phrase(
        "{god} sends the crocodile to {space}.", "{god} schickt das Krokodil nach {space}."
    ),
}
WRITTEN = {"palace_card": lambda table, card: CARD_NAMES[card]}
TOLD = {"palace_card": lambda teller, card: CARD_NAMES[card]}
