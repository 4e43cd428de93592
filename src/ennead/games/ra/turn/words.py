"""A turn in words."""

from __future__ import annotations

from ennead.engine.words import Phrase, joined
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.turn.rules import DrawTile, TakeTile, Turn
from ennead.games.ra.words.section import Asking, Meanings, Sentences

TURN = Phrase("Your turn: {choices}?", "Du bist am Zug: {choices}?")
DRAW = Phrase("Which tile is drawn?", "Welches Plättchen wird gezogen?")
TAKE = Phrase(
    "Which tile does your God take?",
    "Welches Plättchen nimmst du mit dem Gott-Plättchen von der Auktionsleiste?",
)
TAKE_MORE = Phrase(
    "Play another God tile? Which tile does it take?",
    "Noch ein Gott-Plättchen ausspielen? Welches Plättchen nimmst du damit?",
)
ANSWERS: Meanings = {
    "draw": Phrase("draw a tile", "ein Plättchen ziehen"),
    "god": Phrase("play a God tile", "ein Gott-Plättchen ausspielen"),
    "ra": Phrase("invoke Ra", "Ra anrufen"),
    "take": Phrase("take {tile:the}", "{tile:den} nehmen"),
    "done": Phrase("take no more", "nichts mehr nehmen"),
    "tile": Phrase("{tile:a} is drawn", "{tile:ein} wird gezogen"),
}
#: Every event of this section: the names of its fields, and its sentence.
EVENTS: Sentences = {
    "drawn": (("player", "tile"), Phrase("{player} draws {tile}.", "{player} zieht {tile}.")),
    "invoked": (("player",), Phrase("{player} invokes Ra.", "{player} ruft Ra an.")),
    "god_played": (
        ("player",),
        Phrase("{player} plays a God tile.", "{player} spielt ein Gott-Plättchen aus."),
    ),
    "taken": (("player", "tile"), Phrase("{player} takes {tile}.", "{player} nimmt {tile}.")),
}


def ask_turn(table: RaTable, frame: Turn, lang: str) -> str:
    """The question of a turn, with what may be done in it."""
    choices = [ANSWERS[frame.notation(table, answer)].fill(lang) for answer in table.legal]
    return TURN.fill(lang, choices=joined(choices, lang, "or"))


def ask_draw(table: RaTable, frame: DrawTile, lang: str) -> str:
    """Which tile comes out of the bag."""
    return DRAW.fill(lang)


def ask_take(table: RaTable, frame: TakeTile, lang: str) -> str:
    """Which tile a God takes."""
    return (TAKE_MORE if frame.taken else TAKE).fill(lang)


ASK: Asking = {Turn: ask_turn, DrawTile: ask_draw, TakeTile: ask_take}
