"""An auction: once around, one sun each (RA-A)."""

from __future__ import annotations

from typing import ClassVar, Final

from ennead.engine.bitset import above, bit
from ennead.engine.fields import NUMBER, PLAYER
from ennead.engine.frames import Fields, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ra.disasters.rules import strike
from ennead.games.ra.table.changes import clear_auction_track, swap_sun, take_whole_track
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import HIGHEST_SUN, SUN

# What the auction was called for.
VOLUNTARY: Final = 0  # Ra was invoked, the auction track was not full
DRAWN: Final = 1  # a Ra tile was drawn
FULL: Final = 2  # Ra was invoked with a full auction track

#: Answer to `Bid`; any other answer is the number of a sun.
PASS: Final = 0
NOBODY: Final = -1


class Auction(Section[RaTable]):
    """An auction before the first bid: only a position that is set up by hand has it."""

    FIELDS: ClassVar[Fields] = (("ra_player", PLAYER), ("call", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("EndTurn",)

    def __init__(self, ra_player: int, call: int) -> None:
        self.ra_player: Final = ra_player
        self.call: Final = call

    def proceed(self, table: RaTable) -> None:
        begin_bidding(table, self.ra_player, self.call)


class Bid(Question[RaTable]):
    """A bid is one face-up sun higher than the highest so far; or the player passes (RA-A4)."""

    FIELDS: ClassVar[Fields] = (
        ("seat", PLAYER),
        ("ra_player", PLAYER),
        ("call", NUMBER),
        ("highest", NUMBER),
        ("bidder", NUMBER),
    )
    BENEATH: ClassVar[tuple[str, ...]] = ("EndTurn",)
    CLICK: ClassVar[str] = "sun"
    ANSWERS: ClassVar[tuple[int, int]] = (PASS, HIGHEST_SUN)
    VERBS: ClassVar[Verbs] = (verb("bid", SUN), verb("pass", number=PASS))
    OBLIGES: ClassVar[str] = "RA-A4"

    def __init__(self, seat: int, ra_player: int, call: int, highest: int, bidder: int) -> None:
        super().__init__(seat)
        self.ra_player: Final = ra_player
        self.call: Final = call
        self.highest: Final = highest
        self.bidder: Final = bidder

    def limit(self, table: RaTable, seat: int, left: Left) -> None:
        suns = table.suns_up[self.seat]
        if left.wish >= 0:
            left.never_numbers(table.suns_down[self.seat], "RA-A10")
            left.never_numbers(bit(table.sun), "RA-A9")
        left.only_numbers(suns | bit(PASS), "RA-A4")
        left.only_numbers(above(suns, self.highest) | bit(PASS), "RA-A4")
        if self.must_bid():
            left.never_numbers(bit(PASS), "RA-A5" if others_have_suns(table, seat) else "RA-A14")

    def must_bid(self) -> bool:
        """Who invoked Ra of their own will must bid if all others passed (RA-A5, RA-A14)."""
        return self.call == VOLUNTARY and self.seat == self.ra_player and self.highest == PASS

    def answer(self, table: RaTable, answer: int) -> None:
        if table.events is not None:
            table.tell("passed" if answer == PASS else "bid", self.seat, answer)
        highest, bidder = self.highest, self.bidder
        if answer != PASS:
            highest, bidder = answer, self.seat
        if self.seat != self.ra_player:
            following = next_bidder(table, self.seat, self.ra_player)
            table.frames.append(Bid(following, self.ra_player, self.call, highest, bidder))
        elif bidder != NOBODY:
            win(table, bidder, highest)
        else:
            nobody_bids(table, self.call)


def others_have_suns(table: RaTable, seat: int) -> bool:
    """Whether anybody else could have bid."""
    return any(table.suns_up[other] for other in range(table.players) if other != seat)


def begin_bidding(table: RaTable, ra_player: int, call: int) -> None:
    """Bidding starts at the Ra player's left (RA-A2)."""
    first = next_bidder(table, ra_player, ra_player)
    table.frames.append(Bid(first, ra_player, call, PASS, NOBODY))


def next_bidder(table: RaTable, player: int, ra_player: int) -> int:
    """Clockwise, passing over players without face-up suns, to the Ra player last (RA-A3)."""
    following = table.left_of(player)
    while following != ra_player and not table.suns_up[following]:
        following = table.left_of(following)
    return following


def win(table: RaTable, player: int, bid: int) -> None:
    """The highest bidder takes all tiles and swaps suns, then suffers disasters (RA-A9, RA-D1)."""
    take_whole_track(table, player)
    swap_sun(table, player, bid)
    strike(table, player)


def nobody_bids(table: RaTable, call: int) -> None:
    """Tiles stay after a drawn Ra tile, and leave the game from a full track (RA-A7, RA-A8)."""
    if table.events is not None:
        table.tell("unsold")
    if call == FULL:
        clear_auction_track(table)
