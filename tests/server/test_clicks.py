"""A question says what is clicked to answer it: at tables, in lessons and in the turn of a hint."""

from __future__ import annotations

import asyncio

import httpx

from tests.server.guests import Person
from tests.server.serving import Server


def test_a_question_says_what_is_clicked_and_so_does_the_turn_of_a_hint(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mmm")
        async with anna.at(table) as guest:
            question = await guest.question()
            assert (question["name"], question["click"]) == ("choose_action", "action")
            assert question["shown_on"] == ""
            reply = await guest.send("hint", seat=question["seat"])
            clicks = [answer["click"] for hint in reply["hints"] for answer in hint["plan"][:1]]
            assert set(clicks) == {"action"}

    asyncio.run(scene())


def test_a_question_of_a_battle_says_that_it_is_shown_on_the_stage(server: Server) -> None:
    reply = httpx.post(f"{server.url}/api/lessons/ankh/battle", json={"answers": ["gain"]})
    assert reply.status_code == 200, reply.text
    question = reply.json()["state"]["questions"][0]
    found = question["name"], question["click"], question["shown_on"]
    assert found == ("play_cards", "card", "stage")
