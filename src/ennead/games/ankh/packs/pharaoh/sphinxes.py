"""Sphinxes, a fourth type of monument: the players put them on the map (AK-X-SPH)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Questions
from ennead.games.ankh.powers.special_rule import SpecialRule
from ennead.games.ankh.table.board import all_monuments, beside, empty_land
from ennead.games.ankh.table.changes import raise_monument
from ennead.games.ankh.table.fields import ABILITY, ANYBODY, SPACE
from ennead.games.ankh.table.limits import all_spaces
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

SPHINX: Final = "sphinx"
#: With 2 players each puts two on the map.
FEW_PLAYERS: Final = 2


class Sphinxes(SpecialRule):
    """It has no tokens: sphinxes are monuments like others (AK-X-SPH3)."""

    def set_up_ends(self, table: AnkhTable, god: int) -> Questions:
        """In reverse player order each player puts one on the map (AK-X-SPH2)."""
        if not hexset.is_empty(table.standing[sphinx(table)]):
            return NO_QUESTIONS
        order = [(table.first - step - 1) % table.players for step in range(table.players)]
        rounds = 2 if table.players == FEW_PLAYERS else 1
        return [PlaceSphinx(seat, self.number) for seat in order * rounds]

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        return "" if isinstance(frame, PlaceSphinx) else super().question_flaw(table, frame)


def sphinx(table: AnkhTable) -> int:
    """The number of the type."""
    return table.box.monument_names.index(SPHINX)


class PlaceSphinx(Question[AnkhTable]):
    """Empty land away from monuments, in a region with the fewest sphinxes (AK-X-SPH2)."""

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = (
        *("Turn", "PlaceSphinx", "DrawPolitical", "DrawRuler", "PlaceRuler"),
    )
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("sphinx", SPACE),)
    OBLIGES: ClassVar[str] = "AK-X-SPH2"
    WHEN: ClassVar[str] = "AK-X-SPH2"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(sphinx_spaces(table), "AK-X-SPH2")

    def answer(self, table: AnkhTable, answer: int) -> None:
        raise_monument(table, sphinx(table), answer, "sphinx_placed", self.seat)


def sphinx_spaces(table: AnkhTable) -> HexSet:
    """Empty land not next to a monument, in the regions with the fewest sphinxes (AK-X-SPH2)."""
    division = table.division
    free = hexset.without(empty_land(table), beside(table, all_monuments(table)))
    there = table.standing[sphinx(table)]
    open_lands = [land for land in division.lands if hexset.overlaps(land, free)]
    numbers = [hexset.size(hexset.common(there, land)) for land in open_lands]
    found = hexset.EMPTY
    for land, number in zip(open_lands, numbers, strict=True):
        if number == min(numbers):
            found = hexset.union(found, hexset.common(land, free))
    return found
