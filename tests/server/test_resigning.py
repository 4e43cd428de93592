"""Who resigns is out: a bot plays on, or the game is over where nobody is left to play it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.guests import Person
from tests.server.serving import Server, serving


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_of_two_players_the_other_wins(server: Server, game: str) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bert")
        table = await anna.create(game, "mo")
        async with anna.at(table) as a, bert.at(table, language="de") as b:
            await b.done("sit", seat=1)
            await a.done("start")
            await b.until(lambda: b.state["phase"] == "playing")
            await b.refused("resign", "not_yours", seat=0)
            await a.done("resign", seat=0)
            await b.until(lambda: b.state["phase"] == "finished")
            assert [place[:2] for place in b.state["ranking"]] == [[1, 1], [2, 0]]
            assert [seat["resigned"] for seat in b.state["seats"]] == [True, False]
            assert [event["words"] for event in b.state["events"]] == ["Anna gibt auf."]
            assert (a.state["questions"], a.state["to_act"]) == ([], [])
            for refused in ("resign", "back", "undo"):
                await a.refused(refused, "not_now", seat=0)
        for person, you in ((anna, [0]), (bert, [1])):
            found = [info for info in await person.get("/api/my-tables") if info["id"] == table]
            assert [(info["phase"], info["you"]) for info in found] == [("finished", you)]
            assert [seat["resigned"] for seat in found[0]["seats"]] == [True, False]
            assert found[0]["ranking"][0][:2] == [1, 1]
        record = await bert.send("GET", f"/api/tables/{table}/record")
        assert record.status_code == 200
        moments = await bert.get(f"/api/tables/{table}/moments?lang=en")
        assert moments["moments"][-1]["events"][-1]["words"] == "Anna resigns."
        review = await bert.send("GET", f"/api/tables/{table}/review")
        assert review.status_code == 200, review.text

    asyncio.run(scene())


def test_of_more_players_the_others_play_on_with_a_bot(tmp_path: Path) -> None:
    async def scene(server: Server) -> tuple[Person, str, list[list[int]]]:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bert")
        table = await anna.create("ra", "mor")
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            await a.done("resign", seat=0)
            await b.until(lambda: b.state["seats"][0]["resigned"])
            assert (b.state["phase"], b.state["seats"][0]["away"]) == ("playing", True)
            words = [
                event["words"] for event in b.events() if event["name"] in ("resigned", "left")
            ]
            assert words == ["Anna resigns.", "A bot plays for Anna."]
            await a.refused("back", "not_now", seat=0)  # for good
            question = await b.question()  # the bot answers for Anna until Bert is asked
            await b.answer(question, question["answers"][0]["answer"])
            await b.question()
            await b.done("undo", seat=1)  # who has resigned has no vote
            await b.until(lambda: b.state["proposal"] is None)
            await b.done("resign", seat=1)
            assert b.state["phase"] == "finished"  # bots alone are left
            assert [place for place, _, _ in b.state["ranking"]] == [1, 2, 3]
            assert b.state["ranking"][0][1] == 2
            return bert, table, b.state["ranking"]

    async def again(server: Server, person: Person, table: str) -> list[list[int]]:
        person.server = server
        async with person.at(table) as guest:
            assert [seat["resigned"] for seat in guest.state["seats"]] == [True, True, False]
            return list(guest.state["ranking"])

    with serving(tmp_path) as server:
        bert, table, ranking = asyncio.run(scene(server))
    with serving(tmp_path) as server:  # a server that reads it anew knows the same
        assert asyncio.run(again(server, bert, table)) == ranking


def test_a_list_gives_up_all_seats_of_a_person(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table, gathers = await anna.create("ra", "mr"), await anna.create("ra", "mo")
        assert (await bert.send("POST", f"/api/tables/{table}/resign")).status_code == 409
        assert (await anna.send("POST", f"/api/tables/{gathers}/resign")).status_code == 409
        assert (await anna.send("POST", f"/api/tables/{table}/resign")).status_code == 204
        assert (await anna.send("POST", f"/api/tables/{table}/resign")).status_code == 409
        info = await anna.get(f"/api/tables/{table}")
        assert (info["phase"], info["ranking"][0][1]) == ("finished", 1)

    asyncio.run(scene())
