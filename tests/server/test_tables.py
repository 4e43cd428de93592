"""Tables: taking seats, private links, rematches, analysis."""

from __future__ import annotations

import asyncio
import random

import pytest

import ennead
from tests.server.guests import Person, finished_record
from tests.server.serving import Server


def test_seats_are_taken_and_left_until_the_game_begins(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bert")
        table = await anna.create("ra", "moo")
        async with anna.at(table) as a, bert.at(table) as b:
            assert a.state["phase"] == "gathering"
            assert [seat["kind"] for seat in a.state["seats"]] == ["human", "open", "open"]
            await b.refused("sit", "not_now", seat=0)
            await b.refused("sit", "malformed", seat=3)
            await b.done("sit", seat=1)
            await a.until(lambda: a.state["seats"][1]["name"] == "Bert")
            assert a.state["seats"][1]["connected"]
            await b.refused("stand", "not_yours", seat=0)
            await b.refused("seat_bot", "not_yours", seat=2, bot="random")
            await b.refused("start", "not_now")
            await b.done("stand", seat=1)
            await b.done("sit", seat=2)
            await a.done("seat_bot", seat=1, bot="random")
            await a.refused("seat_bot", "not_now", seat=2, bot="random")
            await a.refused("seat_bot", "malformed", seat=1, bot="nobody")
            await a.done("seat_bot", seat=1)
            await a.refused("start", "not_now")
            await a.done("seat_bot", seat=1, bot="greedy")
            await b.done("start")
            assert b.state["phase"] == "playing"
            await b.refused("stand", "not_now", seat=2)
            await b.refused("start", "not_now")
        mine = await bert.get("/api/my-tables")
        assert [info["id"] for info in mine] == [table]

    asyncio.run(scene())


def test_somebody_who_does_not_sit_there_cannot_start(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as a, bert.at(table) as b:
            await a.done("seat_bot", seat=1, bot="random")
            await b.refused("start", "not_yours")

    asyncio.run(scene())


def test_a_private_table_is_found_by_its_link_only(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        hidden = await anna.create("ra", "mo", public=False)
        listed = await anna.create("ra", "mo")
        ids = [info["id"] for info in await bert.get("/api/tables")]
        assert listed in ids
        assert hidden not in ids
        assert (await bert.get(f"/api/tables/{hidden}"))["phase"] == "gathering"
        async with bert.at(hidden) as guest:
            await guest.done("sit", seat=1)

    asyncio.run(scene())


def test_a_table_without_spectators_lets_only_its_players_look(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mr", spectators=False)
        async with anna.at(table):
            pass
        with pytest.raises(ConnectionError, match="4403"):
            async with bert.at(table):
                pass

    asyncio.run(scene())


def test_a_finished_table_offers_one_rematch_to_those_who_played(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server)
        table = await anna.create("ra", "mr")
        early = await anna.send("POST", f"/api/tables/{table}/rematch")
        assert early.status_code == 409
        running = await anna.send("GET", f"/api/tables/{table}/record")
        assert running.status_code == 409
        async with anna.at(table) as guest:
            await guest.play(random.Random(1))
            asked = [anna.send("POST", f"/api/tables/{table}/rematch") for _ in range(3)]
            replies = await asyncio.gather(*asked)
            assert len({reply.json()["id"] for reply in replies}) == 1
            again = replies[0].json()["id"]
            await guest.until(lambda: guest.state["rematch"] == again)
        assert (await bert.send("POST", f"/api/tables/{table}/rematch")).status_code == 401
        async with anna.at(again) as guest:
            assert guest.state["phase"] == "playing"
            assert [seat["kind"] for seat in guest.state["seats"]] == ["bot", "human"]

    asyncio.run(scene())


def test_a_rematch_waits_for_all_who_played(server: Server) -> None:
    async def scene() -> None:
        anna, bert, eve = [await Person.arrive(server, name) for name in ("Anna", "Bert", "Eve")]
        table = await anna.create("ra", "mor")
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
            again = (await anna.send("POST", f"/api/tables/{table}/rematch")).json()["id"]
            await b.until(lambda: b.state["rematch"] == again)
        assert again in [info["id"] for info in await bert.get("/api/my-tables")]
        async with anna.at(again) as a, bert.at(again) as b, eve.at(again) as e:
            assert a.state["phase"] == "gathering"
            kept = a.state["seats"][0]
            assert (kept["kind"], kept["name"]) == ("open", "Bert")
            await e.refused("sit", "not_yours", seat=0)
            await b.done("sit", seat=0)
            await a.until(lambda: a.state["phase"] == "playing")

    asyncio.run(scene())


def test_a_new_nickname_is_seen_at_ones_tables(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bert")
        table, other = [await anna.create("ra", "mo") for _ in range(2)]
        async with anna.at(table) as a, bert.at(table) as b:
            await b.done("sit", seat=1)
            await a.done("start")
            await bert.send("PATCH", "/api/me", {"nickname": "Anna"})
            await a.until(lambda: a.state["seats"][1]["name"] == "Anna (2)")
            await anna.send("PATCH", "/api/me", {"nickname": "Zoë"})
            await b.until(lambda: b.state["seats"][0]["name"] == "Zoë")
            question = await a.until(lambda: a.asked() or b.asked() or a.state["to_act"])
            assert question
        async with anna.at(other) as a:
            await a.until(lambda: a.state["seats"][0]["name"] == "Zoë")

    asyncio.run(scene())


def test_a_record_is_played_on_from_any_point(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        for game in ("ra", "ankh"):
            table = await anna.create(game, "mmm")
            async with anna.at(table) as guest:
                await guest.play(random.Random(2))
            text = await finished_record(anna, table)
            record = answers(text)
            for after in (0, len(record) // 2, len(record) - 1, len(record)):
                again = await anna.create(game, "mmm", record=text, after=after)
                async with anna.at(again) as guest:
                    assert guest.state["analysis"]
                    await guest.play(random.Random(3))
                continued = await finished_record(anna, again)
                assert ennead.replay(continued).over
                assert answers(continued)[:after] == record[:after]
            looked = await anna.send("POST", "/api/records", {"record": text})
            assert looked.json()["length"] == len(record) + 1

    asyncio.run(scene())


def test_a_broken_record_is_refused_with_its_line(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        body = {"game": "ra", "seats": [{"kind": "me"}] * 3}
        broken = "ennead record 1\ngame ra\nrules 1\nplayers 3\noptions {}\n\n0 fly\nend 00\n"
        for text in ("", "x", broken):
            for path, sent in (("/api/records", {}), ("/api/tables", body)):
                reply = await anna.send("POST", path, {**sent, "record": text})
                assert reply.status_code == 400, reply.text
                assert "line" in reply.json()["detail"]
        old = broken.replace("rules 1", "rules 99")
        reply = await anna.send("POST", "/api/records", {"record": old})
        assert "99" in reply.json()["detail"]

    asyncio.run(scene())


def test_spectators_are_not_heard_by_players_until_the_game_is_over(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bert")
        table = await anna.create("ra", "mr")
        async with anna.at(table) as player, bert.at(table) as watcher:
            await watcher.say({"type": "chat", "text": "she bluffs <b>&"})
            await player.say({"type": "chat", "text": "hello"})
            await watcher.until(lambda: len(chat(watcher.heard)) == 2)
            await player.until(lambda: chat(player.heard))
            assert chat(watcher.heard) == ["she bluffs <b>&", "hello"]
            assert chat(player.heard) == ["hello"]
            await player.play(random.Random(1))
            await player.until(lambda: "she bluffs <b>&" in chat(player.heard))
        async with anna.at(table) as player:
            await player.until(lambda: len(chat(player.heard)) == 2)

    asyncio.run(scene())


def answers(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith(("*", *"01234"))]


def chat(heard: list[dict[str, object]]) -> list[str]:
    lines = [m["lines"] for m in heard if m["type"] == "chat"]
    return [line["text"] for several in lines for line in several]  # type: ignore[attr-defined]  # a list of lines
