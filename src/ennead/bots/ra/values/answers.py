"""What each legal answer of Ra is worth to the player who must give it."""

from __future__ import annotations

from typing import cast

from ennead.bots.bot import Seen
from ennead.bots.ra.values.batches import discard_value, god_value
from ennead.bots.ra.values.bidding import Bidding
from ennead.bots.ra.values.outlook import Outlook
from ennead.bots.ra.values.weights import WEIGHTS, Weights
from ennead.engine.bitset import members
from ennead.games.ra.auction.rules import Bid, next_bidder
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.table.counts import number_of
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import EMPTY, RA, RA_SPACES
from ennead.games.ra.turn.rules import DONE, DRAW, INVOKE, PLAY_GOD, TakeTile, takeable


def value_answers(seen: Seen, weights: Weights | None = None) -> dict[int, float]:
    """Value each legal answer in points.

    The table of Ra holds nothing hidden: of the bag only what is in it, which all have seen.
    """
    table = cast(RaTable, seen.resample(0).table)
    chosen = weights or WEIGHTS[table.players]
    legal = seen.legal()
    frame = table.frames[-1]
    if isinstance(frame, Bid):
        return value_bids(table, chosen, frame, legal)
    if isinstance(frame, TakeTile):
        return value_takes(table, chosen, seen.seat, legal)
    if isinstance(frame, Discard):
        return value_discards(table, chosen, seen.seat, legal)
    return value_turn(table, chosen, seen.seat, legal)


def value_bids(table: RaTable, weights: Weights, frame: Bid, legal: list[int]) -> dict[int, float]:
    """Value bidding each sun, and passing."""
    bidding = Bidding(Outlook(table, weights, 1))
    return {
        bid: bidding.value(frame.seat, bid, frame.highest, frame.bidder, frame.ra_player)
        for bid in legal
    }


def value_takes(
    table: RaTable, weights: Weights, player: int, legal: list[int]
) -> dict[int, float]:
    """Value taking each kind of tile with a God; taking no more is worth nothing."""
    outlook = Outlook(table, weights, 0)
    return {tile: 0.0 if tile == DONE else god_value(outlook, player, tile) for tile in legal}


def value_discards(
    table: RaTable, weights: Weights, player: int, legal: list[int]
) -> dict[int, float]:
    """Value losing each kind of tile to a disaster."""
    outlook = Outlook(table, weights, 0)
    held = table.held(player)
    return {tile: discard_value(outlook, player, held, tile) for tile in legal}


def value_turn(table: RaTable, weights: Weights, player: int, legal: list[int]) -> dict[int, float]:
    """Value drawing, playing a God tile and invoking Ra."""
    bidding = Bidding(Outlook(table, weights, 1))
    invoking = bidding.outcome(player, voluntary=EMPTY in table.track)
    values = {INVOKE: invoking}
    if DRAW in legal:
        values[DRAW] = draw_value(bidding.outlook, player, invoking)
    if PLAY_GOD in legal:
        values[PLAY_GOD] = play_god_value(table, weights, player, invoking)
    return values


def draw_value(outlook: Outlook, player: int, invoking: float) -> float:
    """Value one more tile on the track, which another may take, or the last Ra tile (RA-E2)."""
    table = outlook.table
    bag = table.bag
    comes = 1 - int(bag[RA]) / number_of(bag)
    survives = comes if table.ra_tiles + 1 == RA_SPACES[table.players] else 1.0
    grown = max(0.0, invoking) + comes * outlook.weights.tile
    return patience(outlook, player) * survives * grown


def play_god_value(table: RaTable, weights: Weights, player: int, invoking: float) -> float:
    """Value the best tile for a God tile; another may take the rest of the track."""
    outlook = Outlook(table, weights, 0)
    best = max([god_value(outlook, player, tile) for tile in members(takeable(table))])
    rest = max(0.0, invoking - best - weights.god_choice - 2)
    return best + patience(outlook, player) * rest


def patience(outlook: Outlook, player: int) -> float:
    """Return the share of a batch that is still there for a player at the next turn."""
    alone = next_bidder(outlook.table, player, player) == player
    return outlook.weights.patience_alone if alone else outlook.weights.patience
