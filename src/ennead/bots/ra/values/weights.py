"""The weights of Ra's values, for each number of players."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What cannot be read off the rules; found by play against itself."""

    #: Points an average tile is worth to the player who takes it.
    tile: float = 1.6
    #: The tiles drawn after the last auction of an epoch are nobody's: how many intervals between
    #: two Ra tiles these last.
    lost_intervals: float = 0.5
    #: How much of its fair part of the tiles to come a player can count on for a collection.
    hope: float = 0.8
    #: Points for each number of a sun that the next epoch begins with.
    next_sun: float = 0.55
    #: The part of a fair batch that the lowest sun in play can expect, and the highest one more.
    lowest_sun: float = 0.5
    highest_sun: float = 0.8
    #: How much of a batch one still gets after leaving it to the others for a turn.
    patience: float = 0.6
    #: The same for the only player with suns left.
    patience_alone: float = 0.95
    #: How far rivals' values are to be trusted: at this gain a rival bids three times in four.
    doubt: float = 1.0
    #: What a point for a rival is worth to oneself, as a loss.
    denial: float = 0.1
    #: Points for the choice that a God tile gives, besides its own two.
    god_choice: float = 0.7
    #: Pharaohs by which players may still drift apart in this epoch, and in each later one.
    pharaoh_drift: float = 1.0
    later_pharaoh_drift: float = 2.0
    #: Sums of suns by which players may still drift apart in the last epoch.
    sun_drift: float = 4.0
    #: The part of an epoch's tiles that bear points for the player who holds them later.
    later_tiles: float = 10.0


WEIGHTS: dict[int, Weights] = {
    2: Weights(next_sun=0.55),
    3: Weights(next_sun=0.55),
    4: Weights(next_sun=0.6),
    5: Weights(next_sun=0.7),
}
