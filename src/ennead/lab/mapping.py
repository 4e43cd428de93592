"""Work spread over processes: one function over many tasks.

A `Mapper` is the seam to other machines. It takes a function of a module and tasks that can be
pickled, and gives the place of each task with its result as soon as it is done, in any order.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from threading import Event, current_thread, main_thread
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

#: Tasks submitted per process at a time: enough to keep all busy.
AHEAD = 3
#: Seconds between checks for an interruption, and the time that interrupted tasks have.
POLL = 0.2
GRACE = 1.0


class Mapper(Protocol):
    """Applies a function to all tasks, here or on other machines."""

    def __call__(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """Yield the place of each task and its result, in the order of completion."""
        ...


def local_mapper(jobs: int) -> Mapper:
    """Return a mapper for several processes of this machine; with one, this process works alone."""
    if jobs < 1:
        raise ValueError(f"jobs must be 1 or more, not {jobs}")
    return in_turn if jobs == 1 else Processes(jobs)


def in_turn(
    function: Callable[[Task], Result], tasks: Sequence[Task]
) -> Iterator[tuple[int, Result]]:
    """Do one task after another, in this process."""
    for place, task in enumerate(tasks):
        yield place, function(task)


class Processes:
    """A mapper over processes, which end with the last task or an interruption.

    After an interruption (Ctrl-C) the tasks that are being worked on have a moment to give what
    they have done; then their processes are ended, whatever they do, and KeyboardInterrupt is
    raised.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        others = set(active_children())
        executor = ProcessPoolExecutor(
            self.jobs, get_context("spawn"), initializer=ignore_interruption
        )
        done = False
        try:
            with noticing_interruption() as interrupted:
                yield from self.spread(executor, function, tasks, interrupted)
            done = True
        finally:
            executor.shutdown(wait=done, cancel_futures=True)
            for worker in set(active_children()) - others:
                worker.kill()

    def spread(
        self,
        executor: ProcessPoolExecutor,
        function: Callable[[Task], Result],
        tasks: Sequence[Task],
        interrupted: Event,
    ) -> Iterator[tuple[int, Result]]:
        """Submit tasks as processes become free, and yield each result as soon as it is there."""
        waiting: dict[Future[Result], int] = {}
        left = enumerate(tasks)
        others = set(active_children())
        while True:
            for place, task in islice(left, AHEAD * self.jobs - len(waiting)):
                waiting[executor.submit(function, task)] = place
            if not waiting:
                return
            found, _ = wait(waiting, POLL, FIRST_COMPLETED)
            for future in found:
                yield waiting.pop(future), future.result()
            if interrupted.is_set():
                yield from last_results(waiting, set(active_children()) - others)
                raise KeyboardInterrupt


def last_results(
    waiting: dict[Future[Result], int], workers: set[BaseProcess]
) -> Iterator[tuple[int, Result]]:
    """Yield what interrupted tasks return before their time is up."""
    for future in list(waiting):
        if future.cancel():
            del waiting[future]
    for worker in workers:
        if worker.pid is not None:
            os.kill(worker.pid, signal.SIGINT)
    found, _ = wait(waiting, GRACE)
    for future in found:
        if future.exception() is None:
            yield waiting[future], future.result()


@contextmanager
def noticing_interruption() -> Iterator[Event]:
    """Give the block an event that Ctrl-C sets, instead of raising an exception in it."""
    interrupted = Event()
    if current_thread() is not main_thread():
        yield interrupted
        return
    before = signal.signal(signal.SIGINT, lambda *_: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interruption() -> None:
    """Ignore Ctrl-C: the process that started this one ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end a block early, in a process that works for another one.

    What the block has done until then can be given back. In any other process nothing is changed.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, interrupt_once)
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        ignore_interruption()


def interrupt_once(number: int, frame: object) -> None:
    """Interrupt once: the terminal and the parent process may both send the signal."""
    ignore_interruption()
    raise KeyboardInterrupt
