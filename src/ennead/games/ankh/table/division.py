"""The division of the land: the regions that rivers and camels make of the map (AK-B2 to AK-B6).

A division is a value: it belongs to a map and the camels on it, and nothing in it ever changes, so
that tables share it and a clone copies a pointer. Regions are numbered by their lowest space.
"""

from typing import Final

from ennead.games.ankh.table.map import CAMEL_AT, Map
from ennead.hexes import hexset
from ennead.hexes.regions import closed, region_numbers, regions, with_shared

Camels = tuple[int, ...]

# how many divisions are remembered, at about 10 kilobytes each
KEPT: Final = 2000


class Division:
    """The regions of a map with camels on some of its edges."""

    def __init__(self, board: Map, camels: Camels) -> None:
        self.map: Final = board
        # the edges with a camel, ascending
        self.camels: Final = camels
        # neighbours not across a river or camel; all around water (AK-B5, AK-B6)
        self.adjacent: Final = closed(board.adjacent, board.grid, camels)
        # the land of each region, which is its size (AK-B2, AK-B4)
        lands = regions(self.adjacent, board.land)
        self.lands: Final = hexset.by_number(lands)
        # each region with the water that touches it (AK-B4)
        self.regions: Final = hexset.by_number(with_shared(board.grid, lands, board.water))
        # the region of a land space; -1 for water
        self.region_of: Final[list[int]] = region_numbers(board.grid, lands)
        # what each corner touches, camels included (AK-CC2)
        self.corner_features: Final[list[int]] = list(board.corner_features)
        for edge in camels:
            for corner in board.grid.edge_corners[edge]:
                self.corner_features[corner] |= CAMEL_AT

    def regions_at(self, space: int) -> list[int]:
        """The regions a space belongs to: one for land, each that it touches for water (AK-B4)."""
        if self.region_of[space] >= 0:
            return [self.region_of[space]]
        return [
            number for number, region in enumerate(self.regions) if hexset.contains(region, space)
        ]

    def region_size(self, region: int) -> int:
        """The number of land spaces of a region (AK-B4)."""
        return hexset.size(self.lands[region])


def divide(board: Map, camels: Camels) -> Division:
    """The division that these camels make, given in any order; made once and kept (AK-B2)."""
    ordered = tuple(sorted(camels))
    found = DIVISIONS.get((board, ordered))
    if found is None:
        found = Division(board, ordered)
        if len(DIVISIONS) >= KEPT:
            DIVISIONS.clear()
        DIVISIONS[(board, ordered)] = found
    return found


DIVISIONS: Final[dict[tuple[Map, Camels], Division]] = {}
