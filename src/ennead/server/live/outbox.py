"""Messages queued for a guest; bounded in bytes, so that one who never reads costs little."""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec import Struct

#: The most bytes of messages in one write.
TOGETHER = 2**16


class Ending(Struct, frozen=True):
    """The code and the reason with which the server ends a connection."""

    code: int
    reason: str


class Outbox:
    """Messages in order, and at last the close code."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.messages: deque[bytes] = deque()
        self.ending: Ending | None = None
        self.filled = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """Queue a message; False if the guest reads too slowly."""
        if self.ending is not None:
            return True  # nothing follows the end
        if self.messages and self.bytes + len(message) > self.most:
            return False
        self.messages.append(message)
        self.bytes += len(message)
        self.filled.set()
        return True

    def end(self, code: int, reason: str) -> None:
        """Close the connection once all queued messages are sent."""
        if self.ending is None:
            self.ending = Ending(code, reason)
            self.filled.set()

    def clear(self) -> None:
        """Drop what was not sent."""
        self.messages.clear()
        self.bytes = 0

    async def get(self) -> list[bytes] | Ending:
        """Wait for the next messages; after the last one, for the end."""
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
