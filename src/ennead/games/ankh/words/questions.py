"""Ankh in words: questions, answers, events and names, in English and German.

The words of questions and answers stand in their section, what is called how in `words.names`,
what it does in `words.about`.
"""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.games.ankh.battle import words as battle
from ennead.games.ankh.caravan import words as caravan
from ennead.games.ankh.control import words as control
from ennead.games.ankh.merging import words as merging
from ennead.games.ankh.moving import words as moving
from ennead.games.ankh.powers import words as powers
from ennead.games.ankh.powers.gods import amun, anubis, osiris, ra
from ennead.games.ankh.setup import words as setup
from ennead.games.ankh.summoning import words as summoning
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn import words as turn
from ennead.games.ankh.unlocking import words as unlocking
from ennead.games.ankh.words import about as about_things
from ennead.games.ankh.words import names as names_of_things
from ennead.games.ankh.words.tell import tell
from ennead.games.ankh.words.things import Wordings

__all__ = ["WORDINGS", "ask", "explanations", "names", "say", "tell"]

WORDINGS: Wordings = {
    **setup.WORDINGS,
    **turn.WORDINGS,
    **moving.WORDINGS,
    **summoning.WORDINGS,
    **unlocking.WORDINGS,
    **control.WORDINGS,
    **caravan.WORDINGS,
    **battle.WORDINGS,
    **powers.WORDINGS,
    **amun.WORDINGS,
    **anubis.WORDINGS,
    **osiris.WORDINGS,
    **ra.WORDINGS,
    **merging.WORDINGS,
}


def ask(table: AnkhTable, seat: int, lang: str) -> str:
    """The question on top, put to a seat that must answer."""
    frame = table.frames[-1]
    return WORDINGS[type(frame)][0](table, frame, seat, lang)


def say(table: AnkhTable, answer: int, lang: str) -> str:
    """What an answer to the question on top means."""
    frame = table.frames[-1]
    return WORDINGS[type(frame)][1](table, frame, answer, lang)


def names() -> Data:
    """What everything is called, by topic and key, as plain data for clients."""
    return {
        topic: {key: {"en": en, "de": de} for key, (en, de) in table.items()}
        for topic, table in names_of_things.ALL.items()
    }


def explanations() -> Data:
    """What abilities, guardians, powers and cards do, by topic and key, as plain data."""
    return {
        topic: {key: dict(phrase.texts) for key, phrase in table.items()}
        for topic, table in about_things.ALL.items()
    }
