"""What a whole position of Ra holds for every player, as plain numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.ra.values.batches import batch_value
from ennead.bots.ra.values.bidding import Bidding, keeping_value
from ennead.bots.ra.values.holdings import (
    civilization_value,
    monument_value,
    nile_value,
    pharaoh_value,
    sun_sum_value,
)
from ennead.bots.ra.values.outlook import Outlook
from ennead.bots.ra.values.weights import WEIGHTS
from ennead.bots.values.features import zeros
from ennead.engine.bitset import count, members, total
from ennead.games.ra.auction.rules import NOBODY, PASS, VOLUNTARY, Bid, next_bidder
from ennead.games.ra.scoring.rules import GOD_POINTS, GOLD_POINTS, LAST_EPOCH
from ennead.games.ra.table.changes import on_track
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import GOD, GOLD, RA_SPACES
from ennead.games.ra.turn.rules import Turn

#: What each number means; all but the last three are points that a player has or can expect.
FEATURES: tuple[str, ...] = (
    "points",
    "gods",
    "pharaohs",
    "niles",
    "civilization",
    "monuments",
    "suns_now",
    "suns_later",
    "sun_sum",
    "auction",
    "batch",
    "batch_on_turn",
    "suns_up",
)
NUMBERS: Final = 13
STAGES: int = LAST_EPOCH


def stage(table: RaTable) -> int:
    """Return the epoch, from 0."""
    return table.epoch - 1


def left(table: RaTable) -> float:
    """Return how much of the epoch is still to come: 1 at its beginning."""
    spaces = RA_SPACES[table.players]
    return max(0, spaces - table.ra_tiles) / spaces


def is_quiet(table: RaTable) -> bool:
    """Whether a player is on turn and no auction runs."""
    return isinstance(table.frames[-1], Turn)


def features(table: RaTable) -> list[list[float]]:
    """Describe each player by a row of numbers."""
    found = numbers(table)
    return [
        [found[player * NUMBERS + place] for place in range(NUMBERS)]
        for player in range(table.players)
    ]


def numbers(table: RaTable) -> vec[float]:
    """Return the rows of all players, one after another."""
    outlook = Outlook(table, WEIGHTS[table.players], 0)
    frame = table.frames[-1]
    winner, gain = expected_winner(table, frame) if isinstance(frame, Bid) else (NOBODY, 0.0)
    asked = frame.first_to_act(table)
    batch = on_track(table) if winner == NOBODY else []
    found = zeros(NUMBERS * table.players)
    for player in range(table.players):
        at: i64 = NUMBERS * player
        write_holdings(outlook, player, found, at)
        worth = 0.0
        if batch and table.suns_up[player]:
            worth = max(0.0, batch_value(outlook, player, batch))
        found[at + 9] = gain if player == winner else 0.0
        found[at + 10] = worth
        found[at + 11] = worth if player == asked else 0.0
        found[at + 12] = float(count(table.suns_up[player]))
    return found


def write_holdings(outlook: Outlook, player: int, into: vec[float], at: i64) -> None:
    """Write points, tiles and suns of a player."""
    table = outlook.table
    held = table.held(player)
    keeping = 0.0
    for sun in members(table.suns_up[player]):
        keeping += keeping_value(outlook, player, sun)
    into[at] = float(table.points[player])
    into[at + 1] = float(GOD_POINTS * int(held[GOD]) + GOLD_POINTS * int(held[GOLD]))
    into[at + 2] = pharaoh_value(outlook, player, held)
    into[at + 3] = nile_value(outlook, player, held)
    into[at + 4] = civilization_value(outlook, player, held)
    into[at + 5] = monument_value(outlook, player, held)
    into[at + 6] = keeping
    if outlook.epochs_after:
        into[at + 7] = outlook.weights.next_sun * float(total(table.suns_down[player]))
    else:
        into[at + 8] = sun_sum_value(outlook, player, 0)


def expected_winner(table: RaTable, frame: Bid) -> tuple[int, float]:
    """Predict the winner of the running auction, and the gain."""
    bidding = Bidding(Outlook(table, WEIGHTS[table.players], 1))
    player, highest, bidder = frame.seat, frame.highest, frame.bidder
    while True:
        last = player == frame.ra_player
        must_bid = last and bidder == NOBODY and frame.call == VOLUNTARY
        _, bid = bidding.best_bid(player, highest, bidder, frame.ra_player, must_bid)
        if bid != PASS:
            highest, bidder = bid, player
        if last:
            break
        player = next_bidder(table, player, frame.ra_player)
    return bidder, bidding.gain(bidder, highest) if bidder != NOBODY else 0.0
