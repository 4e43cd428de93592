"""The people's revolt: who wins or dominates a region loses its figures there (AK-X-REV2 to 10)."""

from __future__ import annotations

from ennead.games.ankh.battle.killing import kill_in_region
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.pieces import NOBODY
from ennead.games.ankh.table.table import AnkhTable, Battle


class PeoplesRevolt(SpecialRule):
    """Losers keep their figures."""

    def doomed_gods(self, table: AnkhTable, battle: Battle, gods: list[int]) -> list[int]:
        """The winner's figures die; in a tie that is not broken nobody's (AK-X-REV2, 4)."""
        return [] if battle.winner == NOBODY else [battle.winner]

    def dominated(self, table: AnkhTable, god: int, region: int) -> None:
        """A god that dominates a region loses its figures there too (AK-X-REV3)."""
        kill_in_region(table, [god], region)

    def battle_steps(self) -> dict[str, tuple[str, str]]:
        return {"deaths": ("revolt", "AK-X-REV2")}

    def observation_size(self) -> int:
        return 1

    def observe(self, table: AnkhTable, seat: int) -> list[int]:
        """That winners lose their figures in this scenario."""
        return [1]
