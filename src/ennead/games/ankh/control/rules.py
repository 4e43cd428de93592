"""Control Monument: a god takes over a monument beside one of its figures (AK-CM)."""

from __future__ import annotations

from typing import ClassVar

from ennead.engine.frames import Fields, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.moments import in_turns, of_figures
from ennead.games.ankh.table.board import all_monuments, ankh_tokens, beside, neutral_monuments
from ennead.games.ankh.table.changes import control_monument
from ennead.games.ankh.table.fields import SEAT, SPACE
from ennead.games.ankh.table.limits import next_to
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE


class ControlMonument(Question[AnkhTable]):
    """A neutral monument beside an own figure; another's only if none is neutral (AK-CM)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT),)
    BENEATH: ClassVar[tuple[str, ...]] = ("SetBack", "NextTurn")
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("control", SPACE),)
    OBLIGES: ClassVar[str] = "AK-CM4"
    WHEN: ClassVar[str] = "AK-CM1"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        if ankh_tokens(table, god) == 0:
            left.nothing("AK-CM3")
            return
        neutral = neutral_monuments(table)
        none_neutral = hexset.is_empty(neutral)
        rule = "AK-CM2" if none_neutral else "AK-CM1"
        left.only(all_monuments(table), "AK-CM1")
        left.never(table.controlled[god], rule)
        if not table.box.is_base:
            left.never(of_figures.guarded(table), of_figures.guarding_rule(table))
        if not none_neutral:
            left.only(neutral, "AK-CM2")
        near = beside(table, table.figures[god])
        if left.wish >= 0:
            left.never(hexset.without(next_to(table, table.figures[god]), near), "AK-B5")
        left.only(near, rule)

    def answer(self, table: AnkhTable, answer: int) -> None:
        god = table.god_of[self.seat]
        control_monument(table, god, answer)
        in_turns.monument_gained(table, god, self.seat, answer)
