"""What winning an auction is worth to everybody, and how the bidding is likely to go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.ra.values.batches import batch_value
from ennead.bots.ra.values.holdings import chance, sun_sum_value
from ennead.bots.ra.values.outlook import Outlook
from ennead.bots.values.features import zeros
from ennead.engine.bitset import above, count, members
from ennead.games.ra.auction.rules import NOBODY, PASS, next_bidder
from ennead.games.ra.table.changes import on_track

#: Suns have numbers below this.
SUNS: Final = 17
#: The worth of a bid that cannot be made.
IMPOSSIBLE = -1000.0


class Bidding:
    """The auction of the tiles on the track, seen by all players with suns."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.doubt = outlook.weights.doubt
        self.denial = outlook.weights.denial
        #: What winning with a sun gains a player: a row of all suns for each player.
        self.gains: Final[vec[float]] = zeros(outlook.table.players * SUNS)
        batch = on_track(outlook.table)
        for player in range(outlook.table.players):
            if outlook.table.suns_up[player]:
                self.write_gains(player, batch)

    def write_gains(self, player: int, batch: list[int]) -> None:
        """Write what a player gains by winning a batch with each of their suns."""
        outlook = self.outlook
        value = batch_value(outlook, player, batch)
        for sun in members(outlook.table.suns_up[player]):
            self.gains[player * SUNS + sun] = (
                value + exchange_value(outlook, player, sun) - keeping_value(outlook, player, sun)
            )

    def gain(self, player: int, sun: int) -> float:
        """Return what a player gains by winning with a sun."""
        return self.gains[player * SUNS + sun]

    def value(self, player: int, bid: int, highest: int, bidder: int, ra_player: int) -> float:
        """Value a bid, or passing, for a player.

        The later bidders may outbid it: the first who does is taken to win.
        """
        if bid != PASS:
            highest, bidder = bid, player
        stands = 1.0
        rivals = 0.0
        while player != ra_player:
            player = next_bidder(self.outlook.table, player, ra_player)
            gain = self.best_gain(player, highest)
            outbids = chance(gain, self.doubt)
            rivals += stands * outbids * max(0.0, gain)
            stands *= 1 - outbids
        if bid != PASS:
            return stands * self.gain(bidder, bid) - self.denial * rivals
        if bidder != NOBODY:
            rivals += stands * max(0.0, self.gain(bidder, highest))
        return -self.denial * rivals

    def best_gain(self, player: int, highest: int) -> float:
        """Return the most that a player can gain with a sun above the highest bid."""
        best = IMPOSSIBLE
        for sun in members(above(self.outlook.table.suns_up[player], highest)):
            best = max(best, self.gain(player, sun))
        return best

    def best_bid(
        self, player: int, highest: int, bidder: int, ra_player: int, must_bid: bool
    ) -> tuple[float, int]:
        """Return a player's best bid, or passing, with its value."""
        best, chosen = IMPOSSIBLE, PASS
        if not must_bid:
            best = self.value(player, PASS, highest, bidder, ra_player)
        for sun in members(above(self.outlook.table.suns_up[player], highest)):
            value = self.value(player, sun, highest, bidder, ra_player)
            if value >= best:
                best, chosen = value, sun
        return best, chosen

    def outcome(self, ra_player: int, voluntary: bool) -> float:
        """Value an auction for the Ra player if all bid by these values (RA-A2)."""
        highest, bidder = PASS, NOBODY
        player = next_bidder(self.outlook.table, ra_player, ra_player)
        while player != ra_player:
            _, bid = self.best_bid(player, highest, bidder, ra_player, False)
            if bid != PASS:
                highest, bidder = bid, player
            player = next_bidder(self.outlook.table, player, ra_player)
        must_bid = voluntary and bidder == NOBODY
        value, _ = self.best_bid(ra_player, highest, bidder, ra_player, must_bid)
        return value


def exchange_value(outlook: Outlook, player: int, bid: int) -> float:
    """Value owning the board's sun later instead of the one bid (RA-A9)."""
    won = outlook.table.sun - bid
    if outlook.epochs_after:
        return outlook.weights.next_sun * won
    return sun_sum_value(outlook, player, won) - sun_sum_value(outlook, player, 0)


def keeping_value(outlook: Outlook, player: int, sun: int) -> float:
    """Value what a sun can still win in this epoch: a fair batch, more for a high one."""
    table = outlook.table
    others: i64 = 0
    for rival in range(table.players):
        if rival != player:
            others |= table.suns_up[rival]
    number = count(others)
    rank = float(number - count(above(others, sun))) / float(number) if number else 1.0
    weights = outlook.weights
    return weights.tile * outlook.fair_batch() * (weights.lowest_sun + weights.highest_sun * rank)
