"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ennead.server import protocol
from ennead.server.edge.addresses import address_of
from ennead.server.limits.rate_limit import Allowance
from ennead.server.live.admission import TOO_MANY
from ennead.server.live.bots.advice import check_hint, give_hints
from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.live.outbox import Ending
from ennead.server.live.projection import previewed, table_state
from ennead.server.live.tables import Tables
from ennead.server.room.drafts import Refusal
from ennead.server.settings import Limits
from ennead.server.store.persons import Person


class AnyMessage(msgspec.Struct):
    """The id of any message."""

    id: protocol.ClientId | None = None


READ = msgspec.json.Decoder(protocol.ClientMessage)
READ_ID = msgspec.json.Decoder(AnyMessage)
MALFORMED = (msgspec.DecodeError, msgspec.ValidationError, RecursionError)

# Close codes.
POLICY = 1008
TOO_BIG = 1009
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
        async with tables.visitors.connections.visit(table, guest):
            if person is not None:
                await tables.rename(table, person)
            await greet(tables, table, guest)
            writing = asyncio.create_task(write_all(socket, guest))
            tables.bot_play.wake(table)  # bots alone play only while somebody watches
            try:
                await read_all(socket, tables, table, guest)
            finally:
                await finish(writing, guest)


async def first_message(socket: WebSocket[Any, Any, Any], limits: Limits) -> protocol.Hello | None:
    """Wait for the greeting; None if it does not come in time."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), limits.hello_seconds)
        message = READ.decode(text) if len(text) <= limits.message_bytes else None
    except (TimeoutError, *MALFORMED):
        return None
    return message if isinstance(message, protocol.Hello) else None


async def greet(tables: Tables, table: LiveTable, guest: Guest) -> None:
    """Send the state of the table and the last lines of chat."""
    own = guest.person.id if guest.person is not None else None
    guest.send(table_state(table.room, own, guest.language, guest.since))
    guest.since = table.room.shown
    lines = await tables.visitors.chat.lines_for(table, guest)
    if lines:
        guest.send(protocol.ChatLines(lines))


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


async def read_all(
    socket: WebSocket[Any, Any, Any], tables: Tables, table: LiveTable, guest: Guest
) -> None:
    """Carry out one message after another."""
    limits = tables.settings.limits
    allowance = Allowance(limits.messages_per_second, limits.burst)
    with contextlib.suppress(WebSocketDisconnect):
        while guest.outbox.ending is None:
            text = await socket.receive_text()
            if len(text) > limits.message_bytes:
                guest.end(TOO_BIG, "message too big")
            elif allowance.take():
                await read(tables, table, guest, text)
            else:
                refuse(tables, guest, id_of(text), Refusal("too_fast", "too many messages"))


async def read(tables: Tables, table: LiveTable, guest: Guest, text: str) -> None:
    """Decode a message and carry it out."""
    try:
        message = READ.decode(text)
    except MALFORMED as error:
        refuse(tables, guest, id_of(text), Refusal("malformed", str(error)))
    else:
        await handle(tables, table, guest, message)


def id_of(text: str) -> str | None:
    """Return the id of a message that is refused without being decoded."""
    try:
        return READ_ID.decode(text).id
    except MALFORMED:
        return None


async def handle(
    tables: Tables, table: LiveTable, guest: Guest, message: protocol.ClientMessage
) -> None:
    """Carry out a message, or refuse it."""
    id = None if isinstance(message, protocol.Hello) else message.id
    try:
        tables.visitors.message_limits.check(table, guest, message)
        if isinstance(message, (protocol.Hello, protocol.SetLanguage)):
            guest.language = message.language
            own = guest.person.id if guest.person is not None else None
            guest.send(table_state(table.room, own, guest.language, 0))
        elif guest.person is None:
            raise Refusal("not_yours", "spectators without a name can only watch")
        elif isinstance(message, protocol.Chat):
            await tables.visitors.chat.send(table, guest, guest.person, message.text)
        elif isinstance(message, protocol.WhyNot):
            guest.send(why_not(table, guest, message))
        elif isinstance(message, protocol.Preview):
            guest.send(previewed(table.room, message, guest.person.id, guest.language))
        elif isinstance(message, protocol.AskHint):
            begin_hints(tables, table, guest, message)
        else:
            version = await tables.carry_out(
                table, guest.person, message, guest.language, guest.address
            )
            guest.send(protocol.Done(message.id, version))
    except Refusal as refusal:
        refuse(tables, guest, id, refusal)


def why_not(table: LiveTable, guest: Guest, message: protocol.WhyNot) -> protocol.Reason:
    """Return the rule against a wish."""
    room = table.room
    person = guest.person
    if person is None or message.seat not in room.seats_of(person.id) or room.game is None:
        raise Refusal("not_yours", "this is not your seat")
    try:
        reason = room.game.why_not(message.seat, message.wish, lang=guest.language)
    except ValueError as error:
        raise Refusal("malformed", str(error)) from None
    if reason is None:
        return protocol.Reason(message.id, None, "")
    return protocol.Reason(message.id, reason.rule, reason.told())


def begin_hints(tables: Tables, table: LiveTable, guest: Guest, message: protocol.AskHint) -> None:
    """Start to compute hints; one request at a time."""
    assert guest.person is not None
    check_hint(table.room, guest.person.id, message.seat)
    if guest.hinting:
        raise Refusal("too_fast", "hints are being worked out")
    guest.hinting = True
    tables.tasks.spawn(send_hints(tables, table, guest, message))


async def send_hints(
    tables: Tables, table: LiveTable, guest: Guest, message: protocol.AskHint
) -> None:
    """Send hints, or why there are none."""
    try:
        guest.send(await give_hints(tables.advice, table.room, message, guest.language))
    except Refusal as refusal:
        refuse(tables, guest, message.id, refusal)
    finally:
        guest.hinting = False


def refuse(tables: Tables, guest: Guest, id: str | None, refusal: Refusal) -> None:
    """Send a refusal; disconnect a guest who is too fast for too long."""
    tables.metrics.refused.labels(refusal.code).inc()
    if refusal.code == "too_fast":
        tables.visitors.reports.turned_away("too many messages", guest.address)
        if not guest.patience.take():
            tables.visitors.reports.cut_off("too many messages", guest.address)
            guest.end(POLICY, "too many messages")
    guest.send(
        protocol.Refused(id, refusal.code, refusal.reason, refusal.rule)  # type: ignore[arg-type]  # decisions use no other codes
    )


def connection_of(socket: WebSocket[Any, Any, Any]) -> dict[str, Callable[..., Any]]:
    """Return `send` and `abort` of the underlying connection."""
    extensions = cast("dict[str, Any]", socket.scope["extensions"])
    found: dict[str, Callable[..., Any]] = extensions["ennead"]
    return found
