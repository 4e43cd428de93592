"""Everything that lies on a table of Ra."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.bitset import BitSet, bitset
from ennead.engine.frames import Frame
from ennead.engine.table import Table
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.tiles import KINDS, NAMES, TILE

#: One player's points of an epoch: God, Pharaoh, Nile, Civilization, Gold, Monuments, suns,
#: and last the points the player has after it.
ScoreRow = tuple[int, int, int, int, int, int, int, int]
#: An epoch's score sheet: a row for each player.
ScoreSheet = tuple[ScoreRow, ...]


class RaTable(Table):
    """The board, the bag and every player's area."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        sealed: list[int],
        legal: list[int],
        players: int,
        epoch: int,
        bag: Counts,
        out: Counts,
        track: vec[i64],
        ra_tiles: int,
        sun: int,
        tiles: Counts,
        suns_up: vec[BitSet],
        suns_down: vec[BitSet],
        points: vec[i64],
        sheets: tuple[ScoreSheet, ...],
    ) -> None:
        super().__init__(frames, sealed, legal)
        self.players = players
        #: 1 to 3.
        self.epoch = epoch
        #: How many tiles of each kind are in the bag; their order is chance's secret (RA-I2).
        self.bag = bag
        #: How many tiles of each kind have left the game.
        self.out = out
        #: The auction track: a kind of tile or EMPTY on each of its eight spaces.
        self.track = track
        #: How many Ra tiles lie on the Ra track.
        self.ra_tiles = ra_tiles
        #: The sun in the middle of the board.
        self.sun = sun
        #: The tiles of all players, one player's kinds after another's; see `holds` and `held`.
        self.tiles = tiles
        #: Every player's suns face up, and face down.
        self.suns_up = suns_up
        self.suns_down = suns_down
        #: A value, like the sheets: clones share it.
        self.points = points
        #: The score sheets of the epochs that have ended.
        self.sheets = sheets

    def spell(self, kind: str, number: int) -> str:
        return NAMES[number] if kind == TILE else str(number)

    def numbers(self, kind: str) -> tuple[int, int] | None:
        return (0, KINDS - 1) if kind == TILE else None

    def clone(self) -> RaTable:
        return RaTable(
            self.frames[:],
            self.sealed,  # always empty: nobody answers in secret
            self.legal,
            self.players,
            self.epoch,
            self.bag[:],
            self.out[:],
            self.track[:],
            self.ra_tiles,
            self.sun,
            self.tiles[:],
            self.suns_up[:],
            self.suns_down[:],
            self.points,
            self.sheets,
        )

    def holds(self, player: i64, tile: i64) -> int:
        """How many tiles of a kind a player has."""
        return self.tiles[player * KINDS + tile]

    def held(self, player: i64) -> Counts:
        """How many tiles of each kind a player has: a copy."""
        return self.tiles[player * KINDS : (player + 1) * KINDS]

    def left_of(self, player: i64) -> i64:
        """The next player clockwise."""
        following = player + 1
        if following == self.players:
            return 0
        return following


def lay(
    frames: list[Frame[Any]],
    players: int,
    epoch: int,
    bag: list[int],
    out: list[int],
    track: list[int],
    ra_tiles: int,
    sun: int,
    held: list[list[int]],
    suns_up: list[list[int]],
    suns_down: list[list[int]],
    points: list[int],
    sheets: tuple[ScoreSheet, ...],
) -> RaTable:
    """A table of plain lists."""
    return RaTable(
        frames,
        [],
        [],
        players,
        epoch,
        vec[u8](bag),
        vec[u8](out),
        vec[i64](track),
        ra_tiles,
        sun,
        vec[u8]([number for counts in held for number in counts]),
        vec[i64]([bitset(suns) for suns in suns_up]),
        vec[i64]([bitset(suns) for suns in suns_down]),
        vec[i64](points),
        sheets,
    )
