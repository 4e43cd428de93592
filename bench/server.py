"""Many tables at once on one server: answers per second, latency, memory, CPU.

    python bench/server.py --tables 500 --seconds 20
    python -m bench.server --tables 500 --seconds 20 --postgres

Starts a server with SQLite in a temporary folder, or with a PostgreSQL of its own. Every table is a
game of Ra between two seats of one client; clients answer as soon as they are asked, or at a pace:
`--pace 1000` answers a second in all. Latency is from sending an answer to hearing that it is
durable. Server, database and clients share the machine. Memory is what the process of the server
grew by: with the tables, with a connection to each, and once they have been played for a while.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import ennead

PORT = 8399
TABLES_AT_ONCE = 20


class Load:
    """What the clients measure."""

    def __init__(self, pace: float) -> None:
        self.latencies: list[float] = []
        self.finished = 0
        self.refused = 0
        self.between = 1 / pace if pace else 0.0
        self.next = 0.0
        self.answering: set[asyncio.Task[None]] = set()

    async def turn(self) -> None:
        """Wait until the next answer may be sent."""
        if self.between:
            now = time.perf_counter()
            self.next = max(now, self.next + self.between)
            await asyncio.sleep(self.next - now)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--pace", type=float, default=0.0, help="answers a second; 0: no limit")
    options.add_argument("--game", default="ra")
    options.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own")
    chosen = options.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = f"sqlite:{folder}/bench.sqlite"
        if chosen.postgres:
            from tests.server.postgres import postgres  # installed with the tests alone

            database = stack.enter_context(postgres())
        server = start(Path(folder), database)
        try:
            load, used = asyncio.run(
                drive(server.pid, chosen.game, chosen.tables, chosen.seconds, chosen.pace)
            )
        finally:
            server.terminate()
            server.wait(20)
    print(f"core                      {'compiled' if ennead.compiled else 'interpreted'}")
    report(load, used, chosen.tables)


def start(folder: Path, database: str) -> subprocess.Popen[bytes]:
    """A server of its own, without limits that would slow one client down."""
    program = f"""
from pathlib import Path
from ennead.server.app import create_app
from ennead.server.run import run
from ennead.server.settings import Limits, Settings
folder = Path({str(folder)!r})
many = 10**6
limits = Limits(messages_per_second=many, burst=many, requests_per_minute=many,
                tables_per_person=many, tables_per_day=many, tables_per_day_and_address=many,
                messages_per_second_and_address=many, burst_of_address=many,
                handshakes_per_minute=many, connections_per_address=many,
                sockets_per_address=many, table_bytes_per_day=many**2,
                table_bytes_per_day_and_address=many**2)
settings = Settings(data=folder, database={database!r}, port={PORT},
                    secrets=("s" * 32,), limits=limits)
run(create_app(settings), settings)
"""
    return subprocess.Popen([sys.executable, "-c", program])


async def drive(
    pid: int, game: str, tables: int, seconds: float, pace: float
) -> tuple[Load, dict[str, float]]:
    """Open all tables, then play for a while and measure."""
    base = f"http://127.0.0.1:{PORT}"
    load = Load(pace)
    transport = httpx.AsyncHTTPTransport(retries=50)
    async with httpx.AsyncClient(base_url=base, transport=transport, timeout=60) as client:
        await client.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        empty = memory(pid)
        gate = asyncio.Semaphore(TABLES_AT_ONCE)
        ids = await asyncio.gather(*[create(client, gate, game) for _ in range(tables)])
        full = memory(pid)
        begin = asyncio.Event()
        ready = asyncio.Semaphore(0)
        players = [asyncio.create_task(play(base, id, cookie, load, begin, ready)) for id in ids]
        for _ in players:
            await ready.acquire()
        joined = memory(pid)
        before, started = cpu_seconds(pid), time.perf_counter()
        begin.set()
        await asyncio.sleep(seconds)
        used = {
            "seconds": time.perf_counter() - started,
            "cpu": cpu_seconds(pid) - before,
            "memory": (full - empty) / tables,
            "connected": (joined - empty) / tables,
            "played": (memory(pid) - empty) / tables,
        }
        under_way = [*load.answering, *players]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
    return load, used


async def create(client: httpx.AsyncClient, gate: asyncio.Semaphore, game: str) -> str:
    async with gate:
        seats = [{"kind": "me"}, {"kind": "me"}]
        answer = await client.post("/api/tables", json={"game": game, "seats": seats})
        return str(answer.json()["id"])


async def play(
    base: str,
    table: str,
    cookie: str,
    load: Load,
    begin: asyncio.Event,
    ready: asyncio.Semaphore,
) -> None:
    """Answer whatever is asked; a finished table is left."""
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/play"
    sent: dict[str, float] = {}
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "done":
                load.latencies.append(time.perf_counter() - sent.pop(message["id"]))
            elif message["type"] == "refused":
                load.refused += 1
            elif message["type"] == "state":
                if not begin.is_set():
                    ready.release()
                    await begin.wait()
                if message["phase"] == "finished":
                    load.finished += 1
                    return
                if message["questions"]:
                    # On the side: whoever waits for the pace must still hear what is durable.
                    answering = asyncio.create_task(answer(socket, message, load, sent))
                    load.answering.add(answering)
                    answering.add_done_callback(load.answering.discard)


async def answer(
    socket: ClientConnection, message: dict[str, Any], load: Load, sent: dict[str, float]
) -> None:
    """Answer the first question of a state, when the pace allows it."""
    question = message["questions"][0]
    version = message["version"]
    chosen = question["answers"][version % len(question["answers"])]
    said = {"type": "answer", "id": f"a{version}", "version": version, "seat": question["seat"]}
    await load.turn()
    sent[f"a{version}"] = time.perf_counter()
    await socket.send(json.dumps({**said, "answer": chosen["answer"]}))


def memory(pid: int) -> float:
    """Resident memory in kilobytes."""
    text = Path(f"/proc/{pid}/status").read_text()
    return float(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu_seconds(pid: int) -> float:
    """CPU time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(load: Load, used: dict[str, float], tables: int) -> None:
    latencies = sorted(load.latencies)
    number = len(latencies)
    if not number:
        raise SystemExit("no answer was given")
    print(f"tables                    {tables}")
    print(f"answers                   {number} in {used['seconds']:.1f} s, {load.refused} refused")
    print(f"games finished            {load.finished}")
    print(f"answers per second        {number / used['seconds']:.0f}")
    print(f"latency p50               {1000 * latencies[number // 2]:.1f} ms")
    print(f"latency p99               {1000 * latencies[number * 99 // 100]:.1f} ms")
    print(f"server CPU per answer     {1000 * used['cpu'] / number:.2f} ms")
    print(f"memory of a table         {used['memory']:.0f} kB")
    print(f"with a connection         {used['connected']:.0f} kB")
    print(f"after {number / tables:4.0f} answers each   {used['played']:.0f} kB")


if __name__ == "__main__":
    main()
