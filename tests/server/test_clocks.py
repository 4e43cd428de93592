"""Game clocks run evenly, whatever happens to the clocks of the system."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from ennead.server.live.cluster.heartbeat import Heartbeat, covered
from ennead.server.room.clock import Clock
from ennead.server.store.sqlite import SqliteStore
from tests.server.guests import Guest, Person
from tests.server.postgres import postgres
from tests.server.serving import serving

HOUR = 3600.0
YEAR = 365 * 24 * HOUR
BANK = 1000


@pytest.fixture
def wall_clock(tmp_path: Path) -> Path:
    """A file that says by how much the clock of a server's system is off."""
    path = tmp_path / "wall_clock"
    path.write_text("0")
    return path


def test_a_clock_never_goes_back_and_notes_what_it_jumps_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's clock is moved to and fro; what tables lose by that is given back."""
    real = time.time

    async def scene() -> None:
        store = SqliteStore(tmp_path / "store.sqlite")
        await store.open()
        clock = Clock()
        heart = Heartbeat(store, clock)
        assert not await heart.start()
        began, at = clock.now(), time.monotonic()
        last = began
        for offset in (20.0, 20.0 - HOUR, YEAR, 0.0, -24 * HOUR, 100.0):
            monkeypatch.setattr(time, "time", lambda off=offset: real() + off)
            heart.beaten -= 10
            await heart.keep_beating()
            assert clock.now() >= last
            last = clock.now()
            jumped = covered(await store.standstills(began), began)
            assert abs((clock.now() - began - jumped) - (time.monotonic() - at)) < 1.5
        await store.close()

    asyncio.run(scene())


def test_a_process_that_starts_with_an_earlier_clock_goes_on_from_the_last_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time

    async def started() -> float:
        store = SqliteStore(tmp_path / "store.sqlite")
        await store.open()
        clock = Clock()
        heart = Heartbeat(store, clock)
        await heart.start()
        found = clock.now()
        await heart.stop()
        await store.close()
        return found

    first = asyncio.run(started())
    monkeypatch.setattr(time, "time", lambda: real() - HOUR)
    second = asyncio.run(started())
    assert 0 <= second - first < 30


def clock_of(guest: Guest) -> float:
    """The time left to who is asked."""
    return float(guest.state["seats"][guest.asked()[0]["seat"]]["clock"])


async def looked_again(guest: Guest) -> float:
    """The time left now, by a state that is made now."""
    begin = len(guest.heard)
    await guest.say({"type": "language", "language": "en"})
    await guest.until(lambda: [m for m in guest.heard[begin:] if m["type"] == "state"])
    return clock_of(guest)


def test_moving_the_systems_clock_costs_nobody_time(tmp_path: Path, wall_clock: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm", clock={"bank": BANK, "increment": 0})
        async with anna.at(table) as guest:
            await guest.question()
            began = time.monotonic()
            for offset in (20.0, 20.0 - HOUR, YEAR):
                wall_clock.write_text(str(offset))
                before = await looked_again(guest)
                await asyncio.sleep(1)
                spent = before - await looked_again(guest)
                assert 0.5 < spent < 5, (offset, spent)  # it runs, and evenly
                question = await guest.question()
                await guest.answer(question, question["answers"][0]["answer"])
            wall_clock.write_text("0")
            left = sum(seat["clock"] for seat in guest.state["seats"])
            assert 2 * BANK - left < time.monotonic() - began + 2
            assert not any(seat["away"] for seat in guest.state["seats"])

    with serving(tmp_path, wall_clock=str(wall_clock)) as server:
        asyncio.run(scene())


def test_processes_with_different_clocks_count_the_same_time(
    tmp_path: Path, wall_clock: Path
) -> None:
    """One of them is a minute ahead: the time of the database counts."""

    async def scene() -> None:
        anna, ben = await Person.arrive(one, "Anna"), await Person.arrive(other, "Ben")
        table = await anna.create("ra", "mo", clock={"bank": BANK, "increment": 0})
        async with anna.at(table) as a, ben.at(table) as b:
            await b.done("sit", seat=1)
            await a.until(lambda: a.state["seats"][1]["kind"] == "human")  # at another process
            await a.done("start")
            began = time.monotonic()
            for _ in range(10):
                await a.until(lambda: a.state["phase"] == "playing")
                await b.until(lambda: b.state["version"] >= a.state["version"])
                await a.until(lambda: a.state["version"] >= b.state["version"])
                guest = a if a.asked() else b
                question = await guest.question()
                await asyncio.sleep(0.1)
                await guest.answer(question, question["answers"][0]["answer"])
            left = sum(seat["clock"] for seat in guest.state["seats"])
            spent = time.monotonic() - began
            assert 0.9 < 2 * BANK - left < spent + 2
            assert "paused" not in {event["name"] for event in (*a.events(), *b.events())}

    wall_clock.write_text("60")
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    with (
        postgres() as url,
        serving(tmp_path / "one", database=url) as one,
    ):
        (tmp_path / "other" / "secret").write_bytes((tmp_path / "one" / "secret").read_bytes())
        with serving(tmp_path / "other", database=url, wall_clock=str(wall_clock)) as other:
            asyncio.run(scene())
