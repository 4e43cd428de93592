"""Your turn: webhooks and mail reach those who are not there, where the operator allows it."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from ennead.server.notify import check_hook
from ennead.server.settings import Settings
from tests.server.guests import Person
from tests.server.serving import free_port, serving


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


class Mailbox:
    """Keeps what a real SMTP server received."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append((envelope.rcpt_tos, message))
        return "250 kept"


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
        asyncio.run(check_hook(url, settings))


def test_a_webhook_may_point_outside(tmp_path: Path) -> None:
    settings = Settings(tmp_path, "sqlite:none", webhooks=True)
    assert asyncio.run(check_hook("https://93.184.216.34/x", settings)) == "93.184.216.34"


def test_mail_comes_in_the_language_of_its_reader(tmp_path: Path) -> None:
    async def scene() -> None:
        for name, language in (("Anna", "en"), ("Jörg", "de")):
            person = await Person.arrive(server, name)
            address = f"{language}@example.org"
            reply = await person.send("PATCH", "/api/me", {"email": address, "language": language})
            assert reply.status_code == 200, reply.text
            await person.create("ankh", "mm")
        await wait_for(lambda: len(box.mails) == 2)

    box = Mailbox()
    port = free_port()
    smtp = Controller(box, hostname="127.0.0.1", port=port)
    smtp.start()
    try:
        mail = {"host": "127.0.0.1", "port": port, "sender": "ennead@example.org"}
        with serving(tmp_path, mail=mail) as server:
            asyncio.run(scene())
            assert "example.org" not in server.logged()
    finally:
        smtp.stop()
    mails = {receivers[0]: message for receivers, message in box.mails}
    english, german = mails["en@example.org"], mails["de@example.org"]
    assert english["Subject"] == "Ennead: it is your turn"
    assert "Hello Anna" in english.get_content()
    assert german["Subject"] == "Ennead: Du bist am Zug"
    assert "Hallo Jörg" in german.get_content()
    assert "Ankh" in german.get_content()
