"""Ra in words: its questions and what answers mean. The words stand in their sections."""

from __future__ import annotations

from functools import cache

from ennead.games.ra.auction import words as auction
from ennead.games.ra.disasters import words as disasters
from ennead.games.ra.setup import words as setup
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.turn import words as turn
from ennead.games.ra.words.names import TILES, tile_noun

ASK = {**setup.ASK, **turn.ASK, **auction.ASK, **disasters.ASK}
ANSWERS = {**setup.ANSWERS, **turn.ANSWERS, **auction.ANSWERS, **disasters.ANSWERS}


def ask(table: RaTable, lang: str) -> str:
    """The question on top, put to the player who must answer."""
    frame = table.frames[-1]
    return ASK[type(frame)](table, frame, lang)


def say(table: RaTable, answer: int, lang: str) -> str:
    """What an answer to the question on top means."""
    return said(table.frames[-1].notation(table, answer), lang)


@cache
def said(notation: str, lang: str) -> str:
    """What an answer in notation means; there are not many."""
    verb, _, what = notation.partition(" ")
    if what in TILES:
        return ANSWERS[verb].fill(lang, tile=tile_noun(what))
    return ANSWERS[verb].fill(lang, what=what)
