"""Words for merging: the guardians taken over."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.merging.rules import TakeGuardian
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, born_name, figure_noun

TAKE = Phrase(
    "{god}, merging with {lower}: do you take over {figure:the} {where}? Otherwise it leaves the "
    "game.",
    "{god}, Verschmelzen mit {lower}: Übernimmst du {figure:den} {where}? Sonst kommt die Figur "
    "aus dem Spiel.",
)
TAKE_FIGURE = Phrase("take over {figure:the} {where}", "{figure:den} {where} übernehmen")
LEAVE_FIGURE = Phrase("leave {figure:the} {where} behind", "auf {figure:den} {where} verzichten")
ON_BOARD = Phrase("at {space}", "auf {space}")
IN_POOL = Phrase("in the pool", "im Vorrat")


def ask_take(table: AnkhTable, frame: TakeGuardian, seat: int, lang: str) -> str:
    """The prompt for a guardian of the lower god."""
    figure = frame.figures[0]
    return TAKE.fill(
        lang,
        god=born_name(table, seat, lang),
        lower=born_name(table, table.owner[figure], lang),
        figure=figure_noun(table, figure),
        where=where(table, figure, lang),
    )


def say_take(table: AnkhTable, frame: TakeGuardian, answer: int, lang: str) -> str:
    """Whether a guardian is taken over."""
    figure = frame.figures[0]
    phrase = TAKE_FIGURE if answer else LEAVE_FIGURE
    return phrase.fill(lang, figure=figure_noun(table, figure), where=where(table, figure, lang))


def where(table: AnkhTable, figure: int, lang: str) -> str:
    """A figure's space, or the pool."""
    place = table.place[figure]
    return ON_BOARD.fill(lang, space=space_name(table, place)) if place >= 0 else IN_POOL.fill(lang)


WORDINGS: Wordings = {
    TakeGuardian: (ask_take, say_take),
}
#: What is told of it.
SENTENCES = {
    "merging": Phrase("{lower} and {higher} merge.", "{lower} und {higher} verschmelzen."),
    "taken_over": Phrase("{god} takes over {figure:a}.", "{god} übernimmt {figure:einen}."),
    "merged": Phrase(
        "From now on they are one god: {higher}.", "Von nun an sind sie ein Gott: {higher}."
    ),
}
