"""The queue for worker processes: by urgency, then round robin over people."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """How urgent a piece of work is."""

    WAITED_FOR = 0  # a player is connected, or asks for a hint
    AWAY = 1  # people play, but none of them is connected
    WATCHED = 2  # bots alone
    REVIEW = 3


class Claim(NamedTuple):
    """The urgency of a piece of work, and the person it is for."""

    rank: Rank
    person: str


class Waiting:
    """A piece of work in the queue."""

    def __init__(self, claim: Claim, turn: int, number: int) -> None:
        self.claim = claim
        #: The round in which it is served: the lowest is next.
        self.turn = turn
        self.number = number
        self.served: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def place(self) -> tuple[int, int, int]:
        """Return the sort key in the queue."""
        return self.claim.rank, self.turn, self.number


class BotQueue:
    """Slots of worker processes. One person never gets all of them, if there are several."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.most_each = max(1, places - 1)
        self.waiting: list[Waiting] = []
        self.busy: Counter[str] = Counter()
        #: The current round, and the last one of each person who waits.
        self.turn = 0
        self.last: dict[str, int] = {}
        self.number = 0

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a slot, and hold it as long as the context lasts."""
        own = max(self.turn, self.last.get(claim.person, 0))
        self.last[claim.person] = own + 1
        self.number += 1
        waiting = Waiting(claim, own, self.number)
        self.waiting.append(waiting)
        self.serve()
        try:
            await waiting.served
        except asyncio.CancelledError:
            self.give_up(waiting)
            raise
        try:
            yield
        finally:
            self.release(claim)

    def give_up(self, waiting: Waiting) -> None:
        """Leave the queue; a slot that was just assigned is released."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
        else:
            self.release(waiting.claim)

    def release(self, claim: Claim) -> None:
        """Release a slot."""
        self.free += 1
        self.busy[claim.person] -= 1
        self.serve()

    def serve(self) -> None:
        """Assign free slots to the next in the queue."""
        while self.free:
            able = [w for w in self.waiting if self.busy[w.claim.person] < self.most_each]
            if not able:
                break
            following = min(able, key=Waiting.place)
            self.waiting.remove(following)
            self.free -= 1
            self.busy[following.claim.person] += 1
            self.turn = max(self.turn, following.turn)
            following.served.set_result(None)
        if not self.waiting:  # an empty queue starts a new round
            self.last.clear()
            self.busy = +self.busy
