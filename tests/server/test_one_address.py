"""One visitor asks as much as is allowed, and more: the others hardly notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guests import Message, Person, figures
from tests.server.hostile import (
    MALLORY,
    NEWCOMER,
    Visitor,
    Watch,
    defended,
    logged,
    side_by_side,
)
from tests.server.serving import Server

SECONDS = 4.0


@asynccontextmanager
async def crowd(
    mallory: Visitor, table: str, number: int, cookie: str | None = None
) -> AsyncIterator[list[ClientConnection]]:
    """Connections that have greeted and are read, as many as get in."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for _ in range(number):
            with contextlib.suppress(InvalidStatus, ConnectionClosed):
                socket = await stack.enter_async_context(mallory.socket(table, cookie))
                await socket.send(json.dumps({"type": "hello"}))
                await socket.recv()
                found.append(socket)
                reading = asyncio.create_task(read(socket))
                stack.callback(reading.cancel)
        yield found


async def read(socket: ClientConnection) -> None:
    """Read and forget."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def long_game(server: Server) -> str:
    """A table of Ankh whose state is large."""
    anna = await Person.arrive(server)
    table = await anna.create("ankh", "mm")
    async with anna.at(table) as guest:
        for _ in range(30):
            question = await guest.question()
            await guest.answer(question, question["answers"][-1]["answer"])
    return table


@pytest.mark.parametrize("message", [{"type": "language", "language": "de"}, {"type": "hello"}])
def test_asking_for_whole_tables_without_a_cookie(tmp_path: Path, message: object) -> None:
    """Thirty connections, each within the limit of a connection."""

    async def attack(watch: Watch) -> None:
        table = await long_game(server)
        async with crowd(Visitor(server, MALLORY), table, 30) as sockets:
            assert len(sockets) == 30
            watch.begin()
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                for socket in sockets:
                    with contextlib.suppress(ConnectionClosed):
                        await socket.send(json.dumps(message))
                await asyncio.sleep(1 / 19)

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
        assert f"{MALLORY}: too many messages" in server.logged()
        assert server.logged().count("\n") < 10


def test_answers_that_are_told_to_many_count_for_more(tmp_path: Path) -> None:
    """A table whose players and spectators are all one visitor's."""

    async def attack(watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        person = await mallory.arrive()
        table = await person.create("ankh", "mm")
        async with crowd(mallory, table, 40), mallory.at(table, person.cookie) as guest:
            watch.begin()
            luck, reply = random.Random(1), {"type": "done"}
            while reply["type"] == "done":
                question = luck.choice(await guest.until(guest.asked))
                reply = await guest.answer(question, luck.choice(question["answers"])["answer"])
                version = reply.get("version", 0)
                await guest.until(lambda v=version: guest.state["version"] >= v)  # type: ignore[misc]  # the loop's own
            assert reply["code"] == "too_fast"
            assert guest.state["version"] < 100
            await watch.answers(5)

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))


def test_handshakes_are_limited(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        table = await (await mallory.arrive()).create("ra", "mo")
        refused = []
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            try:
                async with mallory.socket(table):
                    pass
            except InvalidStatus as error:
                refused.append(error.response)
        assert len(refused) > 10
        assert {reply.status_code for reply in refused} == {429}
        assert all(int(reply.headers["Retry-After"]) >= 1 for reply in refused)
        assert 'ennead_turned_away_total{reason="too many handshakes"}' in await figures(server)

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
        assert f"{MALLORY}: too many handshakes" in server.logged()


def test_websockets_of_one_address_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        mallory = Visitor(server, MALLORY)
        table = await (await mallory.arrive()).create("ra", "mo")
        async with mallory.socket(table), mallory.socket(table):
            with pytest.raises(InvalidStatus, match="429"):
                await mallory.socket(table)
            async with Visitor(server, NEWCOMER).at(table):
                pass
        async with asyncio.timeout(10):  # the server forgets those that are gone
            while True:
                with contextlib.suppress(InvalidStatus):
                    async with mallory.at(table):
                        return

    with defended(tmp_path, limits={"sockets_per_address": 2}) as server:
        asyncio.run(scene())


def test_players_get_in_however_many_watch(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with contextlib.AsyncExitStack() as stack:
            inside = [
                await stack.enter_async_context(
                    crowd(Visitor(server, f"127.0.0.{number}"), table, 50)
                )
                for number in range(10, 14)
            ]
            assert [len(sockets) for sockets in inside] == [40, 40, 40, 30]
            mallory = Visitor(server, MALLORY)
            with pytest.raises(ConnectionError, match="4429"):
                async with mallory.at(table):
                    pass
            async with anna.at(table) as guest:
                await guest.question()
                await guest.until(lambda: guest.last("presence").get("spectators") == 150)

    with defended(tmp_path) as server:
        asyncio.run(scene())
        assert "too many spectators from one address" in server.logged()
        assert "too many spectators at this table" in server.logged()


def test_one_person_watches_only_some_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        anna, mallory = await Person.arrive(server), Visitor(server, MALLORY)
        person = await mallory.arrive()
        table = await anna.create("ra", "mm")
        async with mallory.at(table, person.cookie), mallory.at(table, person.cookie):
            with pytest.raises(ConnectionError, match="4429"):
                async with mallory.at(table, person.cookie):
                    pass
            async with mallory.at(table):
                pass
        async with mallory.at(table, person.cookie):
            pass

    with defended(tmp_path, limits={"spectators_per_person": 2}) as server:
        asyncio.run(scene())


def test_coming_and_going_is_not_told_each_time(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        mallory = Visitor(server, MALLORY)
        async with anna.at(table) as guest, crowd(Visitor(server, NEWCOMER), table, 40):
            begin, began = len(guest.heard), time.monotonic()
            while time.monotonic() < began + SECONDS:
                for _ in range(3):
                    async with mallory.at(table):
                        pass
            told = [m for m in guest.heard[begin:] if m["type"] == "presence"]
            assert 2 <= len(told) <= 3 * (time.monotonic() - began)
            # what is told at last is right
            await guest.until(lambda: guest.last("presence")["spectators"] == 40)

    with defended(tmp_path, limits={"handshakes_per_minute": 100_000}) as server:
        asyncio.run(side_by_side(server, attack))


def test_chat_is_limited_and_the_ordinary_talker_is_heard(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        anna = await Person.arrive(server, "Anna")
        table = await anna.create("ra", "mo")
        people = [await mallory.arrive() for _ in range(10)]
        async with (
            anna.at(table) as guest,
            crowd(Visitor(server, NEWCOMER), table, 40),
            contextlib.AsyncExitStack() as stack,
        ):
            shouting = [
                await stack.enter_async_context(mallory.at(table, person.cookie))
                for person in people
            ]
            watch.begin()
            for number in range(60):
                for shouter in shouting:
                    with contextlib.suppress(ConnectionError):
                        await shouter.say({"type": "chat", "text": f"{number}", "id": f"c{number}"})
                await asyncio.sleep(1 / 20)
            refused = shouting[0].last("refused")
            assert refused["code"] == "too_fast"
            assert refused["id"].startswith("c")
            await guest.say({"type": "chat", "text": "hello"})
            await guest.until(lambda: "hello" in said(guest.heard))
            assert len(said(guest.heard)) < 100

    def said(heard: list[Message]) -> list[str]:
        return [line["text"] for m in heard if m["type"] == "chat" for line in m["lines"]]

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))


def test_a_table_keeps_only_some_lines(tmp_path: Path) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as player, bert.at(table) as spectator:
            for guest, most in ((spectator, 6), (player, 10)):
                for _ in range(most):
                    await guest.say({"type": "chat", "text": "a", "id": "a"})
                await guest.until(lambda g=guest: g.last("refused").get("code") == "not_now")  # type: ignore[misc]  # the loop's own
            lines = [line for m in player.heard if m["type"] == "chat" for line in m["lines"]]
            assert len(lines) == 5

    with defended(tmp_path, limits={"chat_lines_per_table": 10}) as server:
        asyncio.run(scene())


def test_too_many_requests_say_when_to_come_back(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        async with mallory.http() as http:
            replies = [await http.get("/api/tables") for _ in range(1500)]
        refused = [reply for reply in replies if reply.status_code == 429]
        assert len(refused) > 500
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json() == {"status_code": 429, "detail": "too many requests; slow down"}
        assert refused[0].headers["x-content-type-options"] == "nosniff"

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
        assert f"{MALLORY}: too many requests" in server.logged()
        assert server.logged().count("\n") < 5


def test_uploads_at_once_are_limited(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        size = 2 * 1024 * 1024 - 100
        head = f"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n\r\n"
        opened = []
        for _ in range(100):
            reader, writer = await mallory.bare()
            writer.write(head.encode() + b"x" * (size - 10))
            opened.append((reader, writer))
            await asyncio.sleep(0.01)
        await asyncio.sleep(1)
        for _, writer in opened:
            writer.transport.abort()

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
        assert f"{MALLORY}: too many uploads at once" in server.logged()


def forwarded(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_addresses_are_forwarded_only_by_proxies_of_the_operator(tmp_path: Path) -> None:
    async def statuses(visitor: Visitor, addresses: list[str]) -> list[int]:
        async with visitor.http() as http:
            return [
                (await http.get("/api/games", headers=forwarded(address))).status_code
                for address in addresses
            ]

    async def scene() -> None:
        many = [f"198.51.100.{number}" for number in range(1, 21)]
        # through the proxy everybody has a limit of their own
        proxy = Visitor(server, "127.0.0.9")
        assert await statuses(proxy, many) == [200] * 20
        assert (await statuses(proxy, ["198.51.100.99"] * 20))[-1] == 429
        # a visitor who makes addresses up has one
        assert (await statuses(Visitor(server, MALLORY), many))[-1] == 429
        # through a proxy a visitor's own words come before the proxy's
        made_up = [f"203.0.113.{number}, 198.51.100.200" for number in range(1, 21)]
        assert (await statuses(proxy, made_up))[-1] == 429
        # IPv6: one household, whatever the address
        network = [f"2001:db8:1:2::{number:x}" for number in range(1, 21)]
        assert (await statuses(proxy, network))[-1] == 429

    limits = {"requests_per_minute": 10}
    with defended(tmp_path, proxies=["127.0.0.9"], limits=limits) as server:
        asyncio.run(scene())


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("127.0.0.1:8335", True),
        ("localhost", True),
        ("table.localhost:80", True),
        ("[::1]:8335", True),
        ("192.168.1.20:8335", True),
        ("play.example", True),
        ("PLAY.example:443", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
    ],
)
def test_only_names_of_this_server_are_served(named: Server, host: str, served: bool) -> None:
    async def scene() -> httpx.Response:
        async with Visitor(named, MALLORY).http() as http:
            assert (await http.get("/health", headers={"Host": host})).status_code == 200
            return await http.get("/api/me", headers={"Host": host})

    reply = asyncio.run(scene())
    assert reply.status_code == (200 if served else 421)
    if not served:
        assert "--origin" in reply.json()["detail"]
        assert "set-cookie" not in reply.headers
        asyncio.run(logged(named, "another host"))


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> object:
    with defended(tmp_path_factory.mktemp("named"), origins=["https://play.example"]) as running:
        yield running
