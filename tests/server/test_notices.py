"""Your turn: webhooks reach those who are not there, where the operator allows it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from ennead.server.notices.side_threads import SideThreads
from ennead.server.notices.webhooks import check_hook
from ennead.server.settings import Settings
from tests.server.guests import Person, operator_reads
from tests.server.serving import serving


class Hook:
    """A local HTTP server that fails at first."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls: list[tuple[float, dict[str, Any], str]] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.calls.append((time.monotonic(), json.loads(body), self.headers["Host"]))
                self.send_response(500 if len(hook.calls) <= hook.failures else 204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as inherited
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/turn"
        Thread(target=self.server.serve_forever, daemon=True).start()


@contextlib.contextmanager
def hook(failures: int) -> Iterator[Hook]:
    found = Hook(failures)
    try:
        yield found
    finally:
        found.server.shutdown()
        found.server.server_close()


async def wait_for(holds: Any, seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        await asyncio.sleep(0.05)


def test_a_webhook_is_called_again_until_it_answers(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        assert (await anna.send("PATCH", "/api/me", {"webhook": called.url})).status_code == 200
        table = await anna.create("ra", "mm")
        await wait_for(lambda: len(called.calls) == 3)
        times = [at for at, _, _ in called.calls]
        assert times[1] - times[0] > 0.9
        assert times[2] - times[1] > 1.9
        body = {"event": "your_turn", "table": table, "game": "ra", "nickname": "Anna"}
        assert [sent for _, sent, _ in called.calls] == [body] * 3
        async with anna.at(table) as guest:  # who looks is not told
            question = await guest.question()
            await guest.answer(question, question["answers"][0]["answer"])
        await asyncio.sleep(0.3)
        assert len(called.calls) == 3

    with hook(2) as called, serving(tmp_path, webhooks=True, private_webhooks=True) as server:
        asyncio.run(scene())
        assert called.url not in server.logged()


def test_webhooks_are_off_unless_the_operator_switches_them_on(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        reply = await anna.send("PATCH", "/api/me", {"webhook": "https://example.org/"})
        assert reply.status_code == 400
        assert "switched off" in reply.text
        assert (await anna.get("/api/me"))["webhook"] is None
        reply = await anna.send("PATCH", "/api/me", {"email": "anna@example.org"})
        assert reply.status_code == 400

    with serving(tmp_path) as server:
        asyncio.run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8335/x",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[fe80::1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[::7f00:1]/",
        "http://[fec0::1]/",
        "http://[::ffff:93.184.216.34]/",
        "http://[2001::1]/",
        "http://192.88.99.1/",
        "http://93.184.216.34:22/",
        "https://93.184.216.34:8080/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://2130706433/",
        "http://0x7f.1/",
        "ftp://93.184.216.34/",
        "file:///etc/passwd",
        "http://user:secret@93.184.216.34/",
        "http://93.184.216.34:99999/",
        "http://",
        "http://[",
        "",
    ],
)
def test_a_webhook_never_points_inside(tmp_path: Path, url: str) -> None:
    settings = Settings(tmp_path, "sqlite:none", webhooks=True)
    with pytest.raises(ValueError, match=r".+"):
        asyncio.run(check_hook(url, settings, SideThreads("lookup", 1, 1)))


def test_a_webhook_may_point_outside(tmp_path: Path) -> None:
    settings = Settings(tmp_path, "sqlite:none", webhooks=True)
    threads = SideThreads("lookup", 1, 1)
    for host, address in (("93.184.216.34", "93.184.216.34"), ("[2606:4700::1]", "2606:4700::1")):
        for url in (f"https://{host}/x", f"http://{host}:443/"):
            assert asyncio.run(check_hook(url, settings, threads)) == address


class Endless(BaseHTTPRequestHandler):
    """Answers every call with a body that does not end."""

    sent = 0
    broken = 0

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        try:
            while True:
                self.wfile.write(b"\0" * 65536)
                Endless.sent += 65536
        except OSError:
            Endless.broken += 1

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as inherited
        pass


def test_a_reply_without_end_is_not_read(tmp_path: Path) -> None:
    """The connection ends after the head of the reply: the sockets' buffers are all it costs."""

    async def scene() -> None:
        anna = await Person.arrive(server)
        await anna.send("PATCH", "/api/me", {"webhook": f"http://127.0.0.1:{host.server_port}/"})
        await anna.create("ra", "mm")
        await wait_for(lambda: Endless.broken == 1)
        assert Endless.sent < 16 * 2**20

    host = ThreadingHTTPServer(("127.0.0.1", 0), Endless)
    Thread(target=host.serve_forever, daemon=True).start()
    try:
        with serving(tmp_path, webhooks=True, private_webhooks=True) as server:
            asyncio.run(scene())
    finally:
        host.shutdown()
        host.server_close()


def test_a_host_is_called_only_so_often(tmp_path: Path) -> None:
    async def scene() -> None:
        for _ in range(4):
            person = await Person.arrive(server)
            await person.send("PATCH", "/api/me", {"webhook": called.url})
            await person.create("ra", "mm")
        await wait_for(lambda: 'outcome="limited"} 1.0' in operator_reads(server))
        await wait_for(lambda: len(called.calls) >= 3)  # one may still be under way
        assert len(called.calls) == 3

    limits = {"webhooks_per_host_and_hour": 3}
    settings: dict[str, Any] = {"webhooks": True, "private_webhooks": True, "limits": limits}
    with hook(0) as called, serving(tmp_path, **settings) as server:
        asyncio.run(scene())
