"""The board of a position: map, camels, conflict order tokens, monuments (AK-B, AK-S7)."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.errors import PositionError
from ennead.engine.rules import Data
from ennead.games.ankh.data.file import DataError
from ennead.games.ankh.position.values import as_items, as_object, check_keys
from ennead.games.ankh.table.division import Division, divide
from ennead.games.ankh.table.map import Map, board
from ennead.games.ankh.table.names import space_called
from ennead.games.ankh.table.pieces import (
    CAMELS,
    ORDER_TOKENS,
    POOL_TOKENS,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: How many maps are remembered, so that equal maps are one.
KEPT: Final = 200


def read_map(data: Data) -> Map:
    """The board of the box, or a map of rows and rivers; equal maps are one."""
    if "map" not in data:
        return board()
    given = as_object(data["map"], "map")
    check_keys(given, ("rows", "rivers"), "map")
    rows = as_items(given.get("rows"), "map.rows")
    rivers = as_items(given.get("rivers", []), "map.rivers")
    key = repr((rows, rivers))
    if key not in MAPS:
        if len(MAPS) >= KEPT:
            MAPS.clear()
        MAPS[key] = make_map(rows, rivers)
    return MAPS[key]


MAPS: Final[dict[str, Map]] = {}


def make_map(rows: list[Any], rivers: list[Any]) -> Map:
    """A map of one's own."""
    try:
        plain = Map.from_rows(rows)
        edges = [read_edge(plain, name, "map.rivers") for name in rivers]
        if len(set(edges)) < len(edges):
            raise PositionError(f"map.rivers: two rivers on one edge, found {rivers!r}")
        pairs = [plain.grid.edges[edge] for edge in edges]
        return Map.from_rows(rows, [(plain.place(a), plain.place(b)) for a, b in pairs])
    except DataError as error:
        raise PositionError(str(error)) from None


def read_edge(made: Map, name: object, where: str) -> int:
    """An edge by the names of the spaces beside it."""
    first, _, second = str(name).partition("/")
    a, b = space_called(made, first), space_called(made, second)
    edge = made.edge_between(a, b) if a >= 0 and b >= 0 else -1
    if edge < 0:
        raise PositionError(f"{where}: expected two neighbouring spaces as 'F4/F5', found {name!r}")
    return edge


def read_space(made: Map, name: object, where: str) -> int:
    """A space by its name."""
    space = space_called(made, name) if isinstance(name, str) else -1
    if space < 0:
        raise PositionError(f"{where}: {name!r} is not a space of the map")
    return space


def read_division(data: Data) -> Division:
    """The regions that rivers and camels make."""
    made = read_map(data)
    camels = as_items(data.get("camels", []), "camels")
    if len(camels) > CAMELS:
        raise PositionError(f"camels: expected at most {CAMELS}, found {len(camels)} (AK-C2)")
    edges = [read_edge(made, name, "camels") for name in camels]
    for edge, name in zip(edges, camels, strict=True):
        if not made.takes_camel[edge]:
            raise PositionError(f"camels: no camel can stand on {name} (AK-CC1)")
    if len(set(edges)) < len(edges):
        raise PositionError("camels: two camels on one edge (AK-CC1)")
    return divide(made, tuple(edges))


def read_order(data: object, division: Division) -> tuple[int, ...]:
    """One conflict order token for each region (AK-S7)."""
    tokens = [0] * len(division.lands)
    tokens_called: dict[object, int] = {}
    for number in range(1, ORDER_TOKENS + 1):
        tokens_called[number] = tokens_called[str(number)] = number
    for key, name in as_object(data, "order").items():
        token = tokens_called.get(key)
        if token is None:
            raise PositionError(f"order: expected a token 1 to {ORDER_TOKENS}, found {key!r}")
        if token in tokens:
            raise PositionError(f"order.{key}: this token is given twice")
        region = division.region_of[read_space(division.map, name, f"order.{key}")]
        if region < 0:
            raise PositionError(f"order.{key}: {name} is water")
        if tokens[region]:
            raise PositionError(f"order.{key}: the region of {name} has token {tokens[region]}")
        tokens[region] = token
    return tuple(tokens)


def read_monuments(table: AnkhTable, monuments: object) -> None:
    """Monuments on empty land, no more than the supply has (AK-B3, AK-C2)."""
    names = table.box.monument_names
    for item in as_items(monuments, "monuments"):
        if not isinstance(item, list) or len(item) not in (2, 3) or item[0] not in names:
            raise PositionError(
                f"monuments: expected [type, space, seat or null] of "
                f"{', '.join(names)}; found {item!r}"
            )
        put_monument(table, item)
    for monument, spaces in enumerate(table.standing):
        if hexset.size(spaces) > table.box.monument_supply[monument]:
            raise PositionError(f"monuments: too many of {names[monument]} (AK-C2)")
    for god, held in enumerate(table.controlled):
        if hexset.size(held) > POOL_TOKENS:
            raise PositionError(f"monuments: seat {god} has only {POOL_TOKENS} tokens (AK-C1)")


def put_monument(table: AnkhTable, item: list[Any]) -> None:
    """One monument with its controller."""
    space = read_space(table.division.map, item[1], "monuments")
    taken = [space in table.place, *[hexset.contains(s, space) for s in table.standing]]
    if any(taken) or not table.division.map.is_land(space):
        raise PositionError(f"monuments: {item[1]} is not empty land (AK-B3)")
    monument = table.box.monument_names.index(item[0])
    table.standing = table.standing.added(monument, space)
    owner = item[2] if len(item) == 3 else None
    if owner is not None:
        if type(owner) is not int or not 0 <= owner < table.players:
            raise PositionError(f"monuments: there is no player {owner!r}")
        table.controlled = table.controlled.added(owner, space)
