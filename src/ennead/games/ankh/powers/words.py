"""Words for the questions of Ankh powers."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.powers.ankh_powers import WORSHIP_COST, Gather, GatherAt, Worship
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, battle_region, figure_noun, seat_name

GATHER = Phrase(
    "{god}, Obelisk Attuned: which figure comes to one of your obelisks in {region}, if any?",
    "{god}, „Gott der Obelisken“: Welche Figur kommt zu einem deiner Obelisken in {region}, wenn "
    "überhaupt?",
)
GATHER_FIGURE = Phrase("move {figure:the} at {space}", "{figure:den} auf {space} bewegen")
GATHER_DONE = Phrase(
    "move no further figure in this battle", "in diesem Kampf keine Figur mehr bewegen"
)
GATHER_WHERE = Phrase(
    "{god}, Obelisk Attuned: to which empty land space adjacent to one of your obelisks in "
    "{region} does {figure:the} from {space} come?",
    "{god}, „Gott der Obelisken“: Auf welches leere Landfeld, das zu einem deiner Obelisken in "
    "{region} benachbart ist, kommt {figure:der} von {space}?",
)
GATHER_TO = Phrase("to {space}", "nach {space}")
WORSHIP = Phrase(
    "{god}, Worshipful: do you pay {cost} of your {followers} followers for 1 devotion?",
    "{god}, „Anbetungswürdig“: Bezahlst du {cost} deiner {followers} Anhänger für 1 Verehrung?",
)
WORSHIP_YES = Phrase(
    "pay {cost} followers for 1 devotion", "{cost} Anhänger für 1 Verehrung bezahlen"
)
WORSHIP_NO = Phrase("pay nothing", "nichts bezahlen")


def ask_gather(table: AnkhTable, frame: Gather, seat: int, lang: str) -> str:
    """The prompt for a figure that comes to a battle."""
    god = seat_name(table, seat, lang)
    return GATHER.fill(lang, god=god, region=battle_region(table, lang))


def say_gather(table: AnkhTable, frame: Gather, answer: int, lang: str) -> str:
    """A figure that comes."""
    if answer == DONE:
        return GATHER_DONE.fill(lang)
    figure = figure_noun(table, figure_at(table, answer))
    return GATHER_FIGURE.fill(lang, figure=figure, space=space_name(table, answer))


def ask_gather_at(table: AnkhTable, frame: GatherAt, seat: int, lang: str) -> str:
    """The prompt for the space it comes to."""
    return GATHER_WHERE.fill(
        lang,
        god=seat_name(table, seat, lang),
        region=battle_region(table, lang),
        figure=figure_noun(table, frame.figure),
        space=space_name(table, table.place[frame.figure]),
    )


def say_gather_at(table: AnkhTable, frame: GatherAt, answer: int, lang: str) -> str:
    """A space."""
    return GATHER_TO.fill(lang, space=space_name(table, answer))


def ask_worship(table: AnkhTable, frame: Worship, seat: int, lang: str) -> str:
    """The prompt for paid devotion."""
    followers = table.followers[seat]
    god = seat_name(table, seat, lang)
    return WORSHIP.fill(lang, god=god, cost=WORSHIP_COST, followers=followers)


def say_worship(table: AnkhTable, frame: Worship, answer: int, lang: str) -> str:
    """Whether it is paid for."""
    return (WORSHIP_YES if answer else WORSHIP_NO).fill(lang, cost=WORSHIP_COST)


WORDINGS: Wordings = {
    Gather: (ask_gather, say_gather),
    GatherAt: (ask_gather_at, say_gather_at),
    Worship: (ask_worship, say_worship),
}
