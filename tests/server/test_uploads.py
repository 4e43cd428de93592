"""Large uploads: what is refused is refused briefly, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import ennead
from tests.server.guests import Person
from tests.server.hostile import MALLORY, Visitor, Watch, defended, side_by_side
from tests.server.serving import Server
from tests.server.test_options import record, with_options, with_start


def test_a_refusal_does_not_repeat_all_that_was_sent(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        noise = "x" * 1_000_000
        position = ennead.new("ra", 3, seed=5).position()
        wrong = with_start(record("ra", 3), {**position, "bag": noise})
        for path, body in (
            ("/api/records", {"record": noise}),
            ("/api/records", {"record": with_options(record("ra", 3), noise)}),
            ("/api/records", {"record": wrong}),
            ("/api/tables", {"game": "ra", "seats": [{"kind": "me"}] * 3, "record": noise}),
            ("/api/records", {"record": "", noise: 1}),
            ("/api/tables", {"game": "ra", "seats": [{"kind": noise}]}),
        ):
            reply = await anna.send("POST", path, body)
            assert reply.status_code == 400
            assert len(reply.content) < 5000

    asyncio.run(scene())


def test_uploads_that_are_refused_keep_nobody_waiting(tmp_path: Path) -> None:
    """As large as is allowed, of numbers that no compression makes small."""

    async def attack(watch: Watch) -> None:
        luck = random.Random(1)
        packs = [luck.randrange(10**6) for _ in range(200_000)]
        body = {"record": with_options(record("ankh", 3), {"packs": packs})}
        async with Visitor(server, MALLORY).http() as http:
            for _ in range(30):
                reply = await http.post("/api/records", json=body)
                assert reply.status_code in (400, 429)
                await asyncio.sleep(0.05)

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
