"""Resigning: a bot plays on, or the game ends if nobody is left to play."""

from __future__ import annotations

from ennead.server.protocol.from_client import Resign
from ennead.server.room.drafts import Draft, own_seat, require
from ennead.server.room.entries import Resigned
from ennead.server.room.room import Room


def resign(room: Room, person: str, message: Resign, draft: Draft) -> None:
    """Resign one's own seat."""
    own_seat(room, person, message.seat)
    require(room.phase == "playing", "not_now", "the game is not being played")
    require(not room.seats[message.seat].resigned, "not_now", "you have resigned already")
    draft.add(Resigned(message.seat))


def resign_all(room: Room, person: str, draft: Draft) -> None:
    """Resign all seats of a person."""
    require(room.phase == "playing", "not_now", "the game is not being played")
    own = [seat for seat in room.seats_of(person) if not room.seats[seat].resigned]
    require(bool(own), "not_yours", "you have no seat here that you could give up")
    for seat in own:
        if draft.after.phase == "playing":
            draft.add(Resigned(seat))
