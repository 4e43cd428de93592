"""Takebacks: earlier states of the game, and the draws of chance to be repeated.

Draws that were taken back are repeated, so that nobody gets another tile by an undo.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ennead.engine.game import Game, begin
from ennead.engine.table import Event
from ennead.server.room.entries import Undone
from ennead.server.room.positions import loaded

if TYPE_CHECKING:
    from ennead.server.room.room import Room

#: How many answers can be taken back without replaying the game.
KEPT = 48
NOBODY = -2

#: A question that chance was asked, by its class, and what it answered.
Drawn = tuple[str, int]


class Forgotten(Exception):
    """The room was loaded from a later snapshot; only all entries have that state."""


class Earlier(NamedTuple):
    """The game before an answer, the seats that had answered, and who could take back."""

    game: Game
    answered: frozenset[int]
    retractable: int
    #: The version of that state; None if it is not known.
    shown: int | None = None


def keep_earlier(room: Room, game: Game, shown: int) -> None:
    """Remember the game before an answer, so that the answer can be taken back."""
    now = Earlier(game, room.answered, room.retractable, shown)
    room.earlier = [*room.earlier[1 - KEPT :], now]


def retractable_after(game: Game, seat: int, answer: int) -> int:
    """Return the seat that may take an answer back without agreement, if any."""
    asked = game.table.frames[-1]
    is_final = asked.is_secret() or asked.reveals(game.table, answer)
    return NOBODY if is_final else seat


def undone(room: Room, what: Undone) -> None:
    """Go back; the draws of chance since then are kept for reuse."""
    room.game, room.answered, room.retractable, since = gone_back_to(room, what)
    length = room.game.log.length()
    room.earlier = [one for one in room.earlier if one.game.log.length() < length]
    if what.drawn is not None:
        room.drawn = [(name, answer) for name, answer in what.drawn]
    room.undos += 1
    room.asked_since = room.shown
    room.remember(Event("undone", what.seat, *([] if since is None else [since])))
    room.proposal = None
    room.orders = {}


def gone_back_to(room: Room, what: Undone) -> Earlier:
    """Return the state to go back to; entries of earlier versions carry it themselves."""
    try:
        return earlier(room, what.answers)
    except Forgotten:
        if what.position is None:
            raise
        room.before = what.answers
        return Earlier(loaded(what.position), room.answered, NOBODY)


def earlier(room: Room, answers: int) -> Earlier:
    """Return the state after this many answers; Forgotten if the room began later."""
    wanted = answers - room.before
    for one in reversed(room.earlier):
        if one.game.log.length() == wanted:
            return one
    if wanted < 0:
        raise Forgotten
    return replayed(room, wanted)


def replayed(room: Room, number: int) -> Earlier:
    """Replay the first answers that the game remembers."""
    assert room.game is not None
    game = begin(room.game.rules, room.row.players, room.row.options, room.game.start, None)
    answered = set(room.answered) if room.before else set()
    retractable = NOBODY
    for seat, chosen in room.game.log.answers()[:number]:
        retractable = retractable_after(game, seat, chosen)
        answered.add(seat)
        game.apply(seat, chosen)
    return Earlier(game, frozenset(answered) - {-1}, retractable)


def draws_after(room: Room, answers: int) -> list[Drawn]:
    """Return the draws of chance to be repeated if only this many answers are left."""
    assert room.game is not None
    given = room.game.log.answers()[answers - room.before :]
    if all(seat >= 0 for seat, _ in given):
        return room.drawn
    again = earlier(room, answers).game.clone()
    drawn: list[Drawn] = []
    for seat, chosen in given:
        if seat < 0:
            drawn.append((type(again.table.frames[-1]).__name__, chosen))
        again.apply(seat, chosen)
    return drawn + room.drawn


def words_after(room: Room, answers: int, language: str) -> list[tuple[int, str]]:
    """Return the open answers of players after this many: who gave it, and its words."""
    assert room.game is not None
    given = room.game.log.answers()[max(0, answers - room.before) :]
    again = earlier(room, answers).game.clone()
    told: list[tuple[int, str]] = []
    for seat, chosen in given:
        if seat >= 0 and not again.table.frames[-1].is_secret():
            told.append((seat, again.say(seat, chosen, language)))
        again.apply(seat, chosen)
    return told


def next_draw(room: Room) -> Drawn | None:
    """Return the draw to be repeated for the question that chance is asked now, if there is one."""
    assert room.game is not None
    if not room.drawn:
        return None
    name = type(room.game.table.frames[-1]).__name__
    legal = room.game.legal(-1)
    return next((one for one in room.drawn if one[0] == name and one[1] in legal), None)


def use_up_draw(room: Room, answer: int) -> None:
    """Remove a draw from those to be repeated, once it has been."""
    again = next_draw(room)
    if again is not None and again[1] == answer:
        place = room.drawn.index(again)
        room.drawn = room.drawn[:place] + room.drawn[place + 1 :]
