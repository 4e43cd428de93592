"""What priests, political cards and commands of the court are worth, in devotion."""

from __future__ import annotations

from ennead.bots.ankh.packs import Question, TokensOf, ValueOf
from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.bots.ankh.values.foresight import Foresight
from ennead.engine.steps import NO, YES
from ennead.games.ankh.packs.pharaoh.cards import KINDS, NO_CARD, PLAYED, PoliticalCards
from ennead.games.ankh.packs.pharaoh.palace import (
    NUMBER_OF_ROOMS,
    EnterPriest,
    MovePriest,
    Palace,
)
from ennead.games.ankh.packs.pharaoh.turn_cards import (
    ClaimMonument,
    Corvee,
    Levy,
    RepeatedCommand,
    RoyalRoad,
    RoyalRoadTo,
    SecondRevelation,
    WritOfPossession,
)
from ennead.games.ankh.table.pieces import CONTROL, EVENTS
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction
from ennead.games.ankh.unlocking.rules import UnlockPower

#: To have the most priests in a room before an audience, and a priest anywhere in the palace.
FIRST, PRIEST = 0.4, 0.08
#: What each room's bonus is worth to the others': law, life, war, treasury.
ROOM = (1.0, 1.3, 0.5, 1.2)
#: A card that can be played; what is left of it when it is played.
CARD = {
    "second_revelation": 0.5,
    "repeated_command": 0.5,
    "corvee": 0.4,
    "levy": 0.35,
    "royal_road": 0.25,
    "writ_of_possession": 0.45,
    "sanctuary": 0.2,
    "gifts_of_gold": 0.35,
    "line_of_succession": 0.3,
}
PLAYED_SHARE = 0.3


def worth_of_priests(rule: Palace, table: AnkhTable, god: int) -> float:
    """Count rooms in which a god is first while an audience is to come."""
    if CONTROL not in EVENTS[table.event + 1 :]:
        return 0.0
    worth = PRIEST * rule.in_palace(table, god)
    for room in range(NUMBER_OF_ROOMS):
        if rule.first_in(table, room) == god:
            worth += FIRST * ROOM[room]
    return worth


def worth_of_cards(rule: PoliticalCards, table: AnkhTable, god: int) -> float:
    """Count political cards in the hand, and a part of those that were played."""
    worth = 0.0
    for card in rule.hand(table, god):
        if card != NO_CARD:
            whole = CARD[KINDS[card % PLAYED]]
            worth += whole * PLAYED_SHARE if card >= PLAYED else whole
    return worth


def value_command(
    evaluation: Evaluation, table: AnkhTable, frame: RepeatedCommand
) -> dict[int, float]:
    """Weigh the same action again against the best other one."""
    foresight = Foresight(evaluation, table.box.packs)
    again, other = table.clone(), table.clone()
    again.take(frame.seat, YES)
    other.take(frame.seat, NO)
    found = {
        YES: evaluation.value(foresight.carried_out(again)),
        NO: evaluation.value(other),
    }
    if foresight.is_asked(other) and isinstance(other.frames[-1], ChooseAction):
        found[NO] = max([foresight.act(other, action) for action in other.legal])
    return found


VALUES: dict[type, ValueOf] = {RepeatedCommand: value_command}
TOKENS: dict[type, TokensOf] = {Palace: worth_of_priests, PoliticalCards: worth_of_cards}
PARTS: dict[Question, tuple[Question, ...]] = {
    SecondRevelation: (UnlockPower,),
    RoyalRoad: (RoyalRoadTo,),
    WritOfPossession: (ClaimMonument,),
}
OF_AN_ACTION: tuple[Question, ...] = (
    *(EnterPriest, MovePriest, SecondRevelation, Corvee, Levy, RoyalRoad, RoyalRoadTo),
    *(WritOfPossession, ClaimMonument),
)
