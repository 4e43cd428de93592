"""What each legal answer of Ankh is worth to the player who must give it."""

from __future__ import annotations

from typing import cast

from ennead.bots.ankh.packs import values_of
from ennead.bots.ankh.values.bids import value_bids
from ennead.bots.ankh.values.camels import value_camels
from ennead.bots.ankh.values.card_values import value_cards
from ennead.bots.ankh.values.evaluation import BATTLES, QUICK_BATTLES, Evaluation
from ennead.bots.ankh.values.foresight import Foresight
from ennead.bots.ankh.values.weights import Weights
from ennead.bots.bot import Seen
from ennead.games.ankh.battle.cards import PlagueBid, PlayCards
from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.table.table import AnkhTable


def value_answers(
    seen: Seen, weights: Weights | None = None, battles: int = BATTLES
) -> dict[int, float]:
    """Value each legal answer in devotion.

    Only sealed answers of others are hidden, and none of them is read.
    """
    table = cast(AnkhTable, seen.resample(0).table)
    evaluation = Evaluation(table, seen.seat, weights, battles)
    frame = table.frames[-1]
    if isinstance(frame, PlayCards):
        return value_cards(evaluation, table, frame)
    if isinstance(frame, PlagueBid):
        return value_bids(evaluation, table, frame)
    if isinstance(frame, PlaceCamel):
        return value_camels(evaluation, table, frame)
    of_packs = values_of(table.box.packs)
    if type(frame) in of_packs:
        return of_packs[type(frame)](evaluation, table, frame)
    return Foresight(evaluation, table.box.packs).values(table)


def value_quickly(seen: Seen) -> dict[int, float]:
    """Value answers by fewer battles, for rollouts: cards took most of their time."""
    return value_answers(seen, None, QUICK_BATTLES)
