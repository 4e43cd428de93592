"""Ankh in words: questions, answers, events and names, in English and German.

What is called how stands in `words_names`, what it does in `words_about`; the words of questions
and answers stand together, by topic, and those of events in `words_tell`.
"""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.games.ankh import (
    words_about,
    words_battle,
    words_events,
    words_moving,
    words_names,
    words_powers,
    words_summoning,
    words_turn,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words_tell import tell
from ennead.games.ankh.words_things import Wordings

__all__ = ["WORDINGS", "ask", "explanations", "names", "say", "tell"]

WORDINGS: Wordings = {
    **words_turn.WORDINGS,
    **words_moving.WORDINGS,
    **words_summoning.WORDINGS,
    **words_events.WORDINGS,
    **words_battle.WORDINGS,
    **words_powers.WORDINGS,
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
        for topic, table in words_names.ALL.items()
    }


def explanations() -> Data:
    """What abilities, guardians, powers and cards do, by topic and key, as plain data."""
    return {
        topic: {key: dict(phrase.texts) for key, phrase in table.items()}
        for topic, table in words_about.ALL.items()
    }
