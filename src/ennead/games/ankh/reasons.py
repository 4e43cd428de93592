"""Why something is not offered: the rule that stands in the way.

`legal` alone decides what is allowed; this explains it, and is asked only about what is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.engine.frames import CHANCE, Frame, SecretQuestion
from ennead.games.ankh import reasons_battle as battle
from ennead.games.ankh import reasons_turn as turn
from ennead.games.ankh import reasons_wishes as wishes
from ennead.games.ankh.battle.cards import BuildAt, PlayCards
from ennead.games.ankh.battle.killing import Return
from ennead.games.ankh.caravan.rules import KeepToken, PlaceCamel, SwapToken
from ennead.games.ankh.conflict.rules import Conflict
from ennead.games.ankh.control.rules import ControlMonument
from ennead.games.ankh.moving.rules import Aim, MoveFigure, MoveTo, Push
from ennead.games.ankh.powers import moments
from ennead.games.ankh.powers.ankh_powers import Gather, GatherAt
from ennead.games.ankh.reasons_wishes import Form, Wish
from ennead.games.ankh.summoning.rules import SummonKind, SummonSource, SummonTo
from ennead.games.ankh.table.pieces import (
    BIT,
    MOVE,
    POWERS_OF_LEVEL,
    SUMMON,
    UNLOCK,
    UNLOCK_COST,
    UNLOCKS_OF_LEVEL,
    number_of,
)
from ennead.games.ankh.table.table import FIFTH_CONFLICT, TOP_REACHED, AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction, NextTurn, SetBack
from ennead.games.ankh.unlocking.rules import UnlockPower

Finder = Callable[[AnkhTable, Any, int, int], str]

#: What fits the question on top: who finds out why it is not among the answers.
FINDERS: Final[dict[tuple[type[Frame[Any]], Form], Finder]] = {
    (MoveFigure, wishes.FIGURE): turn.figure,
    (MoveTo, wishes.TO): turn.destination,
    (Push, wishes.PUSH): turn.push,
    (Aim, wishes.AIM): turn.aim,
    (SummonSource, wishes.REGULAR): turn.regular_source,
    (SummonSource, wishes.EXTRA): turn.source,
    (SummonSource, wishes.EXTRA_TOKEN): turn.token_source,
    (SummonKind, wishes.REGULAR): turn.regular_instead,
    (SummonKind, wishes.EXTRA): turn.other_source,
    (SummonKind, wishes.EXTRA_TOKEN): turn.token_instead,
    (SummonKind, wishes.SUMMON_KIND): turn.kind,
    (SummonTo, wishes.REGULAR): turn.regular_instead,
    (SummonTo, wishes.EXTRA): turn.other_source,
    (SummonTo, wishes.EXTRA_TOKEN): turn.token_instead,
    (SummonTo, wishes.AT): turn.summoned_at,
    (UnlockPower, wishes.UNLOCK_POWER): turn.power,
    (ControlMonument, wishes.CONTROL): turn.control,
    (PlaceCamel, wishes.CAMEL): turn.camel,
    (KeepToken, wishes.KEEP_TOKEN): turn.keep_token,
    (SwapToken, wishes.SWAP): turn.swap,
    (PlayCards, wishes.PLAY): battle.play,
    (BuildAt, wishes.BUILD_AT): battle.build_at,
    (Return, wishes.RETURN): battle.come_back,
    (Gather, wishes.FIGURE): battle.gather,
    (GatherAt, wishes.TO): battle.gather_at,
}

#: By question, the rule because of which it must be answered.
OBLIGED: Final = {
    "DrawFirst": "AK-S3",
    "DrawGod": "AK-S1",
    "DrawGuardian": "AK-S8",
    "ChooseAction": "AK-T7",
    "MoveTo": "AK-M7",
    "Push": "AK-GT1",
    "Aim": "AK-GS1",
    "SummonKind": "AK-U5",
    "SummonTo": "AK-U5",
    "UnlockPower": "AK-P4",
    "ControlMonument": "AK-CM4",
    "PlaceCamel": "AK-CC2",
    "KeepToken": "AK-CC4",
    "PlayCards": "AK-Y3",
    "BuildType": "AK-K4",
    "BuildAt": "AK-K4",
    "PlagueBid": "AK-K2",
    "BreakTie": "AK-Y11",
    "KeepAlive": "AK-IS5",
    "Return": "AK-GM1",
    "TakeGuardian": "AK-MG4",
    "GatherAt": "AK-L2b",
    "Worship": "AK-L3d",
    "Announce": "AK-AM1",
    "Trap": "AK-AN1",
    "ChooseToken": "AK-O1",
    "PlaceToken": "AK-O1",
    "GiveSun": "AK-RA1",
}

#: What belongs to an action, by its row.
BELONGS: Final = {
    wishes.FIGURE: MOVE,
    wishes.TO: MOVE,
    wishes.PUSH: MOVE,
    wishes.AIM: MOVE,
    wishes.REGULAR: SUMMON,
    wishes.EXTRA: SUMMON,
    wishes.EXTRA_TOKEN: SUMMON,
    wishes.SUMMON_KIND: SUMMON,
    wishes.AT: SUMMON,
    wishes.UNLOCK_POWER: UNLOCK,
}
#: What belongs to the turn of one player, besides.
TURN_FORMS: Final = (
    *wishes.ACTIONS,
    *wishes.REFUSALS,
    wishes.CONTROL,
    wishes.CAMEL,
    wishes.KEEP_TOKEN,
    wishes.SWAP,
)


def reason(table: AnkhTable, seat: int, wish: str) -> str:
    """The id of the rule because of which a seat may not do something now."""
    wanted = wishes.read(table, wish)
    if not table.frames:
        return game_over(table)
    if seat != CHANCE and not 0 <= seat < table.players:
        raise ValueError(f"seat must be 0 to {table.players - 1}, not {seat!r}")
    if not table.options(seat):
        return not_asked(table, seat, wanted.form)
    frame = table.frames[-1]
    finder = FINDERS.get((type(frame), wanted.form))
    if finder is not None:
        return finder(table, frame, table.god_of[seat], wanted.number)
    if wanted.form in wishes.REFUSALS:
        return must_choose(table, frame, seat, wanted.form)
    return not_now(table, frame, seat, wanted)


def game_over(table: AnkhTable) -> str:
    """How the game ended."""
    if table.ending == TOP_REACHED:
        return "AK-E1"
    return "AK-E2" if table.ending == FIFTH_CONFLICT else "AK-FG2"


def not_asked(table: AnkhTable, seat: int, form: Form) -> str:
    """A seat that is not asked: forgotten, another's turn, another's choice."""
    if seat == CHANCE or not table.place:
        return "AK-S3"
    god = table.god_of[seat]
    if god not in table.ascending:
        return "AK-FG1"
    frame = table.frames[-1]
    asked = list(frame.seats) if isinstance(frame, SecretQuestion) else frame.to_act(table)
    if god in [table.god_of[other] for other in asked]:
        return "AK-MG8"
    if form in TURN_FORMS or form in BELONGS:
        return on_turn(table, frame) if is_on_turn(table, seat) else "AK-T1"
    if form is wishes.ANNOUNCE:
        return moments.two_cards_rule(table, god) or form.rule
    return "AK-Y24" if waits(table, frame, god, asked[0], form) else form.rule


def on_turn(table: AnkhTable, frame: Frame[Any]) -> str:
    """The player on turn is not asked: the turn is over with an event, or another one decides."""
    in_event = any(isinstance(other, SetBack | Conflict) for other in table.frames)
    return "AK-T6" if in_event else OBLIGED[type(frame).__name__]


def waits(table: AnkhTable, frame: Frame[Any], god: int, seat: int, form: Form) -> bool:
    """Whether a god will be asked for an answer of a form too, after the seat that is asked now."""
    notations = [frame.notation(table, answer) for answer in table.options(seat)]
    if not any(notation.split()[0] == form.verb.split()[0] for notation in notations):
        return False
    if isinstance(frame, Gather):
        return god in frame.turns
    others = [other for other in table.frames[:-1] if type(other) is type(frame)]
    return god in [seat for other in others for seat in other.to_act(table)]


def is_on_turn(table: AnkhTable, seat: int) -> bool:
    """Whether it is a seat's turn, during the event it triggered too."""
    return any(isinstance(frame, NextTurn) and frame.seat == seat for frame in table.frames)


def must_choose(table: AnkhTable, frame: Frame[Any], seat: int, form: Form) -> str:
    """Something has to be chosen; where it has not, the question has its own word for that."""
    words = [other.verb for other in wishes.REFUSALS]
    for answer in table.options(seat):
        if frame.notation(table, answer) in words:
            return form.rule
    if isinstance(frame, ChooseAction) and frame.first_row == 0:
        return "AK-T3"
    return OBLIGED[type(frame).__name__]


def not_now(table: AnkhTable, frame: Frame[Any], seat: int, wish: Wish) -> str:
    """Something that belongs to another moment than the question on top."""
    form = wish.form
    if form in wishes.ACTIONS:
        if isinstance(frame, ChooseAction):
            return "AK-T7"
        in_event = any(isinstance(other, SetBack) for other in table.frames)
        return "AK-T6" if in_event else "AK-T3"
    if isinstance(frame, ChooseAction) and form in BELONGS:
        return before_action(table, frame, table.god_of[seat], wish)
    if form is wishes.ANNOUNCE:
        return moments.two_cards_rule(table, table.god_of[seat]) or form.rule
    if form in (wishes.FIGURE, wishes.TO) and table.battle is not None:
        return "AK-L2b"
    return form.rule


def before_action(table: AnkhTable, frame: ChooseAction, god: int, wish: Wish) -> str:
    """A part of an action that is not chosen yet, or no longer can be."""
    row = BELONGS[wish.form]
    if row < frame.first_row:
        return "AK-T7"
    if row == UNLOCK:
        level = number_of(table.unlocked[god]) // UNLOCKS_OF_LEVEL
        if table.unlocked[god] & BIT[wish.number] or wish.number // POWERS_OF_LEVEL != level:
            return "AK-P1"
        if table.followers[god] < UNLOCK_COST[level]:
            return "AK-P3"
    return "AK-T3"
