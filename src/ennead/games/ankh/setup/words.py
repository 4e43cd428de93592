"""Words for setting up: who begins, who plays which god, which guardians take part."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.setup.rules import DrawFirst, DrawGod, DrawGuardian
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, called, kind_noun

FIRST = Phrase("Who takes the first turn?", "Wer ist zuerst am Zug?")
FIRST_SEAT = Phrase("player {number} begins", "Spieler {number} beginnt")
WHICH_GOD = Phrase("Which god does player {number} play?", "Welchen Gott spielt Spieler {number}?")
WHICH_GUARDIAN = Phrase(
    "Which guardian of level {level} takes part?", "Welcher Wächter der Stufe {level} ist dabei?"
)


def say_first(table: AnkhTable, frame: DrawFirst, answer: int, lang: str) -> str:
    """A first player."""
    return FIRST_SEAT.fill(lang, number=answer + 1)


def ask_god(table: AnkhTable, frame: DrawGod, seat: int, lang: str) -> str:
    """The prompt for a seat's god."""
    return WHICH_GOD.fill(lang, number=frame.seat_of_god + 1)


def say_god(table: AnkhTable, frame: DrawGod, answer: int, lang: str) -> str:
    """A god of Egypt."""
    return called(table.box.god_names[answer], lang)


def ask_guardian(table: AnkhTable, frame: DrawGuardian, seat: int, lang: str) -> str:
    """The prompt for a level's guardian."""
    return WHICH_GUARDIAN.fill(lang, level=frame.level + 1)


def say_guardian(table: AnkhTable, frame: DrawGuardian, answer: int, lang: str) -> str:
    """A guardian."""
    noun = kind_noun(table, answer)
    return noun.de if lang == "de" else noun.en


WORDINGS: Wordings = {
    DrawFirst: (FIRST, say_first),
    DrawGod: (ask_god, say_god),
    DrawGuardian: (ask_guardian, say_guardian),
}
