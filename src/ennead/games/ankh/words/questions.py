"""Ankh in words: questions, answers, events and names, in English and German.

The words of questions and answers stand in their section, what is called how in `words.names`,
what it does beside it.
"""

from __future__ import annotations

from ennead.engine.rules import Data
from ennead.engine.words import Phrase
from ennead.games.ankh.battle import words as battle
from ennead.games.ankh.caravan import words as caravan
from ennead.games.ankh.control import words as control
from ennead.games.ankh.merging import words as merging
from ennead.games.ankh.moving import words as moving
from ennead.games.ankh.packs import own_packs
from ennead.games.ankh.powers import words as powers
from ennead.games.ankh.setup import words as setup
from ennead.games.ankh.summoning import words as summoning
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn import words as turn
from ennead.games.ankh.unlocking import words as unlocking
from ennead.games.ankh.words import gods, slots
from ennead.games.ankh.words import names as names_of_things
from ennead.games.ankh.words.names import Names
from ennead.games.ankh.words.tell import tell
from ennead.games.ankh.words.things import Wordings

__all__ = ["WORDINGS", "ask", "explanations", "names", "say", "tell"]

#: Those of gods join as packs bring them.
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
    **merging.WORDINGS,
}

#: What everything is called, by topic.
NAMES: dict[str, Names] = {
    "gods": gods.GODS,
    "abilities": gods.ABILITIES,
    "guardians": gods.GUARDIANS,
    "powers": powers.POWERS,
    "cards": names_of_things.CARDS,
    "monuments": names_of_things.MONUMENTS,
    "actions": names_of_things.ACTIONS,
    "events": names_of_things.EVENTS,
    "terrains": names_of_things.TERRAINS,
    "directions": names_of_things.DIRECTIONS,
    "regions": names_of_things.REGIONS,
    "scenarios": names_of_things.SCENARIOS,
    "phases": names_of_things.PHASES,
    "battle_steps": names_of_things.BATTLE_STEPS,
    "terms": names_of_things.TERMS,
}
#: What abilities, guardians, powers and cards do.
ABOUT: dict[str, dict[str, Phrase]] = {
    "abilities": gods.ABOUT,
    "guardians": gods.GUARDIANS_ABOUT,
    "powers": powers.ABOUT,
    "cards": battle.CARDS_ABOUT,
}


def ask(table: AnkhTable, seat: int, lang: str) -> str:
    """The question on top, put to a seat that must answer."""
    return slots.ask(WORDINGS[type(table.frames[-1])][0], table, seat, lang)


def say(table: AnkhTable, answer: int, lang: str) -> str:
    """What an answer to the question on top means."""
    return slots.say(WORDINGS[type(table.frames[-1])][1], table, answer, lang)


def names() -> Data:
    """What everything is called, by topic and key, as plain data for clients."""
    own_packs()  # with a pack its names become known
    topics = {**NAMES, "terms": NAMES["terms"] | gods.TERMS}
    return {
        topic: {key: {"en": en, "de": de} for key, (en, de) in table.items()}
        for topic, table in topics.items()
    }


def explanations() -> Data:
    """What abilities, guardians, powers and cards do, by topic and key, as plain data."""
    own_packs()
    return {
        topic: {key: dict(phrase.texts) for key, phrase in table.items()}
        for topic, table in ABOUT.items()
    }
