"""Many games in one call, with arrays in and out; in one process or in several.

>>> games = VectorGames("ra", count=64, players=2, seed=1)
>>> step = games.observe()
>>> step.observations.shape, step.masks.shape, step.seats.shape
((64, 431), (64, 57), (64,))
>>> step = games.step(step.masks.argmax(axis=1))    # any row of whole numbers: the first legal ones
>>> step.rewards.shape, step.done.any()
((64, 2), np.False_)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from ennead.engine.errors import IllegalAnswer
from ennead.engine.game import Game
from ennead.engine.log import unknown
from ennead.engine.rng import Rng, seeded
from ennead.engine.rules import Data
from ennead.engine.table import Table
from ennead.envs.arrays import Bytes, Mask
from ennead.envs.encode.batch import Batch
from ennead.envs.encode.encoder import Encoder
from ennead.envs.game_env import encoder_for
from ennead.games.start import new


@dataclass(frozen=True)
class Step:
    """What the seat to act in every game sees, and what the last step brought.

    A game that has ended has begun anew: the observation is of its next game's first seat.
    """

    #: By game: what the seat to act sees, which actions are legal (1), and which seat it is.
    observations: Bytes
    masks: Mask
    seats: NDArray[np.int64]
    #: By game and seat: 1 or -1 where a game has just ended, otherwise 0.
    rewards: NDArray[np.float32]
    #: By game: whether it has just ended.
    done: NDArray[np.bool_]


class VectorGames:
    """Games side by side, stepped together; those that end begin anew."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int,
        seed: int = 0,
        options: Data | None = None,
        first: int = 0,
    ) -> None:
        """Games numbered from the first; the seed of a game follows from `seed` and its number."""
        check_count(count)
        self.count = count
        self.players = players
        self.encoder = encoder_for(game, players, options)
        self.size = self.encoder.size
        self.actions = self.encoder.space.players
        template = new(game, players, chance="ask", **(options or {})).table
        numbers = range(first, first + count)
        rngs = [seeded(seed * 1_000_003 + number) for number in numbers]
        self.batch = Batch(self.encoder, template, players, rngs)

    def __reduce__(self) -> tuple[Any, ...]:
        batch, encoder = self.batch, self.encoder
        games = [
            game_at(encoder, self.players, table, rng)
            for table, rng in zip(batch.tables, batch.rngs, strict=True)
        ]
        template = game_at(encoder, self.players, batch.template, None)
        told = (batch.ended, list(batch.done), list(batch.rewards))
        return put_together, (encoder, self.players, template, games, told)

    def observe(self) -> Step:
        """What the seats to act see now; nothing has been done yet."""
        return self.seen(
            np.zeros((self.count, self.players), np.float32), np.zeros(self.count, np.bool_)
        )

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Step:
        """One action for every game; IllegalAnswer, and no game changed, if one is not legal."""
        self.batch.step(whole_numbers(actions))
        rewards = np.array(self.batch.rewards, np.float32).reshape(self.count, self.players)
        return self.seen(rewards, table_of(self.batch.done, self.count)[:, 0].astype(np.bool_))

    def seen(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Step:
        """The arrays of this moment; later steps do not change them."""
        return Step(
            table_of(self.batch.observations, self.count),
            np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(self.count, -1),
            np.array(self.batch.seats, np.int64),
            rewards,
            done,
        )


def game_at(encoder: Encoder, players: int, table: Table, rng: Rng | None) -> Game:
    """A copy of a table of a batch as a game, which knows how it is copied and pickled."""
    options, luck = encoder.made_for or {}, None if rng is None else rng.clone()
    return Game(encoder.rules, players, options, None, table.copied(), luck, unknown())


def put_together(
    encoder: Encoder,
    players: int,
    template: Game,
    games: list[Game],
    told: tuple[int, list[int], list[float]],
) -> VectorGames:
    """The games that were taken apart."""
    made = VectorGames.__new__(VectorGames)
    made.count, made.players, made.encoder = len(games), players, encoder
    made.size, made.actions = encoder.size, encoder.space.players
    rngs = [game.rng for game in games if game.rng is not None]
    made.batch = Batch(encoder, template.table, players, [rng.clone() for rng in rngs])
    ended, done, rewards = told
    made.batch.restore([game.table for game in games], rngs, ended)
    made.batch.note_ends(done, rewards)
    return made


def whole_numbers(actions: Sequence[int] | NDArray[np.integer]) -> list[int]:
    """Actions as plain numbers; IllegalAnswer for anything but a row of whole numbers."""
    row = np.asarray(actions)
    if row.ndim != 1 or row.dtype.kind not in "iu":
        raise IllegalAnswer(f"expected a row of whole numbers, found {row.dtype} of {row.shape}")
    found: list[int] = row.tolist()
    return found


def table_of(numbers: vec[u8], rows: int) -> Bytes:
    """Numbers of a batch as an array with this many rows; nothing is copied."""
    return np.frombuffer(memoryview(numbers), np.uint8).reshape(rows, -1)


def check_count(count: int) -> None:
    """ValueError unless there is at least one game."""
    if count < 1:
        raise ValueError(f"count must be 1 or more, not {count}")
