"""Forgotten gods after the 4th conflict, and the end after the 5th (AK-FG, AK-E)."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.powers.moments import of_figures, of_gods
from ennead.games.ankh.table.changes import destroy_monument, lose_followers, remove_figure
from ennead.games.ankh.table.dashboards import clear_dashboard, give_powers
from ennead.games.ankh.table.devotion import end_game, is_red, remove_marker
from ennead.games.ankh.table.pieces import CARD, CONFLICT, EVENTS, NOBODY, OUT, TOP
from ennead.games.ankh.table.table import ALL_FORGOTTEN, FIFTH_CONFLICT, LAST_GOD, AnkhTable
from ennead.hexes import hexset

#: Nobody gains this much devotion before somebody is asked again.
FAR: Final = 12


def forget_gods(table: AnkhTable) -> None:
    """Every god on a red space is out, all together; one left wins, none left: all lose (AK-FG)."""
    forgotten = [god for god in table.ascending if is_red(table, god)]
    for god in forgotten:
        of_gods.god_leaves(table, god)
    for god in forgotten:
        of_gods.holder_forgotten(table, god)
        forget(table, god)
    if len(table.ascending) == 1:
        end_game(table, table.ascending[0], LAST_GOD)
    elif not table.ascending:
        end_game(table, NOBODY, ALL_FORGOTTEN)


def is_far(table: AnkhTable) -> bool:
    """Whether no answer can end the game now: the top and the 4th conflict are far (AK-E, AK-FG).

    Chance has nothing to answer once the game is set up.
    """
    conflicts = EVENTS[: table.event + 1].count(CONFLICT)
    most = max([table.devotion[god] for god in table.ascending], default=TOP)
    return not table.frames[-1].is_chance() and conflicts < 3 and most + FAR < TOP


def sits_out(table: AnkhTable, seat: int) -> bool:
    """The player of a forgotten god decides nothing more (AK-FG1)."""
    return bool(table.place) and table.god_of[seat] not in table.ascending


def forget(table: AnkhTable, god: int) -> None:
    """Its figures, cards and tokens leave the game, monuments and followers go back (AK-FG1)."""
    remove_marker(table, god)
    remove_pieces(table, god)
    lose_followers(table, god, table.followers[god])
    give_powers(table, god, ())


def remove_pieces(table: AnkhTable, god: int) -> None:
    """A god's monuments are destroyed; its figures, powers and cards leave the game."""
    for space in hexset.members(table.controlled[god]):
        destroy_monument(table, space)
    for figure, owner in enumerate(table.owner):
        if owner == god and table.place[figure] not in (OUT, CARD):
            of_figures.figure_left(table, figure)
            remove_figure(table, figure)
    clear_dashboard(table, god)


def end_of_game(table: AnkhTable) -> None:
    """After the 5th conflict the god with the most devotion wins (AK-E2)."""
    end_game(table, table.ascending[-1], FIFTH_CONFLICT)


def ranking(table: AnkhTable) -> list[tuple[int, int, int]]:
    """Places by god: the winner, the others by devotion, forgotten gods last.

    Both players of a merged god share its place. Where nobody wins, nobody is first.
    """
    forgotten = [god for god in set(table.god_of) if god not in table.ascending]
    forgotten.sort(key=lambda god: -table.devotion[god])
    found: list[tuple[int, int, int]] = []
    for god in [*table.ascending[::-1], *forgotten]:
        place = len(found) + 1 if table.ascending else table.players
        team = [seat for seat in range(table.players) if table.god_of[seat] == god]
        found += [(place, seat, table.devotion[god]) for seat in team]
    return found
