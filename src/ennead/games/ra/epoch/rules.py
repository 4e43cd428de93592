"""The end of an epoch, the next one, and the end of the game (RA-E, RA-W)."""

from __future__ import annotations

from typing import ClassVar, Final

from ennead.engine.bitset import highest
from ennead.engine.frames import Section
from ennead.games.ra.scoring.rules import LAST_EPOCH, score_sheet
from ennead.games.ra.table.changes import (
    clear_auction_track,
    clear_ra_track,
    pay,
    remove_scored,
    turn_suns_up,
)
from ennead.games.ra.table.table import RaTable
from ennead.games.ra.table.tiles import CIVILIZATION, FLOOD, GOD, GOLD
from ennead.games.ra.turn.rules import Turn

#: What leaves the game after scoring: all but Pharaohs, Niles and Monuments (RA-P12).
SCORED_ONCE: Final[tuple[int, ...]] = (GOD, FLOOD, *CIVILIZATION, GOLD)


class Epoch(Section[RaTable]):
    """The player with the highest sun takes the first turn of an epoch (RA-S6, RA-E6)."""

    def proceed(self, table: RaTable) -> None:
        suns = [highest_sun(table, player) for player in range(table.players)]
        table.frames.append(EndOfEpoch())
        table.frames.append(Turn(suns.index(max(suns))))


class EndOfEpoch(Section[RaTable]):
    """Both tracks are cleared, everybody scores, and the next epoch begins (RA-E)."""

    WAITS: ClassVar[bool] = True

    def proceed(self, table: RaTable) -> None:
        if table.events is not None:
            table.tell("epoch_ended", table.epoch, int(any(suns for suns in table.suns_up)))
        clear_auction_track(table)
        clear_ra_track(table)
        pay(table, score_sheet(table))
        remove_scored(table, SCORED_ONCE)
        if table.epoch < LAST_EPOCH:
            turn_suns_up(table)
            table.epoch += 1
            table.frames.append(Epoch())


def ranking(table: RaTable) -> list[tuple[int, int, int]]:
    """Places by points, ties broken by the highest single sun (RA-W1, RA-W2)."""
    order = sorted(
        range(table.players),
        key=lambda player: (table.points[player], highest_sun(table, player)),
        reverse=True,
    )
    return [(place, player, table.points[player]) for place, player in enumerate(order, 1)]


def highest_sun(table: RaTable, player: int) -> int:
    """The highest sun a player holds, face up or face down."""
    return highest(table.suns_up[player] | table.suns_down[player])
