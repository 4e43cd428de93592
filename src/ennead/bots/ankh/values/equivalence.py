"""Equivalent spaces: only one of each kind is valued."""

from __future__ import annotations

from typing import Any

from ennead.bots.ankh.packs import minding_neighbors, where_of
from ennead.bots.ankh.values.presence import contested_spaces
from ennead.engine.frames import Frame
from ennead.games.ankh.battle.cards import BuildAt
from ennead.games.ankh.battle.killing import Return
from ennead.games.ankh.moving.rules import MoveTo, Push, destinations
from ennead.games.ankh.powers.ankh_powers import GatherAt
from ennead.games.ankh.summoning.rules import SummonTo
from ennead.games.ankh.table.board import all_figures, all_monuments
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

#: Questions whose answers are spaces to put something on; abilities have more.
WHERE = (MoveTo, SummonTo, GatherAt, BuildAt, Return, Push)


def representatives(table: AnkhTable, frame: Frame[Any]) -> dict[int, int]:
    """Map each legal answer to an equivalent one: spaces of one region with the same neighbors."""
    if not isinstance(frame, WHERE) and type(frame) not in where_of(table.box.packs):
        return {answer: answer for answer in table.legal}
    answers = table.legal
    if isinstance(frame, MoveTo):
        answers = hexset.members(destinations(table, table.god_of[frame.seat], frame.figure))
    division = table.division
    relevant = relevant_spaces(table, frame)
    first: dict[object, int] = {}
    found = {}
    for space in answers:
        beside = hexset.common(division.adjacent[space], relevant)
        kind = (division.region_of[space], beside, hexset.contains(relevant, space))
        found[space] = first.setdefault(kind, space)
    return found


def relevant_spaces(table: AnkhTable, frame: Frame[Any]) -> HexSet:
    """Find the spaces that make a difference to what stands beside them."""
    god = table.god_of[frame.first_to_act(table)]
    minding = minding_neighbors(table.box.packs)
    if isinstance(frame, Push) or any(type(power) in minding for power in table.powers[god]):
        return hexset.union(all_monuments(table), all_figures(table))
    if isinstance(frame, BuildAt):
        return table.figures[god]
    return hexset.union(all_monuments(table), contested_spaces(table, god))
