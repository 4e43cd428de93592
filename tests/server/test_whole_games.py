"""Whole games over real connections."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

import ennead
from tests.server.guests import Guest, Person, finished_record, visiting
from tests.server.serving import Server


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("ra", "mo"),
        ("ra", "omr"),
        ("ra", "omgo"),
        ("ra", "oomrg"),
        ("ankh", "mo"),
        ("ankh", "mor"),
        ("ankh", "ooomr"),
    ],
)
def test_all_see_the_same_game_and_its_record_replays(
    server: Server, game: str, seats: str
) -> None:
    asyncio.run(play_whole_game(server, game, seats))


async def play_whole_game(server: Server, game: str, seats: str) -> None:
    creator = await Person.arrive(server, "Anna")
    table = await creator.create(game, seats)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(creator.at(table))]
        for seat in [n for n, kind in enumerate(seats) if kind == "o"]:
            person = await Person.arrive(server, f"Player {seat}")
            guest = await stack.enter_async_context(person.at(table, language="de"))
            await guest.done("sit", seat=seat)
            players.append(guest)
        watcher = await stack.enter_async_context(visiting(server, table, None))
        await players[0].done("start")
        await asyncio.gather(*(guest.play(random.Random(n)) for n, guest in enumerate(players)))
        await watcher.until(watcher.is_over)
        check_that_all_saw_the_same([*players, watcher])
    record = await finished_record(creator, table)
    replayed = ennead.replay(record)
    assert replayed.over
    assert [list(place) for place in replayed.ranking()] == watcher.state["ranking"]
    assert record.rstrip().endswith(replayed.hash())


def check_that_all_saw_the_same(guests: list[Guest]) -> None:
    last = guests[-1].state["version"]
    seen = [{(e["version"], e["name"], str(e["data"])) for e in g.events()} for g in guests]
    for guest, events in zip(guests, seen, strict=True):
        versions = guest.versions()
        assert versions == sorted(versions)
        assert versions[-1] == last
        assert events == seen[0]
        assert not [m for m in guest.heard if m["type"] == "state" and m["gap"]]
        assert guest.state["ranking"] == guests[0].state["ranking"]


def test_a_spectator_has_no_questions_and_can_change_nothing(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mmm")
        stranger = await Person.arrive(server)
        async with anna.at(table) as player, stranger.at(table) as watcher:
            assert watcher.state["you"] == []
            assert watcher.state["questions"] == []
            assert player.state["you"] == [0, 1, 2]
            question = await player.question()
            version = watcher.state["version"]
            await watcher.refused(
                "answer", "not_yours", version=version, seat=question["seat"], answer=0
            )
            await watcher.refused("undo", "not_yours", seat=question["seat"])
        async with visiting(server, table, None) as nobody:
            await nobody.refused("answer", "not_yours", version=version, seat=0, answer=0)
            assert nobody.state["version"] == version

    asyncio.run(scene())


def test_one_person_plays_all_seats_at_one_screen(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ankh", "mmm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(4))
            assert guest.state["ranking"]
            shown = {m["view_seat"] for m in guest.heard if m["type"] == "state"}
            assert shown == {0, 1, 2}  # whoever is asked sees their own side

    asyncio.run(scene())


def test_who_comes_back_gets_what_they_missed(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mrr")
        async with anna.at(table) as guest, visiting(server, table, None) as watcher:
            seen: list[dict[str, object]] = []
            last = 0
            luck = random.Random(7)
            while not guest.is_over():
                async with anna.at(table, since=last) as again:
                    assert not again.state["gap"]
                    for _ in range(5):
                        if not again.is_over():
                            question = await again.until(lambda a=again: a.asked() or a.is_over())  # type: ignore[misc]  # the loop's own
                            if not again.is_over():
                                answers = question[0]["answers"]
                                await again.answer(question[0], luck.choice(answers)["answer"])
                    seen += again.events()
                    last = again.state["version"]
                await guest.until(lambda: guest.state["version"] >= last)  # noqa: B023
            async with anna.at(table, since=last) as again:
                seen += again.events()
            await watcher.until(watcher.is_over)
            assert seen == watcher.events()

    asyncio.run(scene())
