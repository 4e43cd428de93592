"""Threads for work that may block for long; they do not keep the process from ending."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
Piece = tuple[Callable[..., Any], tuple[Any, ...], asyncio.Future[Any]]


class SideThreads:
    """Threads that are started when they are first needed.

    Unlike those of an executor they do not keep a process from ending: an unresponsive mail server
    is not waited for.
    """

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self.name = name
        self.threads = threads
        self.started = 0
        self.pieces: queue.Queue[Piece] = queue.Queue(waiting)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run work on a thread; OSError if the queue is full."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self.pieces.put_nowait((work, arguments, future))
        except queue.Full:
            raise OSError(f"{self.name}: too much is waiting") from None
        if self.started < self.threads:
            self.started += 1
            threading.Thread(target=self._work, name=self.name, daemon=True).start()
        return await future

    def _work(self) -> None:
        while True:
            work, arguments, future = self.pieces.get()
            result, error = None, None
            try:
                result = work(*arguments)
            except Exception as raised:  # noqa: BLE001 - the thread must live; the future gets the error
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop is closed
                future.get_loop().call_soon_threadsafe(settle, future, result, error)


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Settle a future, unless it was canceled."""
    if future.cancelled():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
