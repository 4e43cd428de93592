"""The link to PostgreSQL: a pool with timeouts, and a connection that listens."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

import asyncpg

from ennead.server.store.store import CannotServe, Unavailable

LOG = logging.getLogger("ennead.server")
CHANNEL = "ennead_entries"
ANNOUNCEMENTS = "ennead_announcements"
#: The application name of the connection that listens.
LISTENER = "ennead listener"
CONNECTIONS = 10
RECONNECT_SECONDS = 1.0
#: Seconds between two checks of the connection that listens.
ALIVE_SECONDS = 5.0
CLOSE_SECONDS = 2.0
#: How long an announcement waits for others to be sent together.
ANNOUNCE_SECONDS = 0.02
ANNOUNCE = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"

#: Errors of a database that is unreachable, unresponsive or full; not of a wrong statement.
GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)


class Link:
    """Connections to a database; every command has a timeout."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.seconds = seconds
        self.pool: Any = None
        #: Marks the notices of this process.
        self.process = secrets.token_hex(8)

    async def open(self) -> None:
        """Connect; CannotServe if the database is not there."""
        try:
            async with asyncio.timeout(self.seconds):
                self.pool = await asyncpg.create_pool(
                    self.url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=self.seconds,
                    command_timeout=self.seconds,
                    reset=leave_as_it_is,
                )
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError) as error:
            raise CannotServe(f"the database cannot be reached: {reason(error)}") from None

    async def close(self) -> None:
        """Close all connections, even if the database does not respond."""
        if self.pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.pool.close(), CLOSE_SECONDS)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Acquire a connection; Unavailable if there is none in time, or it breaks."""
        try:
            async with self.pool.acquire(timeout=self.seconds) as connection:
                yield connection
        except GONE as error:
            raise Unavailable(reason(error)) from None

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Fetch all rows of a statement."""
        async with self.connection() as connection:
            rows: list[Any] = await connection.fetch(statement, *values)
            return rows

    async def fetchval(self, statement: str, *values: Any) -> Any:
        """Fetch the first value of the first row, or None."""
        async with self.connection() as connection:
            return await connection.fetchval(statement, *values)

    async def execute(self, statement: str, *values: Any) -> None:
        """Execute a statement without rows."""
        async with self.connection() as connection:
            await connection.execute(statement, *values)


class Listener:
    """Listens as long as the store is open, and reconnects whenever the link breaks."""

    def __init__(
        self,
        link: Link,
        entries_written: Callable[[str, int], None],
        announced: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self.link = link
        self.entries_written = entries_written
        self.announced = announced
        self.missed = missed
        self.listening = asyncio.get_running_loop().create_task(self._listen())

    async def close(self) -> None:
        """Stop listening."""
        self.listening.cancel()
        await asyncio.wait([self.listening], timeout=CLOSE_SECONDS)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (*GONE, asyncpg.PostgresError) as error:
                LOG.warning("the database cannot be listened to: %s", type(error).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        """Listen until the link breaks, or the database no longer answers on it."""
        seconds = self.link.seconds
        connection = await asyncpg.connect(
            self.link.url,
            timeout=seconds,
            command_timeout=seconds,
            server_settings={"application_name": LISTENER},
        )
        try:
            await connection.add_listener(CHANNEL, self._notified)
            await connection.add_listener(ANNOUNCEMENTS, self._announced)
            self.missed()  # nothing was received until now
            while True:
                await asyncio.sleep(ALIVE_SECONDS)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        sender, *lines = payload.splitlines()
        for line in lines if sender != self.link.process else ():
            table, _, version = line.partition(" ")
            self.entries_written(table, int(version))

    def _announced(self, connection: Any, process: int, channel: str, payload: str) -> None:
        self.announced(payload)


class Announcer:
    """Sends announcements to all processes, those of one moment together."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.waiting: list[str] = []

    async def announce(self, text: str) -> None:
        """Queue an announcement; the first waiter sends the whole batch."""
        self.waiting.append(text)
        if len(self.waiting) == 1:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            texts, self.waiting = self.waiting, []
            await self.link.execute(ANNOUNCE, ANNOUNCEMENTS, texts)


@cache
def numbered(statement: str) -> str:
    """Number the placeholders of a statement, as PostgreSQL wants them."""
    first, *others = statement.split("?")
    return first + "".join([f"${place}{text}" for place, text in enumerate(others, 1)])


async def leave_as_it_is(connection: Any) -> None:
    """Skip the reset of a connection: nothing changes it, and a reset is one more round trip."""


def reason(error: BaseException) -> str:
    """Describe an error in a few words."""
    return str(error) or type(error).__name__
