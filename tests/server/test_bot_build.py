"""A faster build that is made while the server runs: bots move to it, and no game notices."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.server.guests import Person
from tests.server.serving import BUILD, serving
from tests.server.test_bots import workers_of

linux_only = pytest.mark.skipif(not Path("/proc").exists(), reason="processes are read from /proc")


@linux_only
def test_bots_move_to_a_build_as_soon_as_it_is_there(tmp_path: Path) -> None:
    other = tmp_path / "other"

    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mrr")
        async with anna.at(table) as guest:
            luck = random.Random(1)
            moves = 0
            while not guest.is_over():
                await guest.until(lambda: guest.asked() or guest.is_over())
                if guest.is_over():
                    break
                question = await guest.question()
                await guest.answer(question, luck.choice(question["answers"])["answer"])
                moves += 1
                if moves == 3:
                    assert set(map(paths_of, workers_of(server))) == {None}
                    appear(other)
                    await moved()
        assert moves > 5

    async def moved() -> None:
        until = time.monotonic() + 10
        while set(map(paths_of, workers_of(server))) != {str(other)}:
            assert time.monotonic() < until, [(p, paths_of(p)) for p in workers_of(server)]
            await asyncio.sleep(0.1)

    def paths_of(process: int) -> str | None:
        """The other build, if a process imports from it first."""
        variables = Path(f"/proc/{process}/environ").read_bytes().split(b"\0")
        path = next(v for v in variables if v.startswith(b"PYTHONPATH=")).decode()
        return str(other) if path.partition("=")[2].startswith(str(other)) else None

    with serving(tmp_path, bot_processes=2, bot_build=str(other)) as server:
        asyncio.run(scene())
        assert "WARNING" not in server.logged()
        assert "Traceback" not in server.logged()


def appear(folder: Path) -> None:
    """Have a build be there from one moment to the next."""
    unfinished = folder.with_name("unfinished")
    unfinished.mkdir()
    (unfinished / "ennead").symlink_to(BUILD / "ennead")
    unfinished.rename(folder)
