"""The WebSocket of a table: messages in, what happens out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ennead.server import protocol
from ennead.server.advice import check_hint, give_hints
from ennead.server.decisions import Refusal
from ennead.server.entries import Person
from ennead.server.live_table import Guest, LiveTable, chat_line, may_hear
from ennead.server.settings import Limits
from ennead.server.sight import table_state
from ennead.server.tables import CHAT_SHOWN, Tables

READ = msgspec.json.Decoder(protocol.ClientMessage)
MALFORMED = (msgspec.DecodeError, msgspec.ValidationError, RecursionError)

# Codes with which the server ends a connection.
POLICY = 1008
TOO_BIG = 1009


class Allowance:
    """So many messages a second, with a burst."""

    def __init__(self, limits: Limits) -> None:
        self.rate = limits.messages_per_second
        self.most = float(limits.burst)
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


async def serve_guest(
    socket: WebSocket[Any, Any, Any], tables: Tables, table: LiveTable, person: Person | None
) -> None:
    """Talk with one connection until it ends."""
    try:
        hello = await first_message(socket, tables.settings.limits)
    except WebSocketDisconnect:
        return
    if hello is None:
        await socket.close(POLICY, "say hello first")
        return
    table = await tables.find(table.room.row.id) or table  # it may have been dropped meanwhile
    guest = Guest(person, hello.language, hello.since)
    async with tables.presence.visit(table, guest):
        own = person.id if person is not None else None
        guest.send(table_state(table.room, own, guest.language, guest.since))
        guest.since = table.room.shown
        rows = await tables.store.chat(table.room.row.id, 0, CHAT_SHOWN)
        heard = [chat_line(row) for row in rows if may_hear(table.room, person, row)]
        if heard:
            guest.send(protocol.ChatLines(heard))
        writing = asyncio.create_task(write_all(socket, guest))
        try:
            await read_all(socket, tables, table, guest)
        finally:
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing


async def first_message(socket: WebSocket[Any, Any, Any], limits: Limits) -> protocol.Hello | None:
    """The greeting, which must come soon."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), 10)
        message = READ.decode(text) if len(text) <= limits.message_bytes else None
    except (TimeoutError, *MALFORMED):
        return None
    return message if isinstance(message, protocol.Hello) else None


async def write_all(socket: WebSocket[Any, Any, Any], guest: Guest) -> None:
    """Send what is on its way; end the connection of a guest that is too slow."""
    while True:
        message = await guest.outbox.get()
        if message is None:
            await socket.close(POLICY, "too slow")
            return
        await socket.send_text(message.decode())


async def read_all(
    socket: WebSocket[Any, Any, Any], tables: Tables, table: LiveTable, guest: Guest
) -> None:
    """Carry out one message after another."""
    allowance = Allowance(tables.settings.limits)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_text()
            if len(text) > tables.settings.limits.message_bytes:
                await socket.close(TOO_BIG, "message too big")
                return
            if not allowance.take():
                refuse(tables, guest, None, Refusal("too_fast", "too many messages; slow down"))
                continue
            try:
                message = READ.decode(text)
            except MALFORMED as error:
                refuse(tables, guest, None, Refusal("malformed", str(error)))
                continue
            await handle(tables, table, guest, message)


async def handle(tables: Tables, table: LiveTable, guest: Guest, message: Any) -> None:
    """Do what a message says, or say why not."""
    id = getattr(message, "id", None)
    try:
        if isinstance(message, (protocol.Hello, protocol.SetLanguage)):
            guest.language = message.language
            own = guest.person.id if guest.person is not None else None
            guest.send(table_state(table.room, own, guest.language, 0))
        elif guest.person is None:
            raise Refusal("not_yours", "spectators without a name can only watch")
        elif isinstance(message, protocol.Chat):
            await tables.say(table, guest.person, message.text)
        elif isinstance(message, protocol.WhyNot):
            guest.send(why_not(table, guest, message))
        elif isinstance(message, protocol.AskHint):
            begin_hints(tables, table, guest, message)
        else:
            version = await tables.carry_out(table, guest.person, message, guest.language)
            guest.send(protocol.Done(message.id, version))
    except Refusal as refusal:
        refuse(tables, guest, id, refusal)


def why_not(table: LiveTable, guest: Guest, message: protocol.WhyNot) -> protocol.Reason:
    """The rule because of which something is not offered."""
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
    return protocol.Reason(message.id, reason.rule, reason.text)


def begin_hints(tables: Tables, table: LiveTable, guest: Guest, message: protocol.AskHint) -> None:
    """Have hints worked out on the side; one request at a time."""
    assert guest.person is not None
    check_hint(table.room, guest.person.id, message.seat)
    if guest.hinting:
        raise Refusal("too_fast", "hints are being worked out")
    guest.hinting = True
    tables.spawn(send_hints(tables, table, guest, message))


async def send_hints(
    tables: Tables, table: LiveTable, guest: Guest, message: protocol.AskHint
) -> None:
    """The hints, or why there are none."""
    try:
        guest.send(await give_hints(tables.advice, table.room, message, guest.language))
    except Refusal as refusal:
        refuse(tables, guest, message.id, refusal)
    finally:
        guest.hinting = False


def refuse(tables: Tables, guest: Guest, id: str | None, refusal: Refusal) -> None:
    """Say why a message changed nothing."""
    tables.metrics.refused.labels(refusal.code).inc()
    guest.send(
        protocol.Refused(id, refusal.code, refusal.reason, refusal.rule)  # type: ignore[arg-type]  # decisions use no other codes
    )
