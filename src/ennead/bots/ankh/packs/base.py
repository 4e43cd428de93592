"""What bots know of the gods of the base game."""

from __future__ import annotations

from ennead.bots.ankh.packs import Question, ValueOf
from ennead.bots.ankh.values.card_values import value_cards
from ennead.bots.ankh.values.evaluation import Evaluation
from ennead.games.ankh.battle.cards import PlayCards
from ennead.games.ankh.moving.rules import Aim
from ennead.games.ankh.packs.base.amun import Announce
from ennead.games.ankh.packs.base.isis import Isis
from ennead.games.ankh.packs.base.osiris import ChooseToken, PlaceToken
from ennead.games.ankh.packs.base.ra import GiveSun
from ennead.games.ankh.summoning.rules import SummonTo
from ennead.games.ankh.table.table import AnkhTable

#: What it is worth to keep the second card for a later battle.
KEPT_TOKEN = 0.3


def value_announcing(evaluation: Evaluation, table: AnkhTable, frame: Announce) -> dict[int, float]:
    """Value two cards or one by the best play after it; the token is kept for a better battle."""
    values = {}
    for announced in table.legal:
        after = table.clone()
        after.take(evaluation.seat, announced)
        # With one card left the whole battle may follow by itself, and end the game.
        following = after.frames[-1] if after.frames else None
        if isinstance(following, PlayCards):
            values[announced] = max(value_cards(evaluation, after, following).values())
        else:
            values[announced] = evaluation.value(after)
    values[frame.NOTHING] += KEPT_TOKEN
    return values


VALUES: dict[type, ValueOf] = {Announce: value_announcing}
PARTS: dict[Question, tuple[Question, ...]] = {
    SummonTo: (GiveSun,),
    GiveSun: (Aim,),
    ChooseToken: (PlaceToken,),
}
OF_AN_ACTION: tuple[Question, ...] = (GiveSun,)
WHERE: tuple[Question, ...] = (PlaceToken,)
#: What stands beside enemies is protected (AK-IS1).
NEIGHBORS: tuple[type, ...] = (Isis,)
TOLD_APART: tuple[Question, ...] = (Announce, ChooseToken, PlaceToken)
