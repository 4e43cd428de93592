"""What a network is told about the question that is asked: a choice in parts is half made."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ennead.bots.ankh.packs import told_apart
from ennead.bots.ankh.values.region_features import SLOTS, RegionFacts
from ennead.engine.frames import Frame
from ennead.games.ankh.battle.cards import BuildAt, BuildType, PlagueBid, PlayCards
from ennead.games.ankh.battle.killing import Return
from ennead.games.ankh.caravan.rules import KeepToken, PlaceCamel, SwapToken
from ennead.games.ankh.control.rules import ControlMonument
from ennead.games.ankh.merging.rules import TakeGuardian
from ennead.games.ankh.moving.rules import Aim, MoveFigure, MoveTo, Push
from ennead.games.ankh.powers.ankh_powers import Gather, GatherAt
from ennead.games.ankh.summoning.rules import REGULAR, SummonKind, SummonSource, SummonTo
from ennead.games.ankh.table.pieces import BIT, KINDS, MONUMENT_NAMES
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import AfterAction, ChooseAction
from ennead.games.ankh.unlocking.rules import UnlockPower
from ennead.hexes import hexset

#: The questions told apart; all others, as those of powers not named here, are the last kind.
KIND_OF: Final[dict[type[Frame[Any]], int]] = {
    ChooseAction: 0,
    MoveFigure: 1,
    MoveTo: 2,
    SummonSource: 3,
    SummonKind: 4,
    SummonTo: 5,
    UnlockPower: 6,
    ControlMonument: 7,
    PlayCards: 8,
    PlagueBid: 9,
    PlaceCamel: 10,
    KeepToken: 11,
    SwapToken: 12,
    Push: 13,
    Aim: 14,
    TakeGuardian: 15,
    Gather: 16,
    GatherAt: 17,
    BuildType: 18,
    BuildAt: 19,
    Return: 20,
}
OF_ABILITIES: Final = 21
OTHER: Final = 22
QUESTION: Final = 0
SECOND: Final = QUESTION + OTHER + 1
KIND: Final = SECOND + 3
FROM: Final = KIND + KINDS + 2
#: How many types of monuments the base game has.
MONUMENTS: Final = len(MONUMENT_NAMES)
BESIDE: Final = FROM + SLOTS
UNMOVED: Final = BESIDE + 2
MONUMENT: Final = UNMOVED + 2
ACTION: Final = MONUMENT + 3
PENDING_SIZE: Final = ACTION + 8


def write_pending(table: AnkhTable, regions: RegionFacts, into: vec[float], at: i64) -> None:
    """Write which question it is, and what of the choice is made already."""
    frame = table.frames[-1]
    kind: i64 = kind_of(frame)
    into[at + QUESTION + kind] = 1.0
    write_action(table, into, at)
    if isinstance(frame, ChooseAction):
        if frame.first_row:
            into[at + SECOND] = 1.0
            into[at + SECOND + 1] = frame.first_row / 3.0
    elif isinstance(frame, MoveFigure | MoveTo):
        write_unmoved(table, table.god_of[frame.seat], frame.moved, into, at)
    if isinstance(frame, MoveTo | GatherAt):
        write_figure(table, regions, frame.figure, into, at)
    elif isinstance(frame, SummonTo):
        write_summoned(frame.kind, frame.source, into, at)
    elif isinstance(frame, SummonKind):
        write_summoned(-1, frame.source, into, at)
    elif isinstance(frame, BuildAt):
        monument: i64 = frame.monument
        if monument < MONUMENTS:
            into[at + MONUMENT + monument] = 1.0


def kind_of(frame: Frame[Any]) -> int:
    """Return the kind of a question; those of some abilities are one kind."""
    found = KIND_OF.get(type(frame), OTHER)
    if found == OTHER and type(frame) in told_apart(()):
        return OF_ABILITIES
    return found


def write_action(table: AnkhTable, into: vec[float], at: i64) -> None:
    """Write the action that is being carried out, and whether it is the turn's second."""
    for frame in table.frames:
        if isinstance(frame, AfterAction):
            action: i64 = frame.action
            into[at + ACTION + action] = 1.0
            if frame.second:
                into[at + ACTION + 4 + action] = 1.0


def write_summoned(kind: int, source: int, into: vec[float], at: i64) -> None:
    """Write the figure that is about to be summoned, and whether it is an extra one."""
    place: i64 = kind
    if place >= 0 and place < KINDS + 2:
        into[at + KIND + place] = 1.0
    if source != REGULAR:
        into[at + SECOND + 2] = 1.0


def write_figure(
    table: AnkhTable, regions: RegionFacts, figure: int, into: vec[float], at: i64
) -> None:
    """Write the figure that is about to move: its kind, its region, the monuments it leaves."""
    kind: i64 = table.kinds[figure]
    if kind < KINDS:
        into[at + KIND + kind] = 1.0
    space = table.place[figure]
    if space < 0:
        return
    slot = regions.slot_of(space)
    if slot >= 0:
        into[at + FROM + slot] = 1.0
    near = table.division.adjacent[space]
    own = table.controlled[table.owner[figure]]
    into[at + BESIDE] = hexset.size(hexset.common(near, own)) / 2.0
    number = 0
    for monument in range(len(table.standing)):
        number += hexset.size(hexset.common(near, table.standing[monument]))
    into[at + BESIDE + 1] = number / 2.0


def write_unmoved(table: AnkhTable, god: int, moved: int, into: vec[float], at: i64) -> None:
    """Write how many figures may still move."""
    number = 0
    for figure, owner in enumerate(table.owner):
        if owner == god and table.place[figure] >= 0 and not moved & BIT[figure]:
            number += 1
    into[at + UNMOVED] = number / 4.0
    if moved:
        into[at + UNMOVED + 1] = 1.0
