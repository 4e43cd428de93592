"""The four actions, top to bottom (AK-T2). Each is given the seat and whether it is the second."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.moving.rules import MoveFigure
from ennead.games.ankh.powers.moments import in_turns
from ennead.games.ankh.summoning.rules import Summon
from ennead.games.ankh.table.board import beside, neutral_monuments
from ennead.games.ankh.table.changes import gain_followers
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.unlocking.rules import UnlockPower
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def move_figures(table: AnkhTable, seat: int, second: bool) -> None:
    """Each figure may move up to three spaces (AK-M)."""
    table.frames.append(MoveFigure(seat, 0))


def summon_figure(table: AnkhTable, seat: int, second: bool) -> None:
    """One figure, and the extra ones of powers (AK-U)."""
    table.frames.append(Summon(seat, 0, ()))


def gain_action(table: AnkhTable, seat: int, second: bool) -> None:
    """One follower for each own or neutral monument adjacent to a figure of the god (AK-F1)."""
    god = table.god_of[seat]
    number = hexset.size(monuments_in_reach(table, god))
    gain_followers(table, god, number + in_turns.extra_followers(table, god))


def monuments_in_reach(table: AnkhTable, god: int) -> HexSet:
    """The own and neutral monuments adjacent to a figure of the god (AK-F1)."""
    open_to_god = hexset.union(neutral_monuments(table), table.controlled[god])
    return hexset.common(beside(table, table.figures[god]), open_to_god)


def unlock_power(table: AnkhTable, seat: int, second: bool) -> None:
    """A power of the next level; as second action it may be declined (AK-P4, AK-T11)."""
    table.frames.append(UnlockPower(seat, int(second)))


ACTIONS: Final = (move_figures, summon_figure, gain_action, unlock_power)
