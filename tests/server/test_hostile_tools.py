"""The measuring of attacks itself: it sees a slow server, a large one and one that is closed."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.hostile import MALLORY, Visitor, Watch, defended, peak_megabytes, side_by_side


def test_a_quiet_server_passes(tmp_path: Path) -> None:
    async def nothing(watch: Watch) -> None:
        await watch.answers(5)

    with defended(tmp_path) as server:
        watch = asyncio.run(side_by_side(server, nothing))
        assert len(watch.seconds) >= 10
        assert 20 < peak_megabytes(server) < 200


def test_a_server_that_stops_for_a_while_does_not(tmp_path: Path) -> None:
    async def stop(watch: Watch) -> None:
        assert server.process is not None
        for _ in range(3):
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(0.8)
            os.kill(server.process.pid, signal.SIGCONT)
            await watch.answers(1)

    with defended(tmp_path) as server, pytest.raises(AssertionError):
        asyncio.run(side_by_side(server, stop))


def test_one_that_needs_too_much_memory_does_not(tmp_path: Path) -> None:
    async def nothing(watch: Watch) -> None:
        await watch.answers(1)

    with defended(tmp_path) as server, pytest.raises(AssertionError):
        asyncio.run(side_by_side(server, nothing, megabytes=20))


def test_an_attacker_comes_from_another_address(tmp_path: Path) -> None:
    async def scene() -> None:
        mallory = Visitor(server, MALLORY)
        person = await mallory.arrive("Mallory")
        table = await person.create("ra", "mm")
        async with mallory.at(table, person.cookie) as guest:
            local = guest.socket.local_address
            assert local[0] == MALLORY
            await guest.question()

    with defended(tmp_path) as server:
        asyncio.run(scene())
