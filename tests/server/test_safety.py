"""Cookies, origins, headers, limits; and nothing private in the log."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guests import Guest, Person, client, figures, visiting
from tests.server.serving import Server, serving


def test_the_cookie_is_for_this_server_alone(server: Server, tmp_path: Path) -> None:
    async def cookie(at: Server) -> str:
        async with client(at) as http:
            return (await http.get("/api/me")).headers["set-cookie"].lower()

    plain = asyncio.run(cookie(server))
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    with serving(tmp_path, secure=True) as other:
        assert "secure" in asyncio.run(cookie(other))


def test_a_cookie_that_this_server_did_not_sign_is_nobody(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        name, _, signature = anna.cookie.rpartition(".")
        other = "0" if signature[-1] != "0" else "1"
        for forged in (f"{name}.{signature[:-1]}{other}", name, ".", f"x{name}.{signature}", "ä.b"):
            async with client(server) as http:
                cookie = [(b"Cookie", f"ennead={forged}".encode())]
                assert (await http.get("/api/my-tables", headers=cookie)).status_code == 401

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "OWN"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://["}, False),
        ({"Origin": ""}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "OWN"}, True),
    ],
)
def test_other_origins_change_nothing(
    server: Server, headers: dict[str, str], allowed: bool
) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        table = await anna.create("ra", "mo")
        sent = {key: server.url if value == "OWN" else value for key, value in headers.items()}
        sent["Cookie"] = f"ennead={anna.cookie}"
        async with client(server) as http:
            reply = await http.patch("/api/me", json={"nickname": "Eve"}, headers=sent)
        assert reply.status_code == (200 if allowed else 403)
        assert (await anna.get("/api/me"))["nickname"] == ("Eve" if allowed else "Anna")
        origin = sent.get("Origin")
        address = f"{server.socket_url}/api/tables/{table}/play"
        if origin is None:
            return
        more = {"Origin": origin, "Cookie": sent["Cookie"]}
        if allowed:
            async with connect(address, additional_headers=more, proxy=None) as socket:
                await socket.send('{"type": "hello"}')
                await socket.recv()
        else:
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, additional_headers=more, proxy=None)

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/none", "/nowhere", "/health"])
def test_every_page_has_its_security_headers(server: Server, path: str) -> None:
    async def scene() -> httpx.Response:
        async with client(server) as http:
            return await http.get(path)

    headers = asyncio.run(scene()).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


BAD_NAMES = [
    "",
    " ",
    " a",
    "a ",
    "a" * 33,
    "a\nb",
    "a\n",
    "a\x00",
    "\u202eanna",
    "a\x1b[31m",
    "a\u2028",
    "An\u200bna",
    "\u3164",
    "\u2800\u2800",
    "An\u00adna",
    "Anna\u200e",
    "\u061cAnna",
    "Anna\U000e0041",
    "Anna\ufe0f",
    "An\u034fna",
    "\u115f",
    "Anna\ue000",
    "An  na",
    "A\u0300\u0301\u0302nna",
    "\u0301anna",
]


def test_nicknames_and_chat_are_plain_text(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        for name in BAD_NAMES:
            reply = await anna.send("PATCH", "/api/me", {"nickname": name})
            assert reply.status_code == 400, name
        for name in (
            "<script>alert(1)</script>",
            "Zoë 漢字",
            "Zoe\u0308 नमस्ते Ἄμμων",
            "{name}",
            "%s {0.__class__}",
            "a" * 32,
        ):
            reply = await anna.send("PATCH", "/api/me", {"nickname": name})
            assert reply.json()["nickname"] == name
            table = await anna.create("ra", "mr")
            async with anna.at(table) as guest, anna.at(table, language="de"):
                assert guest.state["seats"][0]["name"] == name
                question = await guest.question()
                await guest.answer(question, question["answers"][0]["answer"])
                for text in ("", "x" * 501, "\x00", "a\x07b", " ", "\n"):
                    await guest.say({"type": "chat", "text": text})
                await guest.until(lambda: len(refusals(guest)) == 6)
                assert {refusal["code"] for refusal in refusals(guest)} == {"malformed"}
                await guest.say({"type": "chat", "text": "<b>hi\n& bye"})
                (chat,) = await guest.until(lambda: of_type(guest, "chat"))
                assert chat["lines"][0]["text"] == "<b>hi\n& bye"
                assert chat["lines"][0]["name"] == name

    asyncio.run(scene())


def refusals(guest: Guest) -> list[dict[str, Any]]:
    return of_type(guest, "refused")


def of_type(guest: Guest, kind: str) -> list[dict[str, Any]]:
    """What a guest has heard of one kind; bots may answer in between."""
    return [message for message in guest.heard if message["type"] == kind]


def test_limits_hold(tmp_path: Path) -> None:
    limits = {
        "tables_per_person": 3,
        "messages_per_second": 5,
        "burst": 10,
        "requests_per_minute": 60,
        "spectators_per_table": 3,
        "connections_per_player": 3,
        "message_bytes": 2000,
        "upload_bytes": 20_000,
    }

    async def scene() -> None:
        anna = await Person.arrive(server)
        tables = [await anna.create("ra", "mo") for _ in range(3)]
        body = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await anna.send("POST", "/api/tables", body)).status_code == 409
        big = {"record": "x" * 30_000}
        assert (await anna.send("POST", "/api/records", big)).status_code == 413
        async with anna.at(tables[0]) as guest:
            for number in range(20):
                await guest.say({"type": "chat", "text": f"{number}"})
            await guest.until(lambda: guest.last("refused").get("code") == "too_fast")
            said = [line for m in guest.heard if m["type"] == "chat" for line in m["lines"]]
            assert len(said) < 15
        async with anna.at(tables[0]) as guest:
            await guest.say({"type": "chat", "text": "x" * 3000})
            with pytest.raises(ConnectionError, match="1009"):
                await guest.until(lambda: False)
        full = tables[1]
        async with anna.at(full) as first, anna.at(full), anna.at(full), anna.at(full):
            with pytest.raises(ConnectionError, match="4410"):
                await first.until(lambda: False)
        with pytest.raises(ConnectionError, match="4404"):
            async with anna.at("nowhere"):
                pass
        statuses = [(await anna.send("GET", "/api/games")).status_code for _ in range(60)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert (await anna.send("GET", "/health")).status_code == 200

    with serving(tmp_path, limits=limits) as server:
        asyncio.run(scene())
        assert "Traceback" not in server.logged()


def test_a_connection_must_greet_first(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mo")
        address = f"{server.socket_url}/api/tables/{table}/play"
        for first in ("", "x", "[]", '{"type": "chat", "text": "a"}', b"\xff\x00", "{" * 1000):
            async with connect(address, proxy=None) as socket:
                await socket.send(first)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
        async with connect(address, proxy=None):
            pass  # leaves without a word

    asyncio.run(scene())


def test_a_recovery_code_moves_a_person_to_another_device(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server, "Anna")
        first = (await anna.send("POST", "/api/me/recovery")).json()["code"]
        second = (await anna.send("POST", "/api/me/recovery")).json()["code"]
        other = await Person.arrive(server)
        assert (await other.send("POST", "/api/me/recover", {"code": first})).status_code == 404
        spoken = {"code": second.upper().replace("-", " ")}
        moved = await other.send("POST", "/api/me/recover", spoken)
        assert moved.json()["nickname"] == "Anna"
        same = Person(server, moved.cookies["ennead"])
        assert (await same.get("/api/me"))["id"] == anna.id

    asyncio.run(scene())


def test_the_log_names_nobody(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        anna = await Person.arrive(server, "Annabella")
        code = (await anna.send("POST", "/api/me/recovery")).json()["code"]
        table = await anna.create("ra", "mr")
        async with anna.at(table) as guest:
            await guest.say({"type": "chat", "text": "something private"})
            await guest.say({"type": "nonsense"})
            question = await guest.question()
            await guest.answer(question, question["answers"][0]["answer"])
        async with visiting(server, table, "forged.cookie"):
            pass
        await anna.send("GET", "/api/tables/none?token=sesame")
        return [anna.id, anna.cookie, code, "Annabella", "something private", "sesame", "127.0.0.1"]

    with serving(tmp_path) as server:
        private = asyncio.run(scene())
        secret = (tmp_path / "secret").read_text()
        metrics = asyncio.run(figures(server))
        server.stop()
        for word in [*private, secret]:
            assert word not in server.logged()
            assert word not in metrics
        assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
        assert server.logged() == ""


def test_ctrl_c_ends_the_server_soon_and_tells_its_guests(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mrr")
        async with anna.at(table) as guest:
            await guest.question()
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            assert time.monotonic() - began < 5
            with pytest.raises(ConnectionError, match="1012"):
                await guest.until(lambda: False)

    with serving(tmp_path) as server:
        asyncio.run(scene())
        assert server.logged() == ""
