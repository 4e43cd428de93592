"""Decide messages: the entries that they lead to, or why they are refused."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from ennead.engine.edge import legal_number
from ennead.engine.errors import IllegalAnswer
from ennead.engine.game import Game
from ennead.engine.rules import Reason
from ennead.server.protocol.from_client import (
    Answer,
    ComeBack,
    LeaveTable,
    Preview,
    RemovePlayer,
    ReplaceAbsent,
    Resign,
    SeatBot,
    SitDown,
    StandingOrder,
    StandUp,
    Start,
    TableMessage,
    Undo,
    Vote,
)
from ennead.server.room.drafts import (
    Asker,
    Draft,
    Refusal,
    TableLimits,
    carry_on,
    own_seat,
    playing,
    require,
)
from ennead.server.room.entries import Answered, Back, Closed, Ordered, Rematched
from ennead.server.room.foresight import Foreseen, foresee
from ennead.server.room.gathering import (
    close_table,
    leave,
    leave_all,
    remove_player,
    seat_bot,
    sit_down,
    stand_up,
    start,
)
from ennead.server.room.proposals import replace_absent, undo, vote
from ennead.server.room.resigning import resign, resign_all
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds


class ForAll(Enum):
    """What a person decides for all of their seats, or about the table as a whole."""

    DELETE = "delete"
    LEAVE = "leave"
    RESIGN = "resign"


def decide(
    room: Room,
    asker: Asker,
    message: TableMessage,
    seeds: Seeds,
    language: str,
    limits: TableLimits,
) -> Draft:
    """Decide a message of one person; the language is that of refusals."""
    draft = Draft(room, f"{asker.id}:{message.id}", seeds, language)
    check_length(room, message, limits)
    carry_out(room, asker, message, draft, limits)
    return draft


def carry_out(  # noqa: C901 - one case for each kind
    room: Room, asker: Asker, message: TableMessage, draft: Draft, limits: TableLimits
) -> None:
    """Add the entries that a message leads to."""
    person = asker.id
    match message:
        case Answer():
            answer(room, person, message, draft)
        case SitDown():
            sit_down(room, asker, message, draft)
        case StandUp():
            stand_up(room, person, message, draft)
        case SeatBot():
            check_bot(room, message, limits)
            seat_bot(room, person, message, draft)
        case RemovePlayer():
            remove_player(room, person, message, draft)
        case LeaveTable():
            leave(room, person, message, draft)
        case Start():
            start(room, person, draft)
        case StandingOrder():
            order(room, person, message, draft)
        case Undo():
            undo(room, person, message, draft)
        case Vote():
            vote(room, person, message, draft)
        case ReplaceAbsent():
            replace_absent(room, person, message, draft)
        case ComeBack():
            come_back(room, person, message, draft)
        case Resign():
            resign(room, person, message, draft)
        case _:
            assert_never(message)


def decide_for_all(
    room: Room, person: str, what: ForAll, seeds: Seeds, limits: TableLimits
) -> Draft:
    """Decide for all seats of a person, or for the whole table."""
    draft = Draft(room, None, seeds)
    check_length(room, what, limits)
    match what:
        case ForAll.DELETE:
            close_table(room, person, draft)
        case ForAll.LEAVE:
            leave_all(room, person, draft)
        case ForAll.RESIGN:
            resign_all(room, person, draft)
    return draft


def rematched(room: Room, table: str, seeds: Seeds, instead: str | None = None) -> Draft:
    """Link the table of a rematch, in place of the one that was taken back or of none."""
    draft = Draft(room, None, seeds)
    if room.rematch == instead:
        draft.add(Rematched(table=table))
    return draft


def unused(room: Room, seeds: Seeds) -> Draft:
    """Close a new table that nobody has seen."""
    draft = Draft(room, None, seeds)
    draft.add(Closed())
    return draft


def check_bot(room: Room, message: SeatBot, limits: TableLimits) -> None:
    """Refuse a bot that does not play the game."""
    if message.bot is not None:
        known = limits.bots(room.row.game)
        require(message.bot in known, "malformed", f"bot must be one of {', '.join(known)}")


def check_length(room: Room, message: TableMessage | ForAll, limits: TableLimits) -> None:
    """Bound the length of a table: past the limit only what brings the game on is accepted."""
    require(room.phase != "closed", "not_now", "this table was deleted")
    if isinstance(message, Undo):
        require(room.undos < limits.undos, "not_now", "too much was taken back here")
    if room.version >= limits.entries:
        goes_on = brings_game_on(room, message)
        require(goes_on, "not_now", "too much has happened at this table")


def brings_game_on(room: Room, message: TableMessage | ForAll) -> bool:
    """Whether a message brings the game nearer to its end; changing a sealed answer does not."""
    if isinstance(message, Answer):
        return message.seat in room.to_act()
    if isinstance(message, ForAll):
        return message is not ForAll.LEAVE
    return isinstance(message, (Start, ComeBack, Resign))


def answer(room: Room, person: str, message: Answer, draft: Draft) -> None:
    """Answer for one's own seat the question that was seen."""
    check_seen(room, person, message.seat, message.version)
    answer_for(room, message.seat, message.answer, draft)


def check_seen(room: Room, person: str, seat: int, version: int) -> None:
    """Refuse answers of others' seats, and to a question that is no longer asked."""
    own_seat(room, person, seat)
    require(not room.seats[seat].away, "not_now", "a bot plays for you; come back first")
    require(
        room.asked_since <= version <= room.shown,
        "stale",
        f"the question seen at version {version} is no longer asked; "
        f"the table is at version {room.shown}",
    )


def answer_for(room: Room, seat: int, chosen: int, draft: Draft) -> None:
    """Add an answer, and the draws of chance after it."""
    check_legal(room, seat, chosen, draft.language)
    draft.add(Answered(seat, chosen))
    carry_on(room, draft)


def check_legal(room: Room, seat: int, chosen: int, language: str) -> None:
    """Refuse an answer that is not legal, with the rule against it."""
    require(room.phase == "playing", "not_now", "the game is not being played")
    game = playing(room)
    try:
        legal_number(game.table, seat, chosen)
    except IllegalAnswer as error:
        reason = rule_against(game, seat, chosen, language)
        if reason is None:
            raise Refusal("illegal", str(error)) from None
        raise Refusal("illegal", reason.text, reason.rule) from None


def preview(room: Room, person: str, message: Preview, language: str) -> Foreseen | None:
    """Preview an answer of one's own seat, if the result can be known."""
    check_seen(room, person, message.seat, message.version)
    check_legal(room, message.seat, message.answer, language)
    return foresee(playing(room), message.seat, message.answer)


def rule_against(game: Game, seat: int, chosen: int, language: str) -> Reason | None:
    """Return the rule against an answer; None for a number that is no answer."""
    question = game.table.frames[-1]
    if chosen not in question.wishes(game.table):
        return None
    return game.why_not(seat, question.notation(game.table, chosen), lang=language)


def order(room: Room, person: str, message: StandingOrder, draft: Draft) -> None:
    """Set a standing order; if it is the seat's turn it answers at once."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    if message.order is None:
        draft.add(Ordered(message.seat))
        return
    given = {"order": message.order, "limit": message.limit}
    try:
        playing(room).rules.check_order(given)
    except ValueError as error:
        raise Refusal("malformed", str(error)) from None
    draft.add(Ordered(message.seat, given))
    found = draft.after.ordered_answer()
    if found is not None and found[0] == message.seat:
        draft.add(Answered(*found))
        carry_on(room, draft)


def come_back(room: Room, person: str, message: ComeBack, draft: Draft) -> None:
    """Return a seat from the bot to its owner."""
    own_seat(room, person, message.seat)
    require(room.seats[message.seat].away, "not_now", "nobody plays for you")
    require(not room.seats[message.seat].resigned, "not_now", "you have resigned")
    draft.add(Back(message.seat))
