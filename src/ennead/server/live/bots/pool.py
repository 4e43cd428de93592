"""Bots run in worker processes, so that they never block the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import msgspec

from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.server.live.bots.queue import BotQueue, Claim, Rank

LOG = logging.getLogger("ennead.server")
STARTING_SECONDS = 60.0
#: Seconds between two checks for the other build.
LOOKING_SECONDS = 1.0
#: A bot is stopped after this many times its budget.
PATIENCE = 2.0
#: The most workers that are tried for one answer.
TRIES = 3
#: The bot that plays for an absent player.
STAND_IN = "hard"
#: Hints and reviews may take this long.
ADVICE_SECONDS = 60.0
LONGEST_REPLY = 2**24
#: The most tables whose bots a worker is known to keep.
MOST_TABLES = 100


class WorkerDied(Exception):
    """A worker process ended unexpectedly."""


class BotFailed(Exception):
    """A bot raised an error."""


class NoAdvice(Exception):
    """No hints or review could be computed."""


class BotPool:
    """Worker processes that answer for bots; each is started when it is first needed."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        modules: tuple[str, ...] = (),
        build: Path | None = None,
    ) -> None:
        self.seconds = seconds
        self.modules = modules
        #: A folder with another build of Ennead, to be used as soon as it is there.
        self.awaited = build
        #: The folder that workers import Ennead from; None for the server's own.
        self.build: Path | None = None
        self.queue = BotQueue(processes)
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()

    async def answer(
        self, claim: Claim, table: str, bot: str, game: Game, seat: int, seed: int
    ) -> int:
        """Compute the answer of a bot; a random one if it fails or takes far too long."""
        seconds = PATIENCE * self.seconds
        what = {"bot": bot, "position": game.position(), "seat": seat, "seed": seed, "table": table}
        for _ in range(TRIES):
            try:
                return int(await self.do(claim, seconds, "answer", **what))
            except WorkerDied:
                LOG.warning("a worker died while the bot %s was thinking", bot)
            except (BotFailed, TimeoutError, OSError) as error:
                LOG.warning("the bot %s failed: %s %s", bot, type(error).__name__, error)
                break
        legal = game.legal(seat)
        return legal[int(seeded(seed).below(len(legal)))]

    async def hints(
        self, claim: Claim, game: Game, seat: int, lang: str, seed: int
    ) -> list[dict[str, Any]]:
        """Compute the best answers of a seat; NoAdvice if that fails."""
        position = game.position()
        found: list[dict[str, Any]] = await self._advice(
            *(claim, "hints"), position=position, seat=seat, lang=lang, seed=seed
        )
        return found

    async def review(self, record: str, lang: str) -> dict[str, Any]:
        """Review a record; NoAdvice if that fails."""
        claim = Claim(Rank.REVIEW, "")
        found: dict[str, Any] = await self._advice(claim, "review", record=record, lang=lang)
        return found

    async def _advice(self, claim: Claim, work: str, **what: Any) -> Any:
        try:
            return await self.do(claim, ADVICE_SECONDS, work, **what)
        except (WorkerDied, BotFailed, TimeoutError, OSError) as error:
            LOG.warning("no %s: %s %s", work, type(error).__name__, error)
            raise NoAdvice from None

    async def do(self, claim: Claim, seconds: float, work: str, **what: Any) -> Any:
        """Run work on an idle worker, or on a new one; one that fails is not used again."""
        async with self.queue.place(claim):
            worker = self._idle_for(what.get("table")) or await self._start()
            if "table" in what:
                worker.has_bots_of(what["table"])
            try:
                result = await asyncio.wait_for(worker.ask({"work": work, **what}), seconds)
            except BotFailed:
                self._keep(worker)
                raise
            except BaseException:
                self._dismiss(worker)
                raise
            self._keep(worker)
            return result

    def _keep(self, worker: Worker) -> None:
        """Return a worker to the idle ones, unless it is of an earlier build."""
        if worker.build == self.build:
            self.idle.append(worker)
        else:
            self._dismiss(worker)

    def _dismiss(self, worker: Worker) -> None:
        worker.stop()
        self.all.discard(worker)

    async def move_when_built(self) -> None:
        """Wait for the other build, then replace idle workers; busy ones finish their work."""
        if self.awaited is None:
            return
        while not (self.awaited / "ennead" / "__init__.py").exists():
            await asyncio.sleep(LOOKING_SECONDS)
        self.build = self.awaited
        for _ in range(len(self.all)):
            fresh = await self._start()
            outdated = [worker for worker in self.idle if worker.build != self.build]
            for worker in outdated[:1]:
                self.idle.remove(worker)
                self._dismiss(worker)
            self.idle.append(fresh)

    def _idle_for(self, table: object) -> Worker | None:
        """Take an idle worker, if possible the one that keeps the bots of a table."""
        if not self.idle:
            return None
        worker = next((one for one in self.idle if table in one.tables), self.idle[-1])
        self.idle.remove(worker)
        return worker

    async def _start(self) -> Worker:
        build = self.build
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ennead.server.live.bots.worker", *self.modules),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_REPLY,
            env=variables_for(build),
        )
        worker = Worker(process, build)
        self.all.add(worker)
        try:
            await asyncio.wait_for(worker.is_ready(), STARTING_SECONDS)
        except BaseException:
            self._dismiss(worker)
            raise
        return worker

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self.all:
            worker.stop()
        await asyncio.gather(*(worker.process.wait() for worker in self.all))


def variables_for(build: Path | None) -> dict[str, str]:
    """Return the environment variables, with another build first in PYTHONPATH."""
    path = os.environ.get("PYTHONPATH", "")
    ahead = [] if build is None else [str(build)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*ahead, path]) if path else "".join(ahead)}


class Worker:
    """One process: a line of JSON in, a line of JSON out."""

    def __init__(self, process: Process, build: Path | None = None) -> None:
        self.process = process
        self.build = build
        #: The tables whose bots it keeps, oldest first.
        self.tables: dict[str, None] = {}

    def has_bots_of(self, table: str) -> None:
        """Note that it keeps the bots of a table; the oldest is dropped."""
        self.tables[table] = None
        if len(self.tables) > MOST_TABLES:
            del self.tables[next(iter(self.tables))]

    async def is_ready(self) -> None:
        """Wait until the worker has started."""
        assert self.process.stdout is not None
        if not await self.process.stdout.readline():
            raise WorkerDied

    async def ask(self, question: dict[str, Any]) -> Any:
        """Send a piece of work, and return its result."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
        except (OSError, RuntimeError):  # uvloop raises RuntimeError for a closed pipe
            raise WorkerDied from None
        line = await self.process.stdout.readline()
        if not line:
            raise WorkerDied
        reply = msgspec.json.decode(line)
        if "error" in reply:
            raise BotFailed(reply["error"])
        return reply["result"]

    def stop(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
