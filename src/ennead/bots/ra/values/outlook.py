"""What is still to come: tiles before the Ra track is full, and who will take them."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec

from ennead.bots.ra.values.weights import Weights
from ennead.bots.values.features import zeros
from ennead.engine.bitset import count
from ennead.games.ra.scoring.rules import LAST_EPOCH
from ennead.games.ra.table.counts import number_of
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import AUCTION_SPACES, FLOOD, IN_THE_BAG, RA, RA_SPACES


class Outlook:
    """The rest of the epoch and of the game as all players can expect it."""

    def __init__(self, table: RaTable, weights: Weights, suns_spent: int) -> None:
        """Look ahead; `suns_spent` is how many suns the player will have spent by then."""
        self.table = table
        self.weights = weights
        self.epochs_after = LAST_EPOCH - table.epoch
        #: The tiles in the bag that are no Ra tiles.
        self.tiles = max(1, number_of(table.bag) - int(table.bag[RA]))
        self.tiles_to_come = tiles_to_come(table, weights)
        suns = 0
        for up in table.suns_up:
            suns += int(count(up))
        self.suns_left = max(1, suns - suns_spent)
        coming = weights.hope * self.tiles_to_come / self.suns_left / self.tiles
        #: How likely each player is to get a certain tile of the bag in this epoch, by their suns.
        self.share: Final[vec[float]] = zeros(table.players)
        for player in range(table.players):
            self.share[player] = coming * max(0, int(count(table.suns_up[player])) - suns_spent)
        #: The same for all later epochs together.
        self.later_share = weights.hope * weights.later_tiles * self.epochs_after / self.tiles
        #: Whether a Nile scores in a later epoch: whether a Flood is taken there.
        floods = weights.hope * IN_THE_BAG[FLOOD] / LAST_EPOCH / table.players
        self.later_flood = 1 - exp(-floods)

    def fair_batch(self) -> float:
        """Return the tiles for each sun in play, as far as the track holds them (RA-C2)."""
        return min(AUCTION_SPACES, self.tiles_to_come / self.suns_left)


def tiles_to_come(table: RaTable, weights: Weights) -> float:
    """Return how many tiles will be drawn and sold before the Ra track is full.

    Tiles come in intervals between Ra tiles; drawn without putting back, each interval is as long
    as any other.
    """
    ra_tiles = int(table.bag[RA])
    interval = (number_of(table.bag) - ra_tiles) / (ra_tiles + 1)
    free = RA_SPACES[table.players] - table.ra_tiles
    return interval * max(0.0, free - weights.lost_intervals)
