"""Why something is not offered: the rule that stands in the way.

`legal` alone decides what is allowed; this explains it, and is asked only about what is not.
"""

from __future__ import annotations

from ennead.games.ra.auction.rules import Bid
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import EMPTY, GOD, NAMES, RA
from ennead.games.ra.turn.rules import TakeTile, takeable

#: Every verb of the notation with what follows it.
WISHES = {
    "draw": "",
    "god": "",
    "ra": "",
    "bid": "a sun's number",
    "pass": "",
    "take": "a tile",
    "done": "",
    "discard": "a tile",
}


def reason(table: RaTable, seat: int, wish: str) -> str:
    """The id of the rule because of which a seat may not do something now."""
    verb, what = split(wish)
    if not table.frames:
        return "RA-E7"
    if seat not in table.to_act():
        return not_asked(table, seat, verb)
    frame = table.frames[-1]
    if isinstance(frame, Bid):
        return in_auction(table, frame, verb, what)
    if isinstance(frame, TakeTile):
        return playing_gods(verb, what)
    if isinstance(frame, Discard):
        return in_disaster(verb)
    return on_turn(table, seat, verb)


def split(wish: str) -> tuple[str, str]:
    """The verb of a wish and what it is about."""
    verb, _, what = wish.partition(" ")
    if verb not in WISHES:
        raise ValueError(f"expected one of {', '.join(WISHES)}; found {verb!r}")
    if bool(what) != bool(WISHES[verb]):
        raise ValueError(f"{verb!r} is followed by {WISHES[verb] or 'nothing'}; found {what!r}")
    if verb == "bid" and not what.isdecimal():
        raise ValueError(f"'bid' is followed by a sun's number; found {what!r}")
    if verb in ("take", "discard") and what not in NAMES:
        raise ValueError(f"{verb!r} is followed by one of {', '.join(NAMES)}; found {what!r}")
    return verb, what


def not_asked(table: RaTable, seat: int, verb: str) -> str:
    """A seat that is not asked: no suns, another's turn or another's bid."""
    auction = isinstance(table.frames[-1], Bid)
    suns = 0 <= seat < table.players and bool(table.suns_up[seat])
    if verb in ("bid", "pass"):
        if not suns:
            return "RA-A3"
        return "RA-A2" if auction else "RA-A1"
    if verb == "discard":
        return "RA-D2"
    if suns:
        return "RA-T1"
    return "RA-T3" if verb in ("god", "take") else "RA-T2"


def on_turn(table: RaTable, seat: int, verb: str) -> str:
    """What stands in the way on one's own turn."""
    if verb == "draw":
        return "RA-T8" if EMPTY in table.track else "RA-T4"
    if verb in ("god", "take", "done"):
        if not table.held[seat][GOD]:
            return "RA-G1"
        if takeable(table):
            return "RA-T1"
        return "RA-G2" if GOD in table.track else "RA-G7"
    return "RA-D2" if verb == "discard" else "RA-A1"


def in_auction(table: RaTable, frame: Bid, verb: str, what: str) -> str:
    """What stands in the way of a bidder."""
    if verb == "pass":
        others = [p for p in range(table.players) if p != frame.seat and table.suns_up[p]]
        return "RA-A5" if others else "RA-A14"
    if verb != "bid":
        return "RA-A2"
    if int(what) in table.suns_down[frame.seat]:
        return "RA-A10"
    return "RA-A9" if int(what) == table.sun else "RA-A4"


def playing_gods(verb: str, what: str) -> str:
    """What stands in the way of a player who plays God tiles."""
    if verb == "done":
        return "RA-G7"
    if verb == "take":
        return "RA-G2" if what in (NAMES[GOD], NAMES[RA]) else "RA-G1"
    return "RA-G9" if verb in ("draw", "god", "ra") else "RA-A1"


def in_disaster(verb: str) -> str:
    """What stands in the way of a player struck by a disaster."""
    return "RA-D3" if verb == "discard" else "RA-D2"
