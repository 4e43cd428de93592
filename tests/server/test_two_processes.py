"""Players of one table are connected to different processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect

import ennead
from tests.server.postgres import free_port, postgres

Reply = httpx.Response


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The URL of a database."""
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def processes(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of two server processes on one database."""
    data = tmp_path_factory.mktemp("data")
    ports = [free_port(), free_port()]
    running = [start(port, database, data) for port in ports]
    try:
        for port in ports:
            wait_until_up(port)
        yield [f"127.0.0.1:{port}" for port in ports]
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(20)


def start(port: int, database: str, data: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "ennead", "serve", "--port", str(port)]
    options = ["--database", database, "--data", str(data), "--bot-pause", "0"]
    return subprocess.Popen([*command, *options], env={**os.environ, "ENNEAD_SECRET": "s" * 32})


def wait_until_up(port: int) -> None:
    transport = httpx.HTTPTransport(retries=60)
    with httpx.Client(transport=transport, timeout=30) as client:
        assert client.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"


class Player:
    """A person with a cookie that both processes know."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.client = httpx.Client(base_url=f"http://{host}", timeout=30)
        self.client.get("/api/me")

    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())}

    def socket(self, table: str) -> Any:
        url = f"ws://{self.host}/api/tables/{table}/play"
        return connect(url, additional_headers=self.cookie())


async def sit_down(player: Player, table: str, seat: int) -> None:
    async with player.socket(table) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        await socket.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        async for text in socket:
            if json.loads(text)["type"] in ("done", "refused"):
                assert json.loads(text)["type"] == "done"
                return


async def play_to_the_end(player: Player, table: str) -> list[int]:
    """Answer whatever is asked; the versions seen."""
    versions = []
    ids = count()
    async with player.socket(table) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for text in socket:
            state = json.loads(text)
            if state["type"] == "refused":  # somebody was first, or we are too fast: look again
                await asyncio.sleep(0.5)
                await socket.send(json.dumps({"type": "hello"}))
            if state["type"] != "state":
                continue
            versions.append(state["version"])
            if state["phase"] == "finished":
                break
            for question in state["questions"]:
                if question["answered"] is not None:
                    continue
                chosen = question["answers"][state["version"] % len(question["answers"])]
                message = {
                    "type": "answer",
                    "id": f"a{next(ids)}",
                    "version": state["version"],
                    "seat": question["seat"],
                    "answer": chosen["answer"],
                }
                await asyncio.sleep(0.08)  # the server allows 20 messages a second
                await socket.send(json.dumps(message))
    return versions


def test_who_is_at_another_process_is_seen_as_connected(processes: list[str]) -> None:
    async def story() -> None:
        anna, ben = Player(processes[0]), Player(processes[1])
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = anna.client.post("/api/tables", json={"game": "ra", "seats": seats}).json()["id"]
        await sit_down(ben, table, 1)
        async with anna.socket(table) as here:
            await here.send(json.dumps({"type": "hello"}))
            async with ben.socket(table) as there:
                await there.send(json.dumps({"type": "hello"}))
                await asyncio.gather(connected(here, [0, 1]), connected(there, [0, 1]))
            await connected(here, [0])
        for player in (anna, ben):
            player.client.close()

    asyncio.run(story())


async def connected(socket: Any, seats: list[int]) -> None:
    """Wait until these seats, and no others, are told to be connected."""
    async with asyncio.timeout(60):
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "presence" and message["connected"] == seats:
                return


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_a_game_is_played_across_two_processes(processes: list[str], game: str) -> None:
    async def story() -> None:
        anna, ben = Player(processes[0]), Player(processes[1])
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = anna.client.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
        await sit_down(ben, table, 1)
        async with anna.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.send(json.dumps({"type": "start", "id": "start"}))
            async for text in socket:
                if json.loads(text)["type"] in ("done", "refused"):
                    assert json.loads(text)["type"] == "done", text
                    break
        both = asyncio.gather(play_to_the_end(anna, table), play_to_the_end(ben, table))
        seen = await asyncio.wait_for(both, 110)
        assert seen[0][-1] == seen[1][-1]
        assert all(versions == sorted(versions) for versions in seen)
        records = [p.client.get(f"/api/tables/{table}/record").text for p in (anna, ben)]
        assert records[0] == records[1]
        assert ennead.replay(records[0]).over
        for player in (anna, ben):
            player.client.close()

    asyncio.run(story())


@asynccontextmanager
async def nothing_written(database: str) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """Whoever writes an entry waits; gives what returns once this many wait."""
    own = await asyncpg.connect(database)
    waiting = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted AND relation = 'entry'::regclass"

    async def wait_for(number: int) -> None:
        async with asyncio.timeout(8):
            while await own.fetchval(waiting) < number:
                await asyncio.sleep(0.02)

    try:
        async with own.transaction():
            await own.execute("LOCK TABLE entry IN SHARE ROW EXCLUSIVE MODE")
            yield wait_for
    finally:
        await own.close()


async def at_once(
    database: str, first: Coroutine[Any, Any, Reply], second: Coroutine[Any, Any, Reply]
) -> tuple[Reply, Reply]:
    """Two requests to two processes that both decide before either has written."""
    async with nothing_written(database) as wait_for:
        early = asyncio.create_task(first)
        await wait_for(1)
        late = asyncio.create_task(second)
        await wait_for(2)
    return await early, await late


@pytest.mark.parametrize(("method", "path"), [("DELETE", ""), ("POST", "/leave")])
def test_what_two_processes_decide_at_once_is_decided_one_after_another(
    processes: list[str], database: str, method: str, path: str
) -> None:
    """Before the game: Ben leaves at the moment at which Anna deletes the table, or leaves too."""

    async def story() -> None:
        async with Asker(processes[0]) as anna, Asker(processes[1]) as ben:
            table = await anna.table("mo")
            await ben.sits_down(table, 1)
            left, done = await at_once(
                database,
                ben.asks("POST", f"/api/tables/{table}/leave"),
                anna.asks(method, f"/api/tables/{table}{path}"),
            )
            assert done.status_code == 204
            was_deleted = left.status_code == 409 and "deleted" in left.json()["detail"]
            assert left.status_code == 204 or (was_deleted and method == "DELETE")

    asyncio.run(story())


def test_two_who_give_up_at_once_at_two_processes_both_have_given_up(
    processes: list[str], database: str
) -> None:
    async def story() -> None:
        async with Asker(processes[0]) as anna, Asker(processes[1]) as ben:
            table = await anna.table("mor", "ankh")
            await ben.sits_down(table, 1)
            await anna.starts(table)
            path = f"/api/tables/{table}/resign"
            replies = await at_once(database, ben.asks("POST", path), anna.asks("POST", path))
            assert [reply.status_code for reply in replies] == [204, 204]
            found = (await anna.asks("GET", f"/api/tables/{table}")).json()
            assert found["phase"] == "finished"
            assert [seat.get("resigned", False) for seat in found["seats"]] == [True, True, False]

    asyncio.run(story())


def test_a_table_deleted_at_another_process_is_not_deleted_twice(
    processes: list[str], database: str
) -> None:
    async def story() -> None:
        async with Asker(processes[0]) as anna, Asker(processes[1], anna.cookies) as again:
            table = await anna.table("mo")
            path = f"/api/tables/{table}"
            replies = await at_once(database, again.asks("DELETE", path), anna.asks("DELETE", path))
            first, second = sorted(replies, key=lambda reply: reply.status_code)
            assert (first.status_code, second.status_code) == (204, 409)
            assert "deleted" in second.json()["detail"]

    asyncio.run(story())


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(
    processes: list[str], database: str
) -> None:
    async def story() -> None:
        async with Asker(processes[0]) as anna, Asker(processes[1]) as ben:
            table = await anna.table("mor")
            await ben.sits_down(table, 1)
            await anna.starts(table)
            for person in (anna, ben):
                assert (await person.asks("POST", f"/api/tables/{table}/resign")).is_success
            path = f"/api/tables/{table}/rematch"
            replies = await at_once(database, ben.asks("POST", path), anna.asks("POST", path))
            assert [reply.status_code for reply in replies] == [201, 201]
            assert replies[0].json() == replies[1].json()
            for person in (anna, ben):
                listed = (await person.asks("GET", "/api/my-tables")).json()
                open_tables = [info["id"] for info in listed if info["phase"] != "finished"]
                assert open_tables == [replies[0].json()["id"]]

    asyncio.run(story())


class Asker:
    """Somebody who asks without waiting for the reply."""

    def __init__(self, host: str, cookies: httpx.Cookies | None = None) -> None:
        self.host = host
        self.client = httpx.AsyncClient(base_url=f"http://{host}", timeout=30, cookies=cookies)

    async def __aenter__(self) -> Asker:
        if not self.cookies:
            await self.client.get("/api/me")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.client.aclose()

    @property
    def cookies(self) -> httpx.Cookies:
        return self.client.cookies

    async def asks(self, method: str, path: str, body: Any = None) -> Reply:
        return await self.client.request(method, path, json=body)

    async def table(self, seats: str, game: str = "ra") -> str:
        kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, "r": {"kind": "bot", "bot": "random"}}
        body = {"game": game, "seats": [kinds[seat] for seat in seats]}
        return str((await self.asks("POST", "/api/tables", body)).json()["id"])

    async def says(self, table: str, kind: str, **fields: Any) -> None:
        """A message that takes effect."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"ws://{self.host}/api/tables/{table}/play"
        async with connect(url, additional_headers={"Cookie": cookie}) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.send(json.dumps({"type": kind, "id": kind, **fields}))
            async for text in socket:
                if json.loads(text)["type"] in ("done", "refused"):
                    assert json.loads(text)["type"] == "done", text
                    return

    async def sits_down(self, table: str, seat: int) -> None:
        await self.says(table, "sit", seat=seat)

    async def starts(self, table: str) -> None:
        await self.says(table, "start")
