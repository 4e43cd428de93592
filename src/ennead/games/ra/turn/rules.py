"""A turn: draw a tile, play God tiles, or invoke Ra (RA-T, RA-G)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ennead.engine.bitset import BitSet, bit, bitset
from ennead.engine.fields import NUMBER, PLAYER
from ennead.engine.frames import ChanceQuestion, Fields, Frame, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.rng import Rng
from ennead.games.ra.auction.rules import DRAWN, FULL, VOLUNTARY, begin_bidding
from ennead.games.ra.disasters.rules import Discard, strike
from ennead.games.ra.table.changes import draw, on_track, play_god, take_from_track
from ennead.games.ra.table.counts import is_empty
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import EMPTY, GOD, KINDS, NAMES, RA, RA_SPACES, TILE

DRAW: Final = 0
PLAY_GOD: Final = 1
INVOKE: Final = 2

#: What a turn can be.
ALL_THREE: Final = bitset([DRAW, PLAY_GOD, INVOKE])

#: Answer to `TakeTile`: no further God tile is played.
DONE: Final = KINDS


class Turn(Question[RaTable]):
    """A turn is exactly one of: draw a tile, play God tiles, invoke Ra (RA-T1)."""

    FIELDS: ClassVar[Fields] = (("seat", PLAYER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("EndOfEpoch",)
    CLICK: ClassVar[str] = "piece"
    ANSWERS: ClassVar[tuple[int, int]] = (DRAW, INVOKE)
    VERBS: ClassVar[Verbs] = (
        verb("draw", number=DRAW),
        verb("god", number=PLAY_GOD),
        verb("ra", number=INVOKE),
    )
    OBLIGES: ClassVar[str] = "RA-T1"

    def limit(self, table: RaTable, seat: int, left: Left) -> None:
        left.only_numbers(ALL_THREE, "RA-T1")
        if EMPTY not in table.track:
            left.never_numbers(bit(DRAW), "RA-T4")
        if is_empty(table.bag):
            left.never_numbers(bit(DRAW), "RA-T8")
        if not table.holds(self.seat, GOD):
            left.never_numbers(bit(PLAY_GOD), "RA-G10")
        elif not takeable(table):
            left.never_numbers(bit(PLAY_GOD), "RA-G2" if GOD in table.track else "RA-G7")

    def answer(self, table: RaTable, answer: int) -> None:
        if answer == DRAW:
            table.frames.append(DrawTile(self.seat))
        elif answer == PLAY_GOD:
            table.frames.append(TakeTile(self.seat, 0))
        else:
            invoke(table, self.seat)


class DrawTile(ChanceQuestion[RaTable]):
    """Chance draws a tile out of the bag for a player."""

    FIELDS: ClassVar[Fields] = (("player", PLAYER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("EndOfEpoch",)
    ANSWERS: ClassVar[tuple[int, int]] = (RA, KINDS - 1)
    OBLIGES: ClassVar[str] = "RA-C6"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def legal(self, table: RaTable) -> list[int]:
        bag = table.bag
        return [tile for tile in range(KINDS) if bag[tile]]

    def has_choice(self, table: RaTable) -> bool:
        kinds = 0
        for number in table.bag:
            if number:
                kinds += 1
                if kinds == 2:
                    return True
        return False

    def weights(self, table: RaTable) -> list[int]:
        return [int(number) for number in table.bag if number]

    def draw(self, table: RaTable, rng: Rng) -> int:
        """Kinds that have run out weigh nothing: the bag itself holds the weights."""
        return rng.draw(table.bag)

    def notation(self, table: RaTable, answer: int) -> str:
        return f"tile {NAMES[answer]}"

    def answer(self, table: RaTable, answer: int) -> None:
        """A Ra tile starts an auction unless it fills the Ra track (RA-T7); others end the turn.

        A full Ra track ends the epoch at once (RA-E2): with no frame of the turn left, the end of
        the epoch is next on the stack.
        """
        draw(table, self.player, answer)
        if answer != RA:
            end_turn(table, self.player)
        elif table.ra_tiles < RA_SPACES[table.players]:
            start_auction(table, self.player, DRAWN)


class TakeTile(Question[RaTable]):
    """Each God tile played takes one tile, but no God, from the auction track (RA-G1, RA-G2)."""

    FIELDS: ClassVar[Fields] = (("seat", PLAYER), ("taken", NUMBER))
    BENEATH: ClassVar[tuple[str, ...]] = ("EndOfEpoch",)
    CLICK: ClassVar[str] = "tile"
    ANSWERS: ClassVar[tuple[int, int]] = (GOD, DONE)
    VERBS: ClassVar[Verbs] = (verb("take", TILE), verb("done", number=DONE))
    NOTHING: ClassVar[int] = DONE
    OBLIGES: ClassVar[str] = "RA-G9"
    WHEN: ClassVar[str] = "RA-G1"
    AFTER: ClassVar[tuple[str, int]] = ("Turn", PLAY_GOD)

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    def limit(self, table: RaTable, seat: int, left: Left) -> None:
        left.never_numbers(bit(GOD) | bit(RA), "RA-G2")
        if not self.taken:
            left.never_numbers(bit(DONE), "RA-G7")
        left.only_numbers(bitset(on_track(table)) | bit(DONE), "RA-G1")
        if not table.holds(self.seat, GOD):
            left.only_numbers(bit(DONE), "RA-G10")

    def otherwise(self, table: RaTable, wished: list[type[Frame[Any]]], verb: str) -> str:
        """The tile comes before the next God; disasters come after all tiles (RA-G7, RA-G6)."""
        if Discard in wished:
            return "RA-G6"
        return "RA-G7" if verb == "god" else ""

    def answer(self, table: RaTable, answer: int) -> None:
        """The played God leaves the game; disasters wait until all tiles are taken (RA-G6)."""
        if answer == DONE:
            table.frames.append(EndTurn(self.seat))
            strike(table, self.seat)
        else:
            play_god(table, self.seat)
            take_from_track(table, self.seat, answer)
            table.frames.append(TakeTile(self.seat, self.taken + 1))


class EndTurn(Section[RaTable]):
    """The turn of a player is over once everything it caused is done."""

    FIELDS: ClassVar[Fields] = (("player", PLAYER),)
    BENEATH: ClassVar[tuple[str, ...]] = ("EndOfEpoch",)
    WAITS: ClassVar[bool] = True

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def proceed(self, table: RaTable) -> None:
        end_turn(table, self.player)


def invoke(table: RaTable, player: int) -> None:
    """Invoking Ra starts an auction, also with an empty track (RA-A1)."""
    if table.events is not None:
        table.tell("invoked", player)
    start_auction(table, player, VOLUNTARY if EMPTY in table.track else FULL)


def start_auction(table: RaTable, ra_player: int, call: int) -> None:
    """After the auction the turn goes on left of the Ra player (RA-A12)."""
    table.frames.append(EndTurn(ra_player))
    begin_bidding(table, ra_player, call)


def end_turn(table: RaTable, player: int) -> None:
    """The next player clockwise with a face-up sun takes a turn (RA-T1, RA-T2, RA-T9).

    With no such sun left the epoch ends (RA-E1).
    """
    following = table.left_of(player)
    while not table.suns_up[following] and following != player:
        following = table.left_of(following)
    if table.suns_up[following]:
        table.frames.append(Turn(following))


def sits_out(table: RaTable, seat: int) -> bool:
    """A player with no face-up sun decides nothing more in this epoch (RA-T2, RA-A3).

    Disasters come at once: the player who won with the last sun is asked about them first.
    """
    return not table.suns_up[seat] and seat not in table.to_act()


def takeable(table: RaTable) -> BitSet:
    """The kinds on the auction track that a God may take: all but God (RA-G2)."""
    return bitset(on_track(table)) & ~bit(GOD)
