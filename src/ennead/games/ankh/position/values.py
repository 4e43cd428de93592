"""Values of a position as plain data: numbers, seats, names; PositionError names what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ennead.engine.errors import PositionError
from ennead.engine.position import whole_number
from ennead.engine.rules import Data
from ennead.games.ankh.table.pieces import BIT, NOBODY


def check_keys(data: Data, keys: Sequence[str], where: str) -> None:
    """No key that means nothing."""
    for key in data:
        if key not in keys:
            raise PositionError(f"{where}: unknown key {key!r}; allowed: {', '.join(keys)}")


def as_object(data: object, where: str) -> Data:
    """An object with keys."""
    if not isinstance(data, dict):
        raise PositionError(f"{where}: expected an object, found {data!r}")
    return data


def as_items(data: object, where: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(data, list):
        raise PositionError(f"{where}: expected a list, found {data!r}")
    return data


def read_numbers(data: object, where: str, length: int, high: int) -> list[int]:
    """A list of so many whole numbers from 0 on."""
    items = as_items(data, where)
    if len(items) != length or not all(type(item) is int and 0 <= item <= high for item in items):
        raise PositionError(f"{where}: expected {length} numbers 0 to {high}, found {data!r}")
    return list(items)


def read_seat(data: Data, key: str, players: int, where: str = "") -> int:
    """A seat, or null for nobody."""
    if data.get(key) is None:
        return NOBODY
    return whole_number(data, key, 0, players - 1, where)


def read_seats(data: object, where: str, players: int) -> list[int]:
    """A list of seats."""
    items = as_items(data, where)
    if not all(type(seat) is int and 0 <= seat < players for seat in items):
        raise PositionError(f"{where}: expected seats 0 to {players - 1}, found {data!r}")
    return list(items)


def read_mask(names: object, known: Sequence[str], where: str) -> int:
    """Different names out of a list, as a mask."""
    mask = 0
    for name in as_items(names, where):
        if name not in known:
            raise PositionError(f"{where}: {name!r} is not one of {', '.join(known)}")
        bit = BIT[list(known).index(name)]
        if mask & bit:
            raise PositionError(f"{where}: {name!r} is listed twice")
        mask |= bit
    return mask
