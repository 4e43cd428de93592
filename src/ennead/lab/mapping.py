"""Work spread over processes: one function over many tasks.

A `Mapper` is the seam to other machines. It takes a function of a module and tasks that can be
pickled, and gives the place of each task with its result as soon as it is done, in any order.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Mapper(Protocol):
    """Applies a function to all tasks, wherever that is done."""

    def __call__(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """The place of each task and its result, as they are done."""
        ...


def local_mapper(jobs: int) -> Mapper:
    """A mapper for several processes of this machine; with one, this process does it all."""
    if jobs < 1:
        raise ValueError(f"jobs must be 1 or more, not {jobs}")
    return in_turn if jobs == 1 else Processes(jobs)


def in_turn(
    function: Callable[[Task], Result], tasks: Sequence[Task]
) -> Iterator[tuple[int, Result]]:
    """One task after another, in this process."""
    for place, task in enumerate(tasks):
        yield place, function(task)


class Processes:
    """A mapper over processes, which end with the last task or an interruption."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        executor = ProcessPoolExecutor(
            self.jobs, get_context("spawn"), initializer=ignore_interruption
        )
        try:
            places = {executor.submit(function, task): n for n, task in enumerate(tasks)}
            for future in as_completed(places):
                yield places[future], future.result()
        finally:
            executor.shutdown(wait=True, cancel_futures=True)


def ignore_interruption() -> None:
    """A process that works is ended by the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
