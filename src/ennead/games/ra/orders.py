"""Standing orders: what a player answers in the next auction, given in advance."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import Frame
from ennead.engine.rules import Data
from ennead.games.ra.auction.rules import PASS, Bid
from ennead.games.ra.table.table import RaTable

BID_UP_TO: Final = "bid_up_to"
PASS_AUCTION: Final = "pass_auction"


def check(order: Data) -> None:
    """ValueError for an order that cannot be followed."""
    name, limit = order.get("order"), order.get("limit")
    if name not in (BID_UP_TO, PASS_AUCTION):
        raise ValueError(f"order must be {BID_UP_TO} or {PASS_AUCTION}, not {name!r}")
    if (name == BID_UP_TO) != (type(limit) is int):
        raise ValueError(f"{BID_UP_TO} needs a limit, {PASS_AUCTION} has none")


def answer(table: RaTable, seat: int, order: Data) -> int | None:
    """The lowest bid within the limit, else a pass; None for who must bid, or is not asked."""
    frame = table.frames[-1]
    if not isinstance(frame, Bid) or frame.seat != seat:
        return None
    legal = table.options(seat)
    if order["order"] == BID_UP_TO:
        for sun in legal:
            if sun != PASS and sun <= order["limit"]:
                return sun
    return PASS if PASS in legal else None


def are_over(asked: Frame[Any], following: Frame[Any] | None) -> bool:
    """Whether an answer has ended the auction: orders are for one auction."""
    return isinstance(asked, Bid) and not isinstance(following, Bid)
