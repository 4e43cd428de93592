"""How many tiles there are of each kind, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import u8

from ennead.games.ra.table.tiles import KINDS

#: The number of tiles by kind: `held[tile] += 1`. Interpreted code reads them, and hands lists to
#: compiled code: a vec passed from there is never freed (mypyc 2.4).
Counts: TypeAlias = "vec[u8]"


def none() -> Counts:
    """No tiles."""
    return vec[u8]([0] * KINDS)


def number_of(counts: Counts) -> int:
    """How many tiles there are of all kinds together."""
    number = 0
    for tiles in counts:
        number += tiles
    return number


def is_empty(counts: Counts) -> bool:
    """Whether there is no tile at all."""
    for number in counts:
        if number:
            return False
    return True


def with_each(counts: Counts, tiles: Iterable[int]) -> Counts:
    """Counts with one more for each of the tiles."""
    changed = counts[:]
    for tile in tiles:
        changed[tile] += 1
    return changed


def without(counts: Counts, tile: int) -> Counts:
    """Counts with one tile of a kind fewer."""
    changed = counts[:]
    changed[tile] -= 1
    return changed
