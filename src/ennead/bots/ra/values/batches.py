"""What a batch of tiles adds to a player's own holdings, after its disasters."""

from __future__ import annotations

from ennead.bots.ra.values.holdings import (
    civilization_value,
    holdings_gain,
    monument_value,
)
from ennead.bots.ra.values.outlook import Outlook
from ennead.games.ra.disasters.rules import LOST_TO_EACH
from ennead.games.ra.table.counts import Counts, with_each, without
from ennead.games.ra.table.tiles import (
    CIVILIZATION,
    DISASTERS,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    GOD,
    MONUMENTS,
    NILE,
    PHARAOH,
    UNREST,
)


def batch_value(outlook: Outlook, player: int, batch: list[int]) -> float:
    """Value what a batch adds to a player's holdings; negative if its disasters cost more."""
    if not batch:
        return 0.0
    held = outlook.table.held(player)
    after = after_disasters(outlook, player, with_each(held, batch))
    return holdings_gain(outlook, player, held, after)


def god_value(outlook: Outlook, player: int, tile: int) -> float:
    """Value giving up a God tile for this tile (RA-G1)."""
    held = outlook.table.held(player)
    taken = with_each(without(held, GOD), [tile])
    after = after_disasters(outlook, player, taken)
    return holdings_gain(outlook, player, held, after)


def discard_value(outlook: Outlook, player: int, held: Counts, tile: int) -> float:
    """Value the Civilization tiles and Monuments without one of them."""
    left = without(held, tile)
    if tile in CIVILIZATION:
        #: Of kinds that are equally good to keep the one held more often goes.
        return civilization_value(outlook, player, left) + 0.01 * int(held[tile])
    return monument_value(outlook, player, left)


def after_disasters(outlook: Outlook, player: int, held: Counts) -> Counts:
    """Return what is left after all disasters with the best discards (RA-D)."""
    if not is_struck(held):
        return held
    left = held[:]
    for disaster in DISASTERS:
        left[disaster] = 0
    left[PHARAOH] = max(0, int(left[PHARAOH]) - LOST_TO_EACH * int(held[FUNERAL]))
    dried = LOST_TO_EACH * int(held[DROUGHT])
    floods = min(dried, int(left[FLOOD]))
    left[FLOOD] -= floods
    left[NILE] = max(0, int(left[NILE]) - (dried - floods))
    for _ in range(LOST_TO_EACH * int(held[UNREST])):
        left = after_best_discard(outlook, player, left, CIVILIZATION)
    for _ in range(LOST_TO_EACH * int(held[EARTHQUAKE])):
        left = after_best_discard(outlook, player, left, MONUMENTS)
    return left


def after_best_discard(
    outlook: Outlook, player: int, held: Counts, category: tuple[int, ...]
) -> Counts:
    """Return the holdings without the tile of a category that is missed least (RA-D5)."""
    least, missed = -1, 0.0
    for tile in category:
        if held[tile]:
            left = discard_value(outlook, player, held, tile)
            if least < 0 or left > missed:
                least, missed = tile, left
    return held if least < 0 else without(held, least)


def is_struck(held: Counts) -> bool:
    """Whether there is a disaster among the tiles."""
    for tile in DISASTERS:
        if held[tile]:
            return True
    return False
