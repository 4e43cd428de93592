"""Hints are for one's own seat and from what it sees; finished games are looked at again."""

from __future__ import annotations

import asyncio
import random

import pytest

import ennead
from ennead.server.live.bots.worker import advise
from tests.server.guests import Person, finished_record
from tests.server.serving import Server


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_hints_are_legal_answers_with_reasons_best_first(server: Server, game: str) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create(game, "mmm")
        async with anna.at(table, language="de") as guest:
            question = await guest.question()
            reply = await guest.send("hint", seat=question["seat"])
            assert reply["type"] == "hints", reply
            assert (reply["seat"], reply["version"]) == (question["seat"], guest.state["version"])
            offered = {answer["answer"]: answer for answer in question["answers"]}
            assert reply["hints"]
            for hint in reply["hints"]:
                answer, first = offered[hint["answer"]], hint["plan"][0]
                assert hint["words"] == answer["words"]
                assert 0 <= hint["value"] <= 1
                assert hint["reasons"] == "" or hint["reasons"].endswith(".")
                assert first["question"] == question["name"]
                assert all(first[key] == answer[key] for key in ("notation", "verb", "what"))
            values = [hint["value"] for hint in reply["hints"]]
            assert values == sorted(values, reverse=True)
            again = await guest.send("hint", seat=question["seat"])
            assert again["hints"] == reply["hints"]

    asyncio.run(scene())


def test_hints_are_refused_where_there_are_none(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        without = await anna.create("ra", "mm", hints=False)
        async with anna.at(without) as guest:
            assert not guest.state["hints"]
            question = await guest.question()
            await guest.refused("hint", "not_now", seat=question["seat"])
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest, bert.at(table) as stranger:
            question = await guest.question()
            await guest.refused("hint", "not_now", seat=1 - question["seat"])
            await guest.refused("hint", "malformed", seat=2)
            await stranger.refused("hint", "not_yours", seat=question["seat"])
        gathering = await anna.create("ra", "mo")
        async with anna.at(gathering) as guest:
            await guest.refused("hint", "not_now", seat=0)

    asyncio.run(scene())


def test_hints_are_the_same_whatever_others_have_sealed() -> None:
    luck = random.Random(1)
    compared = 0
    game = ennead.new("ankh", players=4, seed=2)
    while not game.over and compared < 2:
        waiting = game.to_act()
        if len(waiting) > 1 and len(game.legal(waiting[1])) > 1:
            seat, other = waiting[0], waiting[1]
            found = []
            for answer in game.legal(other)[:2]:
                sealed = game.clone()
                sealed.apply(other, answer)
                found.append(advise(sealed.position(), seat, "en", 5))
            assert found[0] == found[1]
            compared += 1
        game.apply(waiting[0], luck.choice(game.legal(waiting[0])))
    assert compared == 2


def test_a_finished_table_is_looked_at_again(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mr")
        assert (await anna.send("GET", f"/api/tables/{table}/review")).status_code == 409
        async with anna.at(table) as guest:
            await guest.play(random.Random(3))
        review = await anna.get(f"/api/tables/{table}/review?lang=de")
        length = (await anna.get(f"/api/tables/{table}/moments"))["length"]
        assert len(review["steps"]) == len(review["chances"])
        assert review["steps"] == sorted(set(review["steps"]))
        assert review["steps"][-1] == length - 1
        for row in review["chances"]:
            assert sum(row) == pytest.approx(1, abs=0.01)
        for swing in review["swings"]:
            part = await anna.get(
                f"/api/tables/{table}/moments?lang=de&from={swing['step']}&to={swing['step']}"
            )
            moment = part["moments"][0]
            assert (moment["seat"], moment["words"]) == (swing["by"], swing["words"])
        text = await finished_record(anna, table)
        reply = await anna.send("POST", "/api/records/review?lang=de", {"record": text})
        assert reply.json() == review
        broken = await anna.send("POST", "/api/records/review", {"record": text + "x"})
        assert broken.status_code == 400
        assert "line" in broken.json()["detail"]

    asyncio.run(scene())
