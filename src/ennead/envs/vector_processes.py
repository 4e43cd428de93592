"""Many games in several processes, with one block of memory that all of them share.

The games are the same as those of `VectorGames` with the same seed and as many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from ennead.engine.rules import Data
from ennead.envs.vector import Step, VectorGames, check_count, whole_numbers


@dataclass(frozen=True)
class Shape:
    """What the processes agree on: the games, and how large their arrays are."""

    game: str
    count: int
    players: int
    seed: int
    options: Data
    size: int
    actions: int

    def arrays(self, memory: SharedMemory) -> Step:
        """The arrays of a step in the shared block, one after another."""
        # fmt: off  (a table reads better as a table)
        columns: tuple[tuple[int, type], ...] = (
            (self.size, np.uint8),
            (self.actions, np.int8),
            (1, np.int64),
            (self.players, np.float32),
            (1, np.bool_),
        )
        # fmt: on
        found, start = [], 0
        for width, kind in columns:
            start += -start % 8
            shape = (self.count, width) if width > 1 else (self.count,)
            made: NDArray[np.generic] = np.ndarray(shape, kind, memory.buf, start)
            found.append(made)
            start += made.nbytes
        return Step(*found)  # type: ignore[arg-type]  # the kinds stand in the table above

    def room(self) -> int:
        """How many bytes the arrays need, with some to spare between them."""
        return self.count * (self.size + self.actions + 8 + 4 * self.players + 1) + 64


class ProcessGames:
    """Games side by side in several processes; to be closed, or used with `with`.

    The arrays of a step are overwritten by the next one.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int,
        seed: int = 0,
        options: Data | None = None,
        processes: int = 2,
    ) -> None:
        check_count(count)
        if not 1 <= processes <= count:
            raise ValueError(f"processes must be 1 to {count}, as many as games, not {processes}")
        one = VectorGames(game, 1, players, seed, options)
        self.count, self.players = count, players
        self.size, self.actions = one.size, one.actions
        self.shape = Shape(game, count, players, seed, options or {}, one.size, one.actions)
        self.memory = SharedMemory(create=True, size=self.shape.room())
        self.arrays = self.shape.arrays(self.memory)
        bounds = [count * number // processes for number in range(processes + 1)]
        self.parts = [slice(*ends) for ends in pairwise(bounds)]
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for part in self.parts:
            here, there = context.Pipe()
            process = context.Process(
                target=serve, args=(self.shape, self.memory.name, part, there), daemon=True
            )
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.wait()

    def observe(self) -> Step:
        """What the seats to act see now."""
        return self.arrays

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Step:
        """One action for every game; ValueError if one is not legal: then close these games."""
        actions = whole_numbers(actions)
        if len(actions) != self.count:
            raise ValueError(f"expected {self.count} actions, found {len(actions)}")
        for pipe, part in zip(self.pipes, self.parts, strict=True):
            pipe.send(actions[part])
        self.wait()
        return self.arrays

    def wait(self) -> None:
        """Wait until all processes have written their part."""
        refusals = [reason for pipe in self.pipes if (reason := pipe.recv())]
        if refusals:
            raise ValueError("; ".join(refusals))

    def close(self) -> None:
        """End the processes and give back the memory."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        del self.arrays
        self.memory.close()
        self.memory.unlink()

    def __reduce__(self) -> NoReturn:
        raise TypeError("games in other processes cannot be copied or pickled; VectorGames can")

    def __enter__(self) -> ProcessGames:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def serve(shape: Shape, name: str, part: slice, pipe: Connection) -> None:
    """A process: step its part of the games until the other end of the pipe is closed."""
    memory = SharedMemory(name)
    games = VectorGames(
        shape.game,
        part.stop - part.start,
        shape.players,
        shape.seed,
        shape.options,
        first=part.start,
    )
    try:
        write(games.observe(), shape.arrays(memory), part)
        pipe.send("")
        while True:
            pipe.send(stepped(games, pipe.recv(), shape.arrays(memory), part))
    except EOFError:
        memory.close()


def stepped(games: VectorGames, actions: list[int], into: Step, part: slice) -> str:
    """Take a step; empty, or why it was refused."""
    try:
        write(games.step(actions), into, part)
    except ValueError as refused:
        return str(refused)
    return ""


def write(step: Step, into: Step, part: slice) -> None:
    """Copy a step into its part of the shared arrays."""
    into.observations[part] = step.observations
    into.masks[part] = step.masks
    into.seats[part] = step.seats
    into.rewards[part] = step.rewards
    into.done[part] = step.done
