"""Before the game: take and leave seats, seat bots, start the game."""

from __future__ import annotations

from ennead.games.start import rules_of
from ennead.server.protocol.from_client import LeaveTable, RemovePlayer, SeatBot, SitDown, StandUp
from ennead.server.room.drafts import (
    Asker,
    Draft,
    Refusal,
    TableLimits,
    carry_on,
    own_seat,
    require,
    seat_of,
)
from ennead.server.room.entries import Closed, Left, Removed, Renamed, Sat, Started
from ennead.server.room.room import Room
from ennead.server.room.seat_names import bot_name, seat_name
from ennead.server.room.seeds import Seeds


def sit_down(room: Room, asker: Asker, message: SitDown, draft: Draft) -> None:
    """Take an open seat before the game begins."""
    seat = seat_of(room, message.seat)
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind == "open", "not_now", "this seat is taken")
    require(asker.id not in room.removed, "not_yours", "the host does not want you at this table")
    kept = seat.reserved is not None
    require(
        not kept or seat.reserved == asker.id, "not_yours", f"this seat is kept for {seat.name}"
    )
    name = seat_name(asker.name, [other.name for other in room.seats if other is not seat])
    draft.add(Sat(message.seat, "human", asker.id, name))
    if kept and all(other.kind != "open" for other in draft.after.seats):
        start_game(room, draft)  # all who played before are back


def rename(room: Room, asker: Asker, limits: TableLimits, seeds: Seeds) -> Draft:
    """Rename the seats of a person who has a new nickname."""
    draft = Draft(room, None, seeds)
    if room.phase not in ("gathering", "playing") or room.version >= limits.entries:
        return draft
    for seat in room.seats_of(asker.id):
        others = [data.name for n, data in enumerate(draft.after.seats) if n != seat]
        name = seat_name(asker.name, others)
        if name != room.seats[seat].name:
            draft.add(Renamed(seat, name))
    return draft


def stand_up(room: Room, person: str, message: StandUp, draft: Draft) -> None:
    """Leave one's own seat before the game begins."""
    own_seat(room, person, message.seat)
    require(room.phase == "gathering", "not_now", "the game has begun")
    draft.add(Sat(message.seat, "open"))


def seat_bot(room: Room, person: str, message: SeatBot, draft: Draft) -> None:
    """Seat a bot or remove it; only the creator may."""
    seat = seat_of(room, message.seat)
    require(room.row.creator == person, "not_yours", "only the creator seats bots")
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind != "human", "not_now", "this seat is taken")
    if message.bot is None:
        draft.add(Sat(message.seat, "open"))
    else:
        called = bot_name(message.seat, [other.name for other in room.seats if other is not seat])
        draft.add(Sat(message.seat, "bot", None, called, message.bot))


def remove_player(room: Room, person: str, message: RemovePlayer, draft: Draft) -> None:
    """Free a seat that another person has taken; only the creator may."""
    seat = seat_of(room, message.seat)
    require(room.row.creator == person, "not_yours", "only the creator removes players")
    require(room.phase == "gathering", "not_now", "the game has begun")
    require(seat.kind == "human", "not_now", "nobody sits there")
    require(seat.person != person, "not_now", "this is your own seat; stand up")
    draft.add(Removed(message.seat, seat.person))


def leave(room: Room, person: str, message: LeaveTable, draft: Draft) -> None:
    """Free a seat before the game begins; later a bot plays for it."""
    own_seat(room, person, message.seat)
    if room.phase == "gathering":
        draft.add(Sat(message.seat, "open"))
        return
    require(room.phase == "playing", "not_now", "the game is over")
    require(not room.seats[message.seat].away, "not_now", "a bot plays for you already")
    draft.add(Left(message.seat))


def leave_all(room: Room, person: str, draft: Draft) -> None:
    """Leave all seats that a person still plays."""
    own = [seat for seat in room.seats_of(person) if not room.seats[seat].away]
    require(bool(own), "not_yours", "you have no seat here that you could leave")
    require(room.phase in ("gathering", "playing"), "not_now", "the game is over")
    for seat in own:
        draft.add(Sat(seat, "open") if room.phase == "gathering" else Left(seat))


def close_table(room: Room, person: str, draft: Draft) -> None:
    """Delete a table that has not begun, or at which bots alone have moved; the creator may."""
    require(room.row.creator == person, "not_yours", "only the creator deletes a table")
    require(room.phase == "gathering" or is_untouched(room), "not_now", "the game has begun")
    draft.add(Closed())


def is_untouched(room: Room) -> bool:
    """Whether the creator plays alone with bots, and has not moved yet."""
    people = [n for n, seat in enumerate(room.seats) if seat.kind == "human"]
    alone = {room.seats[n].person for n in people} == {room.row.creator}
    return room.phase == "playing" and alone and not room.answered.intersection(people)


def start(room: Room, person: str, draft: Draft) -> None:
    """Start the game of a full table; anybody who sits there may."""
    require(room.phase == "gathering", "not_now", "the game has begun")
    at_table = bool(room.seats_of(person)) or room.row.creator == person
    require(at_table, "not_yours", "only those at the table may start")
    free = [n for n, seat in enumerate(room.seats) if seat.kind == "open"]
    require(not free, "not_now", f"seats are still open: {', '.join(str(n + 1) for n in free)}")
    start_game(room, draft)


def start_game(room: Room, draft: Draft) -> None:
    """Begin the game, with the first draws of chance."""
    try:
        draft.add(Started(rules=rules_of(room.row.game).version))
    except ValueError as error:  # the rules have changed since the table was created
        raise Refusal("not_now", f"the record or the options no longer fit: {error}") from None
    carry_on(room, draft)
