"""A table of Ra as an observation of small numbers (docs/envs-ra.md).

Players are told in the order of the table, the observing one first: block 0 is always its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.bitset import BitSet
from ennead.engine.table import Table
from ennead.envs.encode.encoder import Encoder, Part, small
from ennead.envs.encode.space import Space, space_of
from ennead.games.ra.auction.rules import Bid
from ennead.games.ra.disasters.rules import Discard
from ennead.games.ra.game import FRAMES
from ennead.games.ra.table.counts import Counts
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import EMPTY, KINDS, RA_SPACES
from ennead.games.ra.turn.rules import DrawTile, EndTurn, TakeTile, Turn

if TYPE_CHECKING:
    from ennead.engine.rules import Data, Rules

SEATS: Final = 5
SUNS: Final = 17

# fmt: off  (a table reads better as a table)
COMMON: Final[tuple[Part, ...]] = (
    ("players", 4, "one of them is 1: two, three, four, five players"),
    ("epoch", 3, "one of them is 1: the epoch"),
    ("ra_tiles", 1, "Ra tiles on the Ra track"),
    ("ra_left", 1, "Ra tiles until the Ra track is full"),
    ("sun", 17, "1 at the number of the sun in the middle"),
    ("track", 23, "tiles of each kind on the auction track"),
    ("bag", 23, "tiles of each kind in the bag; 0 without the tile counter"),
    ("question", 4, "one of them is 1: turn, take_tile, bid, discard"),
    ("call", 3, "in an auction: voluntary, drawn, full"),
    ("highest", 17, "1 at the number of the highest sun bid so far"),
    ("taken", 1, "tiles taken for God tiles in this turn"),
    ("to_lose", 1, "tiles still to be lost to a disaster"),
    ("category", 23, "1 for the kinds of which they must be"),
)
PLAYER_PARTS: Final[tuple[Part, ...]] = (
    ("tiles", 23, "tiles of each kind in front of the player"),
    ("suns", 17, "1 for each sun face up, by its number"),
    ("spent", 17, "1 for each sun face down, by its number"),
    ("points", 1, "points; 0 where they are covered"),
    ("turn", 1, "1 if it is the player's turn"),
    ("asked", 1, "1 if the player is asked"),
    ("ra_player", 1, "1 if the player has called for the auction"),
    ("bidder", 1, "1 if the player has bid the most so far"),
)
LAYOUT: Final[tuple[Part, ...]] = (
    *COMMON,
    *[
        (f"{name}_{seat}", length, about)
        for seat in range(SEATS)
        for name, length, about in PLAYER_PARTS
    ],
)
# fmt: on

# Where the parts begin.
EPOCH: Final = 4
RA_TILES: Final = 7
SUN: Final = 9
TRACK: Final = 26
BAG: Final = 49
QUESTION: Final = 72
CALL: Final = 76
HIGHEST: Final = 79
TAKEN: Final = 96
TO_LOSE: Final = 97
CATEGORY: Final = 98
PLAYERS: Final = 121
# Of a player's block.
BLOCK: Final = 62
SUNS_UP: Final = 23
SPENT: Final = 40
POINTS: Final = 57
ON_TURN: Final = 58
IS_ASKED: Final = 59
RA_PLAYER: Final = 60
BIDDER: Final = 61


class RaEncoder(Encoder):
    """Everything open is written; what the options cover is not."""

    def __init__(self, rules: Rules[Any], options: Data) -> None:
        super().__init__(rules, space_of(FRAMES), LAYOUT)
        self.open_scores: Final[bool] = bool(options["open_scores"])
        self.tile_counter: Final[bool] = bool(options["tile_counter"])

    def write(self, table: Table, seat: int, into: vec[u8], at: i64) -> None:
        assert isinstance(table, RaTable)
        self.write_board(table, into, at)
        for player in range(table.players):
            place = (player - seat) % table.players
            shown = self.open_scores or player == seat or not table.frames
            write_player(table, player, shown, into, at + PLAYERS + BLOCK * place)
        write_question(table, seat, self.space, into, at)

    def write_board(self, table: RaTable, into: vec[u8], at: i64) -> None:
        """The two tracks, the sun in the middle and the bag."""
        into[at + table.players - 2] = 1
        into[at + EPOCH + table.epoch - 1] = 1
        into[at + RA_TILES] = small(table.ra_tiles)
        into[at + RA_TILES + 1] = small(RA_SPACES[table.players] - table.ra_tiles)
        into[at + SUN + table.sun] = 1
        for tile in table.track:
            if tile != EMPTY:
                into[at + TRACK + tile] += 1
        if self.tile_counter:
            write_counts(table.bag, 0, into, at + BAG)


def write_player(table: RaTable, player: int, points_shown: bool, into: vec[u8], at: i64) -> None:
    """What lies in front of a player."""
    write_counts(table.tiles, KINDS * player, into, at)
    write_set(table.suns_up[player], into, at + SUNS_UP)
    write_set(table.suns_down[player], into, at + SPENT)
    if points_shown:
        into[at + POINTS] = small(table.points[player])


def write_counts(counts: Counts, first: i64, into: vec[u8], at: i64) -> None:
    """How many tiles there are of each kind."""
    kind: i64 = 0
    while kind < KINDS:
        into[at + kind] = counts[first + kind]
        kind += 1


def write_set(numbers: BitSet, into: vec[u8], at: i64) -> None:
    """A 1 for each number of a set."""
    while numbers:
        if numbers & 1:
            into[at] = 1
        numbers >>= 1
        at += 1


def write_question(table: RaTable, seat: int, space: Space, into: vec[u8], at: i64) -> None:
    """What is asked, of whom, and what it depends on."""
    if not table.frames:
        return
    frame = table.frames[-1]
    if not frame.is_chance():
        into[at + QUESTION + space.places[type(frame)]] = 1
        mark(table, seat, frame.first_to_act(table), IS_ASKED, into, at)
    if isinstance(frame, Bid):
        into[at + CALL + frame.call] = 1
        mark(table, seat, frame.ra_player, RA_PLAYER, into, at)
        if frame.highest:
            into[at + HIGHEST + frame.highest] = 1
            mark(table, seat, frame.bidder, BIDDER, into, at)
    elif isinstance(frame, Discard):
        into[at + TO_LOSE] = small(frame.number)
        for tile in frame.category:
            into[at + CATEGORY + tile] = 1
    elif isinstance(frame, TakeTile):
        into[at + TAKEN] = small(frame.taken)
    turn = on_turn(table)
    if turn >= 0:
        mark(table, seat, turn, ON_TURN, into, at)


def mark(table: RaTable, seat: int, player: int, what: int, into: vec[u8], at: i64) -> None:
    """A 1 in a player's block, as a seat sees it."""
    into[at + PLAYERS + BLOCK * ((player - seat) % table.players) + what] = 1


def on_turn(table: RaTable) -> int:
    """Whose turn it is, during the auction it caused too; -1 if it is nobody's."""
    for depth in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[depth]
        if isinstance(frame, (Turn, TakeTile)):
            return frame.seat
        if isinstance(frame, (DrawTile, EndTurn)):
            return frame.player
    return -1
