"""What a whole position of Ra holds for every player, as plain numbers."""

from __future__ import annotations

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
STAGES: int = LAST_EPOCH


def stage(table: RaTable) -> int:
    """The epoch, from 0."""
    return table.epoch - 1


def left(table: RaTable) -> float:
    """How much of the epoch is still to come: 1 at its beginning."""
    spaces = RA_SPACES[table.players]
    return max(0, spaces - table.ra_tiles) / spaces


def is_quiet(table: RaTable) -> bool:
    """Whether a player is on turn and no auction runs."""
    return isinstance(table.frames[-1], Turn)


def features(table: RaTable) -> list[list[float]]:
    """A row of numbers for each player."""
    outlook = Outlook(table, WEIGHTS[table.players], 0)
    rows = [holdings(outlook, player) for player in range(table.players)]
    frame = table.frames[-1]
    winner, gain = expected_winner(table, frame) if isinstance(frame, Bid) else (NOBODY, 0.0)
    asked = frame.first_to_act(table)
    batch = on_track(table) if winner == NOBODY else []
    for player, row in enumerate(rows):
        worth = 0.0
        if batch and table.suns_up[player]:
            worth = max(0.0, batch_value(outlook, player, batch))
        row.append(gain if player == winner else 0.0)
        row.append(worth)
        row.append(worth if player == asked else 0.0)
        row.append(float(count(table.suns_up[player])))
    return rows


def holdings(outlook: Outlook, player: int) -> list[float]:
    """Points, tiles and suns of a player."""
    table = outlook.table
    held = table.held(player)
    later = int(total(table.suns_down[player])) if outlook.epochs_after else 0
    return [
        float(table.points[player]),
        float(GOD_POINTS * int(held[GOD]) + GOLD_POINTS * int(held[GOLD])),
        pharaoh_value(outlook, player, held),
        nile_value(outlook, player, held),
        civilization_value(outlook, player, held),
        monument_value(outlook, player, held),
        sum([keeping_value(outlook, player, sun) for sun in members(table.suns_up[player])]),
        outlook.weights.next_sun * later,
        0.0 if outlook.epochs_after else sun_sum_value(outlook, player, 0),
    ]


def expected_winner(table: RaTable, frame: Bid) -> tuple[int, float]:
    """Who is likely to win the auction that runs, and what that gains."""
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
    return bidder, bidding.gains[bidder][highest] if bidder != NOBODY else 0.0
