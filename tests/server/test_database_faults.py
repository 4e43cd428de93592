"""PostgreSQL says nothing, or forgets to tell: the server goes on, ends, and shows nothing old."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest

from tests.server.guests import Guest, Person
from tests.server.postgres import Cluster, cluster, postgres
from tests.server.serving import Server, serving

SECONDS = 1.0


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@contextmanager
def two_servers(folder: Path, database: str) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database, with one secret."""
    data = folder / "one", folder / "other"
    for path in data:
        path.mkdir()
        (path / "secret").write_text("s" * 64)
    with serving(data[0], database=database) as one, serving(data[1], database=database) as other:
        yield one, other


@asynccontextmanager
async def silence(database: str) -> AsyncIterator[None]:
    """All processes of the database stand still: connections are open, and nothing comes."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT pid FROM pg_stat_activity")
    first = await connection.fetchval("SELECT pg_read_file('postmaster.pid')")
    processes = [int(first.split()[0]), *[row[0] for row in rows]]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)
        await connection.close()


async def answer_next(guest: Guest) -> None:
    question = await guest.question()
    reply = await guest.answer(question, question["answers"][0]["answer"])
    assert reply["type"] == "done", reply
    await guest.until(lambda: guest.state["version"] >= reply["version"])


def test_while_the_database_says_nothing_nobody_waits_for_ever(
    tmp_path: Path, database: str
) -> None:
    """Requests fail soon; once it speaks again everything goes on where it was."""

    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            await answer_next(guest)
            async with silence(database):
                began = time.monotonic()
                reply = await anna.send("GET", "/api/my-tables")
                assert reply.status_code >= 500
                question = await guest.question()
                with pytest.raises(ConnectionError):
                    await guest.answer(question, question["answers"][0]["answer"])
                assert time.monotonic() - began < 10 * SECONDS
        await until(anna, "/api/my-tables", 200)
        async with anna.at(table) as guest:
            await answer_next(guest)

    with serving(tmp_path, database=database, database_seconds=SECONDS) as server:
        asyncio.run(scene())


def test_health_says_that_the_database_is_gone(tmp_path: Path) -> None:
    """It says so soon and not where the database is; once that is back the game goes on."""

    async def scene(database: Cluster) -> None:
        anna = await Person.arrive(server, "Anna")
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            await answer_next(guest)
        assert (await anna.send("GET", "/health")).json()["status"] == "ok"
        database.stop()
        began = time.monotonic()
        sick = await until(anna, "/health", 503)
        assert time.monotonic() - began < 10 * SECONDS
        assert sick.json()["status"] == "failing"
        assert sick.json()["reason"]
        assert str(database.port) not in sick.text
        database.start()
        await until(anna, "/api/my-tables", 200)
        async with anna.at(table) as guest:
            await answer_next(guest)

    with (
        cluster() as database,
        serving(tmp_path, database=database.url, database_seconds=SECONDS) as server,
    ):
        asyncio.run(scene(database))


async def until(person: Person, path: str, status: int) -> httpx.Response:
    """The first reply with a status; a look at the database is remembered for a second."""
    last = time.monotonic() + 30
    while (reply := await person.send("GET", path)).status_code != status:
        assert time.monotonic() < last, reply.text
    return reply


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_though_its_database_says_nothing(
    tmp_path: Path, database: str, how: signal.Signals
) -> None:
    """Somebody is connected, and answers and requests are on their way."""

    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            question = await guest.question()
            async with silence(database):
                version, seat = guest.state["version"], question["seat"]
                answer = question["answers"][0]["answer"]
                await guest.say(
                    {
                        "type": "answer",
                        "id": "a",
                        "version": version,
                        "seat": seat,
                        "answer": answer,
                    }
                )
                asking = asyncio.create_task(anna.send("GET", "/api/my-tables"))
                await asyncio.sleep(0.2)
                assert server.process is not None
                began = time.monotonic()
                server.process.send_signal(how)
                await asyncio.to_thread(server.process.wait, 40)
                assert time.monotonic() - began < 15
                with pytest.raises(httpx.HTTPError):
                    (await asking).raise_for_status()

    with serving(tmp_path, database=database, database_seconds=30.0) as server:
        asyncio.run(scene())


LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"


def test_nobody_sees_less_than_they_have_seen_at_another_process(
    tmp_path: Path, database: str
) -> None:
    """The processes hear nothing of each other: their connections for that are cut each time."""

    async def scene(one: Server, other: Server) -> None:
        anna = await Person.arrive(one)
        elsewhere = Person(other, anna.cookie)
        table = await anna.create("ra", "mm")
        connection = await asyncpg.connect(database)
        async with anna.at(table) as here, elsewhere.at(table) as there:
            for _ in range(6):
                await connection.execute(LISTENERS, "ennead listener")
                await answer_next(here)
                version = here.state["version"]
                async with elsewhere.at(table, since=version) as guest:
                    assert guest.state["version"] >= version
                own, others = [
                    await person.get(f"/api/tables/{table}/log") for person in (anna, elsewhere)
                ]
                assert others == own
            # Who is connected there hears of it as soon as that process listens again.
            await there.until(lambda: there.state["version"] >= version)
        await connection.close()

    with two_servers(tmp_path, database) as servers:
        asyncio.run(scene(*servers))


class Counter:
    """A way to the database that counts what is asked."""

    def __init__(self, database: str) -> None:
        self.to = urlsplit(database)
        self.asked = 0
        self.passing: list[asyncio.Future[Any]] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The URL of the database by this way."""
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield self.to._replace(netloc=f"{self.to.username}@127.0.0.1:{port}").geturl()
        finally:
            server.close()
            await asyncio.gather(*self.passing, return_exceptions=True)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(self.to.hostname, self.to.port)
        both = self.pass_on(reader, there[1], 1), self.pass_on(there[0], writer, 0)
        self.passing.append(asyncio.gather(*both))

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, counts: int
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                self.asked += counts
                writer.write(data)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@asynccontextmanager
async def counted(folder: Path, database: str) -> AsyncIterator[tuple[Server, Counter]]:
    """A server whose questions to the database are counted."""
    counter = Counter(database)
    async with counter.open() as url:
        server = Server(folder, database=url)
        await asyncio.to_thread(server.start)
        try:
            yield server, counter
        finally:
            server.kill()


def test_an_answer_takes_one_round_trip(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with counted(tmp_path, database) as (server, counter):
            anna = await Person.arrive(server)
            async with anna.at(await anna.create("ra", "mm")) as guest:
                for _ in range(3):
                    await answer_next(guest)
                before, began = counter.asked, time.monotonic()
                for _ in range(30):
                    await answer_next(guest)
                seconds = time.monotonic() - began
                # Besides there are a question a second for all tables, the heartbeat and snapshots,
                # and once ten to prepare the statement on another connection of the pool.
                assert counter.asked - before <= 30 + 3 * seconds + 16

    asyncio.run(scene())


def test_tables_are_not_asked_for_one_by_one(tmp_path: Path, database: str) -> None:
    """While nothing happens, the number of tables in use does not matter to the database."""

    async def scene() -> None:
        async with counted(tmp_path, database) as (server, counter):
            anna = await Person.arrive(server)
            tables = [await anna.create("ra", "mm") for _ in range(40)]
            async with contextlib.AsyncExitStack() as stack:
                for table in tables:
                    await stack.enter_async_context(anna.at(table))
                before = counter.asked
                await asyncio.sleep(6)  # longer than any heartbeat
                assert counter.asked - before < 40

    asyncio.run(scene())
