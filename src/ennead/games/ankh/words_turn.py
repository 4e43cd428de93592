"""Words for setup, actions and unlocking."""

from __future__ import annotations

from ennead.engine.words import Count, Phrase
from ennead.games.ankh import words_names as names
from ennead.games.ankh.powers.gods import GOD_NAMES
from ennead.games.ankh.setup.rules import DrawFirst, DrawGod, DrawGuardian
from ennead.games.ankh.summoning.rules import kind_name
from ennead.games.ankh.table.pieces import (
    ADVANCES,
    EVENTS,
    POWER_NAMES,
    UNLOCK_COST,
    UNLOCKS_OF_LEVEL,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction, is_merged
from ennead.games.ankh.unlocking.rules import NO_POWER, UnlockPower
from ennead.games.ankh.words_things import Wordings, action_name, seat_name

# ---------------------------------------------------------------- setup

FIRST = Phrase("Who takes the first turn?", "Wer ist zuerst am Zug?")
FIRST_SEAT = Phrase("player {number} begins", "Spieler {number} beginnt")
WHICH_GOD = Phrase("Which god does player {number} play?", "Welchen Gott spielt Spieler {number}?")
WHICH_GUARDIAN = Phrase(
    "Which guardian of level {level} takes part?", "Welcher Wächter der Stufe {level} ist dabei?"
)


def ask_first(table: AnkhTable, frame: DrawFirst, seat: int, lang: str) -> str:
    """The prompt for the first player."""
    return FIRST.fill(lang)


def say_first(table: AnkhTable, frame: DrawFirst, answer: int, lang: str) -> str:
    """A first player."""
    return FIRST_SEAT.fill(lang, number=answer + 1)


def ask_god(table: AnkhTable, frame: DrawGod, seat: int, lang: str) -> str:
    """The prompt for a seat's god."""
    return WHICH_GOD.fill(lang, number=frame.seat_of_god + 1)


def say_god(table: AnkhTable, frame: DrawGod, answer: int, lang: str) -> str:
    """A god of Egypt."""
    return names.name(names.GODS, GOD_NAMES[answer], lang)


def ask_guardian(table: AnkhTable, frame: DrawGuardian, seat: int, lang: str) -> str:
    """The prompt for a level's guardian."""
    return WHICH_GUARDIAN.fill(lang, level=frame.level + 1)


def say_guardian(table: AnkhTable, frame: DrawGuardian, answer: int, lang: str) -> str:
    """A guardian."""
    return names.name(names.GUARDIANS, kind_name(answer), lang)


# ---------------------------------------------------------------- actions

FIRST_ACTION = Phrase(
    "{god}: your turn. Which action do you take first?",
    "{god}: Du bist am Zug. Welche Aktion führst du zuerst aus?",
)
ONLY_ACTION = Phrase(
    "{god}: your turn. Which action do you take? Each player of a merged god takes just one.",
    "{god}: Du bist am Zug. Welche Aktion führst du aus? "
    "Jeder Spieler eines verschmolzenen Gottes hat nur eine.",
)
SECOND_ACTION = Phrase(
    "{god}: which second action do you take? It must be below {action}.",
    "{god}: Welche zweite Aktion führst du aus? Sie muss unterhalb von {action} stehen.",
)
TRIGGERS = Phrase("{action} (triggers {event})", "{action} (löst {event} aus)")


def ask_action(table: AnkhTable, frame: ChooseAction, seat: int, lang: str) -> str:
    """The prompt for an action."""
    god = seat_name(table, seat, lang)
    if frame.first_row:
        return SECOND_ACTION.fill(lang, god=god, action=action_name(frame.first_row - 1, lang))
    return (ONLY_ACTION if is_merged(table, frame.seat) else FIRST_ACTION).fill(lang, god=god)


def say_action(table: AnkhTable, frame: ChooseAction, answer: int, lang: str) -> str:
    """An action, and the event it would trigger."""
    action = action_name(answer, lang)
    if table.markers[answer] + 1 < ADVANCES[table.players][answer]:
        return action
    event = names.quoted(names.EVENTS, EVENTS[table.event + 1], lang)
    return TRIGGERS.fill(lang, action=action, event=event)


# ---------------------------------------------------------------- unlocking

UNLOCK = Phrase(
    "{god}, Unlock Ankh Power: which power of level {level}, for {cost:follower|followers} "
    "(you have {followers})?",
    "{god}, „Ankh-Kraft freischalten“: Welche Kraft der Stufe {level} für {cost} Anhänger "
    "(du hast {followers})?",
)
MAY_DECLINE = Phrase("{prompt} You may decline.", "{prompt} Du darfst verzichten.")
UNLOCK_POWER = Phrase("unlock {power}", "{power} freischalten")
UNLOCK_NONE = Phrase("unlock no power", "keine Kraft freischalten")


def ask_unlock(table: AnkhTable, frame: UnlockPower, seat: int, lang: str) -> str:
    """The prompt for an Ankh power, with its cost."""
    god = table.god_of[frame.seat]
    level = number_of(table.unlocked[god]) // UNLOCKS_OF_LEVEL
    prompt = UNLOCK.fill(
        lang,
        god=seat_name(table, seat, lang),
        level=level + 1,
        cost=Count(UNLOCK_COST[level]),
        followers=table.followers[god],
    )
    return MAY_DECLINE.fill(lang, prompt=prompt) if frame.optional else prompt


def say_unlock(table: AnkhTable, frame: UnlockPower, answer: int, lang: str) -> str:
    """An Ankh power."""
    if answer == NO_POWER:
        return UNLOCK_NONE.fill(lang)
    return UNLOCK_POWER.fill(lang, power=names.quoted(names.POWERS, POWER_NAMES[answer], lang))


WORDINGS: Wordings = {
    DrawFirst: (ask_first, say_first),
    DrawGod: (ask_god, say_god),
    DrawGuardian: (ask_guardian, say_guardian),
    ChooseAction: (ask_action, say_action),
    UnlockPower: (ask_unlock, say_unlock),
}
