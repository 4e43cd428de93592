"""The devotion track: spaces, stacks and the top (AK-D)."""

from __future__ import annotations

from ennead.games.ankh.powers.moments import of_gods
from ennead.games.ankh.table.pieces import LAST_RED, TOP
from ennead.games.ankh.table.table import GOES_ON, TOP_REACHED, AnkhTable


def gain_devotion(table: AnkhTable, god: int, devotion: int) -> None:
    """One gain: the marker goes up, on top of the stack it reaches; the top wins (AK-D2, AK-D5).

    Once a god has won, nothing is gained any more (AK-D7).
    """
    if devotion <= 0 or table.ending != GOES_ON:
        return
    devotion = of_gods.gain(table, god, devotion)
    move_marker(table, god, min(TOP, table.devotion[god] + devotion))
    if table.devotion[god] == TOP:
        end_game(table, god, TOP_REACHED)


def end_game(table: AnkhTable, winner: int, ending: int) -> None:
    """The game is over; NOBODY may have won it."""
    table.winner = winner
    table.ending = ending
    if table.events is not None:
        table.tell("ended", winner, ending)


def lose_devotion(table: AnkhTable, god: int, devotion: int) -> None:
    """One loss: the marker goes down, on top of the stack there; at 0 it stays (AK-D2, AK-D6)."""
    if devotion > 0 and table.devotion[god] > 0 and table.ending == GOES_ON:
        move_marker(table, god, max(0, table.devotion[god] - devotion))


def move_marker(table: AnkhTable, god: int, space: int) -> None:
    """A marker enters a space on top of the markers there (AK-D2)."""
    if table.events is not None:
        table.tell("devotion", god, table.devotion[god], space)
    table.devotion[god] = space
    order = table.ascending
    order.remove(god)
    place = 0
    while place < len(order) and table.devotion[order[place]] <= space:
        place += 1
    order.insert(place, god)


def remove_marker(table: AnkhTable, god: int) -> None:
    """A forgotten god's marker leaves the track (AK-FG1)."""
    table.ascending.remove(god)
    if table.events is not None:
        table.tell("forgotten", god)


def join_markers(table: AnkhTable, lower: int, higher: int) -> None:
    """The higher marker goes onto the lower one, below all others at first (AK-MG5)."""
    table.devotion[higher] = table.devotion[lower]
    table.ascending.remove(higher)
    table.ascending[0] = higher
    if table.events is not None:
        table.tell("merged", lower, higher, table.devotion[higher])


def is_red(table: AnkhTable, god: int) -> bool:
    """Whether a god stands on a red space (AK-D1)."""
    return table.devotion[god] <= LAST_RED


def least_devoted_first(table: AnkhTable, gods: list[int]) -> list[int]:
    """Some of the gods in ascending devotion (AK-D4)."""
    return [god for god in table.ascending if god in gods]
