"""Who is served next by the worker processes: people's tables first, and each person in turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """How urgent a piece of work is."""

    WAITED_FOR = 0  # somebody is at the table, or asks for a hint
    AWAY = 1  # people play, but none of them is there
    WATCHED = 2  # bots among themselves
    REVIEW = 3


class Claim(NamedTuple):
    """On whose behalf something is worked out."""

    rank: Rank
    person: str


class Waiting:
    """A piece of work in the queue."""

    def __init__(self, claim: Claim, turn: int, number: int) -> None:
        self.claim = claim
        #: Which of the person's own pieces of work it is, as it were: the lowest is next.
        self.turn = turn
        self.number = number
        self.served: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def place(self) -> tuple[int, int, int]:
        """Where it stands in the queue."""
        return self.claim.rank, self.turn, self.number


class BotQueue:
    """Places at worker processes. One person alone never gets all of them, if there are several."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.most_each = max(1, places - 1)
        self.waiting: list[Waiting] = []
        self.busy: Counter[str] = Counter()
        #: The turn that is served now, and the last one of everybody who waits.
        self.turn = 0
        self.last: dict[str, int] = {}
        self.number = 0

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place and have it for a while."""
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
        """Somebody no longer waits; who was served in the same moment gives the place back."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
        else:
            self.release(waiting.claim)

    def release(self, claim: Claim) -> None:
        """A place is free again."""
        self.free += 1
        self.busy[claim.person] -= 1
        self.serve()

    def serve(self) -> None:
        """Give free places to whoever is next."""
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
        if not self.waiting:  # nobody has a claim from the past
            self.last.clear()
            self.busy = +self.busy
