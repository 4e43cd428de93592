"""The tables of a device: requests and connections as the server has them, without a network."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path

from ennead.server import identity
from ennead.server.live.live_table import Guest, LiveTable, Unplayable
from ennead.server.live.outbox import Ending
from ennead.server.live.tables import Tables
from ennead.server.local.metrics import NoMetrics
from ennead.server.local.pool import LocalPool, Think, think_here
from ennead.server.local.requests import Requests
from ennead.server.monitoring.faults import Faults
from ennead.server.monitoring.reports import Reports
from ennead.server.service.conversation import POLICY, Conversation, greeting, visiting
from ennead.server.settings import Limits, Settings
from ennead.server.store.memory import Keep, MemoryStore, keep_nothing
from ennead.server.store.persons import Person

PLAY = re.compile(r"/api/tables/([^/]+)/play")
#: A device plays with nobody who could overload it.
LIMITS = Limits(
    messages_per_second=1e6,
    burst=10**6,
    tables_per_day=10**6,
    tables_per_day_and_address=10**6,
    tables_per_person=10**6,
    table_bytes_per_day=10**12,
    table_bytes_per_day_and_address=10**12,
)


class Device:
    """All tables of one person on one device."""

    def __init__(
        self,
        keep: Keep = keep_nothing,
        kept: Mapping[str, str] | None = None,
        think: Think = think_here,
        luck_seed: int | None = None,
    ) -> None:
        settings = Settings(
            data=Path(),
            database="",
            secrets=(secrets.token_hex(16),),
            luck_seed=luck_seed,
            limits=LIMITS,
        )
        metrics = NoMetrics()
        faults = Faults(metrics)
        self.store = MemoryStore(keep, kept)
        pool = LocalPool(settings.bot_seconds, think)
        self.tables = Tables(self.store, settings, metrics, Reports(metrics), faults, pool)
        person = next(iter(self.store.people.values()), None) or Person(identity.new_id(), "")
        self.requests = Requests(self.tables, self.store, settings, person)

    async def open(self, language: str) -> None:
        """Begin; a new person is remembered from now on."""
        await self.tables.open()
        person = self.requests.person
        self.requests.person = await self.store.change_person(person, {"language": language})

    async def close(self) -> None:
        """End, and save where games are."""
        await self.tables.close()

    async def request(self, method: str, address: str, body: bytes) -> tuple[int, bytes]:
        """Answer a request."""
        return await self.requests.answer(method, address, body)

    def connect(
        self, address: str, send: Callable[[str], None], end: Callable[[int, str], None]
    ) -> Line:
        """Open a connection to a table."""
        return Line(self, address, send, end)


class Line:
    """A connection to a table: what a WebSocket is online."""

    def __init__(
        self,
        device: Device,
        address: str,
        send: Callable[[str], None],
        end: Callable[[int, str], None],
    ) -> None:
        self.device = device
        self.send = send
        self.end = end
        self.received: asyncio.Queue[str] = asyncio.Queue()
        self.task = asyncio.get_running_loop().create_task(self.serve(address))

    def receive(self, text: str) -> None:
        """Take a message of the client."""
        self.received.put_nowait(text)

    def close(self) -> None:
        """The client goes."""
        self.task.cancel()

    async def serve(self, address: str) -> None:
        """Serve the connection until it ends."""
        found = PLAY.fullmatch(address)
        tables = self.device.tables
        try:
            table = None if found is None else await tables.find(found[1])
        except Unplayable as error:
            self.end(4409, str(error))
            return
        if table is None:
            self.end(4404, "there is no such table")
            return
        hello = greeting(await self.received.get(), tables.settings.limits)
        if hello is None:
            self.end(POLICY, "say hello first")
            return
        person = self.device.requests.person
        await self.converse(table, Guest(person, hello.language, hello.since))

    async def converse(self, table: LiveTable, guest: Guest) -> None:
        """Carry out one message after another, and send what the guest is sent."""
        tables = self.device.tables
        async with visiting(tables, table, guest):
            writing = tables.tasks.spawn(self.write(guest))
            conversation = Conversation(tables, table, guest)
            try:
                while guest.outbox.ending is None:
                    await conversation.take(await self.received.get())
            finally:
                writing.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await writing

    async def write(self, guest: Guest) -> None:
        """Send queued messages until the connection ends."""
        while True:
            messages = await guest.outbox.get()
            if isinstance(messages, Ending):
                self.end(messages.code, messages.reason)
                return
            for message in messages:
                self.send(message.decode())
