"""Turns: one or two actions, and the event an action may trigger (AK-T)."""

from __future__ import annotations

from typing import ClassVar, Final

from ennead.engine.bitset import bitset
from ennead.engine.fields import PLAYER
from ennead.engine.frames import Fields, Question, Section, Verbs, verb
from ennead.engine.limits import Left
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.conflict.rules import Conflict
from ennead.games.ankh.control.rules import ControlMonument
from ennead.games.ankh.powers.moments import in_turns
from ennead.games.ankh.table.fields import ACTION, FLAG, SEAT
from ennead.games.ankh.table.pieces import (
    ACTION_NAMES,
    ADVANCES,
    CARAVAN,
    CONFLICT,
    CONTROL,
    UNLOCK,
)
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.actions import ACTIONS

#: The rows of the actions from a row on.
ROWS_FROM: Final = [bitset(range(row, len(ACTION_NAMES))) for row in range(len(ACTION_NAMES))]


class Turn(Section[AnkhTable]):
    """A player takes a turn, then the next player clockwise (AK-T1)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def proceed(self, table: AnkhTable) -> None:
        table.frames.append(NextTurn(self.seat))
        table.frames.append(ChooseAction(self.seat, 0))
        in_turns.turn_begins(table, self.seat)


class NextTurn(Section[AnkhTable]):
    """Players whose god is out of the game are skipped (AK-T1)."""

    FIELDS: ClassVar[Fields] = (("seat", PLAYER),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def proceed(self, table: AnkhTable) -> None:
        following = (self.seat + 1) % table.players
        while table.god_of[following] not in table.ascending:
            following = (following + 1) % table.players
        table.frames.append(Turn(following))


class ChooseAction(Question[AnkhTable]):
    """Any of the four actions first; then one from a row below (AK-T2, AK-T4, AK-T7)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("first_row", ACTION))
    BENEATH: ClassVar[tuple[str, ...]] = ("NextTurn",)
    CLICK: ClassVar[str] = "action"
    ANSWERS: ClassVar[tuple[int, int]] = (0, UNLOCK)
    VERBS: ClassVar[Verbs] = tuple(
        [verb(name, number=action) for action, name in enumerate(ACTION_NAMES)]
    )
    OBLIGES: ClassVar[str] = "AK-T7"
    WHEN: ClassVar[str] = "AK-T3"

    def __init__(self, seat: int, first_row: int) -> None:
        super().__init__(seat)
        self.first_row: Final = first_row

    def limit(self, table: AnkhTable, seat: int, left: Left) -> None:
        left.only_numbers(ROWS_FROM[self.first_row], "AK-T7")

    def answer(self, table: AnkhTable, answer: int) -> None:
        take_action(table, self.seat, answer, self.first_row > 0)


def take_action(table: AnkhTable, seat: int, action: int, second: bool) -> None:
    """The marker moves first, then the action is carried out (AK-T3)."""
    table.markers[action] += 1
    if table.events is not None:
        table.tell("action", seat, action)
    table.frames.append(AfterAction(seat, action, int(second)))
    ACTIONS[action](table, seat, second)
    in_turns.action_begins(table, seat, action)


class AfterAction(Section[AnkhTable]):
    """An event ends the turn; without one a second action follows (AK-T5 to AK-T9)."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("action", ACTION), ("second", FLAG))
    BENEATH: ClassVar[tuple[str, ...]] = ("NextTurn",)

    def __init__(self, seat: int, action: int, second: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.second: Final = second

    def proceed(self, table: AnkhTable) -> None:
        questions = in_turns.action_done(table, self.seat, self.action)
        if questions:
            table.frames.append(ActionOver(self.seat, self.action, self.second))
            ask_in_order(table, questions)
        else:
            go_on(table, self.seat, self.action, self.second)


class ActionOver(Section[AnkhTable]):
    """What comes after an action waits until other gods have made use of it."""

    FIELDS: ClassVar[Fields] = (("seat", SEAT), ("action", ACTION), ("second", FLAG))
    BENEATH: ClassVar[tuple[str, ...]] = ("NextTurn",)

    def __init__(self, seat: int, action: int, second: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.second: Final = second

    def proceed(self, table: AnkhTable) -> None:
        go_on(table, self.seat, self.action, self.second)


def go_on(table: AnkhTable, seat: int, action: int, second: int) -> None:
    """After an action: its event, or a second action from a row below (AK-T5 to AK-T9)."""
    if table.markers[action] >= ADVANCES[table.players][action]:
        table.frames.append(SetBack(action))
        start_event(table, seat)
    elif not second and not is_merged(table, seat):
        if action < UNLOCK:
            table.frames.append(ChooseAction(seat, action + 1))
        ask_in_order(table, in_turns.second_action(table, seat, action))


class SetBack(Section[AnkhTable]):
    """After the event the action marker goes back to its starting space (AK-T5)."""

    FIELDS: ClassVar[Fields] = (("action", ACTION),)
    BENEATH: ClassVar[tuple[str, ...]] = ("NextTurn",)

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def proceed(self, table: AnkhTable) -> None:
        table.markers[self.action] = 0
        below = table.frames[-1]
        if table.box.rules and isinstance(below, NextTurn):
            in_turns.after_event(table, below.seat, table.box.events[table.event])


def is_merged(table: AnkhTable, seat: int) -> bool:
    """Whether a player shares a god with another (AK-T9)."""
    god = table.god_of[seat]
    return any(table.god_of[other] == god for other in range(table.players) if other != seat)


def start_event(table: AnkhTable, seat: int) -> None:
    """The event marker advances one space and that event is resolved (AK-T5)."""
    table.event += 1
    event = table.box.events[table.event]
    if table.events is not None:
        table.tell("event", seat, event)
    if event == CONTROL:
        in_turns.event_follows(table, seat, event)
        table.frames.append(ControlMonument(seat))
        in_turns.before_event(table, seat, event)
    elif event == CARAVAN:
        table.frames.append(PlaceCamel(seat, ()))
    elif event == CONFLICT:
        table.frames.append(Conflict(0, seat))
    else:
        in_turns.start_event(table, seat, event)
