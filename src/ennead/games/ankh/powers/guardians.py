"""What the guardians can do (AK-G)."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.board import all_monuments
from ennead.games.ankh.table.pieces import GUARDIANS
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


class CatMummy(Power):
    """When it is killed every other god loses 1 devotion (AK-GC)."""

    def is_mourned(self) -> bool:
        return True


class Satet(Power):
    """She may end her move on an enemy and push it away (AK-GT1)."""

    def may_push(self) -> bool:
        return True


class Mummy(Power):
    """Killed, it is summoned again beside its owner's god (AK-GM1)."""

    def returns(self) -> bool:
        return True


class Apep(Power):
    """It may be summoned on any empty water space (AK-GA1)."""

    def may_be_summoned_in_water(self) -> bool:
        return True


class GiantScorpion(Power):
    """Its claws destroy adjacent monuments at the start of a conflict (AK-GS1, AK-GS2)."""

    def is_aimed(self) -> bool:
        return True

    def destroys(self, table: AnkhTable, figure: int) -> HexSet:
        grid = table.division.map.grid
        space = table.place[figure]
        pointed = hexset.EMPTY
        for other, direction in table.aims:
            if other == figure:
                for claw in (direction, (direction + 1) % 6):
                    pointed = hexset.added(pointed, grid.neighbour(space, claw))
        adjacent = hexset.common(pointed, table.division.adjacent[space])
        return hexset.common(adjacent, all_monuments(table))


class Androsphinx(Power):
    """Enemy figures adjacent to it count no strength (AK-GX1)."""

    def subdues(self) -> bool:
        return True


GUARDIAN_POWERS: Final[dict[str, Power]] = {
    "cat_mummy": CatMummy(),
    "satet": Satet(),
    "mummy": Mummy(),
    "apep": Apep(),
    "giant_scorpion": GiantScorpion(),
    "androsphinx": Androsphinx(),
}

#: By kind of figure; gods and warriors can do nothing of the sort.
KIND_POWERS: Final[list[Power]] = [
    Power(),
    Power(),
    *[GUARDIAN_POWERS[guardian.name] for guardian in GUARDIANS],
]
