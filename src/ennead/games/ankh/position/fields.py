"""The fields of the frames of a position: seats, figures, regions and steps that exist."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import Frame
from ennead.games.ankh.battle.rules import BATTLE
from ennead.games.ankh.conflict.rules import CONFLICT
from ennead.games.ankh.powers.gods import ABILITIES
from ennead.games.ankh.table.pieces import ACTION_NAMES, MONUMENT_NAMES, ORDER_TOKENS
from ennead.games.ankh.table.table import AnkhTable

# What a field can be.
PLAYER: Final = "a player"
SEAT: Final = "a player in play"
GODS_SEAT: Final = "a god in play"
GODS: Final = "different gods in play"
FLAG: Final = "0 or 1"
ACTION: Final = "an action 0 to 3"
FIGURE: Final = "a figure"
FIGURES: Final = "different figures"
MASK: Final = "a mask of figures"
REGION: Final = "a region"
TOKEN: Final = "a conflict order token, or 0"
MONUMENT: Final = "a type of monument"
ABILITY: Final = "a god's ability"
NUMBER: Final = "a number"
NUMBERS: Final = "a list of numbers"
BATTLE_STEP: Final = "a step of a battle"
CONFLICT_STEP: Final = "a step of a conflict"

# fmt: off  (one frame a line)
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "PlacePieces": (),
    "DrawGuardian": (NUMBER, NUMBERS),
    "DrawGod": (NUMBER, NUMBERS),
    "DrawFirst": (NUMBER,),
    "Turn": (SEAT,),
    "NextTurn": (PLAYER,),
    "ChooseAction": (SEAT, ACTION),
    "AfterAction": (SEAT, ACTION, FLAG),
    "SetBack": (ACTION,),
    "MoveFigure": (SEAT, MASK),
    "MoveTo": (SEAT, FIGURE, MASK),
    "Push": (SEAT, FIGURE, FIGURE),
    "Aim": (SEAT, FIGURE),
    "Summon": (SEAT, FLAG, NUMBERS),
    "SummonSource": (SEAT, FLAG, NUMBERS),
    "SummonKind": (SEAT, FLAG, NUMBERS, NUMBER, FLAG),
    "SummonTo": (SEAT, FLAG, NUMBERS, NUMBER, NUMBER),
    "UnlockPower": (SEAT, FLAG),
    "ControlMonument": (SEAT,),
    "PlaceCamel": (SEAT, NUMBERS),
    "KeepToken": (SEAT, TOKEN, REGION, REGION),
    "SwapToken": (SEAT, TOKEN, TOKEN),
    "Conflict": (CONFLICT_STEP, SEAT),
    "Regions": (TOKEN,),
    "Domination": (FLAG, GODS_SEAT, REGION),
    "BattleSteps": (BATTLE_STEP,),
    "Gather": (GODS_SEAT, GODS, MASK),
    "GatherAt": (GODS_SEAT, FIGURE),
    "Announce": (GODS_SEAT, ABILITY),
    "PlayCards": (GODS,),
    "BuildType": (GODS_SEAT,),
    "BuildAt": (GODS_SEAT, MONUMENT),
    "Plague": (GODS_SEAT,),
    "PlagueBid": (GODS,),
    "BreakTie": (GODS_SEAT,),
    "KeepAlive": (GODS_SEAT, FIGURES, FIGURES),
    "Mourning": (FIGURES,),
    "Returns": (FIGURES,),
    "Trap": (GODS_SEAT, FIGURES, ABILITY),
    "Return": (GODS_SEAT, FIGURE),
    "GiveSun": (SEAT, FIGURE, ABILITY),
    "ChooseToken": (GODS_SEAT, ABILITY),
    "PlaceToken": (GODS_SEAT, ABILITY, NUMBER),
    "Worship": (GODS_SEAT,),
    "Merging": (FLAG, GODS_SEAT, GODS_SEAT),
    "TakeGuardian": (GODS_SEAT, FIGURES),
}
# fmt: on


def fields_flaw(table: AnkhTable, frame: Frame[Any]) -> str:
    """What is wrong with a frame's fields, looked at one by one; empty if nothing is."""
    for kind, value in zip(FIELDS[type(frame).__name__], frame.fields(), strict=True):
        if not fits(table, kind, value):
            return f"expected {kind}, found {value!r}"
    return ""


def fits(table: AnkhTable, kind: str, value: object) -> bool:
    """Whether a value is of a kind."""
    if isinstance(value, tuple):
        return kind in LISTS and all_fit(table, LISTS[kind], value)
    if kind in LISTS or type(value) is not int:
        return False
    if kind == SEAT:
        return 0 <= value < table.players and table.god_of[value] in table.ascending
    if kind == GODS_SEAT:
        return value in table.ascending
    return kind == NUMBER or 0 <= value < limits(table)[kind]


#: What the items of a list are.
LISTS: Final = {GODS: GODS_SEAT, FIGURES: FIGURE, NUMBERS: NUMBER}


def all_fit(table: AnkhTable, kind: str, values: tuple[object, ...]) -> bool:
    """Whether the items of a list are of a kind, and different ones where they are pieces."""
    if kind != NUMBER and len(set(values)) < len(values):
        return False
    return all(fits(table, kind, value) for value in values)


def limits(table: AnkhTable) -> dict[str, int]:
    """The first number that is too high, by kind."""
    return {
        PLAYER: table.players,
        FLAG: 2,
        ACTION: len(ACTION_NAMES),
        FIGURE: len(table.kinds),
        MASK: 1 << len(table.kinds),
        REGION: len(table.order),
        TOKEN: ORDER_TOKENS + 1,
        MONUMENT: len(MONUMENT_NAMES),
        ABILITY: len(ABILITIES),
        BATTLE_STEP: len(BATTLE),
        CONFLICT_STEP: len(CONFLICT),
    }
