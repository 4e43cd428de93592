"""What of the rules may be in progress in a position of Ra, and whether it fits the table."""

from __future__ import annotations

from typing import Any

from ennead.engine.bitset import bitset, members
from ennead.engine.errors import PositionError
from ennead.engine.frames import Frame
from ennead.engine.position import check_stack
from ennead.engine.rules import Rules
from ennead.games.ra.auction.rules import DRAWN, FULL, NOBODY, VOLUNTARY, Auction, Bid
from ennead.games.ra.disasters.rules import Disasters, Discard, lose
from ennead.games.ra.epoch.rules import EndOfEpoch, Epoch
from ennead.games.ra.position.read import check_suns
from ennead.games.ra.scoring.rules import LAST_EPOCH
from ennead.games.ra.setup.rules import DealSuns
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import (
    CIVILIZATION,
    DISASTERS,
    EMPTY,
    FLOOD,
    GOD,
    LOWEST_SUN,
    MONUMENTS,
    NAMES,
    NILE,
    PHARAOH,
    SUN_GROUPS,
)
from ennead.games.ra.turn.rules import DrawTile, EndTurn, TakeTile, Turn, takeable

#: What can wait to be discarded, the first asked last; earlier programs let losses without a
#: choice wait too.
DISCARDED = ((PHARAOH,), (FLOOD,), (NILE,), MONUMENTS, CIVILIZATION)


def turn_frames(player: int) -> list[Frame[Any]]:
    """What is in progress at the beginning of a player's turn."""
    return [EndOfEpoch(), Turn(player)]


def check_frames(table: RaTable, rules: Rules[Any]) -> None:
    """PositionError if what is in progress cannot be, or does not fit the table."""
    check_stack(table, rules)
    if not table.frames and table.epoch < LAST_EPOCH:
        raise PositionError(f"pending: the game is not over before epoch {LAST_EPOCH} (RA-E7)")
    if not [frame for frame in table.frames if isinstance(frame, DealSuns)]:
        check_suns(table)
    for place, frame in enumerate(table.frames):
        flaw = frame_flaw(table, frame)
        if flaw:
            raise PositionError(f"pending[{place}]: {type(frame).__name__}: {flaw}")
    check_disasters(table)
    check_sheets(table)


def lose_what_waits(table: RaTable) -> None:
    """Losses without a choice are taken at once; earlier programs let them wait (RA-D10)."""
    discards = [frame for frame in table.frames if isinstance(frame, Discard)]
    table.frames = [frame for frame in table.frames if not isinstance(frame, Discard)]
    for discard in discards:
        lose(table, discard.seat, discard.category, discard.number)


def check_sheets(table: RaTable) -> None:
    """Score sheets are of epochs that have ended, and the last one gave the points there are."""
    ended = table.epoch if not table.frames else table.epoch - 1
    sheets = table.sheets
    if len(sheets) > ended:
        raise PositionError(
            f"sheets: {len(sheets)} of them, but no more than {ended} epochs have ended (RA-E7)"
        )
    for number in range(1, len(sheets)):
        for player, row in enumerate(sheets[number]):
            had, gained = sheets[number - 1][player][-1], sum(row[:-1])
            if row[-1] != max(0, had + gained):
                raise PositionError(
                    f"sheets[{number}]: player {player} had {had} points and gained {gained}, "
                    f"but has {row[-1]} (RA-P11)"
                )
    for player, row in enumerate(sheets[-1] if sheets else ()):
        if table.points[player] != row[-1]:
            raise PositionError(
                f"areas[{player}].points: expected {row[-1]}, as sheets[{len(sheets) - 1}] says"
            )


def check_disasters(table: RaTable) -> None:
    """Only who is taking tiles can have a disaster; it leaves when it is resolved (RA-D7)."""
    top = table.frames[-1] if table.frames else None
    for player in range(table.players):
        taking = isinstance(top, TakeTile) and top.seat == player and top.taken > 0
        if taking or (isinstance(top, Disasters) and top.player == player):
            continue
        for tile in DISASTERS:
            if table.holds(player, tile):
                raise PositionError(
                    f"areas[{player}].tiles: {NAMES[tile]} leaves the game once resolved (RA-D7)"
                )


def frame_flaw(table: RaTable, frame: Frame[Any]) -> str:
    """What is wrong with a frame in this position; empty if nothing is."""
    if isinstance(frame, DealSuns):
        return deal_flaw(table, frame)
    if isinstance(frame, Epoch):
        return epoch_flaw(table)
    if isinstance(frame, (Turn, TakeTile, DrawTile)):
        return turn_flaw(table, frame)
    if isinstance(frame, (Auction, Bid)):
        return auction_flaw(table, frame) or (
            bid_flaw(table, frame) if isinstance(frame, Bid) else ""
        )
    return discard_flaw(table, frame) if isinstance(frame, Discard) else ""


def deal_flaw(table: RaTable, frame: DealSuns) -> str:
    """What is wrong with dealing: who was dealt suns has a group, and no other player any."""
    groups = SUN_GROUPS[table.players]
    left = frame.groups
    if [n for n in range(len(groups)) if n in left] != list(left):
        return f"groups must be among 0 to {len(groups) - 1}, ascending"
    dealt = sorted([table.suns_up[player] for player in range(frame.player)])
    if dealt != sorted([bitset(group) for n, group in enumerate(groups) if n not in left]):
        return f"the players before {frame.player} must have the groups that are not left (RA-S2)"
    if any(table.suns_up[frame.player :]) or any(table.suns_down):
        return f"players from {frame.player} on have no suns yet, and none lie face down (RA-S5)"
    return "" if table.sun == LOWEST_SUN else f"sun {LOWEST_SUN} lies on the board (RA-S5)"


def epoch_flaw(table: RaTable) -> str:
    """An epoch begins with all suns face up."""
    return "suns lie face down at the beginning of an epoch (RA-E5)" if any(table.suns_down) else ""


def turn_flaw(table: RaTable, frame: Turn | TakeTile | DrawTile) -> str:
    """What is wrong with a turn in progress."""
    player = frame.player if isinstance(frame, DrawTile) else frame.seat
    if not table.suns_up[player]:
        return f"player {player} has no face-up sun and takes no turn (RA-T2)"
    if isinstance(frame, DrawTile) and EMPTY not in table.track:
        return "the auction track is full, so nothing is drawn (RA-T4)"
    if isinstance(frame, DrawTile) and not any(table.bag):
        return "the bag is empty, so nothing is drawn (RA-T8)"
    if isinstance(frame, TakeTile) and frame.taken < 0:
        return f"taken must be 0 or more, not {frame.taken}"
    if isinstance(frame, TakeTile) and not frame.taken:
        if not table.holds(player, GOD):
            return f"player {player} has no God tile to play (RA-G1)"
        return "" if takeable(table) else "there is no tile that a God may take (RA-G7)"
    return ""


def auction_flaw(table: RaTable, frame: Auction | Bid) -> str:
    """What is wrong with an auction: who called it, and for what."""
    before = table.frames[1]
    if isinstance(before, EndTurn) and before.player != frame.ra_player:
        return f"player {frame.ra_player} is the Ra player, but it is {before.player}'s turn"
    if not table.suns_up[frame.ra_player]:
        return f"player {frame.ra_player} has no face-up sun and takes no turn (RA-T2)"
    if frame.call not in (VOLUNTARY, DRAWN, FULL):
        return "call must be 0 (voluntary), 1 (drawn) or 2 (full track)"
    if frame.call == DRAWN and EMPTY not in table.track:
        return "the auction track is full, so no Ra tile was drawn (RA-T4)"
    if frame.call == DRAWN:
        return "" if table.ra_tiles else "no Ra tile lies on the Ra track (RA-T7)"
    if (frame.call == FULL) != (EMPTY not in table.track):
        return "call must be 2 if the auction track is full, else 0 (RA-A5, RA-A8)"
    return ""


def bid_flaw(table: RaTable, frame: Bid) -> str:
    """What is wrong with an auction in progress."""
    if not table.suns_up[frame.seat]:
        return f"player {frame.seat} has no face-up sun and is passed over (RA-A3)"
    if not NOBODY <= frame.bidder < table.players:
        return f"there is no player {frame.bidder}"
    if frame.bidder == NOBODY:
        return "" if frame.highest == 0 else "a highest bid needs a bidder"
    if frame.highest not in members(table.suns_up[frame.bidder]):
        return f"player {frame.bidder} has no face-up sun {frame.highest} (RA-A4)"
    players = table.players
    if order(frame.bidder, frame, players) >= order(frame.seat, frame, players):
        return f"player {frame.bidder} does not bid before player {frame.seat} (RA-A2)"
    return ""


def order(player: int, frame: Bid, players: int) -> int:
    """The place of a player in the bidding: the Ra player is last (RA-A2)."""
    return (player - frame.ra_player - 1) % players


def discard_flaw(table: RaTable, frame: Discard) -> str:
    """What is wrong with a discard in progress."""
    discards = [other for other in table.frames if isinstance(other, Discard)]
    place = next(n for n, other in enumerate(discards) if other is frame)
    before = DISCARDED.index(discards[place - 1].category) if place else -1
    allowed = DISCARDED[before + 1 :]
    if frame.category not in allowed:
        return f"category must be {' or '.join([str(list(tiles)) for tiles in allowed])}"
    if not 1 <= frame.number <= 2 * len(DISASTERS):
        return f"number must be 1 to {2 * len(DISASTERS)}"
    top = table.frames[-1]
    if isinstance(top, Discard) and top.seat != frame.seat:
        return f"player {top.seat} is discarding, not {frame.seat}"
    return ""
