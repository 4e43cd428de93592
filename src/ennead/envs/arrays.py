"""One game with arrays in and out: what all interfaces to learners are made of."""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ennead.engine.errors import IllegalAnswer
from ennead.engine.game import Game
from ennead.engine.numbers import whole
from ennead.engine.rules import Data
from ennead.envs.game_env import encoder_for
from ennead.games.start import new

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class ArrayGame:
    """A game whose seats see arrays and act by numbers of one fixed space.

    >>> game = ArrayGame("ra", players=3)
    >>> game.begin(seed=7)
    >>> seat = game.to_act()[0]
    >>> game.observation(seat).shape, game.mask(seat).nonzero()[0].tolist()
    ((431,), [0, 2])
    >>> game.act(seat, 0)
    """

    def __init__(self, name: str, players: int, options: Data | None = None) -> None:
        self.name = name
        self.players = players
        self.options = options or {}
        self.encoder = encoder_for(name, players, options)
        #: How many numbers an observation has, and how many actions there are.
        self.size = self.encoder.size
        self.actions = self.encoder.space.players
        self.game: Game = new(name, players, 0, **self.options)
        #: The options that the encoder is made for.
        self.encoded = self.game.options

    def begin(self, seed: int | None = None, options: Data | None = None) -> None:
        """A new game; options given here are for this game only, ValueError refuses them."""
        chosen = {**self.options, **(options or {})}
        self.game = new(self.name, self.players, seed, **chosen)
        if self.encoded != self.game.options:
            self.encoder = encoder_for(self.name, self.players, chosen)
            self.encoded = self.game.options

    def to_act(self) -> list[int]:
        """Every seat that must act now."""
        return self.game.to_act()

    def observation(self, seat: int) -> Bytes:
        """What a seat may know, as `encoder.layout` tells it."""
        return np.array(self.encoder.observation(self.game.table, seat), dtype=np.uint8)

    def mask(self, seat: int) -> Mask:
        """1 for each legal action of a seat; all 0 if it is not asked."""
        return np.array(self.encoder.legal_mask(self.game.table, seat), dtype=np.int8)

    def answer(self, seat: int, action: SupportsIndex) -> int:
        """The answer that an action gives; IllegalAnswer if it is not legal now."""
        frames, number = self.game.table.frames, whole(action)
        if frames and number is not None and seat in self.game.to_act():
            answer = self.encoder.space.answer(frames[-1], number)
            if answer in self.game.legal(seat):
                return answer
        raise IllegalAnswer(f"seat {seat}: {action!r} is not a legal action now")

    def act(self, seat: int, action: SupportsIndex) -> None:
        """Take a legal action."""
        self.game.apply(seat, self.answer(seat, action))

    def rewards(self) -> list[float]:
        """By seat, 1 for those who have won and -1 for all others; 0 while the game goes on."""
        if not self.game.over:
            return [0.0] * self.players
        return list(self.encoder.rewards(self.game.table))
