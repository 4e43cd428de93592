"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ennead.server import protocol
from ennead.server.edge.addresses import address_of
from ennead.server.live.admission import TOO_MANY
from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.live.outbox import Ending
from ennead.server.live.tables import Tables
from ennead.server.service.conversation import POLICY, Conversation, greeting, visiting
from ennead.server.settings import Limits
from ennead.server.store.persons import Person

#: Seconds for the closing handshake with a guest who is disconnected.
CLOSE_SECONDS = 5.0


async def serve_guest(
    socket: WebSocket[Any, Any, Any], tables: Tables, table: LiveTable, person: Person | None
) -> None:
    """Serve one connection until it ends."""
    limits = tables.settings.limits
    try:
        hello = await first_message(socket, limits)
    except WebSocketDisconnect:
        return
    if hello is None:
        await socket.close(POLICY, "say hello first")
        return
    table = await tables.find(table.room.row.id) or table  # it may have been dropped meanwhile
    guest = Guest(
        person,
        hello.language,
        hello.since,
        address_of(socket),
        limits.outbox_bytes,
        connection_of(socket)["abort"],
    )
    reason = tables.visitors.admission.refuse(table, guest)
    if reason is not None:
        await socket.close(TOO_MANY, reason)
        return
    with tables.visitors.admission.counted(table, guest):
        async with visiting(tables, table, guest):
            writing = asyncio.create_task(write_all(socket, guest))
            try:
                await read_all(socket, Conversation(tables, table, guest))
            finally:
                await finish(writing, guest)


async def first_message(socket: WebSocket[Any, Any, Any], limits: Limits) -> protocol.Hello | None:
    """Wait for the greeting; None if it does not come in time."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), limits.hello_seconds)
    except TimeoutError:
        return None
    return greeting(text, limits)


async def write_all(socket: WebSocket[Any, Any, Any], guest: Guest) -> None:
    """Send queued messages until the connection ends."""
    send = connection_of(socket)["send"]
    with contextlib.suppress(OSError):  # the client has gone
        while True:
            messages = await guest.outbox.get()
            if isinstance(messages, Ending):
                await socket.close(messages.code, messages.reason)
                return
            await send(messages)


async def finish(writing: asyncio.Task[None], guest: Guest) -> None:
    """Wait until the close code was sent, for a bounded time."""
    if guest.outbox.ending is not None:
        finished, _ = await asyncio.wait([writing], timeout=CLOSE_SECONDS)
        if not finished:
            guest.abort()
    writing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await writing


async def read_all(socket: WebSocket[Any, Any, Any], conversation: Conversation) -> None:
    """Carry out one message after another."""
    with contextlib.suppress(WebSocketDisconnect):
        while conversation.guest.outbox.ending is None:
            await conversation.take(await socket.receive_text())


def connection_of(socket: WebSocket[Any, Any, Any]) -> dict[str, Callable[..., Any]]:
    """Return `send` and `abort` of the underlying connection."""
    extensions = cast("dict[str, Any]", socket.scope["extensions"])
    found: dict[str, Callable[..., Any]] = extensions["ennead"]
    return found
