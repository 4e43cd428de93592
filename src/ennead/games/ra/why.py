"""Why a player who is not asked cannot have a wish: what the limits of questions cannot say."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.games.ra.auction.rules import Bid
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.setup.rules import DealSuns
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.turn.rules import TakeTile


def not_asked(table: RaTable, seat: int, wished: list[type[Frame[Any]]], verb: str) -> str:
    """A seat that is not asked: suns are dealt, it has none left, or it is another's turn."""
    top = table.frames[-1]
    if isinstance(top, DealSuns):
        return "RA-S3"
    if Discard in wished:
        return "RA-D2"
    if not table.suns_up[seat]:
        return without_suns(wished, verb)
    return "RA-A2" if Bid in wished and isinstance(top, Bid) else "RA-T1"


def without_suns(wished: list[type[Frame[Any]]], verb: str) -> str:
    """A player without face-up suns neither bids nor takes turns."""
    if Bid in wished:
        return "RA-A3"
    return "RA-T3" if TakeTile in wished or verb == "god" else "RA-T2"
