"""What is on its way to a guest: bounded in bytes, so that one who never reads costs little."""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec import Struct

#: How many bytes of messages are sent together.
TOGETHER = 2**16


class Ending(Struct, frozen=True):
    """The code and the reason with which the server ends a connection."""

    code: int
    reason: str


class Outbox:
    """Messages in order, and at last the end."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.messages: deque[bytes] = deque()
        self.ending: Ending | None = None
        self.filled = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """Take a message along; False if the guest reads too slowly for it."""
        if self.ending is not None:
            return True  # nothing follows the end
        if self.messages and self.bytes + len(message) > self.most:
            return False
        self.messages.append(message)
        self.bytes += len(message)
        self.filled.set()
        return True

    def end(self, code: int, reason: str) -> None:
        """Close the connection once everything before was sent."""
        if self.ending is None:
            self.ending = Ending(code, reason)
            self.filled.set()

    def clear(self) -> None:
        """Forget what was not sent."""
        self.messages.clear()
        self.bytes = 0

    async def get(self) -> list[bytes] | Ending:
        """The next messages, as many as are sent together; after the last one the end."""
        while not self.messages:
            if self.ending is not None:
                return self.ending
            self.filled.clear()
            await self.filled.wait()
        taken = [self.messages.popleft()]
        size = len(taken[0])
        while self.messages and size + len(self.messages[0]) <= TOGETHER:
            taken.append(self.messages.popleft())
            size += len(taken[-1])
        self.bytes -= size
        return taken
