"""Checks of every request and handshake before the application sees it.

Limits per address, the hosts of this server, and the headers of every reply: here, so that they
hold for all routes, for errors too, and cost next to nothing.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.exceptions import ClientException, TooManyRequestsException
from msgspec import Struct

from ennead.server.edge.addresses import counted
from ennead.server.edge.hosts import Hosts
from ennead.server.limits.rate_limit import Allowances
from ennead.server.monitoring.reports import Reports
from ennead.server.settings import Settings

Message = dict[str, Any]
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
#: Browsers that came over HTTPS use nothing else from then on.
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
#: Replies for one person are not cached.
PRIVATE = (b"cache-control", b"no-store")

#: The cost of requests. Replays are computed, files only sent.
COSTS = {"log": 5.0, "moments": 5.0, "record": 5.0, "review": 10.0, "records": 10.0}
FILE_COST = 0.2
#: Requested by programs of the operator, without limits, under any host.
OPERATOR = ("/health", "/metrics")


class Refused(Struct, frozen=True):
    """A refused request."""

    status: int
    detail: str
    wait: float | None = None


class Front:
    """Middleware around the application."""

    def __init__(self, settings: Settings, reports: Reports) -> None:
        limits = self.limits = settings.limits
        self.reports = reports
        self.hosts = Hosts(settings)
        self.headers = [*HEADERS, HTTPS_ONLY] if settings.secure else HEADERS
        self.requests = Allowances.per_minute(limits.requests_per_minute)
        self.codes = Allowances.per_minute(limits.codes_per_minute)
        self.handshakes = Allowances.per_minute(limits.handshakes_per_minute)
        #: By address: open WebSockets, and the bytes of bodies that are being received.
        self.sockets: Counter[str] = Counter()
        self.uploads: Counter[str] = Counter()

    async def serve(self, app: Asgi, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a handshake on, or refuse it."""
        address = counted(scope.get("client"))
        if scope["type"] == "websocket":
            await self.serve_socket(app, scope, receive, send, address)
            return
        send = self.with_headers(scope, send)
        refused = self.refuse_request(scope, address)
        if refused is not None:
            await reply(send, "http", refused)
        elif scope["method"] in ("GET", "HEAD"):
            await app(scope, receive, send)
        else:
            await self.upload(app, scope, receive, send, address)

    async def serve_socket(
        self, app: Asgi, scope: Scope, receive: Receive, send: Send, address: str
    ) -> None:
        """Serve a WebSocket from its handshake to its end."""
        refused = self.refuse_handshake(scope, address)
        if refused is not None:
            await receive()
            await reply(send, "websocket.http", refused)
            return
        self.sockets[address] += 1
        try:
            await app(scope, receive, send)
        finally:
            leave(self.sockets, address, 1)

    # ------------------------------------------------------------ limits

    def refuse_request(self, scope: Scope, address: str) -> Refused | None:
        """Refuse a request beyond a limit, or for another host."""
        path: str = scope["path"]
        if path in OPERATOR:
            return None
        if path.startswith("/api/codes/") and not self.codes.take(address):
            wait = self.codes.wait(address)
            return self.turn_away("too many codes tried", address, wait)
        cost = cost_of(path)
        if not self.requests.take(address, cost):
            wait = self.requests.wait(address, cost)
            return self.turn_away("too many requests", address, wait)
        return self.refuse_target(scope, address)

    def refuse_handshake(self, scope: Scope, address: str) -> Refused | None:
        """Refuse a handshake beyond a limit, or for another host."""
        if not self.handshakes.take(address):
            wait = self.handshakes.wait(address)
            return self.turn_away("too many handshakes", address, wait)
        if self.sockets[address] >= self.limits.sockets_per_address:
            return self.turn_away("too many WebSockets", address, 10.0)
        return self.refuse_target(scope, address)

    def refuse_target(self, scope: Scope, address: str) -> Refused | None:
        """Refuse what is no path, or not for this server."""
        if not scope["path"].isprintable():
            return Refused(400, "the path holds characters that cannot be printed")
        host = host_of(scope)
        if not self.hosts.is_own(host):
            self.reports.turned_away("another host", address)
            return Refused(421, self.hosts.advice(host))
        return None

    def turn_away(self, reason: str, address: str, wait: float) -> Refused:
        """Refuse a request beyond a limit, and report it."""
        self.reports.turned_away(reason, address)
        return Refused(429, f"{reason}; slow down", wait)

    async def upload(
        self, app: Asgi, scope: Scope, receive: Receive, send: Send, address: str
    ) -> None:
        """Serve a request with a body; bodies being received are bounded per address."""
        mine = 0

        async def received() -> Message:
            nonlocal mine
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientException("the request was broken off")
            size = len(message.get("body", b""))
            mine += size
            self.uploads[address] += size
            if self.uploads[address] > self.limits.upload_bytes_per_address:
                self.reports.turned_away("too many uploads at once", address)
                raise TooManyRequestsException("too many uploads at once", headers=RETRY_SOON)
            return message

        try:
            await app(scope, received, send)
        finally:
            leave(self.uploads, address, mine)

    # ------------------------------------------------------------ replies

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """Add the headers of every reply."""
        private = scope["path"].startswith("/api/")

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                names = {name.lower() for name, _ in given}
                more = [*self.headers, PRIVATE] if private else self.headers
                given += [header for header in more if header[0] not in names]
                message = {**message, "headers": given}
            await send(message)

        return sent


RETRY_SOON = {"Retry-After": "1"}


def cost_of(path: str) -> float:
    """Return the cost of a request."""
    if path.startswith("/assets/"):
        return FILE_COST
    return COSTS.get(path.rpartition("/")[2], 1.0)


def host_of(scope: Scope) -> str:
    """Return the Host header of a request."""
    for name, value in scope["headers"]:
        if name == b"host":
            return str(value.decode("latin-1"))
    return ""


def leave(counts: Counter[str], key: str, number: int) -> None:
    """Count down, and drop keys at zero."""
    counts[key] -= number
    if counts[key] <= 0:
        del counts[key]


async def reply(send: Send, kind: str, refused: Refused) -> None:
    """Send a refusal as JSON, and close the connection."""
    body = msgspec.json.encode({"status_code": refused.status, "detail": refused.detail})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if refused.wait is not None:
        headers.append((b"retry-after", str(max(1, math.ceil(refused.wait))).encode()))
    await send({"type": f"{kind}.response.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
