"""The figures of a position: gods, warriors, guardians, and where some of them point (AK-C)."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.errors import PositionError
from ennead.engine.rules import Data
from ennead.games.ankh.position.board import read_space
from ennead.games.ankh.position.values import as_items
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.table.board import figure_at
from ennead.games.ankh.table.box import Box
from ennead.games.ankh.table.pieces import (
    CARD,
    FIGURES_IN_PLAY,
    FIRST_GUARDIAN,
    GOD,
    NOBODY,
    OUT,
    TRAPPED,
    WARRIOR,
    WARRIORS,
)
from ennead.games.ankh.table.plain import FIGURES_OF_A_GOD, PLACES
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.unlocking.rules import free_bases
from ennead.hexes.grid import DIRECTIONS

PLACE_NUMBERS: Final = {name: place for place, name in PLACES.items()}

Areas = list[tuple[int, Data]]


def read_figures(table: AnkhTable, data: Data, areas: Areas) -> None:
    """Every figure of the game, those left out in their pools; none before they are placed."""
    table.guardians = read_kinds(data.get("guardians", []), table.box)
    if all(area.get("figure") is None for _, area in areas):
        if data.get("guardian_figures") or any(area.get("warriors") for _, area in areas):
            raise PositionError("areas: figures are on the board, but no god's figure is placed")
        return
    kinds: list[int] = []
    for seat, area in areas:
        kinds += [GOD, *[WARRIOR] * WARRIORS]
        for place in read_places(area, seat, seat in table.god_of):
            add_figure(table, seat, place, f"areas[{seat}]")
    guardians = [
        read_guardian(table, item)
        for item in as_items(data.get("guardian_figures", []), "guardian_figures")
    ]
    table.kinds = (*kinds, *guardians, *add_cards(table, guardians))
    check_numbers(table)
    check_places(table)
    check_bases(table)


def read_places(area: Data, seat: int, in_play: bool) -> list[Any]:
    """Where a god and its warriors are; those not mentioned are in the pool or out with it."""
    rest = "pool" if in_play else "out"
    warriors = as_items(area.get("warriors", []), f"areas[{seat}].warriors")
    if len(warriors) > WARRIORS:
        raise PositionError(f"areas[{seat}].warriors: expected at most {WARRIORS} places (AK-C1)")
    figure = area.get("figure")
    if figure is None and in_play:
        raise PositionError(
            f"areas[{seat}].figure: expected the space of the god's figure, or 'out'"
        )
    places = ["out" if figure is None else figure, *warriors]
    return places + [rest] * (FIGURES_OF_A_GOD - len(places))


def read_kinds(data: object, box: Box) -> tuple[int, ...]:
    """The guardians that take part: one of each level (AK-S8)."""
    names = as_items(data, "guardians")
    known = {box.kinds[kind].name: kind for kind in box.guardian_kinds}
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise PositionError(f"guardians: {name!r} is not one of {', '.join(known)}")
    kinds = tuple([known[name] for name in names])
    if [box.kinds[kind].level for kind in kinds] != list(range(len(kinds))):
        raise PositionError("guardians: expected one of each level, ascending (AK-S8)")
    return kinds


def add_cards(table: AnkhTable, found: list[int]) -> list[int]:
    """Guardian figures that are not mentioned lie on their cards (AK-S9): their kinds."""
    kinds: list[int] = []
    for kind in table.guardians:
        number = max(0, figures_of(table, kind) - found.count(kind))
        kinds += [kind] * number
        table.add_figures([NOBODY] * number, CARD)
    return kinds


def figures_of(table: AnkhTable, kind: int) -> int:
    """How many figures of a guardian take part (AK-S9)."""
    return min(table.box.kinds[kind].figures, FIGURES_IN_PLAY[table.players])


def read_guardian(table: AnkhTable, item: object) -> int:
    """A guardian figure: its name, its god, where it is."""
    names = [table.box.kinds[kind].name for kind in table.guardians]
    if not isinstance(item, list) or len(item) != 3:
        raise PositionError(f"guardian_figures: expected [guardian, seat, place]; found {item!r}")
    if item[0] not in names:
        listed = ", ".join(names) or "none"
        raise PositionError(
            f"guardian_figures: {item[0]!r} is not in 'guardians', which lists {listed} (AK-S8)"
        )
    owner = NOBODY if item[1] is None else item[1]
    if type(owner) is not int or not NOBODY <= owner < table.players:
        raise PositionError(f"guardian_figures: there is no player {item[1]!r}")
    if owner == NOBODY and item[2] not in ("card", "out"):
        raise PositionError(f"guardian_figures: {item[0]} at {item[2]} belongs to nobody")
    add_figure(table, owner, item[2], "guardian_figures")
    return table.guardians[names.index(item[0])]


def add_figure(table: AnkhTable, owner: int, place: object, where: str) -> None:
    """One more figure, on a space of its own or beside the board (AK-B3)."""
    if isinstance(place, str) and place in PLACE_NUMBERS:
        space = PLACE_NUMBERS[place]
    else:
        space = read_space(table.division.map, place, where)
        if space in table.place:
            raise PositionError(f"{where}: two figures on {place} (AK-B3)")
        table.figures = table.figures.added(owner, space)
    table.add_figures([owner], space)


def check_numbers(table: AnkhTable) -> None:
    """No more figures of a guardian than the box has (AK-C3)."""
    for kind in table.guardians:
        guardian = table.box.kinds[kind]
        found = table.kinds.count(kind)
        if found > guardian.figures:
            raise PositionError(
                f"guardian_figures: expected at most {guardian.figures} of {guardian.name}, "
                f"found {found} (AK-C3)"
            )


def check_places(table: AnkhTable) -> None:
    """Figures are where they can be."""
    for figure, kind in enumerate(table.kinds):
        place, owner = table.place[figure], table.owner[figure]
        if kind == GOD and place < 0 and place != OUT:
            raise PositionError(f"areas[{owner}].figure: a god stands on the board")
        if place == TRAPPED and kind != WARRIOR:
            raise PositionError("guardian_figures: only warriors can be trapped (AK-AN1)")
        if (place == CARD) != (owner == NOBODY) and place != OUT:
            raise PositionError("guardian_figures: on their card they belong to nobody (AK-P5)")
        swims = of_figures.may_be_summoned_in_water(table, kind)
        if place >= 0 and not swims and not table.division.map.is_land(place):
            where = "areas" if kind < FIRST_GUARDIAN else "guardian_figures"
            raise PositionError(f"{where}: this figure cannot be in water (AK-B8)")


def check_bases(table: AnkhTable) -> None:
    """Every guardian of a god has one of its bases (AK-C1)."""
    for god in range(table.players):
        for kind in table.guardians:
            if free_bases(table, god, kind) < 0:
                raise PositionError(f"guardian_figures: seat {god} has too few bases (AK-C1)")


def read_aims(table: AnkhTable, aims: object) -> None:
    """Every aimed figure: its space and a direction."""
    known = [direction.lower() for direction in DIRECTIONS]
    found: dict[int, int] = {}
    for item in as_items(aims, "aims"):
        if not isinstance(item, list) or len(item) != 2 or item[1] not in known:
            raise PositionError(f"aims: expected [space, direction], found {item!r}")
        space = read_space(table.division.map, item[0], "aims")
        figure = figure_at(table, space) if space in table.place else NOBODY
        if figure == NOBODY or not of_figures.is_aimed(table, figure):
            raise PositionError(f"aims: no figure on {item[0]} can be aimed (AK-GS1)")
        direction = known.index(item[1])
        for claw in (direction, (direction + 1) % len(DIRECTIONS)):
            if table.division.map.grid.neighbour(space, claw) < 0:
                raise PositionError(f"aims: {item!r} points off the map (AK-GS3)")
        if figure in found:
            raise PositionError(f"aims: {item[0]} is aimed twice")
        found[figure] = direction
    table.aims = tuple(sorted(found.items()))
