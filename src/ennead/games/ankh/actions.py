"""The four actions, top to bottom (AK-T2). Each is given the seat and whether it is the second."""

from __future__ import annotations

from typing import Final

from ennead.engine.frames import Question
from ennead.games.ankh import moments
from ennead.games.ankh.guardians import attract_guardian
from ennead.games.ankh.moving import MoveFigure
from ennead.games.ankh.powers.ankh_powers import with_unlocked
from ennead.games.ankh.summoning import Summon
from ennead.games.ankh.table.board import beside, neutral_monuments
from ennead.games.ankh.table.changes import gain_followers, lose_followers
from ennead.games.ankh.table.pieces import (
    BIT,
    GUARDIAN_TOKEN,
    POWER_NAMES,
    POWERS,
    POWERS_OF_LEVEL,
    UNLOCK_COST,
    UNLOCKS_OF_LEVEL,
    number_of,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: Answer to `UnlockPower`: no power is unlocked.
NO_POWER: Final = POWERS


def move_figures(table: AnkhTable, seat: int, second: bool) -> None:
    """Each figure may move up to three spaces (AK-M)."""
    table.frames.append(MoveFigure(seat, 0))


def summon_figure(table: AnkhTable, seat: int, second: bool) -> None:
    """One figure, and the extra ones of powers (AK-U)."""
    table.frames.append(Summon(seat, 0, ()))


def gain_action(table: AnkhTable, seat: int, second: bool) -> None:
    """One follower for each own or neutral monument adjacent to a figure of the god (AK-F1)."""
    god = table.god_of[seat]
    open_to_god = hexset.union(neutral_monuments(table), table.controlled[god])
    near = beside(table, table.figures[god])
    number = hexset.size(hexset.common(near, open_to_god))
    gain_followers(table, god, number + moments.extra_followers(table, god))


def unlock_power(table: AnkhTable, seat: int, second: bool) -> None:
    """A power of the next level; as second action it may be declined (AK-P4, AK-T11)."""
    table.frames.append(UnlockPower(seat, int(second)))


class UnlockPower(Question[AnkhTable]):
    """A locked power of the column the leftmost token is in, for its cost (AK-P1 to AK-P3)."""

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional: Final = optional

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.optional)

    def legal(self, table: AnkhTable) -> list[int]:
        god = table.god_of[self.seat]
        level = number_of(table.unlocked[god]) // UNLOCKS_OF_LEVEL
        if level >= len(UNLOCK_COST) or table.followers[god] < UNLOCK_COST[level]:
            return []
        column = range(level * POWERS_OF_LEVEL, (level + 1) * POWERS_OF_LEVEL)
        answers = [power for power in column if not table.unlocked[god] & BIT[power]]
        return [*answers, NO_POWER] if self.optional else answers

    def notation(self, table: AnkhTable, answer: int) -> str:
        return "decline" if answer == NO_POWER else f"unlock {POWER_NAMES[answer]}"

    def answer(self, table: AnkhTable, answer: int) -> None:
        if answer == NO_POWER:
            return
        god = table.god_of[self.seat]
        level = answer // POWERS_OF_LEVEL
        lose_followers(table, god, UNLOCK_COST[level])
        table.unlocked[god] |= BIT[answer]
        table.powers[god] = with_unlocked(moments.abilities(table, god), table.unlocked[god])
        if table.events is not None:
            table.tell("unlocked", god, answer)
        token = number_of(table.unlocked[god]) - level * UNLOCKS_OF_LEVEL
        if token == GUARDIAN_TOKEN[level]:
            attract_guardian(table, god, level)


ACTIONS: Final = (move_figures, summon_figure, gain_action, unlock_power)
