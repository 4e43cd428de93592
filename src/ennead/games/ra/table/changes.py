"""The atoms: the only functions that move tiles, suns and points. Each reports what it did."""

from __future__ import annotations

from ennead.games.ra.table.table import Counts, RaTable, ScoreSheet
from ennead.games.ra.table.tiles import AUCTION_SPACES, EMPTY, GOD, KINDS, RA


def draw(table: RaTable, player: int, tile: int) -> None:
    """A drawn tile is shown to all and goes to the next free space of its track (RA-T5, RA-T6)."""
    table.bag[tile] -= 1
    if tile == RA:
        table.ra_tiles += 1
    else:
        table.track[table.track.index(EMPTY)] = tile
    if table.events is not None:
        table.tell("drawn", player, tile)


def take_from_track(table: RaTable, player: int, tile: int) -> None:
    """A tile goes from the auction track to a player's area and leaves a gap (RA-G4, RA-G5)."""
    table.track[table.track.index(tile)] = EMPTY
    table.held[player] = with_more(table.held[player], tile, 1)
    if table.events is not None:
        table.tell("taken", player, tile)


def take_whole_track(table: RaTable, player: int) -> None:
    """Every tile on the auction track goes to the player's area (RA-A9)."""
    won = [tile for tile in table.track if tile != EMPTY]
    table.held[player] = with_each(table.held[player], won)
    table.track = [EMPTY] * AUCTION_SPACES
    if table.events is not None:
        table.tell("won", player, tuple(won))


def discard(table: RaTable, player: int, tile: int, number: int) -> None:
    """Tiles of one kind leave a player's area and the game (RA-D7)."""
    table.held[player] = with_more(table.held[player], tile, -number)
    table.out = with_more(table.out, tile, number)
    if table.events is not None:
        table.tell("discarded", player, tile, number)


def play_god(table: RaTable, player: int) -> None:
    """A played God tile leaves the game (RA-G3)."""
    table.held[player] = with_more(table.held[player], GOD, -1)
    table.out = with_more(table.out, GOD, 1)
    if table.events is not None:
        table.tell("god_played", player)


def suffer(table: RaTable, player: int, disaster: int) -> None:
    """The disaster tiles of a kind that a player has taken leave the game (RA-D7)."""
    taken = table.held[player][disaster]
    table.held[player] = with_more(table.held[player], disaster, -taken)
    table.out = with_more(table.out, disaster, taken)
    if table.events is not None:
        table.tell("suffered", player, disaster, taken)


def clear_auction_track(table: RaTable) -> None:
    """The tiles of the auction track leave the game, disasters without effect (RA-D9)."""
    gone = [tile for tile in table.track if tile != EMPTY]
    table.out = with_each(table.out, gone)
    table.track = [EMPTY] * AUCTION_SPACES
    if table.events is not None and gone:
        table.tell("cleared", tuple(gone))


def clear_ra_track(table: RaTable) -> None:
    """The Ra tiles of the epoch leave the game (RA-E3)."""
    table.out = with_more(table.out, RA, table.ra_tiles)
    table.ra_tiles = 0


def swap_sun(table: RaTable, player: int, bid: int) -> None:
    """The sun bid goes on the board, the sun that lay there to the winner, face down (RA-A9)."""
    won = table.sun
    table.suns_up[player] = tuple([sun for sun in table.suns_up[player] if sun != bid])
    table.suns_down[player] = tuple(sorted((*table.suns_down[player], won)))
    table.sun = bid
    if table.events is not None:
        table.tell("swapped", player, bid, won)


def turn_suns_up(table: RaTable) -> None:
    """All face-down suns turn face up (RA-E5)."""
    for player in range(table.players):
        table.suns_up[player] = tuple(sorted(table.suns_up[player] + table.suns_down[player]))
        table.suns_down[player] = ()


def pay(table: RaTable, sheet: ScoreSheet) -> None:
    """Every player's points become what the epoch's score sheet says last (RA-P11).

    The event tells what all gained or lost, and what of it was paid, not the points they have now:
    those may be covered (RA-I1).
    """
    before = tuple(table.points)
    for player, row in enumerate(sheet):
        table.points[player] = row[-1]
    table.sheets = (*table.sheets, sheet)
    if table.events is not None:
        changes = tuple([row[-1] - before[player] for player, row in enumerate(sheet)])
        table.tell("scored", table.epoch, tuple([row[:-1] for row in sheet]), changes)


def remove_scored(table: RaTable, kinds: tuple[int, ...]) -> None:
    """Tiles that are scored once leave every player's area and the game (RA-P12)."""
    out = list(table.out)
    for player in range(table.players):
        held = list(table.held[player])
        for tile in kinds:
            out[tile] += held[tile]
            held[tile] = 0
        table.held[player] = tuple(held)
    table.out = tuple(out)


def tiles_in(table: RaTable) -> list[int]:
    """All tiles of the game by kind, wherever they are: always those of the box (RA-C6)."""
    total = [table.bag[tile] + table.out[tile] for tile in range(KINDS)]
    total[RA] += table.ra_tiles
    for tile in table.track:
        if tile != EMPTY:
            total[tile] += 1
    for held in table.held:
        for tile in range(KINDS):
            total[tile] += held[tile]
    return total


def with_more(counts: Counts, tile: int, number: int) -> Counts:
    """Counts with some tiles of one kind more, or fewer."""
    changed = list(counts)
    changed[tile] += number
    return tuple(changed)


def with_each(counts: Counts, tiles: list[int]) -> Counts:
    """Counts with one more for each of the tiles."""
    changed = list(counts)
    for tile in tiles:
        changed[tile] += 1
    return tuple(changed)
