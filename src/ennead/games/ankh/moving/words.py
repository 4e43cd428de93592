"""Words for moving figures, pushing and aiming them."""

from __future__ import annotations

from ennead.engine.words import Phrase, joined
from ennead.games.ankh.moving.rules import DONE, Aim, MoveFigure, MoveTo, Push
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import number_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import (
    Wordings,
    direction_names,
)
from ennead.hexes.grid import DIRECTIONS

MOVE = Phrase(
    "{god}, Move Figures: which figure moves? Each may move once, up to 3 spaces; any may stay.",
    "{god}, „Figuren bewegen“: Welche Figur zieht? "
    "Jede darf einmal bis zu 3 Felder weit ziehen; jede darf auch stehen bleiben.",
)
MOVE_SECOND = Phrase(
    "{god}, Move Figures: which figure moves next, if any? One has moved already.",
    "{god}, „Figuren bewegen“: Welche Figur zieht als Nächste, wenn überhaupt? "
    "Eine ist schon gezogen.",
)
MOVE_NEXT = Phrase(
    "{god}, Move Figures: which figure moves next, if any? {moved} have moved already.",
    "{god}, „Figuren bewegen“: Welche Figur zieht als Nächste, wenn überhaupt? "
    "{moved} sind schon gezogen.",
)
MOVE_FIGURE = Phrase("move {figure:the} at {space}", "{figure:den} auf {space} bewegen")
MOVE_NONE = Phrase("move no figure", "keine Figur bewegen")
MOVE_NO_MORE = Phrase("move no more figures", "keine weitere Figur bewegen")
WHERE_TO = Phrase(
    "{god}: where does {figure:the} at {space} move? Up to 3 spaces, to an empty land space.",
    "{god}: Wohin zieht {figure:der} auf {space}? Bis zu 3 Felder weit, auf ein leeres Landfeld.",
)
TO = Phrase("to {space}", "nach {space}")
TO_PUSHING = Phrase(
    "to {space}, pushing away {figure:the} of {owner}",
    "nach {space}, dabei {figure:den} von {owner} verdrängen",
)
TO_AIM_ANEW = Phrase(
    "back to {space}, to be aimed anew", "zurück nach {space}, um neu ausgerichtet zu werden"
)
PUSH = Phrase(
    "{god}: {pusher:the} pushes {figure:the} of {owner} away from {space}. To which space next to "
    "it?",
    "{god}: {pusher:Der} verdrängt {figure:den} von {owner} auf {space}. Auf welches Feld daneben?",
)
PUSH_TO = Phrase("push it to {space}", "nach {space} verdrängen")
AIM = Phrase(
    "{god}: where do the claws of {figure:the} at {space} point? At the start of a conflict they "
    "destroy monuments there, but not across a river or camel.",
    "{god}: Wohin richtet {figure:der} auf {space} die Scheren? Zu Beginn eines Konflikts "
    "zerstören sie dort Monumente, aber nicht über einen Fluss oder ein Kamel hinweg.",
)
AIM_AT = Phrase(
    "aim its claws {directions} ({spaces})", "die Scheren nach {directions} richten ({spaces})"
)


def ask_figure(table: AnkhTable, frame: MoveFigure, seat: int, lang: str) -> Phrase:
    """The prompt for the figure that moves."""
    return (MOVE, MOVE_SECOND, MOVE_NEXT)[min(number_of(frame.moved), 2)]


def say_figure(table: AnkhTable, frame: MoveFigure, answer: int, lang: str) -> Phrase:
    """A figure that moves."""
    if answer == DONE:
        return MOVE_NO_MORE if frame.moved else MOVE_NONE
    return MOVE_FIGURE


def say_to(table: AnkhTable, frame: MoveTo, answer: int, lang: str) -> Phrase:
    """A destination, and whom the figure pushes away there."""
    if answer not in table.place:
        return TO
    return TO_AIM_ANEW if figure_at(table, answer) == frame.figure else TO_PUSHING


def say_aim(table: AnkhTable, frame: Aim, answer: int, lang: str) -> str:
    """Two directions and the spaces there."""
    grid = table.division.map.grid
    claws = (answer, (answer + 1) % len(DIRECTIONS))
    spaces = [grid.neighbour(table.place[frame.figure], claw) for claw in claws]
    return AIM_AT.fill(
        lang,
        directions=direction_names(answer, lang),
        spaces=joined([space_name(table, space) for space in spaces], lang),
    )


WORDINGS: Wordings = {
    MoveFigure: (ask_figure, say_figure),
    MoveTo: (WHERE_TO, say_to),
    Push: (PUSH, PUSH_TO),
    Aim: (AIM, say_aim),
}
#: What is told of it.
SENTENCES = {
    "moved": Phrase(
        "{figure:A} of {god} goes from {from} to {to}.",
        "{figure:Ein} von {god} zieht von {from} nach {to}.",
    ),
    "stayed": Phrase(
        "{figure:A} of {god} goes out and back to {from}.",
        "{figure:Ein} von {god} zieht hinaus und zurück nach {from}.",
    ),
    "aimed": Phrase(
        "The claws of {god} at {space} point {direction}.",
        "Die Scheren von {god} auf {space} zeigen nach {direction}.",
    ),
}
