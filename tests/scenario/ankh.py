"""Scenarios of Ankh: small positions drawn as they lie on the table.

    game = given(
        '''
        Ag    Bw
           Aw    .
        ''',
        followers(A=2, B=3),
        conflict(by="A"),
    )
    game.plays(A="plague", B="drought").bids(A=1, B=3)
    then(game).dead("B0").alive("C0").followers_changed(A=-1, B=-3)

`tests.scenario.ankh_drawing` tells how boards are drawn. Whatever is not mentioned is as at the
beginning of a game: 1 follower, the whole hand, all warriors that are not drawn in the pool. A god
that is not drawn is not on the board. Unless `gods` says otherwise the players are Ra, Amun (whose
token lies face down in a conflict, so that it does not ask), Isis, Osiris and Anubis.
"""

from __future__ import annotations

import ennead
from tests.scenario.ankh_drawing import Drawing
from tests.scenario.ankh_outcome import AnkhOutcome, AnkhScenario
from tests.scenario.ankh_parts import (
    Part,
    after_merging,
    aims,
    camels,
    conflict,
    devotion,
    eve,
    event,
    followers,
    gods,
    guardians,
    hand,
    markers,
    options,
    order_tokens,
    pool,
    position_of,
    powers,
    rivers,
    stack,
    suns,
    tiebreaker,
    tokens,
    trapped,
    turn,
    underworld,
)

__all__ = [
    "AnkhOutcome",
    "AnkhScenario",
    "after_merging",
    "aims",
    "camels",
    "conflict",
    "devotion",
    "eve",
    "event",
    "followers",
    "given",
    "gods",
    "guardians",
    "hand",
    "markers",
    "options",
    "order_tokens",
    "pool",
    "powers",
    "rivers",
    "stack",
    "suns",
    "then",
    "tiebreaker",
    "tokens",
    "trapped",
    "turn",
    "underworld",
]


def given(drawing: str, *parts: Part) -> AnkhScenario:
    """A position; at the beginning of A's turn unless `turn` or `conflict` says otherwise."""
    return AnkhScenario(ennead.load(position_of(Drawing(drawing), parts), chance="ask"))


def then(game: AnkhScenario) -> AnkhOutcome:
    """What holds now."""
    return AnkhOutcome(game)
