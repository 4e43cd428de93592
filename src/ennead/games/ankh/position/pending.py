"""What is in progress in a position: every frame fits the table and the frame it lies on."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.errors import PositionError
from ennead.engine.frames import Frame, field_of, kinds_of
from ennead.engine.position import check_stack
from ennead.engine.rules import Rules
from ennead.games.ankh.conflict.rules import conflicts_so_far
from ennead.games.ankh.moving.rules import Aim
from ennead.games.ankh.position.check import MERGED_AFTER, check_token_places
from ennead.games.ankh.powers.moments import of_figures
from ennead.games.ankh.setup import rules as setup
from ennead.games.ankh.summoning.rules import kind_name
from ennead.games.ankh.table import plain
from ennead.games.ankh.table.fields import ABILITY, ACTION, SEAT
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import (
    ACTION_NAMES,
    ADVANCES,
    CARAVAN,
    CONFLICT,
    CONTROL,
    EVENTS,
    NOBODY,
)
from ennead.games.ankh.table.table import GOES_ON, AnkhTable
from ennead.hexes import hexset

#: The event that a frame belongs to.
EVENT_OF: Final = {
    "ControlMonument": CONTROL,
    "PlaceCamel": CARAVAN,
    "KeepToken": CARAVAN,
    "SwapToken": CARAVAN,
    "Conflict": CONFLICT,
    "Merging": CONFLICT,
}
SETTING_UP: Final = ("PlacePieces", "DrawGuardian", "DrawGod", "DrawFirst")


def check_frames(table: AnkhTable, rules: Rules[Any]) -> None:
    """PositionError if what is in progress does not fit the table."""
    frames = table.frames
    names = [type(frame).__name__ for frame in frames]
    check_token_places(table)
    if not frames:
        if table.ending == GOES_ON:
            raise PositionError("pending: nothing is in progress, but 'ending' does not say why")
        return
    if table.ending != GOES_ON:
        raise PositionError("pending: the game has ended, nothing can be in progress")
    check_stack(table, rules)
    if names[0] in SETTING_UP:
        check_setup(table, names)
    else:
        check_play(table, names)
    for place, frame in enumerate(frames):
        reason = frame_flaw(table, frame, frames[place - 1]) or seat_flaw(frame, frames[0])
        if reason:
            raise PositionError(f"pending[{place}]: {names[place]}: {reason}")


def frame_flaw(table: AnkhTable, frame: Frame[Any], below: Frame[Any]) -> str:
    """What a frame finds wrong with itself; of a question of a god's own that god is the judge."""
    number = field_of(frame, ABILITY)
    if number is None:
        return frame.flaw(table, below)
    first = frame.fields()[0]
    if first == ():
        return "expected a god that is asked"
    seat = first[0] if isinstance(first, tuple) else first
    assert isinstance(seat, int)
    assert isinstance(number, int)
    holder = table.box.holders[number]
    of_god = number < len(table.box.abilities) and kinds_of(frame)[0] != SEAT
    if of_god and holder not in table.powers[table.god_of[seat]]:
        return "this god does not have the ability"
    return holder.question_flaw(table, frame)


def seat_flaw(frame: Frame[Any], bottom: Frame[Any]) -> str:
    """The player on turn acts, but where a field says that others may."""
    seat = field_of(frame, SEAT)
    return "" if seat is None or seat == bottom.fields()[0] else "it is another player's turn"


def check_setup(table: AnkhTable, names: list[str]) -> None:
    """While the game is set up nothing lies on the table but what was drawn."""
    assert table.setup is not None
    drawn = [
        ("first", "DrawFirst", table.first != NOBODY),
        ("areas", "DrawGod", len(table.gods) == table.players),
        ("guardians", "DrawGuardian", len(table.guardians) == setup.LEVELS),
    ]
    for key, name, done in drawn:
        if done == (name in names):
            raise PositionError(f"{key}: does not fit the setup in progress, {names}")
    fresh = setup.set_up(table.box, table.players, table.setup, NOBODY, (), ())
    fresh.first, fresh.gods, fresh.guardians = table.first, table.gods, table.guardians
    expected, found = plain.write(fresh), plain.write(table)
    for key, value in found.items():
        if expected.get(key) != value:
            raise PositionError(f"{key}: nothing has changed it while the game is set up")


def check_play(table: AnkhTable, names: list[str]) -> None:
    """Tokens, markers and the battle are as what is in progress needs them."""
    if not table.kinds:
        raise PositionError("areas: no figure is placed, but the game has begun")
    check_order(table, names)
    check_markers(table)
    if (table.battle is None) == ("BattleSteps" in names):
        raise PositionError("battle: expected the battle that is in progress, and no other")
    if "Conflict" not in names:
        check_outside_conflicts(table)
    elif len(set(table.god_of)) < table.players and conflicts_so_far(table) == MERGED_AFTER:
        raise PositionError("plays: no gods merge before the 3rd conflict is over (AK-X9)")
    check_aims(table)
    for name, event in EVENT_OF.items():
        if name in names and table.box.events[table.event] != event:
            raise PositionError(f"event: {name} belongs to a space of the event {event}")
    in_event = any(name in EVENT_OF or name in ("SetBack", "ConflictOver") for name in names)
    if table.event == len(EVENTS) - 1 and not in_event:
        raise PositionError("event: after the last event the game is over (AK-E2)")


def check_outside_conflicts(table: AnkhTable) -> None:
    """What is used up in a conflict is back after it (AK-X12)."""
    if table.tiebreaker != NOBODY:
        raise PositionError("tiebreaker: nobody holds it outside conflicts (AK-X1)")
    for number in table.gods:
        reason = table.box.abilities[number].flaw_outside_conflicts(table)
        if reason:
            raise PositionError(f"tokens.{table.box.god_names[number]}: {reason}")


def check_aims(table: AnkhTable) -> None:
    """A figure that can point somewhere does, unless it is being aimed (AK-GS1, AK-GS3)."""
    aimed = [figure for figure, _ in table.aims]
    aimed += [frame.figure for frame in table.frames if isinstance(frame, Aim)]
    for figure, space in enumerate(table.place):
        if space < 0 or figure in aimed or not of_figures.is_aimed(table, figure):
            continue
        if Aim(table.owner[figure], figure).legal(table):
            name, at = kind_name(table, table.kinds[figure]), space_name(table, space)
            raise PositionError(f"aims: the {name} on {at} points nowhere (AK-GS1)")


def check_order(table: AnkhTable, names: list[str]) -> None:
    """Every region has its token, but the two of a region that is being split (AK-S7)."""
    if 0 in table.order and "KeepToken" not in names:
        region = table.order.index(0)
        space = space_name(table, hexset.lowest(table.division.lands[region]))
        raise PositionError(f"order: the region of {space} has no token (AK-S7)")


def check_markers(table: AnkhTable) -> None:
    """A marker is on the last space only until its event is over (AK-T5)."""
    over = [
        field_of(frame, ACTION)
        for frame in table.frames
        if type(frame).__name__ in ("AfterAction", "ActionOver", "SetBack")
    ]
    for action, moved in enumerate(table.markers):
        if moved == ADVANCES[table.players][action] and action not in over:
            name = ACTION_NAMES[action]
            raise PositionError(f"markers: {moved} of {name} would have triggered an event (AK-T5)")
