"""A game of another package at a table of the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import ennead
from tests.server.guests import Person, finished_record
from tests.server.serving import Server


@pytest.fixture
def server(package: Path, tmp_path: Path) -> Iterator[Server]:
    """A server beside which the plug-in is installed."""
    server = Server(tmp_path)
    server.packages = [package]
    try:
        yield server.start()
    finally:
        server.kill()


def test_it_is_in_the_catalogue_and_played_to_its_end(server: Server, pebbles: str) -> None:
    asyncio.run(play(server, pebbles))


async def play(server: Server, game: str) -> None:
    anna, bob = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bob")
    await check_catalogue(anna, game)
    table = await anna.create(game, "mor", options={"tides": 3})
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(person.at(table, language=language))
            for person, language in ((anna, "en"), (bob, "de"))
        ]
        await players[1].done("sit", seat=1)
        await players[0].done("start")
        await asyncio.gather(*(guest.play(random.Random(n)) for n, guest in enumerate(players)))
        await players[0].until(players[0].is_over)
        shown = players[0].state["drawing"]
        assert shown["svg"] is None
        assert "tide: 3" in shown["text"].splitlines()
    replayed = ennead.replay(await finished_record(anna, table))
    assert replayed.over
    assert [list(place) for place in replayed.ranking()] == players[0].state["ranking"]


async def check_catalogue(person: Person, game: str) -> None:
    """The game is listed in both languages, with its options, bots, words and rules."""
    english, german = [
        {found["name"]: found for found in await person.get(f"/api/games?lang={lang}")}
        for lang in ("en", "de")
    ]
    assert (english[game]["title"], german[game]["title"]) == ("Pebbles", "Kiesel")
    assert english[game]["bots"] == ["expert", "master", "random"]
    assert [option["name"] for option in english[game]["options"]] == ["tides"]
    assert "PB-O2" in [rule["id"] for rule in await person.get(f"/api/rules/{game}")]
    terms = await person.get(f"/api/terms/{game}")
    assert ("thing", "shell") in [(term["kind"], term["id"]) for term in terms]
    assert {"game": game, "chapters": []} in await person.get("/api/lessons")


def test_its_finished_tables_are_listed_and_refused_when_its_package_is_gone(
    server: Server, pebbles: str
) -> None:
    async def before() -> tuple[Person, str]:
        anna = await Person.arrive(server, "Anna")
        table = await anna.create(pebbles, "mm")
        async with anna.at(table) as guest:
            await guest.play(random.Random(1))
        return anna, table

    async def after(anna: Person, table: str) -> None:
        (info,) = await anna.get("/api/my-tables")
        assert (info["id"], info["outdated"]) == (table, True)
        for path in ("", "/log", "/moments"):
            reply = await anna.send("GET", f"/api/tables/{table}{path}")
            assert reply.status_code == 409, reply.text
        assert (await anna.send("POST", "/api/tables", BODY)).status_code == 201

    anna, table = asyncio.run(before())
    server.stop()
    server.packages = []
    server.start()
    asyncio.run(after(anna, table))
    assert "Traceback" not in server.logged(), server.logged()


BODY = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "me"}]}
