"""Answers count once, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.guests import Guest, Person
from tests.server.serving import Server, serving


def test_the_same_id_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = asyncio.run(Person.arrive(server))
        table = asyncio.run(anna.create("ra", "mm"))

        async def first() -> tuple[dict[str, object], dict[str, object]]:
            async with anna.at(table) as guest:
                question = await guest.question()
                sent = {
                    "version": guest.state["version"],
                    "seat": question["seat"],
                    "answer": question["answers"][0]["answer"],
                }
                replies = [await guest.send("answer", id="once", **sent) for _ in range(3)]
                assert [reply["type"] for reply in replies] == ["done"] * 3
                assert len({reply["version"] for reply in replies}) == 1
                for _ in range(70):  # beyond a snapshot
                    question = await guest.question()
                    await guest.answer(question, question["answers"][0]["answer"])
                return sent, guest.state

        sent, before = asyncio.run(first())
        server.restart()

        async def again() -> None:
            async with anna.at(table) as guest:
                reply = await guest.send("answer", id="once", **sent)
                assert reply["type"] == "done"
                assert guest.state["version"] == before["version"] == reply["version"]
                assert guest.state["view"] == before["view"]

        asyncio.run(again())
        assert "Traceback" not in server.logged()


def test_what_is_refused_changes_nothing(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            await asyncio.gather(
                *(
                    g.play(random.Random(n), lambda g: g.state["version"] > 20)
                    for n, g in enumerate([a, b])
                )
            )
            await settled(a, b)
            asked, other = (a, b) if a.asked() else (b, a)
            question = asked.asked()[0]
            legal = [answer["answer"] for answer in question["answers"]]
            version, seat, view = asked.state["version"], question["seat"], asked.state["view"]
            here = {"version": version, "seat": seat, "answer": legal[0]}
            await other.refused("answer", "not_yours", **here)
            await asked.refused("answer", "not_yours", **{**here, "seat": 1 - seat})
            await other.refused("answer", "illegal", **{**here, "seat": 1 - seat})
            await asked.refused("answer", "stale", **{**here, "version": version - 1})
            await asked.refused("answer", "stale", **{**here, "version": version + 1})
            for number in (999, 1_000_000):
                await asked.refused("answer", "illegal", **{**here, "answer": number})
            for bad in ({"answer": -1}, {"answer": 10**30}, {"answer": "1"}, {"seat": 7}, {"x": 1}):
                await asked.say({"type": "answer", "id": "bad", **here, **bad})
                await asked.until(lambda: asked.last("refused").get("code") == "malformed")
                asked.heard.append({"type": "mark"})
            async with anna.at(table) as again:
                assert again.state["version"] == version
                own = seat == 0
                assert not own or again.state["view"] == view

    asyncio.run(scene())


def test_an_illegal_answer_is_refused_with_its_rule(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mmm")
        async with anna.at(table) as english, anna.at(table, language="de") as german:
            luck = random.Random(3)
            question = await english.question()
            while question["name"] != "bid":
                await english.answer(question, luck.choice(question["answers"])["answer"])
                question = await english.question()
            legal = [answer["answer"] for answer in question["answers"]]
            sun = next(number for number in range(1, 14) if number not in legal)
            version = english.state["version"]
            sent = {"version": version, "seat": question["seat"], "answer": sun}
            refused = await english.refused("answer", "illegal", **sent)
            assert refused["rule"].startswith("RA-A")
            auf_deutsch = await german.refused("answer", "illegal", **sent)
            assert auf_deutsch["rule"] == refused["rule"]
            assert auf_deutsch["reason"] != refused["reason"]
            waiting = next(seat for seat in range(3) if seat != question["seat"])
            not_asked = await english.refused("answer", "illegal", **{**sent, "seat": waiting})
            assert not_asked["rule"].startswith("RA-")
            why = await english.send("why_not", seat=question["seat"], wish=f"bid {sun}")
            assert why["rule"] == refused["rule"]
            assert why["text"] == refused["reason"]
            await english.refused("why_not", "malformed", seat=question["seat"], wish="fly away")

    asyncio.run(scene())


def test_illegal_numbers_never_break_a_table(server: Server) -> None:
    async def scene(game: str) -> None:
        anna = await Person.arrive(server)
        table = await anna.create(game, "mmm")
        luck = random.Random(5)
        rules = 0
        async with anna.at(table) as guest:
            for _ in range(60):
                question = await guest.question()
                legal = [answer["answer"] for answer in question["answers"]]
                number = luck.choice([luck.randrange(200), luck.randrange(1_000_000)])
                if number not in legal:
                    sent = {"version": guest.state["version"], "seat": question["seat"]}
                    refused = await guest.refused("answer", "illegal", **sent, answer=number)
                    rules += refused["rule"] is not None
                await guest.answer(question, luck.choice(legal))
        assert rules

    asyncio.run(scene("ankh"))
    asyncio.run(scene("ra"))


async def settled(*guests: Guest) -> None:
    """Wait until all have seen the same and somebody is asked."""
    while len({guest.state["version"] for guest in guests}) > 1 or not any(
        guest.asked() for guest in guests
    ):
        await asyncio.sleep(0.02)
