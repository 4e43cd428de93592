"""Clocks, bots that take over, votes against the absent, and standing orders."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from pathlib import Path

from tests.server.guests import Guest, Message, Person
from tests.server.serving import Server, serving

CLOCK = {"bank": 10, "increment": 5}


def test_time_runs_for_who_is_asked_and_an_answer_adds_the_increment(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mmr", clock=CLOCK)
        async with anna.at(table) as guest:
            assert guest.state["seats"][2]["clock"] is None
            question = await guest.question()
            seat = question["seat"]
            await asyncio.sleep(1)
            await guest.answer(question, question["answers"][0]["answer"])
            left = guest.state["seats"][seat]["clock"]
            assert left <= 10
            assert guest.state["seats"][1 - seat]["clock"] <= 10

    asyncio.run(scene())


def test_quick_answers_fill_no_clock_beyond_its_beginning_and_taking_back_costs_nothing(
    server: Server,
) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mg", clock={"bank": 300, "increment": 10})
        async with anna.at(table) as guest:
            for _ in range(60):
                question = await guest.question()
                await guest.answer(question, question["answers"][0]["answer"])
                if guest.is_over():
                    break
            clock = guest.state["seats"][0]["clock"]
            assert 290 < clock <= 300
            taken_back = 0
            while guest.state["can_undo"] and taken_back < 5:
                await guest.done("undo", seat=0)
                taken_back += 1
            assert taken_back
            assert guest.state["seats"][0]["clock"] > clock - 5

    asyncio.run(scene())


def test_changing_a_secret_answer_gains_no_time(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mmmmm", clock={"bank": 1000, "increment": 100})
        luck = random.Random(3)
        async with anna.at(table) as guest:
            while len(guest.asked()) < 2:
                question = await guest.question()
                await guest.answer(question, luck.choice(question["answers"])["answer"])
            question = guest.asked()[0]
            seat, answers = question["seat"], question["answers"]
            await guest.answer(question, answers[0]["answer"])
            gained = guest.state["seats"][seat]["clock"]
            for answer in answers[:5]:
                assert (await guest.answer(question, answer["answer"]))["type"] == "done"
            assert guest.state["seats"][seat]["clock"] <= gained

    asyncio.run(scene())


def test_a_bot_takes_the_seat_of_who_runs_out_of_time_until_they_are_back(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bert")
        table = await anna.create("ra", "mo", clock={"bank": 10, "increment": 0})
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            began = time.monotonic()
            await a.until(lambda: any(seat["away"] for seat in a.state["seats"]))
            assert time.monotonic() - began > 9
            gone = next(n for n, seat in enumerate(a.state["seats"]) if seat["away"])
            late = (a, b)[gone]
            await late.until(lambda: late.state["seats"][gone]["away"])
            version = late.state["version"]
            await late.refused("answer", "not_now", version=version, seat=gone, answer=0)
            await (b, a)[gone].refused("back", "not_yours", seat=gone)
            await late.done("back", seat=gone)
            assert not late.state["seats"][gone]["away"]
            assert late.state["seats"][gone]["clock"] >= 59
            await late.refused("back", "not_now", seat=gone)
            names = [event["name"] for event in late.events()]
            assert "left" in names
            assert "back" in names

    asyncio.run(scene())


def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    """The data is made an hour older while the server is stopped: nobody has lost that hour."""
    with serving(tmp_path) as server:

        async def begin() -> tuple[Person, str]:
            anna = await Person.arrive(server)
            return anna, await anna.create("ra", "mm", clock={"bank": 100, "increment": 0})

        anna, table = asyncio.run(begin())
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            for change in ("entry SET at", "heartbeat SET at", "game_table SET deadline"):
                database.execute(f"UPDATE {change} = {change.split()[-1]} - 3600")
            database.commit()
        server.start()

        async def go_on() -> None:
            async with anna.at(table) as guest:
                clocks = [seat["clock"] for seat in guest.state["seats"]]
                assert all(20 < clock <= 100 for clock in clocks), clocks
                assert not any(seat["away"] for seat in guest.state["seats"])
                log = await anna.get(f"/api/tables/{table}/log")
                assert "paused" in [event["name"] for event in log]
                question = await guest.question()
                assert (await guest.answer(question, question["answers"][0]["answer"]))[
                    "type"
                ] == "done"

        asyncio.run(go_on())


def test_nobody_is_replaced_who_has_just_gone(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"absence_seconds": 3600}) as server:

        async def scene() -> None:
            anna, bert = await Person.arrive(server), await Person.arrive(server)
            table = await anna.create("ra", "mo")
            async with anna.at(table) as a:
                async with bert.at(table) as b:
                    await b.done("sit", seat=1)
                    await b.done("start")
                await a.until(lambda: a.last("presence").get("connected") == [0])
                reply = await a.refused("replace", "not_now", seat=0, absent=1)
                assert "3600" in reply["reason"]
                (gone,) = a.last("presence")["gone"]
                assert gone["seat"] == 1
                assert 3500 < gone["wait"] <= 3600

        asyncio.run(scene())


def test_the_others_replace_who_is_not_there_and_only_them(server: Server) -> None:
    async def scene() -> None:
        people = [await Person.arrive(server) for _ in range(3)]
        table = await people[0].create("ra", "moo")
        async with people[0].at(table) as a, people[1].at(table) as b:
            async with people[2].at(table) as c:
                await b.done("sit", seat=1)
                await c.done("sit", seat=2)
                await a.done("start")
                await a.refused("replace", "not_now", seat=0, absent=2)  # connected
                await a.until(lambda: a.last("presence").get("connected") == [0, 1, 2])
            await a.until(lambda: a.last("presence").get("connected") == [0, 1])
            await a.refused("replace", "not_now", seat=0, absent=0)
            await a.refused("replace", "malformed", seat=0, absent=4)
            await a.done("replace", seat=0, absent=2)
            await b.until(lambda: b.state["proposal"])
            async with people[2].at(table) as c:  # back in time
                await b.done("vote", seat=1, agree=True)
                await c.until(lambda: c.state["proposal"] is None)
                assert not c.state["seats"][2]["away"]
                await a.until(lambda: a.last("presence").get("connected") == [0, 1, 2])
            await a.until(lambda: a.last("presence").get("connected") == [0, 1])
            await a.done("replace", seat=0, absent=2)
            await b.until(lambda: b.state["proposal"])
            await b.done("vote", seat=1, agree=True)
            await a.until(lambda: a.state["seats"][2]["away"])
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
            assert a.is_over()

    asyncio.run(scene())


def test_a_standing_order_bids_up_to_its_limit_and_else_passes(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        luck = random.Random(4)
        followed = 0
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            await b.refused("standing", "malformed", seat=1, order="bid_up_to")
            await b.refused("standing", "malformed", seat=1, order="pass_auction", limit=3)
            await a.refused("standing", "not_yours", seat=1, order="pass_auction")
            while not a.is_over() and followed < 6:
                version = a.state["version"]
                await b.until(lambda v=version: b.state["version"] >= v)  # type: ignore[misc]  # the loop's own
                if b.asked():
                    question = b.asked()[0]
                    if question["name"] == "bid":
                        await follow(b, question, luck.choice([None, 3, 8, 16]))
                        followed += 1
                    else:
                        await b.answer(question, luck.choice(question["answers"])["answer"])
                    await a.until(lambda v=version: a.state["version"] > v)  # type: ignore[misc]  # the loop's own
                elif a.asked():
                    question = a.asked()[0]
                    await a.answer(question, luck.choice(question["answers"])["answer"])
        assert followed > 3

    asyncio.run(scene())


async def follow(guest: Guest, question: Message, limit: int | None) -> None:
    """Give an order and check that it answers at once as it says."""
    seat = question["seat"]
    notations = [answer["notation"] for answer in question["answers"]]
    suns = sorted(int(n.removeprefix("bid ")) for n in notations if n != "pass")
    order = {"order": "pass_auction"} if limit is None else {"order": "bid_up_to", "limit": limit}
    within = [sun for sun in suns if limit is not None and sun <= limit]
    version = guest.state["version"]
    await guest.done("standing", seat=seat, **order)
    if not within and "pass" not in notations:
        assert guest.asked() == [question]  # whoever must bid decides for themselves
        await guest.answer(question, question["answers"][0]["answer"])
        return
    events = [e for e in guest.events() if e["version"] == version + 1]
    told = ("bid", {"player": seat, "sun": within[0]}) if within else ("passed", {"player": seat})
    assert told in [(event["name"], event["data"]) for event in events]


def test_an_order_given_in_advance_answers_when_its_time_comes(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            while not a.is_over():
                await b.done("standing", seat=1, order="pass_auction")
                await asyncio.gather(turn(a), turn(b))
                passed = [e for e in b.events() if e["name"] == "passed"]
                if len([e for e in passed if e["data"] == {"player": 1}]) >= 3:
                    return
            raise AssertionError("no auction")

    asyncio.run(scene())


def test_nobody_sees_that_an_order_has_answered(tmp_path: Path) -> None:
    """It answers after a time as somebody who thinks would, and in a message of its own."""

    async def scene(server: Server) -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        waited: list[float] = []
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            while len(waited) < 3:
                version = await a.until(lambda: a.state["to_act"] and a.state["version"])
                await b.until(lambda v=version: b.state["version"] >= v)  # type: ignore[misc]  # the loop's own
                if b.asked():
                    await b.answer(b.asked()[0], b.asked()[0]["answers"][0]["answer"])
                    await a.until(lambda v=version: a.state["version"] > v)  # type: ignore[misc]  # the loop's own
                    continue
                question = await a.question()
                invoked = question["answers"][-1]["notation"] == "ra"
                begin = len(a.events())
                if invoked:  # no auction runs: the order is for the one that comes
                    await b.done("standing", seat=1, order="pass_auction")
                await a.answer(question, question["answers"][-1]["answer"])
                await a.until(lambda v=version: a.state["version"] > v)  # type: ignore[misc]  # the loop's own
                if invoked:
                    began = time.monotonic()
                    assert not passes(a.events()[begin:])
                    await a.until(lambda n=begin: passes(a.events()[n:]))  # type: ignore[misc]  # the loop's own
                    waited.append(time.monotonic() - began)
        assert min(waited) > 0.45
        assert len({round(one, 2) for one in waited}) > 1  # not always the same

    with serving(tmp_path, order_seconds=[0.5, 1.5]) as server:
        asyncio.run(scene(server))


def test_an_order_hides_from_nobody_where_all_others_are_bots(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        began = time.monotonic()
        async with anna.at(await anna.create("ra", "mgg")) as guest:
            while (await guest.question())["name"] != "turn":
                await first_answer(guest)  # an auction before one's first turn
            begin = len(guest.events())
            while not passes(guest.events()[begin:], 0):
                await guest.done("standing", seat=0, order="pass_auction")
                await first_answer(guest)
                await guest.until(lambda: is_on_turn(guest) or passes(guest.events()[begin:], 0))
        assert time.monotonic() - began < 30

    with serving(tmp_path, order_seconds=[60.0, 60.0]) as server:
        asyncio.run(scene(server))


async def first_answer(guest: Guest) -> None:
    """Give the first answer that is offered, and see what comes of it."""
    [question] = guest.asked()
    answer, version = question["answers"][0]["answer"], guest.state["version"]
    await guest.done("answer", seat=question["seat"], version=version, answer=answer)


def is_on_turn(guest: Guest) -> bool:
    return any(question["name"] == "turn" for question in guest.asked())


def passes(events: list[Message], player: int = 1) -> list[Message]:
    return [e for e in events if e["name"] == "passed" and e["data"] == {"player": player}]


async def turn(guest: Guest) -> None:
    """One answer if asked: the last one offered, which invokes Ra or bids."""
    await asyncio.sleep(0.02)
    if guest.asked():
        question = guest.asked()[0]
        if question["name"] == "bid" and len(guest.state["you"]) == 1 and question["seat"] == 1:
            return  # by order, or forced to bid
        await guest.answer(question, question["answers"][-1]["answer"])
