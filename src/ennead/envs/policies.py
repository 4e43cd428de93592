"""From a trained policy to a bot: what it observes of a game, and the answer that its action gives.

>>> import ennead
>>> from ennead.bots import Seen
>>> game = ennead.new("ra", players=3, seed=7)
>>> seen = Seen(game, game.to_act()[0])
>>> observed = observe(seen)
>>> observed.observation.shape, observed.mask.nonzero()[0].tolist()
((431,), [0, 2])
>>> answer_of(seen, 2) in seen.legal()
True
"""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple, SupportsIndex

import numpy as np

from ennead.bots.bot import Seen
from ennead.engine.errors import IllegalAnswer
from ennead.engine.numbers import whole
from ennead.envs.arrays import Bytes, Mask
from ennead.envs.encode.encoder import Encoder
from ennead.envs.game_env import encoder_for


class Observed(NamedTuple):
    """What the environments show of a game to the seat that is asked."""

    observation: Bytes
    #: 1 for each legal action.
    mask: Mask


def observe(seen: Seen) -> Observed:
    """The observation and the legal actions of a seat, the same as in all environments."""
    encoder = known_encoder(seen)
    # A game the seat could be in: its observation is the seat's own, and nothing else is in it.
    table = seen.resample(0).table
    return Observed(
        np.array(encoder.observation(table, seen.seat), dtype=np.uint8),
        np.array(encoder.legal_mask(table, seen.seat), dtype=np.int8),
    )


def answer_of(seen: Seen, action: SupportsIndex) -> int:
    """The answer that an action gives; IllegalAnswer if it is not legal now."""
    number = whole(action)
    if number is not None and seen.is_asked():
        frame = seen.resample(0).table.frames[-1]
        answer = known_encoder(seen).space.answer(frame, number)
        if answer in seen.legal():
            return answer
    raise IllegalAnswer(f"seat {seen.seat}: {action!r} is not a legal action now")


def known_encoder(seen: Seen) -> Encoder:
    """The encoder of a game and its options, made once."""
    return encoder_of(seen.name, seen.players, json.dumps(seen.options, sort_keys=True))


@cache
def encoder_of(name: str, players: int, options: str) -> Encoder:
    """The encoder of a game with options as JSON."""
    return encoder_for(name, players, json.loads(options))
