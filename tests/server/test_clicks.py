"""A question says what is clicked to answer it: at tables, in lessons and in the turn of a hint."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx

import ennead
from tests.moments import record_until
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


def asks_for_a_figure(action: str) -> Callable[[ennead.Game], bool]:
    """Whether seat 0 moves figures, and has one or two actions in this turn."""

    def is_asked(game: ennead.Game) -> bool:
        asked = game.view(0)["asked"]
        if asked["question"] != "move_figure" or asked["seats"] != [0]:
            return False
        after = game.clone()
        after.push("done")
        return (after.to_act() == [0]) == (action == "first")

    return is_asked


async def asked_at(server: Server, record: str, seats: str, **settings: str) -> dict[str, Any]:
    """What is asked at a table that goes on from a record."""
    anna = await Person.arrive(server)
    table = await anna.create("ankh", seats, record=record, **settings)
    async with anna.at(table) as guest:
        return dict(await guest.question())


def test_a_question_says_what_follows_once_nothing_more_is_done(server: Server) -> None:
    record = record_until("ankh", 2, asks_for_a_figure("first"))
    question = asyncio.run(asked_at(server, record, "mm"))
    following = question["following"]
    done = next(answer for answer in question["answers"] if answer["notation"] == "done")
    assert (following["after"], following["click"]) == (done["answer"], "action")
    assert [answer["verb"] for answer in following["answers"]] == ["summon", "gain", "unlock"]


def test_nothing_follows_where_somebody_else_is_asked_then(server: Server) -> None:
    record = record_until("ankh", 2, asks_for_a_figure("second"))
    assert asyncio.run(asked_at(server, record, "mm"))["following"] is None
