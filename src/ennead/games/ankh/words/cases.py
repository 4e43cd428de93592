"""What stands in the way of a wish just now, with its numbers: said before the rule."""

from __future__ import annotations

from ennead.engine.why import NO_ANSWER, Refused
from ennead.engine.words import Phrase
from ennead.games.ankh.moving.rules import DONE, MoveFigure, MoveTo
from ennead.games.ankh.summoning.rules import SummonTo
from ennead.games.ankh.table.board import all_monuments, figure_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import UNLOCK_COST, UNLOCKS_OF_LEVEL, number_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction
from ennead.games.ankh.unlocking.rules import UnlockPower
from ennead.games.ankh.words.things import figure_noun
from ennead.hexes import hexset

#: How far a figure moves (AK-M1).
MOVES: int = 3

TOO_FAR = Phrase(
    "{space} is {distance} spaces away; {moves} are allowed.",
    "{space} ist {distance} Felder entfernt; erlaubt sind {moves}.",
)
NOT_YOURS = Phrase("This is no figure of yours.", "Das ist keine deiner Figuren.")
MOVED = Phrase("It has moved in this action.", "Sie hat sich in dieser Aktion schon bewegt.")
STUCK = Phrase(
    "It has nowhere to go: no empty land space is within {moves}.",
    "Sie kann nirgends hin: kein leeres Landfeld liegt höchstens {moves} entfernt.",
)
A_FIGURE = Phrase("{figure:A} stands on {space}.", "{figure:Ein} steht auf {space}.")
A_MONUMENT = Phrase("A monument stands on {space}.", "Auf {space} steht ein Monument.")
COST = Phrase(
    "The next power costs {cost}; your followers: {followers}.",
    "Die nächste Kraft kostet {cost}; deine Anhänger: {followers}.",
)


def case(table: AnkhTable, found: Refused, lang: str) -> str:
    """The case at hand; empty where the rule says it all."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, (ChooseAction, UnlockPower)) and found.rule in ("AK-P1", "AK-P3"):
        return price(table, table.god_of[top.seat], lang)
    if found.answer == NO_ANSWER:
        return ""
    if isinstance(top, MoveFigure) and found.answer != DONE:
        return unmoved(table, top, found, lang)
    if isinstance(top, MoveTo) and found.rule == "AK-M1":
        start = table.place[top.figure]
        distance = table.division.map.grid.distance(start, found.answer)
        space = space_name(table, found.answer)
        return TOO_FAR.fill(lang, space=space, distance=distance, moves=MOVES)
    if isinstance(top, (MoveTo, SummonTo)) and found.rule in ("AK-M3", "AK-U1"):
        return occupant(table, found.answer, lang)
    return ""


def unmoved(table: AnkhTable, top: MoveFigure, found: Refused, lang: str) -> str:
    """Why what stands on a space does not move."""
    if not has_figure(table, found.answer):
        return ""
    figure = figure_at(table, found.answer)
    if not hexset.contains(table.figures[table.god_of[top.seat]], found.answer):
        return NOT_YOURS.fill(lang)
    if found.rule == "AK-M3":
        return STUCK.fill(lang, moves=MOVES)
    return MOVED.fill(lang) if top.moved >> figure & 1 else ""


def price(table: AnkhTable, god: int, lang: str) -> str:
    """What the next power costs, if the god cannot pay it."""
    level = number_of(table.unlocked[god]) // UNLOCKS_OF_LEVEL
    if level >= len(UNLOCK_COST) or table.followers[god] >= UNLOCK_COST[level]:
        return ""
    return COST.fill(lang, cost=UNLOCK_COST[level], followers=table.followers[god])


def occupant(table: AnkhTable, space: int, lang: str) -> str:
    """What stands on a space, if anything does."""
    name = space_name(table, space)
    figure = figure_at(table, space) if has_figure(table, space) else -1
    if figure >= 0:
        return A_FIGURE.fill(lang, figure=figure_noun(table, figure), space=name)
    monument = hexset.contains(all_monuments(table), space)
    return A_MONUMENT.fill(lang, space=name) if monument else ""


def has_figure(table: AnkhTable, space: int) -> bool:
    """Whether a figure of a god stands on a space."""
    return any(hexset.contains(spaces, space) for spaces in table.figures)
