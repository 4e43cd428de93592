"""Reasons that no question's limits can say: who is asked instead, and what belongs elsewhere."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.bitset import members
from ennead.engine.frames import CHANCE, Frame, SecretQuestion
from ennead.engine.notation import means_nothing, spelled
from ennead.games.ankh.caravan.rules import KeepToken, PlaceCamel, SwapToken
from ennead.games.ankh.conflict.rules import Conflict
from ennead.games.ankh.control.rules import ControlMonument
from ennead.games.ankh.moving.rules import Aim, MoveFigure, MoveTo, Push
from ennead.games.ankh.powers.ankh_powers import Gather
from ennead.games.ankh.powers.moments import in_battles, of_gods
from ennead.games.ankh.summoning.rules import SummonKind, SummonSource, SummonTo
from ennead.games.ankh.table.pieces import MOVE, POWER_NAMES, SUMMON, UNLOCK
from ennead.games.ankh.table.table import FIFTH_CONFLICT, TOP_REACHED, AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction, NextTurn, SetBack
from ennead.games.ankh.unlocking.rules import UnlockPower

Wished = list[type[Frame[Any]]]

#: The questions of an action, by its row.
ROW_OF: Final[dict[type[Frame[Any]], int]] = {
    MoveFigure: MOVE,
    MoveTo: MOVE,
    Push: MOVE,
    Aim: MOVE,
    SummonSource: SUMMON,
    SummonKind: SUMMON,
    SummonTo: SUMMON,
    UnlockPower: UNLOCK,
}
#: What the player on turn is asked, besides.
OF_A_TURN: Final = (ChooseAction, ControlMonument, PlaceCamel, KeepToken, SwapToken)
#: The verb of answers in which two cards are announced; whose they are is that god's affair.
ANNOUNCING: Final = "announce two"
#: What is wished for by pointing at a thing of a kind that the question in progress is not about.
POINTED: Final = {"space": "at", "edge": "camel", "direction": "aim"}


def with_verb(wish: str) -> str:
    """A wish that begins with the kind of what is pointed at, with the verb that is meant."""
    kind, _, what = wish.partition(" ")
    return f"{POINTED.get(kind, kind)} {what}".strip()


def over_rule(table: AnkhTable) -> str:
    """How the game ended."""
    if table.ending == TOP_REACHED:
        return "AK-E1"
    return "AK-E2" if table.ending == FIFTH_CONFLICT else "AK-FG2"


def not_asked(table: AnkhTable, seat: int, wished: Wished, verb: str) -> str:
    """A seat that is not asked: forgotten, another's turn, another's choice."""
    if seat == CHANCE or not table.place:
        return "AK-S3"
    never = never_asked(table, wished, verb)
    if never:
        return never
    god = table.god_of[seat]
    if god not in table.ascending:
        return "AK-FG1"
    frame = table.frames[-1]
    asked = list(frame.seats) if isinstance(frame, SecretQuestion) else frame.to_act(table)
    if god in [table.god_of[other] for other in asked]:
        return "AK-MG8"
    if means_nothing(verb) or [q for q in wished if q in ROW_OF or q in OF_A_TURN]:
        return on_turn(table, frame) if is_on_turn(table, seat) else "AK-T1"
    if verb == ANNOUNCING:
        return in_battles.two_cards_rule(table, god) or when(wished)
    return "AK-Y24" if type(frame) in wished and waits(table, frame, god) else when(wished)


def on_turn(table: AnkhTable, frame: Frame[Any]) -> str:
    """The player on turn is not asked: the turn is over with an event, or another one decides."""
    return "AK-T6" if is_in_event(table) else frame.OBLIGES


def waits(table: AnkhTable, frame: Frame[Any], god: int) -> bool:
    """Whether a god will be asked the question on top too, after the one that is asked now."""
    if isinstance(frame, Gather):
        return god in frame.turns
    others = [other for other in table.frames[:-1] if type(other) is type(frame)]
    return god in [seat for other in others for seat in other.to_act(table)]


def is_on_turn(table: AnkhTable, seat: int) -> bool:
    """Whether it is a seat's turn, during the event it triggered too."""
    return any(isinstance(frame, NextTurn) and frame.seat == seat for frame in table.frames)


def is_in_event(table: AnkhTable) -> bool:
    """Whether an event is resolved."""
    return any(isinstance(frame, SetBack | Conflict) for frame in table.frames)


def otherwise(table: AnkhTable, seat: int, wished: Wished, wish: str) -> str:
    """What is asked now, or when what is wished for would be."""
    frame, god = table.frames[-1], table.god_of[seat]
    never = never_asked(table, wished, wish)
    if never:
        return never
    if means_nothing(wish):
        first = isinstance(frame, ChooseAction) and frame.first_row == 0
        return "AK-T3" if first else frame.OBLIGES
    if ChooseAction in wished and not isinstance(frame, ChooseAction):
        return "AK-T6" if is_in_event(table) else "AK-T3"
    if isinstance(frame, ChooseAction) and [q for q in wished if q in ROW_OF]:
        return before_action(table, frame, god, wished, wish)
    if isinstance(frame, SummonKind | SummonTo) and SummonSource in wished:
        source = SummonSource(seat, frame.regular_used, frame.extras_used)
        return against(table, source, seat, wish) or "AK-U5"
    if wish == ANNOUNCING:
        return in_battles.two_cards_rule(table, god) or when(wished)
    if table.battle is not None and (MoveFigure in wished or MoveTo in wished):
        return "AK-L2b"
    return when(wished)


def never_asked(table: AnkhTable, wished: Wished, wish: str) -> str:
    """The rule of the scenario that leaves no occasion for a wish; empty if there can be one."""
    if means_nothing(wish):
        return ""
    rules = [of_gods.never_asked(table, question.__name__) for question in wished]
    return rules[0] if rules and all(rules) else ""


def before_action(
    table: AnkhTable, frame: ChooseAction, god: int, wished: Wished, wish: str
) -> str:
    """A part of an action that is not chosen yet, or would come to nothing."""
    if max([ROW_OF[question] for question in wished if question in ROW_OF]) < frame.first_row:
        return "AK-T7"
    if UnlockPower not in wished:
        return "AK-T3"
    question = UnlockPower(frame.seat, 0)
    named = [f"unlock {POWER_NAMES[power]}" for power in members(question.column(table))]
    if spelled(named, wish) is None:
        return "AK-P1"
    return "AK-T3" if question.legal(table) else "AK-P3"


def against(table: AnkhTable, question: Frame[Any], seat: int, wish: str) -> str:
    """The rule against an answer to a question that is not on top; empty if it would be legal."""
    answers = question.wishes(table)
    place = spelled([question.notation(table, answer) for answer in answers], wish)
    return "" if place is None else question.reason(table, seat, answers[place])


def when(wished: Wished) -> str:
    """The rule that says when something is asked."""
    return wished[0].WHEN or wished[0].OBLIGES
