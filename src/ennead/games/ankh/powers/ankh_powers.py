"""The twelve Ankh powers (AK-L1, AK-L2, AK-L3, AK-LP)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.steps import NO, YES, YesNo
from ennead.games.ankh.moving.rules import DONE, Aim
from ennead.games.ankh.powers.moments import in_turns, of_figures
from ennead.games.ankh.powers.power import NOTHING, Power, Questions
from ennead.games.ankh.table.board import beside, empty_land, figure_at, god_figure
from ennead.games.ankh.table.changes import gain_followers, lose_followers, move_figure
from ennead.games.ankh.table.devotion import gain_devotion, is_red
from ennead.games.ankh.table.fields import FIGHTER, FIGURE, GODS, GODS_SEAT, MASK, SPACE
from ennead.games.ankh.table.pieces import BIT, OBELISK, PYRAMID, TEMPLE
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import LAST_SPACE, HexSet

COMMANDING_FOLLOWERS: Final = 3
RESPLENDENT_MONUMENTS: Final = 3
RESPLENDENT_STRENGTH: Final = 3
TEMPLE_STRENGTH: Final = 2
GLORIOUS_LEAD: Final = 3
GLORIOUS_DEVOTION: Final = 3
MAGNANIMOUS_FIGURES: Final = 2
MAGNANIMOUS_DEVOTION: Final = 2
WORSHIP_COST: Final = 2


class Commanding(Power):
    """3 followers on winning a battle (AK-L1a)."""

    def battle_won(self, table: AnkhTable, god: int) -> None:
        gain_followers(table, god, COMMANDING_FOLLOWERS)


class Inspiring(Power):
    """Build Monument costs nothing (AK-L1b)."""

    def building_cost(self, table: AnkhTable, god: int, cost: int) -> int:
        return 0


class Omnipresent(Power):
    """At the start of a conflict 1 follower for each region with an own figure (AK-L1c)."""

    def conflict_begins(self, table: AnkhTable, god: int) -> None:
        regions = table.division.regions.overlapping(table.figures[god])
        gain_followers(table, god, regions)


class Revered(Power):
    """1 more follower whenever Gain Followers is performed (AK-L1d)."""

    def extra_followers(self, table: AnkhTable, god: int) -> int:
        return 1


class Resplendent(Power):
    """With 3 monuments of one type anywhere the god figure has base strength 3 (AK-L2a)."""

    def base_strength(self, table: AnkhTable, god: int, figure: int, strength: int) -> int:
        if figure != god_figure(table, god):
            return strength
        for monument in range(len(table.standing)):
            held = hexset.common(table.controlled[god], table.standing[monument])
            if hexset.size(held) >= RESPLENDENT_MONUMENTS:
                return RESPLENDENT_STRENGTH
        return strength


class ObeliskAttuned(Power):
    """At the start of a battle figures may move to obelisks of the god there (AK-L2b)."""

    def battle_begins(self, table: AnkhTable, god: int, gods: list[int]) -> Questions:
        holders = [other for other in gods if self in table.powers[other]]
        return [Gather(god, tuple(holders), 0)] if god == holders[0] else NOTHING


class Gather(Question[AnkhTable]):
    """One figure each in turn, each at most once, until all have stopped (AK-LP1, AK-LP8).

    An answer is the space of the figure that moves.
    """

    FIELDS: ClassVar[Fields] = (("seat", GODS_SEAT), ("turns", GODS), ("moved", MASK))
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps gathering",)
    CLICK: ClassVar[str] = "origin"
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("figure", SPACE), verb("done", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-L2b"
    WHEN: ClassVar[str] = "AK-L2b"

    def __init__(self, seat: int, turns: tuple[int, ...], moved: int) -> None:
        super().__init__(seat)
        #: The gods that have not stopped, this one first; and a mask of the figures moved.
        self.turns: Final = turns
        self.moved: Final = moved

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """Fighting gods that take turns (AK-L2b)."""
        assert table.battle is not None
        if self.turns[:1] != (self.seat,) or not set(self.turns) <= set(table.battle.gods):
            return "expected the gods that have not stopped, this one first (AK-L2b)"
        return ""

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        """A god that cannot move a figure has stopped: only DONE is left."""
        still = hexset.EMPTY
        for space in hexset.members(table.figures[self.seat]):
            if not self.moved & BIT[figure_at(table, space)]:
                still = hexset.added(still, space)
        left.never(hexset.without(table.figures[self.seat], still), "AK-LP1")
        if hexset.is_empty(gathering_spaces(table, self.seat)):
            still = hexset.EMPTY
        left.only(still, "AK-L2b")
        left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        others = self.turns[1:]
        if answer != DONE:
            turns = (*others, self.seat)
            figure = figure_at(table, answer)
            table.frames.append(Gather(turns[0], turns, self.moved | BIT[figure]))
            table.frames.append(GatherAt(self.seat, figure))
        elif others:
            table.frames.append(Gather(others[0], others, self.moved))


class GatherAt(Question[AnkhTable]):
    """An empty land space adjacent to an own obelisk in the battle's region (AK-L2b, AK-LP2)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER), ("figure", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("Gather",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("to", SPACE),)
    OBLIGES: ClassVar[str] = "AK-L2b"
    WHEN: ClassVar[str] = "AK-L2b"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure on the board (AK-L2b)."""
        space = table.place[self.figure]
        there = space >= 0 and hexset.contains(table.figures[self.seat], space)
        return "" if there else "the figure is not on the board"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        limit_gathering(table, self.seat, left)

    def answer(self, table: AnkhTable, answer: int) -> None:
        move_figure(table, self.figure, answer)
        of_figures.read_presence(table)
        if of_figures.is_aimed(table, self.figure):
            table.frames.append(Aim(table.owner[self.figure], self.figure))
        in_turns.figure_moved(table, self.seat, self.figure)


def gathering_spaces(table: AnkhTable, god: int) -> HexSet:
    """Where a god's figures can be called to."""
    left = Left()
    limit_gathering(table, god, left)
    return left.spaces()


def limit_gathering(table: AnkhTable, god: int, left: Left) -> None:
    """The empty land beside the god's obelisks of the battle's region (AK-L2b, AK-LP2)."""
    assert table.battle is not None
    land = table.division.lands[table.battle.region]
    obelisks = hexset.common(table.controlled[god], table.standing[OBELISK])
    warded = of_figures.warded_against(table, god)
    left.never(warded, of_figures.warding_rule(table, left.wish, "AK-LP2"))
    left.never(table.division.map.water, "AK-LP2")
    left.only(beside(table, hexset.common(obelisks, land)), "AK-L2b")
    left.only(empty_land(table), "AK-L2b")


class TempleAttuned(Power):
    """+2 strength for each own temple in the region with an own figure beside it (AK-L2c)."""

    def battle_bonus(self, table: AnkhTable, god: int, region: int) -> int:
        temples = hexset.common(table.controlled[god], table.standing[TEMPLE])
        there = hexset.common(temples, table.division.lands[region])
        attended = hexset.common(there, beside(table, table.figures[god]))
        return TEMPLE_STRENGTH * hexset.size(attended)


class PyramidAttuned(Power):
    """One extra figure adjacent to each own pyramid with Summon Figure (AK-L2d)."""

    def extra_summons(self, table: AnkhTable, god: int) -> list[int]:
        return hexset.members(hexset.common(table.controlled[god], table.standing[PYRAMID]))

    def extra_spaces(self, table: AnkhTable, god: int, source: int) -> HexSet:
        if source in self.extra_summons(table, god):
            return beside(table, hexset.single(source))
        return hexset.EMPTY


class Glorious(Power):
    """Winning by 3 or more gives 3 devotion instead of 1 (AK-L3a)."""

    def victory_devotion(self, table: AnkhTable, god: int, devotion: int, lead: int) -> int:
        return GLORIOUS_DEVOTION if lead >= GLORIOUS_LEAD else devotion


class Magnanimous(Power):
    """Losing with at least 2 figures present gives 2 devotion (AK-L3b)."""

    def battle_lost(self, table: AnkhTable, god: int, present: int) -> int:
        return MAGNANIMOUS_DEVOTION if present >= MAGNANIMOUS_FIGURES else 0


class Bountiful(Power):
    """A gain that begins on a red space is increased by 1 (AK-L3c)."""

    def gain(self, table: AnkhTable, god: int, devotion: int) -> int:
        return devotion + 1 if is_red(table, god) else devotion


class Worshipful(Power):
    """After each battle the god played a card in, 2 followers may buy 1 devotion (AK-L3d)."""

    def after_battle(self, table: AnkhTable, god: int) -> Questions:
        return [Worship(god)]


class Worship(YesNo[AnkhTable]):
    """Pay 2 followers for 1 devotion, once per battle (AK-L3d)."""

    FIELDS: ClassVar[Fields] = (("seat", FIGHTER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("BattleSteps worship", "Worship")
    CLICK: ClassVar[str] = ""
    SHOWN_ON: ClassVar[str] = "stage"
    ANSWERS: ClassVar[tuple[int, int]] = (NO, YES)
    VERBS: ClassVar[Verbs] = (verb("worship", number=YES), verb("no worship", number=NO))
    NOTHING: ClassVar[int] = NO
    OBLIGES: ClassVar[str] = "AK-L3d"
    WHEN: ClassVar[str] = "AK-L3d"

    def can_be_asked(self, table: AnkhTable) -> bool:
        return table.followers[self.seat] >= WORSHIP_COST

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer:
            lose_followers(table, self.seat, WORSHIP_COST)
            gain_devotion(table, self.seat, 1)
            in_turns.sacrificed(table, self.seat, self.seat)


#: In the order of the dashboard: four of level 1, four of level 2, four of level 3.
ANKH_POWERS: Final[tuple[Power, ...]] = (
    Commanding(),
    Inspiring(),
    Omnipresent(),
    Revered(),
    Resplendent(),
    ObeliskAttuned(),
    TempleAttuned(),
    PyramidAttuned(),
    Glorious(),
    Magnanimous(),
    Bountiful(),
    Worshipful(),
)


def with_unlocked(abilities: tuple[Power, ...], unlocked: int) -> tuple[Power, ...]:
    """Everything a god can do: its abilities, then its unlocked powers by level."""
    powers = [power for number, power in enumerate(ANKH_POWERS) if unlocked & BIT[number]]
    return (*abilities, *powers)
