"""Move Figures: which figure, then where (AK-M)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import bitset
from ennead.engine.frames import Fields, Frame, Question, Verbs, verb
from ennead.engine.limits import Left
from ennead.games.ankh.powers.moments import in_turns, of_figures
from ennead.games.ankh.table.board import (
    all_figures,
    empty_land,
    enemy_figures,
    figure_at,
    on_board,
)
from ennead.games.ankh.table.changes import aim, move_figure
from ennead.games.ankh.table.fields import ANYBODY, DIRECTION, FIGURE, MASK, SEAT, SPACE
from ennead.games.ankh.table.pieces import BIT
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.grid import DIRECTIONS
from ennead.hexes.hexset import CAPACITY, LAST_SPACE, HexSet

#: Answer besides spaces: nothing more.
DONE: Final = CAPACITY


class MoveFigure(Question[AnkhTable]):
    """Each figure may move once, in any order; any may stay (AK-M1). An answer is its space."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("moved", MASK))
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    CLICK: ClassVar[str] = "origin"
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[Verbs] = (verb("figure", SPACE), verb("done", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-M1"
    WHEN: ClassVar[str] = "AK-M1"

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        #: Mask of the figures that have moved.
        self.moved: Final = moved

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        god = table.god_of[self.seat]
        free = hexset.without(empty_land(table), of_figures.warded_against(table, god))
        still = hexset.EMPTY
        stuck = hexset.EMPTY
        for space in hexset.members(table.figures[god]):
            figure = figure_at(table, space)
            if not self.moved & BIT[figure]:
                still = hexset.added(still, space)
                if not can_move(table, god, figure, free):
                    stuck = hexset.added(stuck, space)
        left.only(still, "AK-M1")
        left.never(stuck, "AK-M3")
        left.may(DONE)

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            figure = figure_at(table, answer)
            table.frames.append(MoveTo(self.seat, figure, self.moved))


class MoveTo(Question[AnkhTable]):
    """One to three spaces, through anything, to an empty land space (AK-M1 to AK-M3)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("figure", FIGURE), ("moved", MASK))
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    CLICK: ClassVar[str] = "destination"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("to", SPACE),)
    OBLIGES: ClassVar[str] = "AK-M7"
    WHEN: ClassVar[str] = "AK-M1"

    def __init__(self, seat: int, figure: int, moved: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.moved: Final = moved

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure of the player that has not moved (AK-M1)."""
        if not on_board(table, self.figure, table.god_of[self.seat]):
            return "the figure is not one of this player's on the board"
        return "the figure has moved" if self.moved >> self.figure & 1 else ""

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        limit_destinations(table, table.god_of[self.seat], self.figure, left)

    def answer(self, table: AnkhTable, answer: int) -> None:
        table.frames.append(MoveFigure(self.seat, self.moved | BIT[self.figure]))
        if of_figures.is_aimed(table, self.figure):
            table.frames.append(Aim(self.seat, self.figure))
        if hexset.contains(enemy_figures(table, table.god_of[self.seat]), answer):
            table.frames.append(Push(self.seat, figure_at(table, answer), self.figure))
        else:
            move_figure(table, self.figure, answer)
            in_turns.figure_moved(table, self.seat, self.figure)


class Push(Question[AnkhTable]):
    """The pusher's player moves the enemy figure one space, to an empty one (AK-GT1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("figure", FIGURE), ("pusher", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("MoveFigure",)
    CLICK: ClassVar[str] = "space"
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[Verbs] = (verb("push", SPACE),)
    OBLIGES: ClassVar[str] = "AK-GT1"
    WHEN: ClassVar[str] = "AK-GT1"

    def __init__(self, seat: int, figure: int, pusher: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.pusher: Final = pusher

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure that can push, and an enemy on land in its reach (AK-GT1)."""
        god = table.god_of[self.seat]
        if not on_board(table, self.pusher, god) or not of_figures.may_push(table, self.pusher):
            return "the pusher is no figure of this player that can push"
        space = table.place[self.figure]
        if space < 0 or table.owner[self.figure] == god or not table.division.map.is_land(space):
            return "the pushed figure is no enemy on land"
        reach = table.division.map.within_three[table.place[self.pusher]]
        return "" if hexset.contains(reach, space) else "the pushed figure is too far away"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        limit_pushes(table, self.figure, table.place[self.pusher], left)

    def answer(self, table: AnkhTable, answer: int) -> None:
        """The pusher takes the space; a pushed figure that is aimed is aimed anew (AK-GS1)."""
        space = table.place[self.figure]
        move_figure(table, self.figure, answer)
        move_figure(table, self.pusher, space)
        if of_figures.is_aimed(table, self.figure):
            table.frames.append(Aim(table.owner[self.figure], self.figure))


class Aim(Question[AnkhTable]):
    """Two neighbouring spaces of the board that are next to each other (AK-GS1, AK-GS3).

    An answer is a direction: it and the next one clockwise.
    """

    FIELDS: ClassVar[Fields] = (("seat", ANYBODY), ("figure", FIGURE))
    BENEATH: ClassVar[tuple[str, ...]] = ("MoveFigure", "Summon", "Gather")
    CLICK: ClassVar[str] = "direction"
    ANSWERS: ClassVar[tuple[int, int]] = (0, len(DIRECTIONS) - 1)
    VERBS: ClassVar[Verbs] = (verb("aim", DIRECTION),)
    OBLIGES: ClassVar[str] = "AK-GS1"
    WHEN: ClassVar[str] = "AK-GS1"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure of the player that points somewhere (AK-GS1)."""
        if not on_board(table, self.figure, table.god_of[self.seat]):
            return "the figure is not one of this player's on the board"
        return "" if of_figures.is_aimed(table, self.figure) else "the figure cannot be aimed"

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        grid = table.division.map.grid
        space = table.place[self.figure]
        there = [grid.neighbour(space, direction) >= 0 for direction in range(len(DIRECTIONS))]
        following = [*there[1:], there[0]]
        pairs = [d for d in range(len(DIRECTIONS)) if there[d] and following[d]]
        left.only_numbers(bitset(pairs), "AK-GS3")

    def answer(self, table: AnkhTable, answer: int) -> None:
        aim(table, self.figure, answer)


def can_move(table: AnkhTable, god: int, figure: int, free: HexSet) -> bool:
    """Whether a figure has anywhere to go."""
    if hexset.overlaps(table.division.map.within_three[table.place[figure]], free):
        return True
    return not hexset.is_empty(destinations(table, god, figure))


def destinations(table: AnkhTable, god: int, figure: int) -> HexSet:
    """Where a figure may end its move."""
    left = Left()
    limit_destinations(table, god, figure, left)
    return left.spaces()


def limit_destinations(table: AnkhTable, god: int, figure: int, left: Left) -> None:
    """Where a figure may end its move (AK-M1, AK-M2, AK-M3, AK-M6, AK-M7)."""
    board, space = table.division.map, table.place[figure]
    reach = board.within_three[space]
    warded = of_figures.warded_against(table, god)
    pushing = of_figures.may_push(table, figure)
    if left.wish >= 0:
        left.never(hexset.single(space), "AK-M7")
        explain_water(table, figure, pushing, left)
    left.only(hexset.union(reach, in_turns.extra_destinations(table, god, figure)), "AK-M1")
    free = empty_land(table)
    if pushing:
        left.never(hexset.common(warded, all_figures(table)), "AK-GT4")
    left.never(warded, of_figures.warding_rule(table, left.wish, "AK-M6"))
    if pushing:
        left.never(table.figures[god], "AK-GT4")
        pushed = pushes(table, god, space, hexset.without(reach, warded))
        left.never(hexset.without(all_figures(table), pushed), "AK-GT2")
        free = hexset.union(free, pushed)
    left.only(free, "AK-M3")
    if of_figures.is_aimed(table, figure):
        left.always(hexset.single(space))


def explain_water(table: AnkhTable, figure: int, pushing: bool, left: Left) -> None:
    """No move ends in water (AK-B8), by a figure that is summoned there neither (AK-GA2)."""
    water = table.division.map.water
    if of_figures.may_be_summoned_in_water(table, table.kinds[figure]):
        left.never(water, "AK-GA2")
    if pushing:
        left.never(hexset.common(water, all_figures(table)), "AK-GT2")
    left.never(water, "AK-B8")


def pushes(table: AnkhTable, god: int, start: int, reach: HexSet) -> HexSet:
    """The enemy figures on land that can be pushed away (AK-GT1, AK-GT2)."""
    enemies = hexset.common(enemy_figures(table, god), table.division.map.land)
    found = hexset.EMPTY
    for space in hexset.members(hexset.common(reach, enemies)):
        if not hexset.is_empty(push_targets(table, figure_at(table, space), start)):
            found = hexset.added(found, space)
    return found


def push_targets(table: AnkhTable, figure: int, start: int) -> HexSet:
    """Where a figure may be pushed to."""
    left = Left()
    limit_pushes(table, figure, start, left)
    return left.spaces()


def limit_pushes(table: AnkhTable, figure: int, start: int, left: Left) -> None:
    """Empty land next to a pushed figure, the pusher's old space too (AK-GT1, AK-GT3, AK-GT4)."""
    warded = of_figures.warded_against(table, table.owner[figure])
    left.never(warded, of_figures.warding_rule(table, left.wish, "AK-GT4"))
    left.only(table.division.map.neighbours[table.place[figure]], "AK-GT1")
    left.only(hexset.added(empty_land(table), start), "AK-GT1")
