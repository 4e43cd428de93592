"""Set, Lord of Chaos: enemies beside his god figure count as his in a conflict (AK-X-SET)."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.powers.ability import Ability
from ennead.games.ankh.powers.god import God
from ennead.games.ankh.table.board import beside, god_figure
from ennead.games.ankh.table.changes import give_back_figure, lend_figure
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import GOD
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset


class Set(Ability):
    """The tokens are the figures that count as Set's, or did when they were killed."""

    def write(self, table: AnkhTable) -> object:
        return list(self.tokens(table)) or None

    def show(self, table: AnkhTable, seat: int | None) -> object:
        """The spaces of the figures on the board that count as Set's."""
        stand = [figure for figure in self.tokens(table) if table.place[figure] >= 0]
        return [space_name(table, table.place[figure]) for figure in stand]

    def read(self, table: AnkhTable, data: object) -> None:
        """The figures by their numbers; those on the board count as Set's."""
        figures = [] if data is None else data
        if not isinstance(figures, list) or not all(is_lent(table, item) for item in figures):
            raise ValueError(f"expected warriors or guardians by number, found {data!r}")
        table.tokens[self.number] = tuple(sorted(figures))
        for god in table.ascending:
            for figure in figures if self in table.powers[god] else ():
                if table.place[figure] >= 0:
                    give_back_figure(table, self.number, figure)
                    lend_figure(table, self.number, figure, god)

    def misplaced(self, table: AnkhTable, holder: int, heir: int) -> str:
        if holder in [table.owner[figure] for figure in self.tokens(table)]:
            return "only enemy figures count as Set's (AK-X-SET1)"
        return ""

    def flaw_outside_conflicts(self, table: AnkhTable) -> str:
        return "figures count as Set's in conflicts only (AK-X-SET1)" if self.tokens(table) else ""

    def borrowed(self, table: AnkhTable, god: int) -> tuple[int, ...]:
        return self.tokens(table)

    def read_presence(self, table: AnkhTable, god: int) -> None:
        """Warriors and guardians beside the god figure count as Set's (AK-X-SET1, AK-X-SET4)."""
        near = self.near(table, god)
        for figure in self.tokens(table):
            if figure not in near:
                give_back_figure(table, self.number, figure)
        for figure in near:
            if figure not in self.tokens(table) or is_home(table, figure):
                give_back_figure(table, self.number, figure)
                lend_figure(table, self.number, figure, god)

    def near(self, table: AnkhTable, god: int) -> list[int]:
        """The figures of others beside the god figure, gods excepted."""
        space = table.place[god_figure(table, god)]
        if space < 0:  # only in a position set up without the god's figure
            return []
        adjacent = beside(table, hexset.single(space))
        return [
            figure
            for figure, place in enumerate(table.place)
            if place >= 0
            and table.kinds[figure] != GOD
            and table.owner[figure] != god
            and hexset.contains(adjacent, place)
        ]

    def conflict_ends(self, table: AnkhTable, god: int) -> None:
        """After the last region every figure counts for its owner (AK-X-SET1, AK-X-SET8)."""
        for figure in self.tokens(table):
            give_back_figure(table, self.number, figure)


def is_home(table: AnkhTable, figure: int) -> bool:
    """Whether a figure counts for its owner: a Mummy that was borrowed and has returned."""
    return hexset.contains(table.figures[table.owner[figure]], table.place[figure])


def is_lent(table: AnkhTable, figure: object) -> bool:
    """Whether something is the number of a warrior or guardian of a god."""
    known = isinstance(figure, int) and 0 <= figure < len(table.kinds)
    return known and isinstance(figure, int) and table.kinds[figure] != GOD


ABOUT = Phrase(
    "While regions are resolved, warriors and guardians of other gods adjacent to Set's god figure "
    "count as his: they fight for him, and live and die with his figures.",
    "Während Regionen abgehandelt werden, zählen Krieger und Wächter anderer Götter, die zu Seths "
    "Gottfigur benachbart sind, als seine: Sie kämpfen für ihn und leben und sterben mit seinen "
    "Figuren.",
)  #: The head of the animal of Set, on a cross.
LOOK = {
    "letter": "S",
    "color": "#4A2C22",
    "base": "M-9-24H9V-9H24V9H9V24H-9V9H-24V-9H-9Z",
    "sign": (
        "M-7-17H-3L-1-8H2L4-17H8L7-4C9 2 6 6 2 8L-8 13C-13 15-15 11-12 8L-4 2C-6-2-7-10-7-17Z"
    ),
    "cuts": "M-.5-1L3-2",
}

DECLARED = God(
    "set",
    Set,
    called=("Set", "Seth"),
    gift=("Lord of Chaos", "Herr des Chaos"),
    about=ABOUT,
    rule="AK-X-SET1",
    look=LOOK,
)
