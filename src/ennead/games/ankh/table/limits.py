"""Limits of questions about spaces: what is legal, and why the rest is not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ennead.engine.limits import Limit, allow, forbid
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def limits_of(
    legal: list[int], reasons: Sequence[tuple[Iterable[int], str]], rest: str
) -> list[Limit]:
    """Answers with the rule against them, as far as they are not legal; the rest has its own."""
    allowed = frozenset(legal)
    found = [forbid([a for a in answers if a not in allowed], rule) for answers, rule in reasons]
    return [*found, allow(legal, rest)]


def all_spaces(table: AnkhTable) -> list[int]:
    """Every space of the map."""
    return list(range(table.division.map.size))


def all_but(table: AnkhTable, spaces: HexSet) -> list[int]:
    """Every space of the map but some."""
    return [space for space in all_spaces(table) if not hexset.contains(spaces, space)]


def next_to(table: AnkhTable, spaces: HexSet) -> HexSet:
    """The spaces that share an edge with some, a river or camel on it or not (AK-B5)."""
    return hexset.gathered(table.division.map.neighbours, spaces)
