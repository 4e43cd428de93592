"""Tables leave the memory and come back as they were."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ennead.server.live.projection import table_state
from ennead.server.live.tables import Tables
from ennead.server.monitoring.faults import Faults
from ennead.server.monitoring.metrics import Metrics
from ennead.server.monitoring.reports import Reports
from ennead.server.room.entries import Entry, TableRow
from ennead.server.room.folding import fold
from ennead.server.room.room import Room
from ennead.server.room.snapshots import restore, snapshot_of
from ennead.server.room.takeback import Forgotten
from ennead.server.settings import Settings
from ennead.server.store.sqlite import SqliteStore
from tests.server.guests import Person, figures, finished_record
from tests.server.serving import Server, serving


def test_a_table_nobody_uses_is_dropped_and_comes_back_equal(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        for game, seats in (("ra", "mm"), ("ankh", "mmm")):
            table = await anna.create(game, seats)
            luck = random.Random(5)
            last = 0
            for stop in (10, 70, 140, 400):
                async with anna.at(table) as guest:
                    assert guest.state["version"] == max(last, guest.state["version"])
                    await guest.play(luck, lambda g, s=stop: g.state["version"] >= s)  # type: ignore[misc]  # the loop's own
                    before, last = guest.state, guest.state["version"]
                await dropped(server, anna, table)
                async with anna.at(table, since=last - 5) as guest:
                    assert without_events(guest.state) == without_events(before)
                    assert not guest.state["gap"]
                    missed = [e for e in guest.state["events"] if e["version"] == last]
                    assert missed == [e for e in before["events"] if e["version"] == last]
            await finished_record(anna, table)

    with serving(tmp_path, limits={"idle_seconds": 0.3}) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()


def without_events(state: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key not in ("events", "gap", "seats")}


async def dropped(server: Server, person: Person, table: str) -> None:
    """Wait until the server has dropped the table and loads it anew."""
    before = await loaded(person)
    until = time.monotonic() + 20
    while True:
        await asyncio.sleep(1.6)
        await person.get(f"/api/tables/{table}")
        if await loaded(person) > before:
            return
        assert time.monotonic() < until


async def loaded(person: Person) -> float:
    text = await figures(person.server)
    return float(text.split("\nennead_tables_loaded_total ")[1].split()[0])


def test_a_snapshot_and_later_entries_lead_to_the_same_room(tmp_path: Path) -> None:
    async def scene(server: Server) -> list[str]:
        anna = await Person.arrive(server)
        found = []
        for game, seats in (("ra", "mmmr"), ("ankh", "mmmmm")):
            found.append(await anna.create(game, seats))
            async with anna.at(found[-1]) as guest:
                luck = random.Random(2)
                for _ in range(12):
                    version = guest.state["version"] + 12
                    await guest.play(luck, lambda g, v=version: g.state["version"] > v)  # type: ignore[misc]  # the loop's own
                    for seat in guest.state["can_undo"][:1]:
                        await guest.done("undo", seat=seat)
                await guest.play(luck)
        return found

    with serving(tmp_path) as server:
        tables = asyncio.run(scene(server))
    for table in tables:
        check_all_splits(*asyncio.run(read(tmp_path / "tables.db", table)))


def check_all_splits(row: TableRow, entries: list[Entry]) -> None:
    whole = folded(Room(row), entries)
    forgotten = 0
    splits = range(2, len(entries), 7)
    for split in splits:
        second = Room(row)
        restore(second, snapshot_of(folded(Room(row), entries[:split])))
        try:
            folded(second, entries[split:])
        except Forgotten:  # taken back to before the snapshot: the server reads all entries then
            forgotten += 1
            continue
        assert snapshot_of(second) == snapshot_of(whole)
        assert second.summary() == whole.summary()
        for language in ("en", "de"):
            since = whole.shown
            sights = [table_state(room, row.creator, language, since) for room in (whole, second)]
            assert sights[0] == sights[1]
    assert forgotten < 2 * len(splits) / 3


def folded(room: Room, entries: list[Entry]) -> Room:
    for entry in entries:
        fold(room, entry)
    return room


async def read(path: Path, table: str) -> tuple[TableRow, list[Entry]]:
    store = SqliteStore(path)
    await store.open()
    row = await store.table(table)
    entries = await store.entries(table, 0)
    await store.close()
    assert row is not None
    return row, entries


def test_a_finished_table_of_ankh_for_five_is_loaded_quickly(tmp_path: Path) -> None:
    async def play(server: Server) -> str:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mmmmm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(3))
        return table

    async def load(table: str) -> list[float]:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        metrics = Metrics()
        settings = Settings(tmp_path, "", secrets=("s" * 32,))
        tables = Tables(store, settings, metrics, Reports(metrics), Faults(metrics))
        times = []
        for _ in range(9):
            began = time.process_time()
            room = await tables.in_use.rooms.load(table)
            times.append(time.process_time() - began)
            assert room is not None
            assert room.phase == "finished"
        await store.close()
        return times

    with serving(tmp_path) as server:
        table = asyncio.run(play(server))
    assert statistics.median(asyncio.run(load(table))) < 0.05


def test_a_table_that_does_not_replay_is_reported_and_left_alone(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[Person, str]:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mr")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1), lambda g: g.state["version"] > 20)
        return anna, table

    async def after(anna: Person, table: str) -> None:
        reply = await anna.send("GET", f"/api/tables/{table}")
        assert reply.status_code == 409
        with pytest.raises(ConnectionError, match="4409"):
            async with anna.at(table):
                pass
        assert (await anna.send("GET", "/health")).status_code == 200
        await anna.create("ra", "mr")

    with serving(tmp_path) as server:
        anna, table = asyncio.run(before(server))
        server.stop()
        broken = (
            "UPDATE entry SET data = '{\"answer\": 77}' WHERE game_table IN (?, ?) AND seat = 0"
        )
        change(tmp_path, broken, [table, table])
        server.start()
        asyncio.run(after(anna, table))
        assert server.logged().count("cannot be loaded") == 1


def test_a_table_that_breaks_while_somebody_comes_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1), lambda g: g.state["version"] > 20)
        address = f"{server.socket_url}/api/tables/{table}/play"
        async with connect(address, proxy=None) as socket:
            broken = "UPDATE entry SET data = '{\"answer\": 77}' WHERE game_table IN (?, ?)"
            change(tmp_path, f"{broken} AND kind = 'answered'", [table, table])
            while (await anna.send("GET", f"/api/tables/{table}")).status_code != 409:
                await asyncio.sleep(0.7)
            await socket.send('{"type": "hello"}')
            await socket.wait_closed()
            assert socket.close_code == 4409

    with serving(tmp_path, limits={"idle_seconds": 0.3}) as server:
        asyncio.run(scene())
        assert "Traceback" not in server.logged(), server.logged()


def change(data: Path, statement: str, values: list[str]) -> list[Any]:
    """Change the database by hand; all entries afterwards."""
    with sqlite3.connect(data / "tables.db") as database:
        database.execute(statement, values)
        found = database.execute("SELECT * FROM entry WHERE game_table IN (?, ?)", values)
        entries = found.fetchall()
    database.close()
    return entries
