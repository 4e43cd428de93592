"""Move Figures: which figure, then where (AK-M)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.frames import Frame, Question
from ennead.engine.limits import Limit, allow
from ennead.games.ankh.powers import moments
from ennead.games.ankh.table.board import (
    all_figures,
    empty_land,
    enemy_figures,
    figure_at,
    on_board,
)
from ennead.games.ankh.table.changes import aim, move_figure
from ennead.games.ankh.table.fields import ANYBODY, DIRECTION, FIGURE, MASK, SEAT, SPACE
from ennead.games.ankh.table.limits import all_but, all_spaces, limits_of
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import BIT
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.grid import DIRECTIONS
from ennead.hexes.hexset import CAPACITY, LAST_SPACE, HexSet

#: Answer besides spaces: nothing more.
DONE: Final = CAPACITY


class MoveFigure(Question[AnkhTable]):
    """Each figure may move once, in any order; any may stay (AK-M1). An answer is its space."""

    FIELDS: ClassVar[tuple[str, ...]] = (SEAT, MASK)
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, DONE)
    VERBS: ClassVar[tuple[tuple[str, str], ...]] = (("figure", SPACE), ("done", ""))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "AK-M1"
    WHEN: ClassVar[str] = "AK-M1"

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        #: Mask of the figures that have moved.
        self.moved: Final = moved

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.moved)

    def wishes(self, table: AnkhTable) -> list[int]:
        return [*all_spaces(table), DONE]

    def limits(self, table: AnkhTable, seat: int) -> list[Limit]:
        own = table.figures[table.god_of[self.seat]]
        moved = [s for s in hexset.members(own) if self.moved & BIT[figure_at(table, s)]]
        reasons = [(all_but(table, own), "AK-M1"), (moved, "AK-M1")]
        return limits_of(self.legal(table), reasons, "AK-M3")

    def legal(self, table: AnkhTable) -> list[int]:
        god = table.god_of[self.seat]
        free = hexset.without(empty_land(table), moments.warded_against(table, god))
        answers = []
        for space in hexset.members(table.figures[god]):
            figure = figure_at(table, space)
            if not self.moved & BIT[figure] and can_move(table, god, figure, free):
                answers.append(space)
        answers.append(DONE)
        return answers

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "done" if answer == DONE else f"figure {space_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer != DONE:
            figure = figure_at(table, answer)
            table.frames.append(MoveTo(self.seat, figure, self.moved))


class MoveTo(Question[AnkhTable]):
    """One to three spaces, through anything, to an empty land space (AK-M1 to AK-M3)."""

    FIELDS: ClassVar[tuple[str, ...]] = (SEAT, FIGURE, MASK)
    BENEATH: ClassVar[tuple[str, ...]] = ("AfterAction",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[tuple[tuple[str, str], ...]] = (("to", SPACE),)
    OBLIGES: ClassVar[str] = "AK-M7"
    WHEN: ClassVar[str] = "AK-M1"

    def __init__(self, seat: int, figure: int, moved: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.moved: Final = moved

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.figure, self.moved)

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure of the player that has not moved (AK-M1)."""
        if not on_board(table, self.figure, table.god_of[self.seat]):
            return "the figure is not one of this player's on the board"
        return "the figure has moved" if self.moved >> self.figure & 1 else ""

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limits(self, table: AnkhTable, seat: int) -> list[Limit]:
        god, start = table.god_of[self.seat], table.place[self.figure]
        figures = all_figures(table)
        pushing = moments.may_push(table, self.figure)
        warded = moments.warded_against(table, god)
        swims = moments.may_be_summoned_in_water(table, table.kinds[self.figure])
        water = table.division.map.water
        reasons = [
            ([start], "AK-M7"),
            (hexset.members(water) if swims else [], "AK-GA2"),
            (hexset.members(hexset.common(water, figures)) if pushing else [], "AK-GT2"),
            (hexset.members(water), "AK-B8"),
            (all_but(table, table.division.map.within_three[start]), "AK-M1"),
            (hexset.members(hexset.common(warded, figures)) if pushing else [], "AK-GT4"),
            (hexset.members(warded), "AK-M6"),
            (hexset.members(table.figures[god]) if pushing else [], "AK-GT4"),
            (hexset.members(figures) if pushing else [], "AK-GT2"),
        ]
        return limits_of(self.legal(table), reasons, "AK-M3")

    def legal(self, table: AnkhTable) -> list[int]:
        return hexset.members(destinations(table, table.god_of[self.seat], self.figure))

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"to {space_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        table.frames.append(MoveFigure(self.seat, self.moved | BIT[self.figure]))
        if moments.is_aimed(table, self.figure):
            table.frames.append(Aim(self.seat, self.figure))
        if hexset.contains(enemy_figures(table, table.god_of[self.seat]), answer):
            table.frames.append(Push(self.seat, figure_at(table, answer), self.figure))
        else:
            move_figure(table, self.figure, answer)
            moments.figure_moved(table, self.seat, self.figure)


class Push(Question[AnkhTable]):
    """The pusher's player moves the enemy figure one space, to an empty one (AK-GT1)."""

    FIELDS: ClassVar[tuple[str, ...]] = (SEAT, FIGURE, FIGURE)
    BENEATH: ClassVar[tuple[str, ...]] = ("MoveFigure",)
    ANSWERS: ClassVar[tuple[int, int]] = (0, LAST_SPACE)
    VERBS: ClassVar[tuple[tuple[str, str], ...]] = (("push", SPACE),)
    OBLIGES: ClassVar[str] = "AK-GT1"
    WHEN: ClassVar[str] = "AK-GT1"

    def __init__(self, seat: int, figure: int, pusher: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.pusher: Final = pusher

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.figure, self.pusher)

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure that can push, and an enemy on land in its reach (AK-GT1)."""
        god = table.god_of[self.seat]
        if not on_board(table, self.pusher, god) or not moments.may_push(table, self.pusher):
            return "the pusher is no figure of this player that can push"
        space = table.place[self.figure]
        if space < 0 or table.owner[self.figure] == god or not table.division.map.is_land(space):
            return "the pushed figure is no enemy on land"
        reach = table.division.map.within_three[table.place[self.pusher]]
        return "" if hexset.contains(reach, space) else "the pushed figure is too far away"

    def wishes(self, table: AnkhTable) -> list[int]:
        return all_spaces(table)

    def limits(self, table: AnkhTable, seat: int) -> list[Limit]:
        barred = moments.warded_against(table, table.owner[self.figure])
        return limits_of(self.legal(table), [(hexset.members(barred), "AK-GT4")], "AK-GT1")

    def legal(self, table: AnkhTable) -> list[int]:
        return hexset.members(push_targets(table, self.figure, table.place[self.pusher]))

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"push {space_name(table, answer)}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        """The pusher takes the space; a pushed figure that is aimed is aimed anew (AK-GS1)."""
        space = table.place[self.figure]
        move_figure(table, self.figure, answer)
        move_figure(table, self.pusher, space)
        if moments.is_aimed(table, self.figure):
            table.frames.append(Aim(table.owner[self.figure], self.figure))


class Aim(Question[AnkhTable]):
    """Two neighbouring spaces of the board that are next to each other (AK-GS1, AK-GS3).

    An answer is a direction: it and the next one clockwise.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (ANYBODY, FIGURE)
    BENEATH: ClassVar[tuple[str, ...]] = ("MoveFigure", "Summon", "Gather")
    ANSWERS: ClassVar[tuple[int, int]] = (0, len(DIRECTIONS) - 1)
    VERBS: ClassVar[tuple[tuple[str, str], ...]] = (("aim", DIRECTION),)
    OBLIGES: ClassVar[str] = "AK-GS1"
    WHEN: ClassVar[str] = "AK-GS1"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.figure)

    def flaw(self, table: AnkhTable, below: Frame[Any]) -> str:
        """A figure of the player that points somewhere (AK-GS1)."""
        if not on_board(table, self.figure, table.god_of[self.seat]):
            return "the figure is not one of this player's on the board"
        return "" if moments.is_aimed(table, self.figure) else "the figure cannot be aimed"

    def limits(self, table: AnkhTable, seat: int) -> list[Limit]:
        return [allow(self.legal(table), "AK-GS3")]

    def legal(self, table: AnkhTable) -> list[int]:
        grid = table.division.map.grid
        space = table.place[self.figure]
        return [
            direction
            for direction in range(len(DIRECTIONS))
            if grid.neighbour(space, direction) >= 0
            and grid.neighbour(space, (direction + 1) % len(DIRECTIONS)) >= 0
        ]

    def notation(self, table: AnkhTable, answer: int) -> str:
        return f"aim {DIRECTIONS[answer].lower()}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        aim(table, self.figure, answer)


def can_move(table: AnkhTable, god: int, figure: int, free: HexSet) -> bool:
    """Whether a figure has anywhere to go."""
    if hexset.overlaps(table.division.map.within_three[table.place[figure]], free):
        return True
    return not hexset.is_empty(destinations(table, god, figure))


def destinations(table: AnkhTable, god: int, figure: int) -> HexSet:
    """Where a figure may end its move (AK-M2, AK-M3, AK-M6)."""
    space = table.place[figure]
    reach = table.division.map.within_three[space]
    barred = moments.warded_against(table, god)
    reached = hexset.union(reach, moments.extra_destinations(table, god, figure))
    spaces = hexset.common(reached, hexset.without(empty_land(table), barred))
    if moments.may_push(table, figure):
        spaces = hexset.union(spaces, pushes(table, god, space, hexset.without(reach, barred)))
    if moments.is_aimed(table, figure):
        spaces = hexset.added(spaces, space)
    return spaces


def pushes(table: AnkhTable, god: int, start: int, reach: HexSet) -> HexSet:
    """The enemy figures on land that can be pushed away (AK-GT1, AK-GT2)."""
    enemies = hexset.common(enemy_figures(table, god), table.division.map.land)
    found = hexset.EMPTY
    for space in hexset.members(hexset.common(reach, enemies)):
        if not hexset.is_empty(push_targets(table, figure_at(table, space), start)):
            found = hexset.added(found, space)
    return found


def push_targets(table: AnkhTable, figure: int, start: int) -> HexSet:
    """Empty land next to a pushed figure, the pusher's old space too (AK-GT1, AK-GT3, AK-GT4)."""
    beside = table.division.map.neighbours[table.place[figure]]
    free = hexset.added(empty_land(table), start)
    barred = moments.warded_against(table, table.owner[figure])
    return hexset.common(beside, hexset.without(free, barred))
