"""Work that runs on the side as long as a server does."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from ennead.server.monitoring.faults import Faults

STOP_SECONDS = 2.0


class Tasks:
    """The tasks of a process. They are kept here: the event loop alone would lose them."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something on the side."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Report the error of a task, if it has one: nobody awaits it."""
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.faults.report("background", error)

    async def cancel(self) -> None:
        """Cancel all tasks."""
        for task in list(self.running):
            task.cancel()
        await self.wait()

    async def wait(self) -> None:
        """Wait for all tasks, but not for a database that does not respond."""
        if self.running:
            await asyncio.wait(self.running, timeout=STOP_SECONDS)
