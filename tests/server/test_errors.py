"""When something is wrong: what visitors are told, what is logged, counted and said by /health."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guests import Person, client, figures
from tests.server.hostile import MALLORY, Visitor, Watch, defended, side_by_side, welcome
from tests.server.serving import Server, serving


async def ask(server: Server, path: str, **more: Any) -> httpx.Response:
    async with client(server) as http:
        return await http.get(path, **more)


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can grow beyond the size that its database has; its log still can."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    size = max(path.stat().st_size for path in server.data.glob("tables.db*"))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_to_everybody_whom_it_concerns(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as guest:
            assert (await ask(server, "/health")).json()["status"] == "ok"
            with full_disk(server):
                with pytest.raises(ConnectionError, match="1013"):
                    await guest.play(random.Random(1))
                body = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "me"}]}
                refused = await anna.send("POST", "/api/tables", body)
                assert refused.status_code == 503
                assert refused.headers["retry-after"]
                assert "database" in refused.json()["detail"]
                assert "tables.db" not in refused.text
                sick = await ask(server, "/health")
                assert sick.status_code == 503
                assert sick.json()["status"] == "failing"
                assert sick.json()["reason"]
                counted = await figures(server)
                assert 'ennead_errors_total{where="HTTP"}' in counted
                assert 'ennead_errors_total{where="WebSocket"}' in counted
        await welcome(server)
        async with anna.at(table) as guest:  # what was acknowledged is there, and play goes on
            question = await guest.question()
            reply = await guest.answer(question, question["answers"][0]["answer"])
            assert reply["type"] == "done"

    with serving(tmp_path) as server:
        asyncio.run(scene())
        assert "the database failed" in server.logged()
        assert "Traceback" not in server.logged()
        assert server.logged().count("\n") < 10


BAD_REQUESTS = [
    ("POST", "/api/tables", b'{"game": "\xff\xfe"}', 400),
    ("POST", "/api/records", b"\xff", 400),
    ("POST", "/api/records", b'{"record": "\\ud800"}', 400),
    ("PATCH", "/api/me", b'{"nickname": "\xc3\x28"}', 400),
    ("POST", "/api/tables", b"[" * 100_000, 400),
    ("GET", "/index.html%00.js", None, 400),
    ("GET", "/api/tables/%00", None, 400),
    ("GET", "/api/tables/a%0Ab/log", None, 400),
    ("GET", "/api/games?lang=%FF", None, 400),
    ("GET", "/assets/%00", None, 400),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), BAD_REQUESTS)
def test_a_request_that_cannot_be_read_is_the_visitors_fault(
    server: Server, method: str, path: str, body: bytes | None, status: int
) -> None:
    async def scene() -> httpx.Response:
        anna = await Person.arrive(server)
        headers = {"Cookie": f"ennead={anna.cookie}", "Content-Type": "application/json"}
        async with client(server) as http:
            return await http.request(method, path, content=body, headers=headers)

    reply = asyncio.run(scene())
    assert reply.status_code == status, reply.text
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in reply.headers["content-security-policy"]
    assert reply.json()["status_code"] == status


def test_requests_that_cannot_be_read_harm_nobody(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        async with Visitor(server, MALLORY).http() as http:
            for _ in range(20):
                for method, path, body, _ in BAD_REQUESTS:
                    await http.request(method, path, content=body)

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
        assert "Traceback" not in server.logged()
        assert server.logged().count("\n") < 5


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/my-tables", "/api/tables", "/api/tables/none", "/api/nothing"]
)
def test_what_is_told_to_one_is_kept_by_no_cache(server: Server, path: str) -> None:
    assert asyncio.run(ask(server, path)).headers["cache-control"] == "no-store"


def test_https_alone_where_cookies_are_for_https_alone(server: Server, tmp_path: Path) -> None:
    name = "strict-transport-security"
    assert name not in asyncio.run(ask(server, "/")).headers
    with serving(tmp_path, secure=True) as other:
        for path in ("/", "/api/me", "/api/nothing", "/index.html%00.js"):
            assert "max-age=31536000" in asyncio.run(ask(other, path)).headers[name]


def test_the_schema_is_json_and_draws_nothing_from_elsewhere(server: Server) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        reply = asyncio.run(ask(server, path))
        assert "json" in reply.headers["content-type"]
        assert "/api/me" in reply.json()["paths"]
    for path in ("/api/schema/redoc", "/api/schema/swagger", "/api/schema/elements"):
        assert asyncio.run(ask(server, path)).status_code == 404


def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    async def scene() -> None:
        for header in (None, "Bearer", "Bearer wrong", "Basic a token for the tests", "Bearer ä"):
            headers = [] if header is None else [(b"Authorization", header.encode())]
            assert (await ask(server, "/metrics", headers=headers)).status_code == 401
        assert "ennead_connections" in await figures(server)

    with serving(tmp_path) as server:
        asyncio.run(scene())
    with serving(tmp_path, metrics_token="") as without:
        for header in ("Bearer", "Bearer a token for the tests"):
            reply = asyncio.run(ask(without, "/metrics", headers={"Authorization": header}))
            assert reply.status_code == 404


def test_no_figure_moves_with_what_is_private(tmp_path: Path) -> None:
    def moving(text: str) -> list[str]:
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        return [line for line in lines if "_created" not in line]

    async def scene() -> None:
        anna, ben = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with anna.at(table) as host, ben.at(table) as guest:
            await guest.done("sit", seat=1)
            await host.done("start")
            await guest.until(lambda: guest.state["phase"] == "playing")
            waiting = guest if not guest.asked() else host
            seat = 1 if waiting is guest else 0
            before = moving(await figures(server))
            for limit in (5, 6, 7):
                await waiting.done("standing", seat=seat, order="bid_up_to", limit=limit)
            assert moving(await figures(server)) == before
            asked = host if waiting is guest else guest
            question = await asked.question()
            await asked.answer(question, question["answers"][0]["answer"])
            assert moving(await figures(server)) != before

    with serving(tmp_path) as server:
        asyncio.run(scene())


def test_health_costs_little_however_often_it_is_asked(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        async with Visitor(server, MALLORY).http() as http:
            for _ in range(500):
                assert (await http.get("/health")).status_code == 200

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
