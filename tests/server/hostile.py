"""An attacker and an ordinary player side by side, on a server with its default limits.

    with defended(tmp_path) as server:
        async def attack(watch: Watch) -> None:
            mallory = Visitor(server, MALLORY)
            ...
        asyncio.run(side_by_side(server, attack))

While `attack` runs an ordinary player plays and measures how long answers take. Afterwards memory,
p95 and whether a newcomer gets in are checked.
"""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.control import controlled
from tests.server.guests import NO_CERTIFICATES, PATIENCE, Guest, Person
from tests.server.serving import USUAL, Server

#: Addresses of this machine that are no other's: an attacker's, and somebody's who comes later.
MALLORY = "127.0.0.2"
NEWCOMER = "127.0.0.3"
#: What must hold while one visitor does the worst that is allowed.
MEGABYTES = 300
P95 = 0.25
#: Seconds within which a newcomer sees a table.
WELCOME = 5.0
#: An ordinary player's answers a second.
PACE = 10


@contextmanager
def defended(data: Path, **settings: Any) -> Iterator[Server]:
    """A server with its default limits, but for those that are given."""
    server = Server(data, **settings)
    server.settings = {**USUAL, **settings}
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Visitor:
    """Somebody at an address of their own: HTTP, WebSockets and bare connections from there."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address

    def http(self, **more: Any) -> httpx.AsyncClient:
        """An HTTP client from this address."""
        transport = httpx.AsyncHTTPTransport(
            local_address=self.address, verify=NO_CERTIFICATES, trust_env=False
        )
        return httpx.AsyncClient(
            base_url=self.server.url, timeout=PATIENCE, transport=transport, **more
        )

    async def arrive(self, nickname: str | None = None) -> Person:
        """A person with a cookie; what they send through `Person` comes from the usual address."""
        async with self.http() as http:
            reply = await http.get("/api/me")
            person = Person(self.server, reply.cookies["ennead"])
            person.id = reply.json()["id"]
            if nickname is not None:
                reply = await http.patch("/api/me", json={"nickname": nickname})
                reply.raise_for_status()
        return person

    def socket(self, table: str, cookie: str | None = None, **more: Any) -> connect:
        """A WebSocket to a table, before its greeting."""
        headers = {} if cookie is None else {"Cookie": f"ennead={cookie}"}
        return connect(
            f"{self.server.socket_url}/api/tables/{table}/play",
            additional_headers=headers,
            max_size=2**24,
            proxy=None,
            **{"local_addr": (self.address, 0), **more},
        )

    @asynccontextmanager
    async def at(self, table: str, cookie: str | None = None) -> AsyncIterator[Guest]:
        """A connection to a table, greeted."""
        async with self.socket(table, cookie) as opened:
            guest = Guest(opened)
            listening = asyncio.create_task(guest.listen())
            try:
                await guest.say({"type": "hello"})
                await guest.until(lambda: guest.state)
                yield guest
            finally:
                await opened.close()
                await listening

    async def deaf(self, table: str, cookie: str | None = None) -> ClientConnection:
        """A connection to a table that greets and never reads again: next to nothing is kept."""
        bare = socket.socket()
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.bind((self.address, 0))
        bare.setblocking(False)
        await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", self.server.port))
        more = {"compression": None, "max_queue": 1, "ping_interval": None, "local_addr": None}
        guest = await self.socket(table, cookie, sock=bare, **more)
        await guest.send(json.dumps({"type": "hello"}))
        guest.transport.pause_reading()
        return guest

    async def bare(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A TCP connection."""
        return await asyncio.open_connection(
            "127.0.0.1", self.server.port, local_addr=(self.address, 0)
        )


class Watch:
    """What an ordinary player measures while somebody attacks."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.seconds: list[float] = []
        #: What the machine needed for as much at the same times, without a server.
        self.control: list[float] = []

    def p95(self) -> float:
        """The time that 95 of 100 answers take at most."""
        return p95(self.seconds)

    def begin(self) -> None:
        """Count from now on, and not what was before."""
        self.seconds.clear()
        self.control.clear()

    async def answers(self, number: int) -> None:
        """Wait until this many more answers were given."""
        until = len(self.seconds) + number
        while len(self.seconds) < until:
            await asyncio.sleep(0.02)


def p95(seconds: list[float]) -> float:
    """The time that 95 of 100 took at most."""
    return sorted(seconds)[len(seconds) * 95 // 100]


async def side_by_side(
    server: Server, attack: Callable[[Watch], Awaitable[None]], megabytes: float = MEGABYTES
) -> Watch:
    """Run an attack while an ordinary player plays; then check that nobody suffered."""
    watch = Watch(server)
    async with playing(watch):
        await watch.answers(3)
        watch.begin()
        await attack(watch)
        await watch.answers(10)
        await welcome(server)
    assert peak_megabytes(server) < megabytes, peak_megabytes(server)
    allowed = max(P95, 3 * p95(watch.control))  # on a busy machine nobody is quicker
    assert watch.p95() < allowed, (watch.p95(), allowed)
    return watch


@asynccontextmanager
async def playing(watch: Watch) -> AsyncIterator[None]:
    """An ordinary player at a table of their own, all the while."""
    path = watch.server.data / "control"
    async with controlled(path) as control, asyncio.TaskGroup() as group:
        tasks = [group.create_task(play_on(watch)), group.create_task(compare(watch, *control))]
        yield
        for task in tasks:
            task.cancel()


async def compare(watch: Watch, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Measure the machine as often as the server."""
    while True:
        began = time.perf_counter()
        writer.write(b"x\n")
        await reader.readline()
        took = time.perf_counter() - began
        watch.control.append(took)
        await asyncio.sleep(max(0.0, 1 / PACE - took))


async def play_on(watch: Watch) -> None:
    """Answer at an ordinary pace, one table after another."""
    anna = await Person.arrive(watch.server)
    while True:
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            while not guest.is_over():
                question = await guest.question()
                began = time.perf_counter()
                reply = await guest.answer(question, question["answers"][0]["answer"])
                took = time.perf_counter() - began
                watch.seconds.append(took)
                assert reply["type"] == "done", reply
                await guest.until(lambda r=reply: guest.state["version"] >= r["version"])  # type: ignore[misc]  # the loop's own
                await asyncio.sleep(max(0.0, 1 / PACE - took))


async def welcome(server: Server) -> None:
    """Somebody new gets a cookie, creates a table and sees it."""
    newcomer = Visitor(server, NEWCOMER)
    body = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with asyncio.timeout(WELCOME), newcomer.http() as http:
        cookie = (await http.get("/api/me")).cookies["ennead"]
        reply = await http.post("/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        async with newcomer.at(reply.json()["id"], cookie) as guest:
            await guest.question()


def peak_megabytes(server: Server) -> float:
    """The most memory that the server's process has had."""
    return figure(server, "VmHWM") / 1024


def megabytes(server: Server) -> float:
    """The memory that the server's process has."""
    return figure(server, "VmRSS") / 1024


def figure(server: Server, name: str) -> float:
    """A figure of the server's process, in kilobytes."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return float(next(line for line in text.splitlines() if line.startswith(name)).split()[1])


async def logged(server: Server, words: str, seconds: float = PATIENCE) -> None:
    """Wait until the server's log says something."""
    async with asyncio.timeout(seconds):
        while words not in server.logged():
            await asyncio.sleep(0.05)
