"""Everything that lies on a table of Ra."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.table import Table

#: How many tiles there are of each kind; a value, so that clones share it.
Counts = tuple[int, ...]
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
        bag: list[int],
        out: Counts,
        track: list[int],
        ra_tiles: int,
        sun: int,
        held: list[Counts],
        suns_up: list[tuple[int, ...]],
        suns_down: list[tuple[int, ...]],
        points: list[int],
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
        #: How many tiles of each kind every player has.
        self.held = held
        #: Every player's suns face up, and face down: ascending.
        self.suns_up = suns_up
        self.suns_down = suns_down
        self.points = points
        #: The score sheets of the epochs that have ended.
        self.sheets = sheets

    def clone(self) -> RaTable:
        return RaTable(
            self.frames[:],
            self.sealed[:],
            self.legal,
            self.players,
            self.epoch,
            self.bag[:],
            self.out,
            self.track[:],
            self.ra_tiles,
            self.sun,
            self.held[:],
            self.suns_up[:],
            self.suns_down[:],
            self.points[:],
            self.sheets,
        )
