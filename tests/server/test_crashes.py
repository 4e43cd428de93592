"""The server is killed while people play at full speed; nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

import ennead
from tests.server.guests import Guest, Person, finished_record
from tests.server.serving import Server

LOST = (ConnectionError, OSError, TimeoutError, WebSocketException, httpx.TransportError)
PLANS = [
    ("ra", "mmm"),
    ("ra", "mr"),
    ("ankh", "mmm"),
    ("ra", "mm"),
    ("ankh", "mmr"),
    ("ra", "mmmmm"),
]


class Restless:
    """Somebody who plays one table after another, whatever happens to the server."""

    def __init__(self, person: Person, number: int) -> None:
        self.person = person
        self.number = number
        self.luck = random.Random(number)
        self.tables: list[str] = []
        #: Table and id of every answer that the server said it has.
        self.acknowledged: list[tuple[str, str]] = []
        #: Sent, but not acknowledged yet: to be sent again with the same id.
        self.pending: dict[str, object] | None = None
        self.sent = 0

    async def play(self) -> None:
        """Without end."""
        while True:
            try:
                if not self.tables or self.is_over:
                    game, seats = PLANS[self.number % len(PLANS)]
                    self.tables.append(await self.person.create(game, seats))
                    self.is_over = False
                async with self.person.at(self.tables[-1]) as guest:
                    await self.answer_all(guest)
            except LOST:
                await asyncio.sleep(0.05)

    is_over = False

    async def answer_all(self, guest: Guest) -> None:
        if self.pending is not None:
            await self.deliver(guest)
        while not self.is_over:
            await guest.until(lambda: guest.asked() or guest.is_over(), 10)
            if guest.is_over():
                self.is_over = True
                return
            question = self.luck.choice(guest.asked())
            self.sent += 1
            self.pending = {
                "id": f"answer-{self.sent}",
                "version": guest.state["version"],
                "seat": question["seat"],
                "answer": self.luck.choice(question["answers"])["answer"],
            }
            await self.deliver(guest)

    async def deliver(self, guest: Guest) -> None:
        assert self.pending is not None
        reply = await guest.send("answer", **self.pending)  # type: ignore[arg-type]  # its fields
        if reply["type"] == "done":
            self.acknowledged.append((self.tables[-1], str(self.pending["id"])))
            await guest.until(lambda: guest.state["version"] >= reply["version"])
        else:
            assert reply["code"] == "stale", reply
        self.pending = None


@pytest.mark.timeout(400)
def test_nothing_is_lost_when_the_server_is_killed_ten_times(tmp_path: Path) -> None:
    asyncio.run(kill_again_and_again(tmp_path, 6, 10))


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_nothing_is_lost_when_the_server_is_killed_fifty_times(tmp_path: Path) -> None:
    asyncio.run(kill_again_and_again(tmp_path, 12, 50))


async def kill_again_and_again(data: Path, number: int, times: int) -> None:
    server = Server(data)
    await asyncio.to_thread(server.start)
    try:
        people = [Restless(await Person.arrive(server), n) for n in range(number)]
        playing = [asyncio.create_task(somebody.play()) for somebody in people]
        luck = random.Random(1)
        for _ in range(times):
            await some_answers(people, playing, luck.uniform(0.0, 0.5))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await some_answers(people, playing, 0.5)
        await asyncio.to_thread(server.kill)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        check_the_database(data / "tables.db", people)
        await asyncio.to_thread(server.start)
        await check_the_tables(people)
        assert "Traceback" not in server.logged(), server.logged()
    finally:
        server.kill()


async def some_answers(
    people: list[Restless], playing: list[asyncio.Task[None]], longer: float
) -> None:
    """Let them play until some answers are acknowledged, and a moment longer."""
    before = sum(len(somebody.acknowledged) for somebody in people)
    until = time.monotonic() + 120
    while sum(len(somebody.acknowledged) for somebody in people) < before + 30:
        assert time.monotonic() < until, "nobody can play"
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)
    await asyncio.sleep(longer)


def check_the_database(path: Path, people: list[Restless]) -> None:
    """Every acknowledged answer is there once, and no version is missing."""
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        keys = set(database.execute("SELECT game_table, client_key FROM entry"))
        for somebody in people:
            for table, id in somebody.acknowledged:
                assert (table, f"{somebody.person.id}:{id}") in keys
        versions = "SELECT COUNT(*), MAX(version) FROM entry GROUP BY game_table"
        for number, last in database.execute(versions):
            assert number == last
    database.close()


async def check_the_tables(people: list[Restless]) -> None:
    """Every table goes on, and every finished one has a record that replays."""
    finished = 0
    for somebody in people:
        for table in somebody.tables:
            async with somebody.person.at(table) as guest:
                version = guest.state["version"] + 5
                await guest.play(somebody.luck, lambda g, v=version: g.state["version"] > v)  # type: ignore[misc]  # the loop's own
                over = guest.is_over()
            if over:
                record = await finished_record(somebody.person, table)
                assert ennead.replay(record).over
                finished += 1
    assert finished > 0
