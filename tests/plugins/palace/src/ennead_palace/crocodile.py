"""The crocodile: a figure of nobody that adds to Move Figures and Summon Figure."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.power import NOTHING, Questions
from ennead.games.ankh.powers.special_rule import Placed, SpecialRule
from ennead.games.ankh.table.board import beside, empty_land, empty_water, god_figure
from ennead.games.ankh.table.changes import lose_followers
from ennead.games.ankh.table.dashboards import set_tokens
from ennead.games.ankh.table.fields import ABILITY, SEAT, SPACE
from ennead.games.ankh.table.names import space_called, space_name
from ennead.games.ankh.table.pieces import MOVE, SUMMON
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import CAPACITY, HexSet

NAME: Final = "crocodile"
NOWHERE: Final = -1
#: Answer besides spaces: it stays where it is.
STAYS: Final = CAPACITY


class Crocodile(SpecialRule):
    """The token is the space of the crocodile."""

    def first_tokens(self) -> tuple[int, ...]:
        return (NOWHERE,)

    def has_neutral_figures(self) -> bool:
        return True

    def neutral_figures(self, table: AnkhTable) -> Placed:
        """It fills its space (AK-PAL2)."""
        space = self.tokens(table)[0]
        return [(NAME, space)] if space >= 0 else []

    def set_up_ends(self, table: AnkhTable, god: int) -> Questions:
        """It starts where the scenario says (AK-PAL2)."""
        assert table.setup is not None
        set_tokens(table, self.number, (table.setup.places[NAME][0],), "crocodile_placed")
        return NOTHING

    def action_begins(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """Before Summon Figure it may be called (AK-PAL4)."""
        if action != SUMMON or table.followers[god] == 0:
            return NOTHING
        return [CallCrocodile(seat, self.number)]

    def action_done(self, table: AnkhTable, god: int, seat: int, action: int) -> Questions:
        """After Move Figures it may be moved (AK-PAL3)."""
        return [MoveCrocodile(seat, self.number)] if action == MOVE else NOTHING

    def extra_destinations(self, table: AnkhTable, god: int, figure: int) -> HexSet:
        """A figure next to a stela may end its move next to any stela (AK-PAL5)."""
        stelae = table.standing[table.box.monument_names.index("stela")]
        near = beside(table, stelae)
        return near if hexset.contains(near, table.place[figure]) else hexset.EMPTY

    def extra_summon_spaces(self, table: AnkhTable, god: int) -> HexSet:
        """Figures may be summoned next to it (AK-PAL4)."""
        return beside(table, hexset.single(self.tokens(table)[0]))

    def write(self, table: AnkhTable) -> object:
        space = self.tokens(table)[0]
        return None if space < 0 else space_name(table, space)

    def read(self, table: AnkhTable, data: object) -> None:
        space = NOWHERE if data is None else space_called(table.division.map, str(data))
        if data is not None and space < 0:
            raise ValueError(f"expected the space of the crocodile, found {data!r}")
        table.tokens[self.number] = (space,)

    def question_flaw(self, table: AnkhTable, frame: Frame[Any]) -> str:
        return "" if self.tokens(table)[0] >= 0 else "there is no crocodile (AK-PAL2)"


class MoveCrocodile(Question[AnkhTable]):
    """To an empty space next to it (AK-PAL3)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("ability", ABILITY))
    BENEATH: ClassVar[tuple[str, ...]] = ("ActionOver",)
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, STAYS)
    VERBS: ClassVar[Verbs] = (verb("crocodile", SPACE), verb("crocodile stays", number=STAYS))
    NOTHING: ClassVar[int] = STAYS
    OBLIGES: ClassVar[str] = "AK-PAL3"
    WHEN: ClassVar[str] = "AK-PAL3"

    def __init__(self, seat: int, ability: int) -> None:
        super().__init__(seat)
        self.ability: Final = ability

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only(self.spaces(table), "")
        if not hexset.is_empty(self.spaces(table)):
            left.may(STAYS)

    def spaces(self, table: AnkhTable) -> HexSet:
        """Where it can go."""
        near = beside(table, hexset.single(table.tokens[self.ability][0]))
        return hexset.common(near, hexset.union(empty_land(table), empty_water(table)))

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != STAYS:
            god = table.god_of[self.seat]
            set_tokens(table, self.ability, (answer,), "crocodile_moved", god, answer)


class CallCrocodile(MoveCrocodile):
    """For a follower it comes to an empty land space next to one's god figure (AK-PAL4)."""

    BENEATH: ClassVar[tuple[str, ...]] = ("Summon",)
    VERBS: ClassVar[Verbs] = (verb("call crocodile", SPACE), verb("call nothing", number=STAYS))
    OBLIGES: ClassVar[str] = "AK-PAL4"
    WHEN: ClassVar[str] = "AK-PAL4"

    def spaces(self, table: AnkhTable) -> HexSet:
        place = table.place[god_figure(table, table.god_of[self.seat])]
        return hexset.common(beside(table, hexset.single(place)), empty_land(table))

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != STAYS:
            lose_followers(table, table.god_of[self.seat], 1)
        super().answer(table, answer)
