"""Players of one table are connected to different processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import ennead
from tests.server.postgres import free_port, postgres


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of two server processes on one database."""
    with postgres() as database:
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
