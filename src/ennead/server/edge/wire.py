"""The HTTP and WebSocket protocols of uvicorn, with timeouts and bounds.

uvicorn waits for ever: for the first byte, for the rest of a head or a body, for the client to
read. Here each of these has a timeout, which `OpenConnections` checks.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from ennead.server.edge.addresses import counted
from ennead.server.edge.open_connections import OpenConnections
from ennead.server.limits.rate_limit import Allowance
from ennead.server.settings import Limits

#: Room for the head of a request beside its body.
HEAD_BYTES = 64 * 1024
#: Bytes parsed at once, so that other connections do not wait long.
SLICE = 4096
#: Limits for frames that are no messages: pings, pongs and fragments.
FRAMES_PER_SECOND = 20.0
FRAMES_AT_ONCE = 200.0
#: The close code for a text that is not UTF-8.
NOT_TEXT = 1007


class Config(uvicorn.Config):
    """The settings of uvicorn, with the open connections."""

    def __init__(self, *given: Any, connections: OpenConnections, **more: Any) -> None:
        super().__init__(*given, **more)
        self.open = connections


class Unsent:
    """Since when the client has not read everything."""

    def __init__(self) -> None:
        self.since: float | None = None

    def is_overdue(self, transport: asyncio.Transport, now: float, seconds: float) -> bool:
        """Whether the client has not caught up for too long."""
        if transport.get_write_buffer_size() == 0:
            self.since = None
        elif self.since is None:
            self.since = now
        return self.since is not None and now - self.since > seconds


class HttpConnection(H11Protocol):
    """HTTP/1.1; h11 bounds the head of a request, which the faster parser does not."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.limits: Limits = self.config.open.limits
        self.since = time.monotonic()
        self.received = 0
        self.unsent = Unsent()
        if not self.config.open.add(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.received > self.limits.upload_bytes + HEAD_BYTES:
            self.config.open.cut_off(self, "a request too long")
        elif not self.transport.is_closing():
            super().data_received(data)

    def on_response_complete(self) -> None:
        self.since = time.monotonic()
        self.received = 0
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        self.config.open.reports.cut_off("no HTTP", counted(self.client))
        super().send_400_response(msg)

    def is_waiting(self) -> bool:
        """Whether no request is under way."""
        cycle = cast("RequestResponseCycle | None", self.cycle)  # none before the first request
        return cycle is None or cycle.response_complete

    def overdue(self, now: float) -> str | None:
        """Return the timeout that has passed, if any."""
        if self.unsent.is_overdue(self.transport, now, self.limits.unread_seconds):
            return "a reply not read"
        waited = now - self.since
        if self.conn.their_state is h11.SEND_BODY:
            return "a body not sent" if waited > self.limits.body_seconds else None
        if self.is_waiting() and waited > self.limits.head_seconds:
            return "half a head" if self.conn.trailing_data[0] else "silence"
        return None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose client may not read, send too much or break the protocol."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limits: Limits = self.config.open.limits
        self.unsent = Unsent()
        self.closing_since: float | None = None
        self.frames_allowed = Allowance(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        #: Received bytes that were not parsed yet.
        self.held = b""
        self.config.open.replace(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open.remove(self)
        super().connection_lost(exc)

    def is_waiting(self) -> bool:
        """Whether it gives way to new connections: never."""
        return False

    def overdue(self, now: float) -> str | None:
        """Return the timeout that has passed, if any."""
        if self.unsent.is_overdue(self.transport, now, self.limits.unread_seconds):
            return "messages not read"
        if self.close_sent and self.closing_since is None:
            self.closing_since = now
        if self.closing_since is not None and now - self.closing_since > self.close_timeout:
            return "an end not acknowledged"
        return None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions["ennead"] = {"abort": self.abort, "send": self.send_together}

    async def send_together(self, messages: list[bytes]) -> None:
        """Send several messages in one write."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent:
            return
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def abort(self) -> None:
        """Abort the connection of a client that does not read."""
        if not self.transport.is_closing() or self.close_sent:
            self.config.open.cut_off(self, "messages not read")

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # The client will not read any more, and closing would wait for it.
        self.config.open.cut_off(self, "no reply to a ping")

    # ------------------------------------------------------------ receiving

    def data_received(self, data: bytes) -> None:
        """Parse a slice at a time; the rest waits until the application has received it."""
        self.held += data
        self.feed_held()

    def feed_held(self) -> None:
        """Parse held bytes until the application must receive a message."""
        while self.held and not self.read_paused and not self.transport.is_closing():
            piece, self.held = self.held[:SLICE], self.held[SLICE:]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        self.feed_held()
        return message

    def send_receive_event_to_app(self) -> None:
        if self.close_sent and not self.may_send_frame():
            return  # the client sends on after the end
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if self.may_send_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.may_send_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_send_frame():
            super().handle_pong(event)

    def may_send_frame(self) -> bool:
        """Whether the client may send one more frame that is no message."""
        if self.transport.is_closing():
            return False
        if self.writable.is_set() and self.frames_allowed.take():
            return True
        self.config.open.cut_off(self, "too many frames")
        return False


def is_text(frames: list[bytes]) -> bool:
    """Whether the frames of a message are UTF-8."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
