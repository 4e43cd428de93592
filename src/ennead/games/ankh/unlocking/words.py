"""Words for unlocking Ankh powers."""

from __future__ import annotations

from ennead.engine.words import Count, Phrase
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.table.pieces import POWER_NAMES, UNLOCK_COST, UNLOCKS_OF_LEVEL, number_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.unlocking.rules import NO_POWER, UnlockPower
from ennead.games.ankh.words import names
from ennead.games.ankh.words.things import Wordings, seat_name

UNLOCK = Phrase(
    "{god}, Unlock Ankh Power: which power of level {level} do you unlock? It costs "
    "{cost:follower|followers}; you have {followers}.",
    "{god}, „Ankh-Kraft freischalten“: Welche Kraft der Stufe {level} schaltest du frei? "
    "Sie kostet {cost} Anhänger; du hast {followers}.",
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
    return UNLOCK_POWER.fill(lang, power=names.quoted(POWERS, POWER_NAMES[answer], lang))


WORDINGS: Wordings = {
    UnlockPower: (ask_unlock, say_unlock),
}
#: What is told of it.
SENTENCES = {
    "unlocked": Phrase("{god} unlocks {power}.", "{god} schaltet {power} frei."),
    "guardian": Phrase(
        "{figure:A} joins {god} and goes to the pool.",
        "{figure:Ein} schließt sich {god} an und kommt in den Vorrat.",
    ),
}
