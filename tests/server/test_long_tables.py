"""Tables do not grow without end, and looking back at long ones keeps nobody waiting."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

from tests.server.guests import Guest, Person, finished_record
from tests.server.hostile import MALLORY, Visitor, Watch, defended, side_by_side
from tests.server.serving import Server, serving


async def answer_and_take_back(guest: Guest) -> bool:
    """An answer, taken back again; whether that was still allowed."""
    question = await guest.question()
    await guest.answer(question, question["answers"][0]["answer"])
    reply = await guest.send("undo", seat=question["seat"])
    if reply["type"] == "done":
        await guest.until(lambda: guest.state["version"] >= reply["version"])
    return bool(reply["type"] == "done")


def test_only_so_much_is_taken_back_at_a_table(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            done = 0
            while await answer_and_take_back(guest):
                done += 1
            assert done == 20
            await guest.play(random.Random(1))
        await finished_record(anna, table)

    with serving(tmp_path, limits={"undos_per_table": 20}) as server:
        asyncio.run(scene(server))


def test_a_table_with_very_many_entries_only_goes_on(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as a, bert.at(table) as b:
            for _ in range(20):
                await b.done("sit", seat=1)
                await b.done("stand", seat=1)
            await b.done("sit", seat=1)
            await a.done("start")
            orders = 0
            while (await b.send("standing", seat=1, order="pass_auction"))["type"] == "done":
                await b.done("standing", seat=1)
                orders += 2
            assert orders < 80
            await b.refused("undo", "not_now", seat=1)
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        await finished_record(anna, table)

    with serving(tmp_path, limits={"entries_per_table": 100}) as server:
        asyncio.run(scene(server))


def test_who_leaves_and_comes_back_for_ever_does_not_fill_the_database(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mr")
        path = f"/api/tables/{table}"
        async with anna.at(table) as guest:
            left = 0
            while (reply := await anna.send("POST", f"{path}/leave")).status_code == 204:
                left += 1
                assert left < 40
                await guest.done("back", seat=0)
            assert reply.status_code == 409
        assert (await anna.send("POST", f"{path}/resign")).status_code == 204

    with serving(tmp_path, limits={"entries_per_table": 40}, bot_pause=60.0) as server:
        asyncio.run(scene(server))


def test_looking_back_at_a_long_table_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Mallory takes back as much as is allowed, and looks at it again and again, ten at a time."""

    async def attack(server: Server, watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        person = await mallory.arrive()
        table = await person.create("ankh", "mmm")
        async with mallory.at(table, person.cookie) as guest:
            await guest.play(random.Random(1), lambda g: g.state["version"] > 150)
            while await answer_and_take_back(guest):
                pass
        headers = {"Cookie": f"ennead={person.cookie}"}
        paths = itertools.cycle(["log", "moments?from=300", "moments?from=0", "log?lang=de"])
        async with mallory.http(headers=headers) as http:
            for _ in range(8):
                looks = [http.get(f"/api/tables/{table}/{next(paths)}") for _ in range(10)]
                replies = await asyncio.gather(*looks)
                assert {reply.status_code for reply in replies} <= {200, 429}

    with defended(tmp_path, limits={"messages_per_second": 1000, "burst": 1000}) as server:
        asyncio.run(side_by_side(server, lambda watch: attack(server, watch)))
        assert "Traceback" not in server.logged()


def test_the_log_is_given_from_any_event(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1), lambda g: g.state["version"] > 60)
            whole = await anna.get(f"/api/tables/{table}/log")
            assert await anna.get(f"/api/tables/{table}/log?from=10") == whole[10:]
            await guest.play(random.Random(1))
        longer = await anna.get(f"/api/tables/{table}/log")
        assert longer[: len(whole)] == whole
        assert len(longer) > len(whole)

    asyncio.run(scene())
