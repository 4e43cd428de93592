"""The tables of a browser: what its worker calls, with texts only, since it is not Python."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial

import ennead
from ennead.server.local.device import Device, Line
from ennead.server.store.memory import Changes


class Browser:
    """A device whose page speaks to it in JSON."""

    def __init__(
        self,
        device: Device,
        send: Callable[[int, str], None],
        end: Callable[[int, int, str], None],
    ) -> None:
        self.device = device
        self.send = send
        self.end = end
        self.lines: dict[int, Line] = {}
        self.compiled = ennead.compiled

    async def open(self, language: str) -> None:
        """Begin; a new person is remembered from now on."""
        await self.device.open(language)

    async def request(self, method: str, address: str, body: str) -> str:
        """Answer a request: an object with `status` and `body`, a text."""
        status, reply = await self.device.request(method, address, body.encode())
        return json.dumps({"status": status, "body": reply.decode()})

    def connect(self, line: int, address: str) -> None:
        """Open a connection to a table."""
        self.lines[line] = self.device.connect(
            address, partial(self.send, line), partial(self.ended, line)
        )

    def receive(self, line: int, text: str) -> None:
        """Take a message of a connection."""
        if line in self.lines:
            self.lines[line].receive(text)

    def disconnect(self, line: int) -> None:
        """The page has closed a connection."""
        if line in self.lines:
            self.lines.pop(line).close()

    def ended(self, line: int, code: int, reason: str) -> None:
        """Tell the page that a connection has ended."""
        self.lines.pop(line, None)
        self.end(line, code, reason)


def begin(
    kept: str,
    keep: Callable[[str], Awaitable[None]],
    think: Callable[[str], Awaitable[str]],
    send: Callable[[int, str], None],
    end: Callable[[int, int, str], None],
) -> Browser:
    """Make the tables of what a browser kept."""

    async def keep_changes(changes: Changes) -> None:
        await keep(json.dumps(changes))

    return Browser(Device(keep_changes, json.loads(kept), think), send, end)
