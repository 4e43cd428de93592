"""Bots think in worker processes, so that they never hold up the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import ennead
from ennead.bots import make_bot
from ennead.bots.bot import Seen
from ennead.engine.game import Game
from ennead.engine.rng import seeded


class BotPool:
    """Worker processes that answer for bots."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """Let the workers go, whatever they think about."""
        if self.pool is not None:
            for worker in list(getattr(self.pool, "_processes", {}).values()):
                worker.terminate()
            self.pool.shutdown(cancel_futures=True)
            self.pool = None

    async def answer(self, bot: str, game: Game, seat: int, seed: int) -> int:
        """A bot's answer; it is given only what its seat can know.

        A bot that takes far too long, or whose worker dies, is answered for at random.
        """
        position = game.resample(seat, seed).position()
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._workers(), think, bot, position, seat, seed)
            return await asyncio.wait_for(thought, 4 * self.seconds + 10)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            legal = game.legal(seat)
            return legal[int(seeded(seed).below(len(legal)))]

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=ignore_interrupts)
        return self.pool


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which then lets its workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(bot: str, position: dict[str, Any], seat: int, seed: int) -> int:
    """In a worker: the answer of a bot at a position."""
    game = ennead.load(position, seed=seed)
    return make_bot(bot, game.name, seed).answer(Seen(game, seat))
