"""Bots think elsewhere: they never hold up a table that is not theirs, and nothing breaks them."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

import ennead
from ennead.bots import BOTS
from ennead.bots.game_bots import bots_of
from ennead.bots.search.bot import SearchBot
from ennead.server.live.bots import worker
from ennead.server.live.bots.pool import BotPool
from ennead.server.live.bots.queue import Claim, Rank
from tests.moments import record_until, secret_choice_of_two
from tests.server.guests import Person, finished_record
from tests.server.hostile import MALLORY, Visitor
from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a bot that thinks far too long."""
    data = tmp_path_factory.mktemp("slow")
    modules = ["tests.server.slow_bot"]
    with serving(data, bot_modules=modules, bot_processes=2, bot_seconds=1.5) as running:
        yield running


def test_a_slow_bot_does_not_delay_other_tables(slow: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(slow), await Person.arrive(slow)
        other = await anna.create("ra", "ss")
        table = await bert.create("ra", "mr")
        longest = 0.0
        async with anna.at(other), bert.at(table) as guest:
            luck = random.Random(1)
            await guest.question()  # the worker has started
            while not guest.is_over():
                began = time.monotonic()
                question = await guest.until(lambda: guest.asked() or guest.is_over())
                if not guest.is_over():
                    answer = luck.choice(question[0]["answers"])["answer"]
                    await guest.answer(question[0], answer)
                longest = max(longest, time.monotonic() - began)
        assert longest < 2.5

    asyncio.run(scene())


def test_bots_of_many_tables_of_others_do_not_keep_anybody_waiting(tmp_path: Path) -> None:
    """Five people of one address watch 40 tables of bots; somebody plays against one bot."""

    async def scene(server: Server) -> None:
        mallory = Visitor(server, MALLORY)
        async with AsyncExitStack() as stack:
            for _ in range(5):
                person = await mallory.arrive()
                for _ in range(8):
                    table = await person.create("ra", "ttt")
                    await stack.enter_async_context(mallory.at(table, person.cookie))
            bert = await Person.arrive(server)
            async with bert.at(await bert.create("ra", "mr")) as guest:
                luck = random.Random(1)
                await guest.question()  # the workers have started
                waited: list[float] = []
                while len(waited) < 12:
                    question = await guest.question()
                    began = time.monotonic()
                    await guest.answer(question, luck.choice(question["answers"])["answer"])
                    await guest.question()
                    waited.append(time.monotonic() - began)
        assert max(waited) < 1.5, waited

    modules = ["tests.server.slow_bot"]
    with serving(tmp_path, bot_modules=modules, bot_processes=2) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()


def test_bots_among_themselves_play_only_while_somebody_watches(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        alone = await anna.create("ra", "rrr")
        version = (await anna.get(f"/api/tables/{alone}"))["updated"]
        watched = await anna.create("ra", "rr")
        async with anna.at(watched) as guest:
            await guest.until(guest.is_over)
        assert (await anna.get(f"/api/tables/{alone}"))["updated"] == version
        async with anna.at(alone) as guest:
            await guest.until(guest.is_over)

    asyncio.run(scene())


def test_changing_a_sealed_answer_does_not_make_a_bot_think_again(slow: Server) -> None:
    """A bot that thinks for 0.25 s answers in time, however often a person changes a card."""
    record = record_until("ankh", 2, secret_choice_of_two)

    async def scene() -> None:
        anna = await Person.arrive(slow)
        table = await anna.create("ankh", "mt", record=record)
        async with anna.at(table) as guest:
            question = await guest.question()
            began = time.monotonic()
            for number in itertools.count():
                chosen = question["answers"][number % len(question["answers"])]["answer"]
                if (await guest.answer(question, chosen))["type"] == "refused":
                    break  # the bot has answered: the cards are revealed
                assert time.monotonic() - began < 5, f"after {number} changes"
                await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_bots_wait_for_nobody_where_people_play(tmp_path: Path) -> None:
    """Only bots among themselves take their time, so that people can follow."""

    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        async with anna.at(await anna.create("ra", "mgg")) as guest:
            await guest.play(random.Random(1))  # it would take hours
        async with anna.at(await anna.create("ra", "gg")) as guest:
            version = guest.state["version"]
            await asyncio.sleep(1)
            assert guest.state["version"] == version

    with serving(tmp_path, bot_pause=60.0) as server:
        asyncio.run(scene(server))


def test_a_bot_that_takes_far_too_long_is_answered_for(slow: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(slow)
        table = await anna.create("ra", "ss")
        async with anna.at(table) as guest:
            version = guest.state["version"]
            await guest.until(lambda: guest.state["version"] > version)

    asyncio.run(scene())
    assert "TimeoutError" in slow.logged()
    assert "Traceback" not in slow.logged()


def test_a_killed_worker_does_not_break_the_table(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mrr")
        luck = random.Random(1)
        killed = 0
        async with anna.at(table) as guest:
            while not guest.is_over():
                goal = 20 * killed + 10 if killed < 3 else 10_000
                await guest.play(luck, lambda g, n=goal: g.state["version"] > n)  # type: ignore[misc]  # the loop's own
                for worker in workers_of(server) if killed < 3 else []:
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
        assert killed > 2
        await finished_record(anna, table)

    with serving(tmp_path) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged()
        assert "a worker died" in server.logged()


def test_bots_answer_the_same_under_the_same_seed(tmp_path: Path) -> None:
    async def scene(server: Server) -> list[str]:
        anna = await Person.arrive(server)
        records = []
        for bots in ("gggg", "rrr", "grgr"):
            for _ in range(2):
                table = await anna.create("ra", bots)
                async with anna.at(table) as guest:
                    await guest.until(guest.is_over)
                records.append(await finished_record(anna, table))
        return records

    with serving(tmp_path, luck_seed=5) as server:
        records = asyncio.run(scene(server))
    assert records[0::2] == records[1::2]
    assert len(set(records)) == 3


def test_no_worker_starts_before_a_bot_is_asked_and_none_outlives_the_server(
    tmp_path: Path,
) -> None:
    async def bots_play(server: Server) -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "rr")
        async with anna.at(table) as guest:
            await guest.until(guest.is_over)

    with serving(tmp_path) as server:
        assert workers_of(server) == []
        asyncio.run(bots_play(server))
        workers = workers_of(server)
        assert len(workers) == 1  # one table needs no more
        server.stop()
        until = time.monotonic() + 10
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < until
            time.sleep(0.05)


def test_the_search_tree_survives_between_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker keeps the bot of each seat: often its tree knows the next question already."""
    few = replace(bots_of("ra").search, simulations=60)
    monkeypatch.setitem(BOTS, "expert", lambda seed: SearchBot(seed, few))
    monkeypatch.setattr(worker, "BOTS_KEPT", {})
    game = ennead.new("ra", players=2, seed=3)
    known = 0
    for seed in range(24):
        (seat,) = game.to_act()
        position = game.position()
        kept = worker.BOTS_KEPT.get(("T", seat, "expert"))
        if isinstance(kept, SearchBot) and kept.tree is not None:
            known += kept.tree.find(worker.seen(position, seat, seed)) is not None
        game.apply(seat, worker.think("expert", position, seat, seed, "T"))
    assert known > 5
    assert len(worker.BOTS_KEPT) == 2


def test_a_tree_is_dropped_when_the_game_goes_back_or_another_bot_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = replace(bots_of("ra").search, simulations=60)
    for name in ("expert", "hard"):
        monkeypatch.setitem(BOTS, name, lambda seed: SearchBot(seed, few))
    monkeypatch.setattr(worker, "BOTS_KEPT", {})
    game = ennead.new("ra", players=2, seed=3)
    for seed in range(9):
        (seat,) = game.to_act()
        before = game.position()
        chosen = worker.think("expert", before, seat, seed, "T")
        kept = worker.BOTS_KEPT["T", seat, "expert"]
        assert isinstance(kept, SearchBot)
        assert kept.tree is not None
        assert kept.tree.find(worker.seen(before, seat, seed)) is None
        # After an undo the same is asked again: the bot thinks as one that has never been asked.
        assert worker.think("expert", before, seat, seed, "T") == chosen
        assert worker.think("hard", before, seat, seed, "T") == chosen
        assert worker.BOTS_KEPT["T", seat, "hard"] is not kept
        game.apply(seat, chosen)


def test_the_bots_of_a_table_stay_with_their_worker() -> None:
    async def scene() -> None:
        pool = BotPool(2, 30.0)
        claims = {name: Claim(Rank.WAITED_FOR, name) for name in ("A", "B")}
        game = ennead.new("ra", players=2, seed=3)
        (seat,) = game.to_act()
        try:
            for turn in range(4):
                asked = [
                    pool.answer(claim, table, "random", game, seat, turn)
                    for table, claim in claims.items()
                ]
                await asyncio.gather(*(asked if turn % 2 else reversed(asked)))
                assert sorted(list(one.tables) for one in pool.all) == [["A"], ["B"]]
        finally:
            await pool.close()

    asyncio.run(scene())


def workers_of(server: Server) -> list[int]:
    """The process ids of a server's bot workers."""
    assert server.process is not None
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == server.process.pid and "bots.worker" in command:
            found.append(int(status.parent.name))
    return found
