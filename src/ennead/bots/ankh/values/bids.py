"""Bids against a plague: what being spared is worth, and how likely each bid is the highest."""

from __future__ import annotations

from ennead.bots.ankh.values.card_values import balances, play_battle_plainly
from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.games.ankh.battle.cards import PlagueBid
from ennead.games.ankh.table.table import AnkhTable

#: How much more often gods bid nothing than any one number.
NOTHING = 2.0


def value_bids(evaluation: Evaluation, table: AnkhTable, frame: PlagueBid) -> dict[int, float]:
    """Value each bid: the chance to be spared, less the followers it costs (AK-K2)."""
    own = table.god_of[evaluation.seat]
    others = [god for god in frame.seats if god != own]
    spared = {god: after_plague(evaluation, table, frame, god) for god in frame.seats}
    nobody = after_plague(evaluation, table, frame, -1)
    chances = {god: bid_chances(table, god) for god in others}
    values = {}
    for bid in frame.legal(table, own):
        is_highest = 1.0
        for god in others:
            is_highest *= sum(chances[god][:bid])
        value = is_highest * spared[own]
        rest = 1 - is_highest
        rivals = {god: sum(chances[god][bid + 1 :]) for god in others}
        total = sum(rivals.values())
        for god in others:
            value += rest * (0.85 * rivals[god] / total if total else 0.0) * spared[god]
        value += rest * (0.15 if total else 1.0) * nobody
        values[bid] = value - cost(evaluation, table, own, bid)
    return values


def after_plague(evaluation: Evaluation, table: AnkhTable, frame: PlagueBid, spared: int) -> float:
    """Return the own balance after a plague that spares one god, if no god has paid for it."""
    after = table.clone()
    assert after.battle is not None
    region = after.battle.region
    own = table.god_of[evaluation.seat]
    after.sealed = []
    followers = after.followers[:]
    after.followers = [max(1, held) for held in followers]
    after.frames.pop()
    frame.reveal(after, [1 if god == spared else 0 for god in frame.seats])
    for god in frame.seats:
        after.followers[god] = followers[god]
    after.settle()
    play_battle_plainly(after, region)
    return balances(evaluation, after, (own,))[own]


def bid_chances(table: AnkhTable, god: int) -> list[float]:
    """Return the probability of each bid of a god: nothing more often, high numbers rarely."""
    weights = [1 / (1 + bid) for bid in range(table.followers[god] + 1)]
    weights[0] *= NOTHING / 2
    total = sum(weights)
    return [weight / total for weight in weights]


def cost(evaluation: Evaluation, table: AnkhTable, god: int, bid: int) -> float:
    """Value the followers that are bid."""
    before = balances(evaluation, table, (god,))[god]
    after = table.clone()
    after.followers[god] -= bid
    return before - balances(evaluation, after, (god,))[god]
