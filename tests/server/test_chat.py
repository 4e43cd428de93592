"""Talk at a table: players do not hear the spectators while the game runs, by no way."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.guests import Guest, Person
from tests.server.hostile import MALLORY, NEWCOMER, Visitor, defended


def lines(guest: Guest) -> list[str]:
    """All that a guest has heard."""
    return [line["text"] for m in guest.heard if m["type"] == "chat" for line in m["lines"]]


async def all_told(guest: Guest, table: str, person: Person) -> None:
    """Wait until a guest has heard what a player says now, and so everything before."""
    async with person.at(table) as speaker:
        await speaker.say({"type": "chat", "text": "now"})
        await guest.until(lambda: "now" in lines(guest))


def test_a_player_hears_no_spectator_through_a_connection_without_a_name(tmp_path: Path) -> None:
    async def scene() -> None:
        mallory, other = Visitor(server, MALLORY), Visitor(server, NEWCOMER)
        player, spectator = await mallory.arrive(), await other.arrive()
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with mallory.at(table, player.cookie) as seat:
            await seat.done("sit", seat=1)
            async with anna.at(table) as host:
                await host.done("start")
        # the player has gone, and comes back without a name
        async with (
            mallory.at(table) as listener,
            other.at(table) as audience,
            other.at(table, spectator.cookie) as speaker,
        ):
            await speaker.say({"type": "chat", "text": "take the sun"})
            await audience.until(lambda: "take the sun" in lines(audience))
            await all_told(listener, table, anna)
            assert "take the sun" not in lines(listener)
        # nor is it told of what was said before
        async with mallory.at(table) as late, other.at(table) as audience:
            await audience.until(lambda: "take the sun" in lines(audience))
            await all_told(late, table, anna)
            assert "take the sun" not in lines(late)

    with defended(tmp_path) as server:
        asyncio.run(scene())


def test_a_message_that_is_refused_is_named(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            for message, id in (
                ({"type": "answer", "id": "one", "seat": "x"}, "one"),
                ({"type": "nonsense", "id": "two"}, "two"),
                ({"type": "chat", "id": "three", "text": ""}, "three"),
                ({"type": "answer", "id": 4}, None),
                ({"type": "answer", "id": "a b"}, None),
                (["id"], None),
            ):
                begin = len(guest.heard)
                await guest.say(message)  # type: ignore[arg-type]  # not all of them are messages
                refused = await guest.until(
                    lambda b=begin: [m for m in guest.heard[b:] if m["type"] == "refused"]  # type: ignore[misc]  # the loop's own
                )
                assert (refused[0]["code"], refused[0]["id"]) == ("malformed", id)
            ids = [f"n{number}" for number in range(100)]
            for id in ids:
                await guest.say({"type": "why_not", "id": id, "seat": 0, "wish": "x"})
            await guest.until(
                lambda: {m.get("id") for m in guest.heard if m["type"] == "refused"} >= set(ids)
            )
            hasty = {m["id"] for m in guest.heard if m.get("code") == "too_fast"}
            assert 20 <= len(hasty) <= 60

    with defended(tmp_path) as server:
        asyncio.run(scene())
