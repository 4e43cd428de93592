"""The table of plain data: read and checked, without its frames."""

from __future__ import annotations

from ennead.engine.bitset import members
from ennead.engine.errors import PositionError
from ennead.engine.position import whole_number
from ennead.engine.rules import Data
from ennead.games.ra.scoring.rules import LAST_EPOCH
from ennead.games.ra.setup.rules import FIRST_POINTS
from ennead.games.ra.table.changes import tiles_in
from ennead.games.ra.table.table import RaTable, ScoreSheet, lay
from ennead.games.ra.table.tiles import (
    AUCTION_SPACES,
    EMPTY,
    HIGHEST_SUN,
    IN_THE_BAG,
    KINDS,
    LOWEST_SUN,
    NAMES,
    RA,
    RA_SPACES,
    SUN_GROUPS,
)

KEYS = ("epoch", "ra_tiles", "track", "sun", "areas", "bag", "out", "sheets")
AREA_KEYS = ("points", "suns", "spent", "tiles")


def read(data: Data, players: int) -> RaTable:
    """The table of plain data, without frames; what is left out is as at the beginning.

    Of `bag` and `out` either may be left out: it holds what is nowhere else.
    """
    areas = read_areas(data.get("areas"), players)
    table = lay(
        frames=[],
        players=players,
        epoch=whole_number({"epoch": 1, **data}, "epoch", 1, LAST_EPOCH),
        bag=read_counts(data.get("bag", {}), "bag"),
        out=read_counts(data.get("out", {}), "out"),
        track=read_track(data.get("track", [])),
        ra_tiles=whole_number({"ra_tiles": 0, **data}, "ra_tiles", 0, RA_SPACES[players] - 1),
        sun=whole_number({"sun": LOWEST_SUN, **data}, "sun", LOWEST_SUN, HIGHEST_SUN),
        held=[read_counts(area.get("tiles", {}), f"areas[{p}].tiles") for p, area in areas],
        suns_up=[read_suns(area.get("suns", []), f"areas[{p}].suns") for p, area in areas],
        suns_down=[read_suns(area.get("spent", []), f"areas[{p}].spent") for p, area in areas],
        points=[
            whole_number({"points": FIRST_POINTS, **area}, "points", 0, 10_000, f"areas[{p}].")
            for p, area in areas
        ],
        sheets=read_sheets(data.get("sheets", []), players),
    )
    fill_up(table, data)
    check_tiles(table)
    return table


def read_areas(areas: object, players: int) -> list[tuple[int, Data]]:
    """The players' areas with their seats."""
    if not isinstance(areas, list) or len(areas) != players:
        raise PositionError(f"areas: expected a list of {players}, one for each player")
    for player, area in enumerate(areas):
        if not isinstance(area, dict):
            raise PositionError(f"areas[{player}]: expected an object, found {area!r}")
        for key in area:
            if key not in AREA_KEYS:
                allowed = ", ".join(AREA_KEYS)
                raise PositionError(f"areas[{player}]: unknown key {key!r}; allowed: {allowed}")
    return list(enumerate(areas))


def read_counts(numbers: object, where: str) -> list[int]:
    """Numbers of tiles by kind."""
    if not isinstance(numbers, dict):
        raise PositionError(f"{where}: expected tiles with their numbers, found {numbers!r}")
    counts = [0] * KINDS
    for name in numbers:
        kind = read_tile(name, where)
        counts[kind] = whole_number(numbers, name, 0, IN_THE_BAG[kind], f"{where}.")
    return counts


def read_tile(name: object, where: str) -> int:
    """A kind of tile by its name."""
    if name not in NAMES:
        raise PositionError(f"{where}: no tile is called {name!r}; tiles: {', '.join(NAMES)}")
    return NAMES.index(str(name))


def read_track(track: object) -> list[int]:
    """The auction track: up to eight tiles, null for a gap."""
    if not isinstance(track, list) or len(track) > AUCTION_SPACES:
        raise PositionError(f"track: expected a list of at most {AUCTION_SPACES}, found {track!r}")
    tiles = [EMPTY if name is None else read_tile(name, "track") for name in track]
    if RA in tiles:
        raise PositionError("track: Ra tiles lie on the Ra track (ra_tiles), not here")
    return tiles + [EMPTY] * (AUCTION_SPACES - len(tiles))


def read_suns(suns: object, where: str) -> list[int]:
    """The numbers of suns."""
    if not isinstance(suns, list) or not all(type(sun) is int for sun in suns):
        raise PositionError(f"{where}: expected a list of suns, found {suns!r}")
    known = range(LOWEST_SUN, HIGHEST_SUN + 1)
    if not all(sun in known for sun in suns) or len(set(suns)) < len(suns):
        raise PositionError(
            f"{where}: expected different suns, {LOWEST_SUN} to {HIGHEST_SUN}, "
            f"found {sorted(suns)} (RA-C4)"
        )
    return suns


def read_sheets(sheets: object, players: int) -> tuple[ScoreSheet, ...]:
    """Score sheets: for each epoch a row of eight numbers for each player."""
    if not isinstance(sheets, list) or len(sheets) > LAST_EPOCH:
        raise PositionError(f"sheets: expected a list of at most {LAST_EPOCH}, found {sheets!r}")
    return tuple([read_sheet(sheet, f"sheets[{n}]", players) for n, sheet in enumerate(sheets)])


def read_sheet(sheet: object, where: str, players: int) -> ScoreSheet:
    """The score sheet of an epoch."""
    rows = sheet if isinstance(sheet, list) else []
    for row in rows:
        if not isinstance(row, list) or len(row) != 8 or not all(type(n) is int for n in row):
            raise PositionError(f"{where}: expected rows of eight whole numbers, found {row!r}")
    if len(rows) != players:
        raise PositionError(f"{where}: expected a list of {players} rows")
    return tuple([(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]) for r in rows])


def fill_up(table: RaTable, data: Data) -> None:
    """Tiles that are nowhere yet: in the bag, or out of the game if the bag is given."""
    placed = tiles_in(table)
    nowhere = [max(0, IN_THE_BAG[tile] - placed[tile]) for tile in range(KINDS)]
    place = table.bag if "bag" not in data else table.out
    if "bag" not in data or "out" not in data:
        for tile in range(KINDS):
            place[tile] += nowhere[tile]


def check_tiles(table: RaTable) -> None:
    """Every tile of the box is in exactly one place (RA-C6), and no player has a Ra tile."""
    for player in range(table.players):
        if table.holds(player, RA):
            raise PositionError(f"areas[{player}].tiles: Ra tiles are never won (RA-A13)")
    for tile, number in enumerate(tiles_in(table)):
        if number != IN_THE_BAG[tile]:
            raise PositionError(
                f"{NAMES[tile]}: {number} tiles in all places together, "
                f"but the game has {IN_THE_BAG[tile]} (RA-C1)"
            )


def check_suns(table: RaTable) -> None:
    """Every dealt sun and sun 1 is in exactly one place, and all have as many (RA-C4, RA-E8)."""
    groups = SUN_GROUPS[table.players]
    dealt = sorted([LOWEST_SUN, *[sun for group in groups for sun in group]])
    found = [table.sun]
    for player in range(table.players):
        suns = members(table.suns_up[player]) + members(table.suns_down[player])
        found += suns
        if len(suns) != len(groups[0]):
            raise PositionError(
                f"areas[{player}]: {len(suns)} suns, but every player has {len(groups[0])} (RA-E8)"
            )
    if sorted(found) != dealt:
        raise PositionError(
            f"suns: expected {dealt} on the board and with the players, "
            f"found {sorted(found)} (RA-C4)"
        )
