"""Work spread over the machines of a Ray cluster; a lost worker is replaced.

The results are the same as on one machine: a task carries all its seeds, and the caller puts the
results in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ennead.lab.extras import need
from ennead.lab.mapping import Mapper, Result, Task, local_mapper

#: Starts a cluster of its own on this machine.
LOCAL = "local"
#: How often a task is retried if its worker is lost.
TRIES_AGAIN = 5
#: How often Ray is started: on a busy machine it may give up too early.
STARTS = 5
#: Tasks submitted per worker at a time: enough to keep all busy.
AHEAD = 3


class Cluster:
    """A mapper over a Ray cluster, by its address; `local` starts one with this many workers."""

    def __init__(self, address: str, jobs: int = 1) -> None:
        self.address = address
        self.jobs = jobs

    def __call__(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        ray = need("ray", "a cluster")
        if not ray.is_initialized():  # and it stays so until this process ends
            self.connect(ray)
        yield from spread(ray, function, tasks)

    def connect(self, ray: Any) -> None:
        """Join the cluster; ValueError if there is none at the address."""
        settings: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        if self.address == LOCAL:
            settings |= {"num_cpus": self.jobs, "include_dashboard": False}
        for tries_left in range(STARTS - 1, -1, -1):
            try:
                ray.init(address=self.address, **settings)
                return
            except Exception as error:  # noqa: BLE001  # a slow start raises a bare Exception
                ray.shutdown()
                if not tries_left or self.address != LOCAL:
                    reason = f"there is no Ray cluster at {self.address!r}: {error}"
                    raise ValueError(reason) from None


def spread(
    ray: Any, function: Callable[[Task], Result], tasks: Sequence[Task]
) -> Iterator[tuple[int, Result]]:
    """Submit tasks as workers become free, and yield each result as soon as it is there."""
    # Ray knows the modules of this process only by name, so workers import the function.
    remote = ray.remote(num_cpus=1, max_retries=TRIES_AGAIN)(function)
    waiting: dict[Any, int] = {}
    handed_out = 0
    while handed_out < len(tasks) or waiting:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while handed_out < len(tasks) and len(waiting) < room:
            waiting[remote.remote(tasks[handed_out])] = handed_out
            handed_out += 1
        done, _ = ray.wait(list(waiting), num_returns=1)
        for found in done:
            yield waiting.pop(found), ray.get(found)


def mapper_for(cluster: str | None, jobs: int) -> Mapper:
    """Return the mapper asked for: a cluster by its address, or processes of this machine."""
    return local_mapper(jobs) if cluster is None else Cluster(cluster, jobs)
