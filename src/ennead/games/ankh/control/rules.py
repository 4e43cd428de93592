"""Control Monument: a god takes over a monument beside one of its figures (AK-CM)."""

from __future__ import annotations

from typing import ClassVar

from ennead.engine.frames import Question
from ennead.engine.limits import Limit
from ennead.games.ankh.table.board import all_monuments, ankh_tokens, beside, neutral_monuments
from ennead.games.ankh.table.changes import control_monument
from ennead.games.ankh.table.fields import SEAT, SPACE
from ennead.games.ankh.table.limits import all_but, all_spaces, limits_of, next_to
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE


class ControlMonument(Question[AnkhTable]):
    """A neutral monument beside an own figure; another's only if none is neutral (AK-CM)."""

    FIELDS: ClassVar[tuple[str, ...]] = (SEAT,)
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[tuple[tuple[str, str], ...]] = (("control", SPACE),)
    OBLIGES: ClassVar[str] = "AK-CM4"
    WHEN: ClassVar[str] = "AK-CM1"

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limits(self, table: AnkhTable, seat: int) -> list[Limit]:
        god = table.god_of[self.seat]
        neutral = neutral_monuments(table)
        rule = "AK-CM2" if hexset.is_empty(neutral) else "AK-CM1"
        across = hexset.without(
            next_to(table, table.figures[god]), beside(table, table.figures[god])
        )
        others = hexset.without(
            hexset.without(all_monuments(table), neutral), table.controlled[god]
        )
        reasons = [
            (all_but(table, all_monuments(table)), "AK-CM1"),
            (hexset.members(table.controlled[god]), rule),
            ([] if hexset.is_empty(neutral) else hexset.members(others), "AK-CM2"),
            (hexset.members(across), "AK-B5"),
        ]
        return limits_of(self.legal(table), reasons, rule)

    def legal(self, table: AnkhTable) -> list[int]:
        god = table.god_of[self.seat]
        if ankh_tokens(table, god) == 0:
            return []
        valid = neutral_monuments(table)
        if hexset.is_empty(valid):
            for other, held in enumerate(table.controlled):
                if other != god:
                    valid = hexset.union(valid, held)
        return hexset.members(hexset.common(valid, beside(table, table.figures[god])))

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"control {space_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        control_monument(table, table.god_of[self.seat], answer)
