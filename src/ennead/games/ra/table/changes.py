"""The atoms: the only functions that move tiles, suns and points. Each reports what it did."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ennead.engine.bitset import bit
from ennead.games.ra.table.table import RaTable, ScoreSheet
from ennead.games.ra.table.tiles import EMPTY, GOD, KINDS, RA


def draw(table: RaTable, player: int, tile: int) -> None:
    """A drawn tile is shown to all and goes to the next free space of its track (RA-T5, RA-T6)."""
    table.bag[tile] -= 1
    if tile == RA:
        table.ra_tiles += 1
    else:
        table.track[place_of(table, EMPTY)] = tile
    if table.events is not None:
        table.tell("drawn", player, tile)


def take_from_track(table: RaTable, player: int, tile: int) -> None:
    """A tile goes from the auction track to a player's area and leaves a gap (RA-G4, RA-G5)."""
    table.track[place_of(table, tile)] = EMPTY
    give(table, player, tile)
    if table.events is not None:
        table.tell("taken", player, tile)


def take_whole_track(table: RaTable, player: int) -> None:
    """Every tile on the auction track goes to the player's area (RA-A9)."""
    if table.events is not None:
        table.tell("won", player, tuple(on_track(table)))
    for space, tile in enumerate(table.track):
        if tile != EMPTY:
            give(table, player, tile)
            table.track[space] = EMPTY


def discard(table: RaTable, player: int, tile: int, number: int) -> None:
    """Tiles of one kind leave a player's area and the game (RA-D7)."""
    remove(table, player, tile, number)
    if table.events is not None:
        table.tell("discarded", player, tile, number)


def play_god(table: RaTable, player: int) -> None:
    """A played God tile leaves the game (RA-G3)."""
    remove(table, player, GOD, 1)
    if table.events is not None:
        table.tell("god_played", player)


def suffer(table: RaTable, player: int, disaster: int) -> None:
    """The disaster tiles of a kind that a player has taken leave the game (RA-D7)."""
    taken = table.holds(player, disaster)
    remove(table, player, disaster, taken)
    if table.events is not None:
        table.tell("suffered", player, disaster, taken)


def clear_auction_track(table: RaTable) -> None:
    """The tiles of the auction track leave the game, disasters without effect (RA-D9)."""
    if table.events is not None:
        gone = on_track(table)
        if gone:
            table.tell("cleared", tuple(gone))
    for space, tile in enumerate(table.track):
        if tile != EMPTY:
            table.out[tile] += 1
            table.track[space] = EMPTY


def clear_ra_track(table: RaTable) -> None:
    """The Ra tiles of the epoch leave the game (RA-E3)."""
    table.out[RA] += table.ra_tiles
    table.ra_tiles = 0


def swap_sun(table: RaTable, player: int, bid: int) -> None:
    """The sun bid goes on the board, the sun that lay there to the winner, face down (RA-A9)."""
    won = table.sun
    table.suns_up[player] &= ~bit(bid)
    table.suns_down[player] |= bit(won)
    table.sun = bid
    if table.events is not None:
        table.tell("swapped", player, bid, won)


def turn_suns_up(table: RaTable) -> None:
    """All face-down suns turn face up (RA-E5)."""
    for player in range(table.players):
        table.suns_up[player] |= table.suns_down[player]
        table.suns_down[player] = 0


def pay(table: RaTable, sheet: ScoreSheet) -> None:
    """Every player's points become what the epoch's score sheet says last (RA-P11).

    The event tells what all gained or lost, and what of it was paid, not the points they have now:
    those may be covered (RA-I1).
    """
    before = table.points
    table.points = vec[i64]([row[-1] for row in sheet])
    table.sheets = (*table.sheets, sheet)
    if table.events is not None:
        changes = tuple([row[-1] - before[player] for player, row in enumerate(sheet)])
        table.tell("scored", table.epoch, tuple([row[:-1] for row in sheet]), changes)


def remove_scored(table: RaTable, kinds: tuple[int, ...]) -> None:
    """Tiles that are scored once leave every player's area and the game (RA-P12)."""
    for player in range(table.players):
        for tile in kinds:
            remove(table, player, tile, table.holds(player, tile))


def give(table: RaTable, player: i64, tile: i64) -> None:
    """A tile comes to a player's area."""
    table.tiles[player * KINDS + tile] += 1


def remove(table: RaTable, player: i64, tile: i64, number: int) -> None:
    """Tiles leave a player's area and the game."""
    table.tiles[player * KINDS + tile] -= number
    table.out[tile] += number


def place_of(table: RaTable, tile: int) -> int:
    """The first space of the auction track with this tile, or where it is EMPTY."""
    for space, lying in enumerate(table.track):
        if lying == tile:
            return space
    raise ValueError(f"{tile} is not on the auction track")


def on_track(table: RaTable) -> list[int]:
    """The tiles of the auction track, in their order."""
    return [tile for tile in table.track if tile != EMPTY]


def tiles_in(table: RaTable) -> list[int]:
    """All tiles of the game by kind, wherever they are: always those of the box (RA-C6)."""
    total = [int(table.bag[tile]) + int(table.out[tile]) for tile in range(KINDS)]
    total[RA] += table.ra_tiles
    for tile in on_track(table):
        total[tile] += 1
    for player in range(table.players):
        for tile in range(KINDS):
            total[tile] += table.holds(player, tile)
    return total
