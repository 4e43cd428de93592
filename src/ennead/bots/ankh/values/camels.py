"""Caravans: what the two parts of a region promise, before the line is placed."""

from __future__ import annotations

from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.games.ankh.caravan.lines import Line
from ennead.games.ankh.caravan.rules import STOP, PlaceCamel, legal_caravans
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet

#: What placing a caravan is worth besides: the choice of tokens.
PLACED = 0.05


def value_camels(evaluation: Evaluation, table: AnkhTable, frame: PlaceCamel) -> dict[int, float]:
    """Value each edge by the best line that goes on with it; no line at all changes nothing."""
    god = table.god_of[evaluation.seat]
    values: dict[int, float] = {}
    placed = len(frame.line)
    for line in legal_caravans(table).lines():
        for edges in (line.edges, line.edges[::-1]):
            if edges[:placed] == frame.line:
                edge = edges[placed] if len(edges) > placed else STOP
                value = PLACED + line_value(table, god, line)
                values[edge] = max(value, values.get(edge, value))
    values.setdefault(STOP, 0.0)
    return {answer: values[answer] for answer in table.legal}


def line_value(table: AnkhTable, god: int, line: Line) -> float:
    """Value what a split changes for a god, against what it changes for the others."""
    whole = hexset.union(line.parts[0], line.parts[1])
    value = 0.0
    for other in table.ascending:
        change = sum([promise(table, other, part) for part in line.parts])
        change -= promise(table, other, whole)
        value += change if other == god else -change / max(1, len(table.ascending) - 1) / 2
    return value


def promise(table: AnkhTable, god: int, land: HexSet) -> float:
    """Value what a piece of land would give a god in a conflict: majorities and its part of 1."""
    own = hexset.size(hexset.common(table.figures[god], land))
    if not own:
        return 0.0
    rivals = [hexset.size(hexset.common(figures, land)) for figures in table.figures]
    number = 0
    for standing in table.standing:
        there = hexset.common(standing, land)
        held = [hexset.size(hexset.common(controlled, there)) for controlled in table.controlled]
        number += held[god] > 0 and held.count(max(held)) == 1 and held[god] == max(held)
    return number + (own * own) / sum([rival * rival for rival in rivals])
