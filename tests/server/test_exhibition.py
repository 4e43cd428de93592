"""A public game of bots that is always there to be watched."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.guests import Person
from tests.server.serving import Server, serving


async def listed(person: Person, number: int = 2) -> list[dict[str, Any]]:
    """The games of bots in the lobby, once all are there."""
    while True:
        found: list[dict[str, Any]] = await person.get("/api/tables")
        if len(found) >= number:
            return found
        await asyncio.sleep(0.1)


def test_a_game_of_bots_of_each_game_can_be_watched(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        tables = await listed(anna)
        assert sorted(table["game"] for table in tables) == ["ankh", "ra"]
        for table in tables:
            assert {seat["kind"] for seat in table["seats"]} == {"bot"}
        ra = next(table["id"] for table in tables if table["game"] == "ra")
        async with anna.at(ra) as guest:
            first = guest.state["version"]
            await guest.until(lambda: guest.state["version"] > first + 3)
            await guest.until(lambda: guest.state["phase"] == "finished")
            # Whoever has watched it to the end is led on to the next one.
            await guest.until(lambda: guest.state["rematch"] is not None)
            following = guest.state["rematch"]
        tables = await listed(anna)
        assert following in [table["id"] for table in tables]
        assert len(tables) == 2

    with serving(tmp_path, exhibition=True, exhibition_pause=0.0) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()


def test_a_server_begins_no_second_game_after_it_was_started_again(tmp_path: Path) -> None:
    async def scene(server: Server) -> list[str]:
        return sorted(table["id"] for table in await listed(await Person.arrive(server)))

    with serving(tmp_path, exhibition=True) as server:
        before = asyncio.run(scene(server))
    with serving(tmp_path, exhibition=True) as server:
        assert asyncio.run(scene(server)) == before
