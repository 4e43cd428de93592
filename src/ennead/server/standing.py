"""Standing orders: answers that a player has given in advance, for auctions of Ra."""

from __future__ import annotations

from ennead.games.ra.auction import PASS, Bid
from ennead.server.room import Room


def standing_answer(room: Room) -> tuple[int, int] | None:
    """The seat and the answer that a standing order gives now, if one does."""
    game = room.game
    frame = game.table.frames[-1] if game is not None and game.table.frames else None
    if game is None or not isinstance(frame, Bid):
        return None
    order = room.standing.get(frame.seat)
    if order is None or not room.is_human(frame.seat):
        return None
    legal = game.legal(frame.seat)
    if order["order"] == "bid_up_to":
        within = [sun for sun in legal if sun != PASS and sun <= order["limit"]]
        if within:
            return frame.seat, within[0]
    return (frame.seat, PASS) if PASS in legal else None
