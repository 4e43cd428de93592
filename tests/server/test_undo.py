"""Taking back: one's own last answers alone, further only if all others agree."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import ennead
from bench.undo import measure
from tests.server.guests import Guest, Message, Person, finished_record
from tests.server.serving import Server, serving


def test_own_answers_go_back_to_the_last_moment_something_was_revealed(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mm", undo="own")
        luck = random.Random(1)
        undone = 0
        async with anna.at(table) as guest:
            for _ in range(60):
                question = await guest.question()
                seat = question["seat"]
                before = guest.state
                await guest.answer(question, luck.choice(question["answers"])["answer"])
                if seat in guest.state["can_undo"]:
                    await guest.done("undo", seat=seat)
                    assert guest.state["view"] == before["view"]
                    assert guest.state["questions"] == before["questions"]
                    [event] = guest.state["events"]
                    assert event["name"] == "undone"
                    assert event["data"] == {"player": seat, "since": before["version"]}
                    undone += 1
                    question = await guest.question()
                    await guest.answer(question, luck.choice(question["answers"])["answer"])
                else:
                    await guest.refused("undo", "not_now", seat=seat)
            await guest.play(luck)
        assert undone > 20
        assert ennead.replay(await finished_record(anna, table)).over

    asyncio.run(scene())


def test_several_own_answers_are_taken_back_one_by_one(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mm")
        async with anna.at(table) as guest:
            views = []
            question = await guest.question()
            seat = question["seat"]
            while question["seat"] == seat:
                views.append(guest.state["view"])
                await guest.answer(question, question["answers"][-1]["answer"])
                question = await guest.question()
            while seat in guest.state["can_undo"]:
                await guest.done("undo", seat=seat)
                assert guest.state["view"] == views.pop()
            await guest.play(random.Random(4))
        assert ennead.replay(await finished_record(anna, table)).over

    asyncio.run(scene())


def test_a_table_without_undo_takes_nothing_back(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mm", undo="none")
        async with anna.at(table) as guest:
            question = await guest.question()
            await guest.answer(question, question["answers"][0]["answer"])
            assert guest.state["can_undo"] == []
            await guest.refused("undo", "not_now", seat=question["seat"])

    asyncio.run(scene())


def test_what_was_revealed_is_taken_back_only_if_all_others_agree(server: Server) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            guests, people, table = await three_at_a_table(stack, server)
            asked, question = await next_question(guests)
            before = asked.state["view"]
            seat = question["seat"]
            draw = next(a["answer"] for a in question["answers"] if a["notation"] == "draw")
            await asked.answer(question, draw)  # chance reveals a tile
            others = [guest for guest in guests if guest is not asked]
            assert asked.state["can_undo"] == []

            await asked.done("undo", seat=seat)
            await all_see(guests, lambda g: g.state["proposal"] is not None)
            assert asked.state["proposal"]["needed"] == [n for n in range(3) if n != seat]
            await asked.refused("vote", "not_now", seat=seat, agree=True)
            await asked.refused("undo", "not_now", seat=seat)
            await others[0].done("vote", seat=others[0].state["you"][0], agree=False)
            await all_see(guests, lambda g: g.state["proposal"] is None)
            declined = [e for e in asked.events() if e["name"] == "declined"]
            assert declined[0]["data"]["player"] == others[0].state["you"][0]

            # Once for each answer.
            assert asked.state["can_ask_undo"] == []
            await asked.refused("undo", "not_now", seat=seat)
            asked, question = await next_question(guests)
            before, seat = asked.state["view"], question["seat"]
            others = [guest for guest in guests if guest is not asked]
            draw = next(a["answer"] for a in question["answers"] if a["notation"] == "draw")
            await asked.answer(question, draw)
            await asked.done("undo", seat=seat)
            for other in others:
                await other.until(lambda g=other: g.state["proposal"])  # type: ignore[misc]  # the loop's own
                await other.done("vote", seat=other.state["you"][0], agree=True)
            await asked.until(lambda: asked.state["view"] == before)
            luck = random.Random(2)
            await asyncio.gather(*(guest.play(luck) for guest in guests))
            record = await finished_record(people[0], table)
        assert ennead.replay(record).over

    asyncio.run(scene())


def test_who_asks_says_what_would_be_taken_back_and_may_withdraw(server: Server) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            guests, _, _ = await three_at_a_table(stack, server)
            asked, question = await next_question(guests)
            seat = question["seat"]
            await asked.answer(question, given(question, "ra"))
            following, bid = await next_question(guests)
            await following.answer(bid, bid["answers"][-1]["answer"])
            await asked.until(lambda: asked.state["can_ask_undo"] == [seat])
            await asked.done("undo", seat=seat)
            await all_see(guests, lambda g: g.state["proposal"] is not None)
            told = following.state["proposal"]["taken_back"]
            assert [one["seat"] for one in told] == [seat, bid["seat"]]
            assert [one["words"] for one in told] == ["invoke Ra", bid["answers"][-1]["words"]]
            await following.refused("vote", "not_yours", seat=seat, agree=False)
            await asked.done("vote", seat=seat, agree=False)
            await all_see(guests, lambda g: g.state["proposal"] is None)
            assert "withdrawn" in [e["name"] for e in following.events()]

    asyncio.run(scene())


def given(question: Message, notation: str) -> int:
    """The number of an answer in notation."""
    return next(int(a["answer"]) for a in question["answers"] if a["notation"] == notation)


def test_taking_back_earns_no_time(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mg", clock={"bank": 1000, "increment": 100})
        async with anna.at(table) as guest:
            for _ in range(4):
                question = await guest.question()
                await guest.answer(question, question["answers"][0]["answer"])
                assert guest.state["can_undo"] == [0]
                await guest.done("undo", seat=0)
            assert guest.state["seats"][0]["clock"] <= 1000

    asyncio.run(scene())


def test_clocks_stand_still_while_it_is_asked(server: Server) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            clock = {"bank": 1000, "increment": 0}
            guests, _, _ = await three_at_a_table(stack, server, clock=clock)
            asked, question = await next_question(guests)
            await asked.answer(question, given(question, "ra"))
            following, bid = await next_question(guests)
            await following.answer(bid, bid["answers"][0]["answer"])
            await asked.until(lambda: asked.state["can_ask_undo"])
            await asked.done("undo", seat=question["seat"])
            await following.until(lambda: following.state["proposal"])
            assert following.state["proposal"]["still"] > 50
            (acting,) = following.state["to_act"]
            before = following.state["seats"][acting]["clock"]
            await asyncio.sleep(1)
            await following.done("vote", seat=bid["seat"], agree=False)
            assert following.state["seats"][acting]["clock"] > before - 0.5

    asyncio.run(scene())


def test_a_proposal_to_undo_falls_when_somebody_answers(server: Server) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            guests, _, _ = await three_at_a_table(stack, server)
            asked, question = await next_question(guests)
            await asked.answer(question, question["answers"][0]["answer"])
            await asked.done("undo", seat=question["seat"])
            following, question = await next_question(guests)
            await following.answer(question, question["answers"][0]["answer"])
            await all_see(guests, lambda g: g.state["proposal"] is None)

    asyncio.run(scene())


def test_alone_with_bots_everything_can_be_taken_back(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mr")
        luck = random.Random(8)
        async with anna.at(table) as guest:
            await guest.play(luck, lambda g: g.state["version"] > 100)
            for _ in range(5):  # nobody else has a vote
                if not guest.is_over():
                    await guest.done("undo", seat=0)
            await guest.play(luck)
        assert ennead.replay(await finished_record(anna, table)).over

    asyncio.run(scene())


def test_undo_works_across_snapshots_and_restarts(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[Person, str]:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mmmm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1), lambda g: g.state["version"] > 140)
            assert not guest.is_over()
        return anna, table

    async def after(anna: Person, table: str) -> None:
        luck = random.Random(2)
        async with anna.at(table) as guest:
            for _ in range(8):
                await guest.done("undo", seat=luck.randrange(4))
            await guest.play(luck)
        assert ennead.replay(await finished_record(anna, table)).over

    with serving(tmp_path) as server:
        anna, table = asyncio.run(before(server))
        server.restart()
        asyncio.run(after(anna, table))
        assert "Traceback" not in server.logged()


async def three_at_a_table(
    stack: AsyncExitStack, server: Server, **more: object
) -> tuple[list[Guest], list[Person], str]:
    people = [await Person.arrive(server) for _ in range(3)]
    table = await people[0].create("ra", "moo", **more)
    guests = [await stack.enter_async_context(person.at(table)) for person in people]
    for seat in (1, 2):
        await guests[seat].done("sit", seat=seat)
    await guests[0].done("start")
    return guests, people, table


async def next_question(guests: list[Guest]) -> tuple[Guest, Message]:
    """Who is asked now, and what."""
    last = max(guest.state["version"] for guest in guests)
    await all_see(guests, lambda g: g.state["version"] >= last)
    asked = next(guest for guest in guests if guest.asked())
    return asked, asked.asked()[0]


async def all_see(guests: list[Guest], holds: Callable[[Guest], object]) -> None:
    for guest in guests:
        await guest.until(lambda g=guest: holds(g))  # type: ignore[misc]  # the loop's own


def test_before_anything_was_answered_there_is_nothing_to_take_back(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mr")
        async with anna.at(table) as guest:
            question = await guest.question()
            assert guest.state["can_undo"] == guest.state["can_ask_undo"] == []
            # Alone with bots nothing is final, and everything is taken back at once.
            assert not any(answer["final"] for answer in question["answers"])
            await guest.answer(question, question["answers"][0]["answer"])
            await guest.until(lambda: guest.state["questions"])
            assert guest.state["can_undo"] == [0]
            await guest.done("undo", seat=0)

    asyncio.run(scene())


def test_who_may_ask_others_is_told(server: Server) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            guests, _, _ = await three_at_a_table(stack, server)
            asked, question = await next_question(guests)
            seat = question["seat"]
            assert asked.state["can_ask_undo"] == []
            draw = next(a["answer"] for a in question["answers"] if a["notation"] == "draw")
            await asked.answer(question, draw)
            assert (asked.state["can_undo"], asked.state["can_ask_undo"]) == ([], [seat])

    asyncio.run(scene())


def test_an_undo_late_in_a_big_game_costs_little() -> None:
    undone, _ = measure(most=10)
    # 0.1 ms on a quiet machine (`python -m bench.undo`); a replay of the game takes 20 and more.
    assert statistics.median(undone) < 0.003
