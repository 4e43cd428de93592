"""A seat is told what its answer would lead to, unless a secret or chance decides it."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest

from ennead.engine.frames import Frame, Question
from ennead.engine.game import Game, begin
from ennead.engine.rng import Rng
from ennead.engine.rules import Data, Rules
from ennead.engine.table import Table
from ennead.server.room.foresight import foresee
from tests.server.guests import Guest, Message, Person
from tests.server.serving import Server, serving


async def preview(guest: Guest, question: Message, answer: int) -> Message:
    """What an answer to a question would lead to."""
    version, seat = guest.state["version"], question["seat"]
    reply = await guest.send("preview", version=version, seat=seat, answer=answer)
    assert reply["type"] == "previewed", reply
    assert (reply["version"], reply["seat"], reply["answer"]) == (version, seat, answer)
    assert guest.state["version"] == version
    return reply


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_what_is_previewed_is_what_happens(server: Server, game: str) -> None:
    shown = hidden = 0
    luck = random.Random(4)

    async def play(a: Guest, b: Guest) -> None:
        nonlocal shown, hidden
        while shown < 12 or not hidden:
            await a.until(lambda: a.asked() or b.asked() or a.state["phase"] == "finished")
            if a.state["phase"] == "finished":
                return
            guest = a if a.asked() else b
            question = guest.asked()[0]
            answer = luck.choice(question["answers"])["answer"]
            foreseen = await preview(guest, question, answer)
            last = (await guest.answer(question, answer))["version"]
            for other in (a, b):
                await other.until(lambda o=other, v=last: o.state["version"] >= v)  # type: ignore[misc]  # the loop's own
            if foreseen["view"] is None:
                assert (foreseen["events"], foreseen["to_act"]) == ([], [])
                hidden += 1
            else:
                check(foreseen, guest.state)
                shown += 1

    async def scene() -> None:
        anna, bob = await Person.arrive(server, "Anna"), await Person.arrive(server, "Bob")
        while shown < 12 or not hidden:  # a game may end without a battle
            table = await anna.create(game, "mo")
            async with anna.at(table) as a, bob.at(table, language="de") as b:
                await b.done("sit", seat=1)
                await a.done("start")
                for guest in (a, b):
                    await guest.until(lambda g=guest: g.state["phase"] == "playing")  # type: ignore[misc]  # the loop's own
                await play(a, b)

    def check(foreseen: Message, state: Message) -> None:
        assert foreseen["view"] == state["view"]
        assert foreseen["to_act"] == state["to_act"]
        heard = [(event["data"], event["words"]) for event in state["events"]]
        assert [(event["data"], event["words"]) for event in foreseen["events"]] == heard

    asyncio.run(scene())


def test_previews_are_refused_as_answers_are(server: Server) -> None:
    async def scene() -> None:
        anna, bob = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ankh", "mo")
        async with AsyncExitStack() as stack:
            a, b, stranger = [
                await stack.enter_async_context(person.at(table))
                for person in (anna, bob, await Person.arrive(server))
            ]
            await a.refused("preview", "not_now", version=0, seat=0, answer=0)
            await b.done("sit", seat=1)
            await a.done("start")
            await a.until(lambda: a.asked() or b.asked())
            guest, other = (a, b) if a.asked() else (b, a)
            question = guest.asked()[0]
            seat, answer = question["seat"], question["answers"][0]["answer"]
            asked = {"version": guest.state["version"], "seat": seat, "answer": answer}
            await stranger.refused("preview", "not_yours", **asked)
            await other.refused("preview", "not_yours", **asked)
            await guest.refused("preview", "stale", **{**asked, "version": 0})
            await guest.refused("preview", "illegal", **{**asked, "answer": 999_999})
            await guest.answer(question, answer)
            await guest.refused("preview", "stale", **asked)

    asyncio.run(scene())


def test_too_many_previews_are_refused(tmp_path: Path) -> None:
    limits = {"messages_per_second_and_address": 1, "burst_of_address": 30}

    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        async with anna.at(await anna.create("ra", "mm")) as guest:
            question = await guest.question()
            asked = {"seat": question["seat"], "answer": question["answers"][0]["answer"]}
            said = []
            for _ in range(20):
                version = guest.state["version"]
                said.append((await guest.send("preview", version=version, **asked))["type"])
            assert said[0] == "previewed"
            assert said[-1] == "refused"

    with serving(tmp_path, limits=limits) as server:
        asyncio.run(scene(server))


# ---------------------------------------------------------------- a game with something hidden


class CupsTable(Table):
    """A pea under one of the cups, which seat 1 knows; and what has happened."""

    def __init__(self, pea: int, moves: int, seen: int | None, frames: list[Frame[Any]]) -> None:
        super().__init__(frames, [], [])
        self.pea, self.moves, self.seen = pea, moves, seen

    def clone(self) -> CupsTable:
        table = CupsTable(self.pea, self.moves, self.seen, self.frames[:])
        table.legal = self.legal
        return table


class Touch(Question[CupsTable]):
    """Wait, or lift the first cup."""

    def legal(self, table: CupsTable) -> list[int]:
        return [0, 1]

    def notation(self, table: CupsTable, answer: int) -> str:
        return ("wait", "lift")[answer]

    def answer(self, table: CupsTable, answer: int) -> None:
        table.moves += 1
        if answer:
            table.seen = table.pea
            table.tell("lifted", table.pea)
        table.frames.append(Touch(self.seat))


class Cups(Rules[Any]):
    """The game for the engine."""

    def __init__(self) -> None:
        super().__init__("cups", 1, (2,))

    def view(self, table: Table, options: Data, seat: int | None) -> Data:
        cups = cast(CupsTable, table)
        return {"moves": cups.moves, "seen": cups.seen, "pea": cups.pea if seat == 1 else None}

    def resample(self, table: Table, seat: int, rng: Rng) -> Table:
        copy = cast(CupsTable, table).clone()
        if seat != 1:
            copy.pea = int(rng.below(2))
        return copy

    def set_up(self, players: int, options: Data) -> Table:
        return CupsTable(0, 0, None, [Touch(0)])


@pytest.fixture
def cups() -> list[Game]:
    """The same game with the pea under either cup."""
    games = [begin(Cups(), 2, {}, None, None) for _ in range(2)]
    for place, game in enumerate(games):
        cast(CupsTable, game.table).pea = place
    return games


def test_nothing_is_previewed_that_a_secret_decides(cups: list[Game]) -> None:
    assert [foresee(game, 0, 1) for game in cups] == [None, None]


def test_what_no_secret_decides_is_the_same_whatever_the_secret(cups: list[Game]) -> None:
    found = [foresee(game, 0, 0) for game in cups]
    assert [one and one.game.view(0) for one in found] == [
        {"moves": 1, "seen": None, "pea": None}
    ] * 2
    # Even the table that was tried is none that knows the secret.
    tried = [one and cast(CupsTable, one.game.table).pea for one in found]
    assert tried[0] == tried[1]
