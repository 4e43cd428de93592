"""How earlier programs wrote a position of the same rules: their records end in its fingerprint.

Suns turned face up even when the game was over, and a loss that left no choice waited beneath the
ones that did. Neither changed what anybody could do, or who won.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import product

from ennead.engine.rules import Data
from ennead.games.ra.disasters.rules import LOST_TO_EACH
from ennead.games.ra.table.tiles import CIVILIZATION, FLOOD, MONUMENTS, NAMES, NILE, PHARAOH

#: A loss that waited: the tiles it could take, the tile it takes, how many.
Waiting = tuple[tuple[int, ...], int, int]

#: What one and two disasters of a category cost.
COSTS = (LOST_TO_EACH, 2 * LOST_TO_EACH)


def as_written_before(position: Data) -> Iterator[Data]:
    """The position as earlier programs could have written it, if not as it is."""
    pending = position["pending"]
    if not pending:
        yield with_suns_up(position)
    elif pending[-1][0] == "Discard":
        yield from with_losses_waiting(position)


def with_suns_up(position: Data) -> Data:
    """The end of a game with all suns face up."""
    before = deepcopy(position)
    for area in before["areas"]:
        area["suns"], area["spent"] = sorted(area["suns"] + area["spent"]), []
    return before


def with_losses_waiting(position: Data) -> Iterator[Data]:
    """Losses without a choice still wait; how many is not written, so every number is tried."""
    for losses in product(funerals(), droughts(), earthquakes(position)):
        waiting = [loss for loss in losses if loss is not None]
        if waiting and all(could_wait(position, loss) for loss in waiting):
            yield with_waiting(position, waiting)


def funerals() -> list[Waiting | None]:
    """Pharaohs that could wait to be lost."""
    return [None, *[((PHARAOH,), PHARAOH, number) for number in COSTS]]


def droughts() -> list[Waiting | None]:
    """Floods that could wait to be lost, or Niles where they made up for missing Floods."""
    floods = [((FLOOD,), FLOOD, number) for number in COSTS]
    return [None, *floods, *[((NILE,), NILE, number) for number in range(1, COSTS[-1] + 1)]]


def earthquakes(position: Data) -> list[Waiting | None]:
    """Monuments of the only kind a player has, which waited until Unrest was resolved."""
    if position["pending"][-1][2] != list(CIVILIZATION):
        return [None]
    held = position["areas"][position["pending"][-1][1]]["tiles"]
    kinds = [tile for tile in MONUMENTS if NAMES[tile] in held]
    return [None, *[(MONUMENTS, tile, number) for tile in kinds[:1] for number in COSTS]]


def could_wait(position: Data, loss: Waiting) -> bool:
    """Whether so many tiles have left the game, and at least one was to be left behind."""
    _, tile, number = loss
    held = position["areas"][position["pending"][-1][1]]["tiles"]
    return NAMES[tile] in held and position["out"].get(NAMES[tile], 0) >= number


def with_waiting(position: Data, losses: list[Waiting]) -> Data:
    """The position before some losses, which wait beneath what is asked."""
    before = deepcopy(position)
    seat = before["pending"][-1][1]
    held, out = before["areas"][seat]["tiles"], before["out"]
    for _, tile, number in losses:
        name = NAMES[tile]
        held[name] += number
        out[name] -= number
        if not out[name]:
            del out[name]
    before["pending"][2:2] = [
        ["Discard", seat, list(category), number] for category, _, number in losses
    ]
    return before
