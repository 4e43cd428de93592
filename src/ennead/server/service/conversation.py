"""The conversation with a guest of a table: the greeting, and one message after another."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec

from ennead.server import protocol
from ennead.server.limits.rate_limit import Allowance
from ennead.server.live.bots.advice import check_hint, give_hints
from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.live.projection import previewed, table_state
from ennead.server.live.tables import Tables
from ennead.server.room.drafts import Refusal
from ennead.server.settings import Limits


class AnyMessage(msgspec.Struct):
    """The id of any message."""

    id: protocol.ClientId | None = None


READ = msgspec.json.Decoder(protocol.ClientMessage)
READ_ID = msgspec.json.Decoder(AnyMessage)
MALFORMED = (msgspec.DecodeError, msgspec.ValidationError, RecursionError)

# Close codes.
POLICY = 1008
TOO_BIG = 1009


def greeting(text: str, limits: Limits) -> protocol.Hello | None:
    """Decode the first message; None if it is no greeting."""
    try:
        message = READ.decode(text) if len(text) <= limits.message_bytes else None
    except MALFORMED:
        return None
    return message if isinstance(message, protocol.Hello) else None


@contextlib.asynccontextmanager
async def visiting(tables: Tables, table: LiveTable, guest: Guest) -> AsyncIterator[None]:
    """Connect a guest and greet it, as long as the context lasts."""
    async with tables.visitors.connections.visit(table, guest):
        if guest.person is not None:
            await tables.rename(table, guest.person)
        await greet(tables, table, guest)
        tables.bot_play.wake(table)  # bots alone play only while somebody watches
        yield


async def greet(tables: Tables, table: LiveTable, guest: Guest) -> None:
    """Send the state of the table and the last lines of chat."""
    own = guest.person.id if guest.person is not None else None
    guest.send(table_state(table.room, own, guest.language, guest.since))
    guest.since = table.room.shown
    lines = await tables.visitors.chat.lines_for(table, guest)
    if lines:
        guest.send(protocol.ChatLines(lines, earlier=True))


class Conversation:
    """What a guest sends to a table."""

    def __init__(self, tables: Tables, table: LiveTable, guest: Guest) -> None:
        limits = tables.settings.limits
        self.tables = tables
        self.table = table
        self.guest = guest
        self.longest = limits.message_bytes
        self.allowance = Allowance(limits.messages_per_second, limits.burst)

    async def take(self, text: str) -> None:
        """Carry out a message, if it is neither too long nor one too many."""
        if len(text) > self.longest:
            self.guest.end(TOO_BIG, "message too big")
        elif self.allowance.take():
            await read(self.tables, self.table, self.guest, text)
        else:
            refuse(self.tables, self.guest, id_of(text), Refusal("too_fast", "too many messages"))


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
    return protocol.Reason(message.id, reason.rule, reason.text, reason.case)


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
