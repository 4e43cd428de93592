"""Words for summoning figures."""

from __future__ import annotations

from ennead.engine.words import Count, Noun, Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.summoning.rules import (
    CAPTIVE,
    CAPTIVE_PRICE,
    NO_FIGURE,
    REGULAR,
    TOKENS,
    SummonKind,
    SummonSource,
    SummonTo,
)
from ennead.games.ankh.table.map import WATER
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import POOL, WARRIOR
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, kind_noun, seat_name

SOURCE = Phrase(
    "{god}, Summon Figure: do you summon the regular figure or an extra one first?",
    "{god}, „Figur aufstellen“: Stellst du zuerst die reguläre oder eine zusätzliche Figur auf?",
)
SOURCE_NEXT = Phrase(
    "{god}, Summon Figure: which figure do you summon next, if any?",
    "{god}, „Figur aufstellen“: Welche Figur stellst du als Nächste auf, wenn überhaupt?",
)
FROM_REGULAR = Phrase("summon the regular figure", "die reguläre Figur aufstellen")
FROM_PYRAMID = Phrase(
    "summon an extra figure adjacent to the pyramid at {space}",
    "eine zusätzliche Figur benachbart zur Pyramide auf {space} aufstellen",
)
FROM_TOKEN = Phrase(
    "summon an extra figure on a token",
    "eine zusätzliche Figur auf einem Plättchen aufstellen",
)
NONE = Phrase("summon nothing", "nichts aufstellen")
NO_MORE = Phrase("summon nothing more", "nichts weiter aufstellen")

WHICH = Phrase(
    "{god}, Summon Figure: which figure, and where?",
    "{god}, „Figur aufstellen“: Welche Figur, und wohin?",
)
WHICH_BY_PYRAMID = Phrase(
    "{god}, Summon Figure: which extra figure do you summon adjacent to the pyramid at {space}?",
    "{god}, „Figur aufstellen“: Welche zusätzliche Figur stellst du benachbart zur Pyramide auf "
    "{space} auf?",
)
WHICH_ON_TOKEN = Phrase(
    "{god}, Summon Figure: which extra figure do you summon onto an underworld token?",
    "{god}, „Figur aufstellen“: Welche zusätzliche Figur stellst du auf ein Unterweltplättchen?",
)
MAY_DECLINE = Phrase("{prompt} You may also summon none.", "{prompt} Du darfst auch verzichten.")
SUMMON = Phrase(
    "summon {figure:a} ({number} in the pool)", "{figure:einen} aufstellen ({number} im Vorrat)"
)
SUMMON_CAPTIVE = Phrase(
    "summon a trapped warrior for {price:follower|followers}",
    "einen festgehaltenen Krieger für {price} Anhänger aufstellen",
)

WHERE = Phrase(
    "{god}: where do you put {figure:the}? On an empty land space adjacent to a figure of yours or "
    "to a monument you control.",
    "{god}: Wohin stellst du {figure:den}? Auf ein leeres Landfeld, das zu einer deiner Figuren "
    "oder zu einem von dir kontrollierten Monument benachbart ist.",
)
WHERE_IN_WATER = Phrase(
    "{god}: where do you put {figure:the}? On any empty water space, or on an empty land space as "
    "any other figure.",
    "{god}: Wohin stellst du {figure:den}? Auf ein beliebiges leeres Wasserfeld oder wie jede "
    "Figur auf ein leeres Landfeld.",
)
WHERE_BY_PYRAMID = Phrase(
    "{god}: where do you put {figure:the}? On an empty space adjacent to the pyramid at {space}.",
    "{god}: Wohin stellst du {figure:den}? Auf ein leeres Feld, das zur Pyramide auf {space} "
    "benachbart ist.",
)
WHERE_ON_TOKEN = Phrase(
    "{god}: onto which of your underworld tokens do you put {figure:the}?",
    "{god}: Auf welches deiner Unterweltplättchen stellst du {figure:den}?",
)
AT = Phrase("at {space}", "auf {space}")
AT_WATER = Phrase("at {space} (water)", "auf {space} (Wasser)")


def ask_source(table: AnkhTable, frame: SummonSource, seat: int, lang: str) -> Phrase:
    """The prompt for the regular figure or an extra one."""
    return SOURCE_NEXT if frame.regular_used or frame.extras_used else SOURCE


def say_source(table: AnkhTable, frame: SummonSource, answer: int, lang: str) -> Phrase:
    """The regular figure or an extra one."""
    if answer == DONE:
        return NO_MORE if frame.regular_used or frame.extras_used else NONE
    if answer == REGULAR:
        return FROM_REGULAR
    return FROM_TOKEN if answer == TOKENS else FROM_PYRAMID


def ask_kind(table: AnkhTable, frame: SummonKind, seat: int, lang: str) -> str:
    """The prompt for a kind of figure."""
    god = seat_name(table, seat, lang)
    if frame.source == REGULAR:
        prompt = WHICH.fill(lang, god=god)
    elif frame.source == TOKENS:
        prompt = WHICH_ON_TOKEN.fill(lang, god=god)
    else:
        prompt = WHICH_BY_PYRAMID.fill(lang, god=god, space=space_name(table, frame.source))
    return MAY_DECLINE.fill(lang, prompt=prompt) if frame.optional else prompt


def say_kind(table: AnkhTable, frame: SummonKind, answer: int, lang: str) -> str:
    """A kind of figure, and how many are in the pool."""
    if answer == NO_FIGURE:
        return (NO_MORE if frame.regular_used or frame.extras_used else NONE).fill(lang)
    if answer == CAPTIVE:
        return SUMMON_CAPTIVE.fill(lang, price=Count(CAPTIVE_PRICE))
    number = in_pool(table, table.god_of[frame.seat], answer)
    return SUMMON.fill(lang, figure=kind_noun(table, answer), number=number)


def ask_where(table: AnkhTable, frame: SummonTo, seat: int, lang: str) -> str:
    """The prompt for a summoned figure's space."""
    god = seat_name(table, seat, lang)
    figure = summoned_noun(table, frame.kind)
    if frame.source == TOKENS:
        return WHERE_ON_TOKEN.fill(lang, god=god, figure=figure)
    if frame.source != REGULAR:
        space = space_name(table, frame.source)
        return WHERE_BY_PYRAMID.fill(lang, god=god, figure=figure, space=space)
    in_water = any(table.division.map.terrain[space] == WATER for space in table.legal)
    return (WHERE_IN_WATER if in_water else WHERE).fill(lang, god=god, figure=figure)


def say_where(table: AnkhTable, frame: SummonTo, answer: int, lang: str) -> Phrase:
    """A space."""
    return AT_WATER if table.division.map.terrain[answer] == WATER else AT


def summoned_noun(table: AnkhTable, kind: int) -> Noun:
    """A kind of figure; a captive is a warrior."""
    return kind_noun(table, WARRIOR if kind == CAPTIVE else kind)


def in_pool(table: AnkhTable, god: int, kind: int) -> int:
    """How many figures of a kind are in a god's pool."""
    places = zip(table.owner, table.kinds, table.place, strict=True)
    return sum([place == (god, kind, POOL) for place in places])


WORDINGS: Wordings = {
    SummonSource: (ask_source, say_source),
    SummonKind: (ask_kind, say_kind),
    SummonTo: (ask_where, say_where),
}
#: What is told of it.
SENTENCES = {
    "summoned": Phrase(
        "{god} summons {figure:a} at {space}.", "{god} stellt {figure:einen} auf {space} auf."
    ),
}
