"""Battle cards: what each is worth against what the others may play."""

from __future__ import annotations

from itertools import product
from math import exp
from typing import Any

from ennead.bots.ankh.values.evaluation import VICTORY, Evaluation
from ennead.bots.ankh.values.prospects import Calendar
from ennead.engine.frames import UNANSWERED, Frame
from ennead.engine.rng import seeded
from ennead.games.ankh.battle.cards import NO_MONUMENT, BuildType, PlagueBid, PlayCards, type_of
from ennead.games.ankh.table.board import majorities
from ennead.games.ankh.table.changes import place_monument
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset

#: The least number of battles played out for each own card.
SAMPLES = 3
#: The softmax temperature of the cards that others play.
CARE = 1.0

#: The cards of all fighting gods, in the order of the question.
Cards = tuple[int, ...]


def value_cards(evaluation: Evaluation, table: AnkhTable, frame: PlayCards) -> dict[int, float]:
    """Average the value of each card over what others may play, likelier if better for them.

    All hands are open, so that the others' choices can be listed.
    """
    own = table.god_of[evaluation.seat]
    place = frame.seats.index(own)
    legal = frame.legal(table, own)
    others = ways(table, frame, place, max(SAMPLES, evaluation.battles // len(legal)))
    worths = {
        (card, way): fought(evaluation, table, (*way[:place], card, *way[place:]))
        for card in legal
        for way in others
    }
    likely = likelihoods(frame, place, legal, others, worths)
    total = sum(likely.values())
    values = {}
    for card in legal:
        mean = sum([likely[way] * worths[card, way][own] for way in others]) / total
        values[card] = mean
    return values


def ways(table: AnkhTable, frame: PlayCards, place: int, most: int) -> list[Cards]:
    """List what the other gods may play together: everything, or a sample of it."""
    hands = [frame.legal(table, god) for n, god in enumerate(frame.seats) if n != place]
    number = 1
    for hand in hands:
        number *= len(hand)
    if number <= most:
        return list(product(*hands))
    rng = seeded(number)
    found: dict[Cards, None] = {}
    while len(found) < most:
        found[tuple([hand[int(rng.below(len(hand)))] for hand in hands])] = None
    return list(found)


def likelihoods(
    frame: PlayCards,
    place: int,
    legal: list[int],
    others: list[Cards],
    worths: dict[tuple[int, Cards], dict[int, float]],
) -> dict[Cards, float]:
    """Weight each way the others may play by the worth of the cards to their gods."""
    likely = dict.fromkeys(others, 1.0)
    rivals = [god for n, god in enumerate(frame.seats) if n != place]
    for number, god in enumerate(rivals):
        found: dict[int, list[float]] = {}
        for (_, way), worth in worths.items():
            found.setdefault(way[number], []).append(worth[god])
        means = {card: sum(values) / len(values) for card, values in found.items()}
        best = max(means.values())
        for way in others:
            likely[way] *= exp(max(-20.0, (means[way[number]] - best) / CARE))
    return likely


def fought(evaluation: Evaluation, table: AnkhTable, cards: Cards) -> dict[int, float]:
    """Fight a battle with these cards, the rest played by simple rules; return the balances."""
    after = table.clone()
    assert after.battle is not None
    region = after.battle.region
    gods = after.battle.gods
    after.sealed = list(cards)
    after.settle()
    play_battle_plainly(after, region)
    return balances(evaluation, after, gods)


def balances(evaluation: Evaluation, table: AnkhTable, gods: tuple[int, ...]) -> dict[int, float]:
    """Return what each of these gods has against the others."""
    if not table.frames:
        return {god: VICTORY if table.winner == god else -VICTORY for god in gods}
    calendar = Calendar(table)
    worths = evaluation.worths(table, calendar)
    return {
        god: evaluation.balance(worths, god, calendar) if god in worths else -VICTORY
        for god in gods
    }


def play_battle_plainly(table: AnkhTable, region: int) -> None:
    """Give simple answers until the battle of a region is over."""
    while table.frames and table.battle is not None and table.battle.region == region:
        answer_plainly(table, table.frames[-1])


def answer_plainly(table: AnkhTable, frame: Frame[Any]) -> None:
    """Give a simple answer for the seat asked: yes, the first space, half of the followers."""
    if isinstance(frame, PlagueBid):
        table.sealed = [
            (table.followers[god] + 1) // 2 if answer == UNANSWERED else answer
            for god, answer in zip(frame.seats, table.sealed, strict=True)
        ]
        table.settle()
    elif isinstance(frame, BuildType):
        table.take(frame.seat, best_type(table, frame))
    else:
        seat = frame.first_to_act(table)
        legal = frame.options(table, seat)
        table.take(seat, legal[1] if legal == [0, 1] else legal[0])


def best_type(table: AnkhTable, frame: BuildType) -> int:
    """Return the type of monument that makes a new majority, or the first there is."""
    assert table.battle is not None
    region = table.battle.region
    before = majorities(table, frame.seat, region)
    for answer in table.legal:
        if answer != NO_MONUMENT:
            copy = table.clone()
            space = hexset.lowest(table.division.lands[region])
            place_monument(copy, frame.seat, type_of(answer), space)
            if majorities(copy, frame.seat, region) > before:
                return answer
    return table.legal[0]
