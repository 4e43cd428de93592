"""The log and the earlier moments of a table are what was shown live; a record has moments too."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.guests import Guest, Person, finished_record
from tests.server.serving import Server


async def all_moments(person: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        part = await person.get(f"/api/tables/{table}/moments?from={len(found)}")
        assert len(part["moments"]) <= 64
        found += part["moments"]
        if len(found) == part["length"]:
            return found


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_earlier_moments_are_as_they_were_shown(server: Server, game: str) -> None:
    async def scene() -> None:
        anna, eve = await Person.arrive(server, "Anna"), await Person.arrive(server)
        options = {"open_scores": False} if game == "ra" else {}
        table = await anna.create(game, "mrr", options=options)
        async with anna.at(table) as guest, eve.at(table) as watcher:
            await guest.play(random.Random(4))
            await watcher.until(watcher.is_over)
        for person, seen in ((anna, guest), (eve, watcher)):
            moments = await all_moments(person, table)
            assert [m["step"] for m in moments] == list(range(len(moments)))
            by_version = {m["version"]: m for m in moments}
            for state in states(seen):
                moment = by_version[state["version"]]
                assert moment["view"] == state["view"]
                assert moment["to_act"] == state["to_act"]
            live = {str(event) for event in seen.events()}
            assert live <= {str(event) for m in moments for event in m["events"]}
            log = await person.get(f"/api/tables/{table}/log")
            assert log == [event for m in moments for event in m["events"]]
        part = await anna.get(f"/api/tables/{table}/moments?from=3&to=5&lang=de")
        assert [m["step"] for m in part["moments"]] == [3, 4, 5]
        assert part["ranking"] == guest.state["ranking"]
        assert part["names"][0] == "Anna"
        answered = [m for m in await all_moments(eve, table) if m["seat"] is not None]
        assert all(m["words"] and m["notation"] for m in answered if m["notation"])
        assert len([m for m in answered if m["words"]]) > len(answered) / 2

    asyncio.run(scene())


def states(guest: Guest) -> list[dict[str, Any]]:
    """What was shown while the game was played; a sealed answer may have been changed since."""
    return [m for m in guest.heard if m["type"] == "state" and m["view"] is not None]


def test_an_answer_taken_back_is_a_moment_too(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mm")
        async with anna.at(table) as guest:
            question = await guest.question()
            await guest.answer(question, question["answers"][0]["answer"])
            await guest.until(lambda: guest.state["can_undo"])
            await guest.done("undo", seat=question["seat"])
        moments = await all_moments(anna, table)
        assert moments[-1]["events"][-1]["name"] == "undone"
        assert moments[-1]["events"][-1]["data"]["player"] == question["seat"]
        assert moments[-1]["view"] == moments[-3]["view"]
        assert moments[-2]["seat"] == question["seat"]

    asyncio.run(scene())


def test_who_may_not_watch_may_not_look_back(server: Server) -> None:
    async def scene() -> None:
        anna, eve = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mr", spectators=False)
        for path in ("moments", "log"):
            assert (await eve.send("GET", f"/api/tables/{table}/{path}")).status_code == 401
            assert (await anna.send("GET", f"/api/tables/{table}/{path}")).status_code == 200

    asyncio.run(scene())


def test_only_so_many_moments_are_given_at_once(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mr")
        for asked in ("from=0&to=64", "from=9&to=8", "from=-1", "from=x", "to=64"):
            reply = await anna.send("GET", f"/api/tables/{table}/moments?{asked}")
            assert reply.status_code == 400, reply.text
        beyond = await anna.get(f"/api/tables/{table}/moments?from=5000")
        assert beyond["moments"] == []
        assert beyond["length"] > 0

    asyncio.run(scene())


def test_a_table_that_gathers_has_no_moments_yet(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mo")
        assert (await anna.get(f"/api/tables/{table}/moments"))["length"] == 0
        assert await anna.get(f"/api/tables/{table}/log") == []

    asyncio.run(scene())


def test_a_record_has_the_moments_of_its_table(server: Server) -> None:
    async def scene() -> None:
        anna, eve = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "rrr")
        async with eve.at(table) as watcher:
            await watcher.until(watcher.is_over)
        text = await finished_record(anna, table)
        moments = await all_moments(eve, table)
        reply = await anna.send("POST", "/api/records?from=10&to=40", {"record": text})
        replay = reply.json()
        assert replay["length"] == len(moments)
        assert replay["ranking"] == watcher.state["ranking"]
        assert [m["view"] for m in replay["moments"]] == [m["view"] for m in moments[10:41]]
        assert [m["words"] for m in replay["moments"]] == [m["words"] for m in moments[10:41]]
        assert replay["moments"][0]["step"] == 10
        assert replay["steps"] == []
        first = await eve.get(f"/api/tables/{table}/moments?to=0")
        assert first["steps"] == list(range(len(moments)))

    asyncio.run(scene())
