"""One visitor cannot take the lobby over: limits, hosts that remove, tables that are deleted."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import ennead
from tests.server.guests import Person, finished_record
from tests.server.hostile import MALLORY, Visitor
from tests.server.serving import Server, serving

#: What a server allows if nothing else is set.
USUAL = {"open_seats_per_person": 10, "open_tables_per_person": 10, "tables_per_person": 50}


def test_one_visitor_takes_few_seats_and_the_host_gets_them_back(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host, eve, bert = [await Person.arrive(server, name) for name in ("Host", "Eve", "Bert")]
        hosts = [await Person.arrive(server) for _ in range(6)]
        tables = [await one.create("ra", "moo") for one in hosts for _ in range(3)]
        replies = await asyncio.gather(*(sit(eve, table) for table in tables))
        assert [reply["type"] for reply in replies].count("done") == 10
        refused = [reply for reply in replies if reply["type"] == "refused"]
        assert all("leave one" in reply["reason"] for reply in refused)

        table = await host.create("ra", "mo")
        async with host.at(table) as h, eve.at(tables[0]) as elsewhere:
            for seat in range(3):
                await elsewhere.send("stand", seat=seat)
            assert (await sit(eve, table))["type"] == "done"
            await h.until(lambda: h.state["seats"][1]["kind"] == "human")
            async with eve.at(table) as e:
                await e.refused("remove", "not_yours", seat=0)
                await h.refused("remove", "not_now", seat=0)
                await h.done("remove", seat=1)
                await e.until(lambda: e.state["seats"][1]["kind"] == "open")
                await e.refused("sit", "not_yours", seat=1)
            await h.refused("remove", "not_now", seat=1)
            assert (await sit(bert, table))["type"] == "done"
            await h.done("start")
            await h.refused("remove", "not_now", seat=1)

    with serving(tmp_path, limits=USUAL) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()


async def sit(person: Person, table: str) -> dict[str, Any]:
    """Take the second seat."""
    async with person.at(table) as guest:
        return await guest.send("sit", seat=1)


def test_who_creates_too_much_is_stopped_and_others_are_not(tmp_path: Path) -> None:
    limits = {**USUAL, "tables_per_day": 25, "open_tables_per_person": 8}

    async def scene(server: Server) -> None:
        eve, anna = await Person.arrive(server), await Person.arrive(server)
        first = [await eve.create("ra", "mo") for _ in range(8)]
        assert (await eve.send("POST", "/api/tables", body("mo"))).status_code == 409
        assert (await eve.send("DELETE", f"/api/tables/{first[0]}")).status_code == 204
        await eve.create("ra", "mo")  # what was deleted does not count
        replies = await asyncio.gather(*(eve.send("POST", "/api/tables", body("mm"))
                                         for _ in range(30)))  # fmt: skip
        made = [reply.status_code for reply in replies]
        assert made.count(201) == 16
        assert made.count(429) == 14
        await anna.create("ra", "mo")

    with serving(tmp_path, limits=limits) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()


def test_many_visitors_of_one_address_take_few_seats(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host, bert = await Person.arrive(server), await Person.arrive(server)
        tables = [await host.create("ra", "moo") for _ in range(10)]
        mallory = Visitor(server, MALLORY)
        taken = 0
        for table in tables:
            cookie = (await mallory.arrive()).cookie
            async with mallory.at(table, cookie) as guest:
                taken += (await guest.send("sit", seat=1))["type"] == "done"
        assert taken == 6
        assert (await sit(bert, tables[-1]))["type"] == "done"

    with serving(tmp_path, limits={**USUAL, "seats_per_hour_and_address": 6}) as server:
        asyncio.run(scene(server))


def body(seats: str, **more: Any) -> dict[str, Any]:
    kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}}
    return {"game": "ra", "seats": [kinds[letter] for letter in seats], **more}


def test_who_stood_up_or_left_may_create_tables_again(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        for _ in range(3):
            table = await anna.create("ra", "mo")
            async with bert.at(table) as b:
                await b.done("sit", seat=1)
                await b.done("leave", seat=1)
            await anna.send("DELETE", f"/api/tables/{table}")
        played = [await bert.create("ra", "mm") for _ in range(3)]
        assert (await bert.send("POST", "/api/tables", body("mm"))).status_code == 409
        async with bert.at(played[0]) as b:
            await b.done("leave", seat=0)
            await b.done("leave", seat=1)
            await b.refused("leave", "not_now", seat=1)
            assert [seat["away"] for seat in b.state["seats"]] == [True, True]
        await bert.create("ra", "mm")
        async with bert.at(played[0]) as b:  # and may come back
            await b.done("back", seat=0)

    with serving(tmp_path, limits={"tables_per_person": 3}) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()


def test_the_creator_deletes_what_has_not_begun(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            assert (await bert.send("DELETE", f"/api/tables/{table}")).status_code == 401
            assert (await anna.send("DELETE", f"/api/tables/{table}")).status_code == 204
            for guest in (a, b):
                with pytest.raises(ConnectionError, match="4404"):
                    await guest.until(lambda: False)
        for path in ("", "/log", "/record", "/moments"):
            reply = await anna.send("GET", f"/api/tables/{table}{path}")
            assert reply.status_code == 404
        for person in (anna, bert):
            assert table not in [info["id"] for info in await person.get("/api/my-tables")]
        assert table not in [info["id"] for info in await bert.get("/api/tables")]
        shared = await anna.create("ra", "mo")
        async with anna.at(shared) as a, bert.at(shared) as b:
            await b.done("sit", seat=1)
            await a.done("start")
        assert (await anna.send("DELETE", f"/api/tables/{shared}")).status_code == 409
        untouched, moved = await anna.create("ra", "mg"), await anna.create("ra", "mg")
        assert (await anna.send("DELETE", f"/api/tables/{untouched}")).status_code == 204
        async with anna.at(moved) as a:
            question = await a.question()
            await a.answer(question, question["answers"][0]["answer"])
        assert (await anna.send("DELETE", f"/api/tables/{moved}")).status_code == 409
        watched = await anna.create("ra", "gg")
        assert (await anna.send("DELETE", f"/api/tables/{watched}")).status_code == 409

    asyncio.run(scene())


def test_who_leaves_frees_the_seats_or_lets_bots_play(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        gathers, plays = await anna.create("ra", "mo"), await anna.create("ra", "mmr")
        assert (await bert.send("POST", f"/api/tables/{gathers}/leave")).status_code == 409
        for table in (gathers, plays):
            assert (await anna.send("POST", f"/api/tables/{table}/leave")).status_code == 204
        lists = {info["id"]: info for info in await anna.get("/api/my-tables")}
        assert [seat["kind"] for seat in lists[gathers]["seats"]] == ["open", "open"]
        assert (lists[gathers]["you"], lists[gathers]["creator"]) == ([], True)
        assert [seat["away"] for seat in lists[plays]["seats"]] == [True, True, False]
        assert (lists[plays]["you"], lists[plays]["ranking"]) == ([0, 1], None)
        again = await anna.send("POST", f"/api/tables/{plays}/leave")
        assert again.status_code == 409

    asyncio.run(scene())


def played_out() -> str:
    """A record of a game that is over."""
    game, rng = ennead.new("ra", 2, seed=1), random.Random(1)
    while not game.over:
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game.record().dumps()


def test_my_tables_tell_how_games_ended_and_which_seat_was_mine(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        record = played_out()
        table = await anna.create("ra", "mr", record=record)
        [mine] = [info for info in await anna.get("/api/my-tables") if info["id"] == table]
        assert mine["phase"] == "finished"
        assert mine["ranking"] == [list(place) for place in ennead.replay(record).ranking()]
        assert mine["you"] == [0]
        assert (await bert.get(f"/api/tables/{table}"))["you"] == []

    asyncio.run(scene())


def test_how_a_game_would_begin_is_shown_before_there_is_a_table(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        wanted = {"game": "ankh", "players": 3, "options": {"scenario": "old_kingdom"}}
        reply = await anna.send("POST", "/api/openings", wanted)
        assert reply.status_code == 200
        begun = ennead.new("ankh", 3, seed=1, scenario="old_kingdom")
        assert reply.json()["view"]["monuments"] == begun.view(None)["monuments"]
        assert reply.json()["unlearned"] == []
        with_packs = {**wanted, "options": {"packs": "gods"}}
        reply = await anna.send("POST", "/api/openings", with_packs)
        assert reply.json()["unlearned"] == ["expert", "master"]
        for wrong in ({"players": 6}, {"options": {"scenario": "none"}}, {"game": "chess"}):
            reply = await anna.send("POST", "/api/openings", {**wanted, **wrong})
            assert reply.status_code == 400

    asyncio.run(scene())


def test_the_list_shows_the_newest_of_each_host_first(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna, eve = await Person.arrive(server), await Person.arrive(server)
        early = await anna.create("ra", "mo")
        own = await anna.create("ra", "mo")
        flood = [await eve.create("ra", "mo") for _ in range(110)]
        listed = [info["id"] for info in await anna.get("/api/tables")]
        assert listed[:2] == [flood[-1], own]
        assert early in listed[:4]

    with serving(tmp_path) as server:
        asyncio.run(scene(server))


@pytest.mark.parametrize("value", [1, 0, 0.0, 1.0, "true", None, []])
def test_yes_or_no_is_not_a_number(server: Server, value: object) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        asked = body("mm", options={"open_scores": value})
        reply = await anna.send("POST", "/api/tables", asked)
        assert reply.status_code == 400, reply.text
        assert "open_scores must be true or false" in reply.json()["detail"]

    asyncio.run(scene())


def test_the_texts_of_a_scenario_are_short(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        text = (files("ennead.games.ankh") / "data" / "scenarios.toml").read_text(encoding="utf-8")
        scenario = tomllib.loads(text)["middle_kingdom"]
        seats = [{"kind": "me"}] * 3
        for name, status in (("A" * 80, 201), ("A" * 81, 400), ("A" * 100_000, 400)):
            options = {"scenario": {**scenario, "name": name}}
            asked = {"game": "ankh", "seats": seats, "options": options}
            reply = await anna.send("POST", "/api/tables", asked)
            assert reply.status_code == status, reply.text

    asyncio.run(scene())


def test_of_a_record_only_the_answers_are_kept(tmp_path: Path) -> None:
    """Comments fill an upload, not the database; the table is the one of the record."""

    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1))
        text = await finished_record(anna, table)
        padded = text + "".join(f"# {'x' * 98}\n" for _ in range(18_000))
        for _ in range(3):
            await anna.create("ra", "mm", record=padded, after=60)
        again = await anna.create("ra", "mm", record=padded)
        assert (
            ennead.replay(await finished_record(anna, again)).hash() == ennead.replay(text).hash()
        )

    with serving(tmp_path) as server:
        asyncio.run(scene(server))
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            longest = database.execute("SELECT MAX(LENGTH(data)) FROM entry").fetchone()[0]
        database.close()
        assert longest < 30_000


def test_a_cap_of_bytes_a_day(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        eve, anna = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1))
        text = await finished_record(anna, table)
        asked = body("mm", record=text)
        replies = [await eve.send("POST", "/api/tables", asked) for _ in range(8)]
        assert [reply.status_code for reply in replies][-1] == 429
        assert replies[0].status_code == 201
        await anna.create("ra", "mm", record=text)

    with serving(tmp_path, limits={"table_bytes_per_day": 6_000}) as server:
        asyncio.run(scene(server))


def test_one_rule_says_who_may_read_a_table(server: Server) -> None:
    """Record, log, moments and review of a table without spectators are for its players."""

    async def scene() -> None:
        anna, eve = await Person.arrive(server), await Person.arrive(server)
        for spectators, allowed in ((False, 401), (True, 200)):
            table = await anna.create("ra", "mm", public=False, spectators=spectators)
            async with anna.at(table) as guest:
                await guest.play(random.Random(1))
            for path in ("record", "log", "moments"):
                address = f"/api/tables/{table}/{path}"
                assert (await eve.send("GET", address)).status_code == allowed, path
                assert (await anna.send("GET", address)).status_code == 200, path
            if not spectators:
                review = await eve.send("GET", f"/api/tables/{table}/review")
                assert review.status_code == 401

    asyncio.run(scene())
