"""Nobody gets another answer of chance by taking back, and no bot agrees for a person."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.guests import Guest, Person
from tests.server.serving import Server, serving


def test_alone_with_bots_the_same_tiles_are_drawn_again(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            player = Player(guest)
            tiles = [await player.draw() for _ in range(8)]
            for back in (8, 1, 3, 1, 8, 1, 1):
                for _ in range(back):
                    await player.take_back()
                assert [await player.draw() for _ in range(back)] == tiles[-back:]

    asyncio.run(scene())


def test_what_was_drawn_comes_again_after_a_detour_and_a_restart(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[Person, str, list[str]]:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            player = Player(guest)
            tiles = [await player.draw() for _ in range(4)]
            for _ in range(4):
                await player.take_back()
        return anna, table, tiles

    async def after(anna: Person, table: str, tiles: list[str]) -> None:
        async with anna.at(table) as guest:
            player = Player(guest)
            await player.auction()  # something else first
            assert [await player.draw() for _ in range(4)] == tiles

    with serving(tmp_path) as server:
        anna, table, tiles = asyncio.run(before(server))
        server.restart()
        asyncio.run(after(anna, table, tiles))
        assert "Traceback" not in server.logged()


def test_a_bot_that_stands_in_agrees_to_nothing(server: Server) -> None:
    """Bert is away and a bot plays for him: Anna cannot take back what chance has shown."""

    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as a:
            async with bert.at(table) as b:
                await b.done("sit", seat=1)
                await b.done("start")
            await a.until(lambda: a.last("presence").get("connected") == [0])
            await a.done("replace", seat=0, absent=1)
            await a.until(lambda: a.state["seats"][1]["away"])
            await a.play(random.Random(2), lambda g: g.state["version"] > 12 and bool(g.asked()))
            view = a.state["view"]
            await a.done("undo", seat=0)
            assert a.state["proposal"]["needed"] == [1]
            assert a.state["view"]["bag"] == view["bag"]
            async with bert.at(table) as b:  # he may agree himself, also while the bot plays
                await b.done("vote", seat=1, agree=True)
                await a.until(lambda: a.state["proposal"] is None)
                assert "undone" in [event["name"] for event in a.events()]

    asyncio.run(scene())


class Player:
    """Somebody who has both seats of a table of Ra, and remembers who answered."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.answered: list[int] = []

    async def answer(self, wanted: str) -> str:
        """Answer the next question, as wanted if that is offered; what was answered."""
        question = await self.guest.question()
        answers = {answer["notation"]: answer["answer"] for answer in question["answers"]}
        given = wanted if wanted in answers else next(iter(answers))
        reply = await self.guest.answer(question, answers[given])
        assert reply["type"] == "done", reply
        await self.guest.until(lambda: self.guest.state["version"] >= reply["version"])
        self.answered.append(question["seat"])
        return given

    async def draw(self) -> str:
        """Draw as soon as that is offered; the tile."""
        while await self.answer("draw") != "draw":
            pass
        return str(next(e["data"]["tile"] for e in self.guest.state["events"]))

    async def auction(self) -> None:
        """Invoke Ra; whoever must bid bids."""
        assert await self.answer("ra") == "ra"
        while self.guest.asked()[0]["name"] == "bid":
            await self.answer("pass")

    async def take_back(self) -> None:
        """Take back answers until a tile is in the bag again."""
        before = self.in_the_bag()
        while self.in_the_bag() == before:
            await self.guest.done("undo", seat=self.answered.pop())

    def in_the_bag(self) -> int:
        return int(sum(self.guest.state["view"]["bag"].values()))
