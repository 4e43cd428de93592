"""Connections that never end, say nothing, send without end or never read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Person, figures, visiting
from tests.server.hostile import (
    MALLORY,
    Visitor,
    Watch,
    defended,
    logged,
    megabytes,
    side_by_side,
    welcome,
)
from tests.server.serving import Server

#: Quick enough for a test, long enough for an ordinary player on a busy machine.
IMPATIENT = {"head_seconds": 3.0, "body_seconds": 3.0, "hello_seconds": 3.0, "unread_seconds": 3.0}
#: As many messages as somebody likes, so that other limits are seen.
MANY = 1_000_000
TALKATIVE = {
    "messages_per_second": MANY,
    "burst": MANY,
    "messages_per_second_and_address": MANY,
    "burst_of_address": MANY,
}
SOON = 15.0
HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with defended(tmp_path_factory.mktemp("impatient"), limits=IMPATIENT) as running:
        yield running
        assert "Traceback" not in running.logged(), running.logged()


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (HEAD, b"X-Short: a\r\n" * 4000),
        (HEAD + b"X-Long: ", b"a" * 65536),
        (b"GET /", b"a" * 65536),
        (b"", b"\r\n" * 32768),
    ],
)
def test_a_head_without_end_is_cut_off(impatient: Server, first: bytes, more: bytes) -> None:
    async def attack(watch: Watch) -> None:
        _, writer = await Visitor(impatient, MALLORY).bare()
        sent = len(first)
        writer.write(first)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(SOON):
                while sent < 100_000_000:
                    writer.write(more)
                    sent += len(more)
                    await writer.drain()
                    await asyncio.sleep(0)
        writer.close()
        assert sent < 10_000_000

    asyncio.run(side_by_side(impatient, attack, megabytes=150))


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (b"", "silence"),
        (HEAD, "half a head"),
        (b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
         "a body not sent"),
        (HEAD + b"\r\n" + HEAD, "half a head"),
    ],
)  # fmt: skip
def test_a_connection_that_says_too_little_ends(
    impatient: Server, said: bytes, reason: str
) -> None:
    async def scene() -> None:
        reader, writer = await Visitor(impatient, MALLORY).bare()
        writer.write(said)
        began = time.monotonic()
        async with asyncio.timeout(SOON):
            with contextlib.suppress(ConnectionError):
                await reader.read(-1)
        assert time.monotonic() - began > 2.5  # and a slow visitor has time
        writer.close()
        assert f'ennead_cut_off_total{{reason="{reason}"}}' in await figures(impatient)
        if reason == "silence":  # browsers open connections in advance
            assert reason not in impatient.logged()
        else:
            await logged(impatient, f"{MALLORY}: {reason}")

    asyncio.run(scene())


def test_a_thousand_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(server, MALLORY)
        opened = []
        for _ in range(20):
            opened += await asyncio.gather(*[mallory.bare() for _ in range(50)])
        await watch.answers(10)
        for _, writer in opened:
            writer.close()

    with defended(tmp_path) as server:
        asyncio.run(side_by_side(server, attack))
        assert "too many connections of one address" in server.logged()
        assert server.logged().count("\n") < 10


def test_guests_that_never_read_are_dropped_and_cost_little(tmp_path: Path) -> None:
    """Each asks for the whole table again and again, which nothing else forbids here."""

    async def scene() -> None:
        mallory = Visitor(server, MALLORY)
        person = await mallory.arrive()
        table = await person.create("ankh", "mm")
        async with person.at(table) as guest:
            await guest.play(random.Random(1), lambda guest: guest.state["version"] > 100)
        deaf = [await mallory.deaf(table) for _ in range(12)]
        before = megabytes(server)
        for _ in range(40):
            for socket in deaf:
                with contextlib.suppress(ConnectionClosed):
                    await ask_for_states(socket, 20)
        assert megabytes(server) - before < 60
        await asyncio.gather(*[gone(socket) for socket in deaf])
        await welcome(server)

    with defended(tmp_path, limits={**IMPATIENT, **TALKATIVE}) as server:
        asyncio.run(scene())
        assert f"{MALLORY}: messages not read" in server.logged()


@pytest.mark.long
def test_a_guest_that_answers_no_ping_is_dropped(tmp_path: Path) -> None:
    """Also if nothing else is ever sent to it."""

    async def scene() -> None:
        mallory = Visitor(server, MALLORY)
        table = await (await mallory.arrive()).create("ra", "mo")
        socket = await mallory.deaf(table)
        async with asyncio.timeout(90):
            while "ennead_connections 0.0" not in await figures(server):
                await asyncio.sleep(1)
        assert 'ennead_cut_off_total{reason="no reply to a ping"} 1.0' in await figures(server)
        await gone(socket)

    with defended(tmp_path) as server:
        asyncio.run(scene())


async def ask_for_states(socket: ClientConnection, number: int) -> None:
    """Ask for whole states, as long as the server takes the questions."""
    for _ in range(number):
        await socket.send(json.dumps({"type": "language", "language": "de"}))
    await asyncio.sleep(0.01)


async def gone(socket: ClientConnection) -> None:
    """Wait until the server has ended a connection."""
    socket.transport.resume_reading()
    async with asyncio.timeout(SOON):
        with contextlib.suppress(ConnectionClosed, ConnectionError):
            while True:
                await socket.recv()


def test_a_websocket_that_does_not_greet_ends(impatient: Server) -> None:
    async def scene() -> None:
        mallory = Visitor(impatient, MALLORY)
        table = await (await mallory.arrive()).create("ra", "mo")
        async with mallory.socket(table) as socket, asyncio.timeout(SOON):
            with pytest.raises(ConnectionClosed, match="say hello first"):
                await socket.recv()

    asyncio.run(scene())


@pytest.mark.parametrize("opcode", [0x89, 0x8A])
def test_pings_and_pongs_without_end_are_cut_off(impatient: Server, opcode: int) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(impatient, MALLORY)
        person = await mallory.arrive()
        table = await person.create("ra", "mo")
        socket = await mallory.deaf(table)
        await send_frames(socket, bytes([opcode, 0x80, 0, 0, 0, 0]))

    asyncio.run(side_by_side(impatient, attack))
    assert f"{MALLORY}: too many frames" in impatient.logged()


def test_a_message_in_endless_pieces_is_cut_off(impatient: Server) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(impatient, MALLORY)
        person = await mallory.arrive()
        table = await person.create("ra", "mo")
        socket = await mallory.deaf(table)
        socket.transport.write(bytes([0x01, 0x80, 0, 0, 0, 0]))
        await send_frames(socket, bytes([0x00, 0x80, 0, 0, 0, 0]))

    asyncio.run(side_by_side(impatient, attack))


def test_messages_as_quickly_as_the_wire_allows_end_the_connection(impatient: Server) -> None:
    async def attack(watch: Watch) -> None:
        mallory = Visitor(impatient, MALLORY)
        person = await mallory.arrive()
        table = await person.create("ra", "mo")
        for _ in range(3):
            socket = await mallory.deaf(table)
            await send_frames(socket, bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}")

    asyncio.run(side_by_side(impatient, attack))
    assert f"{MALLORY}: too many messages" in impatient.logged()


async def send_frames(socket: ClientConnection, frame: bytes) -> None:
    """Send one frame again and again, until the server ends the connection."""
    socket.transport.resume_reading()
    async with asyncio.timeout(SOON):
        while not socket.transport.is_closing():
            if socket.transport.get_write_buffer_size() < 2**20:
                socket.transport.write(frame * 5000)
            await asyncio.sleep(0.001)
    await socket.wait_closed()


def test_a_text_that_is_no_text_ends_the_connection_quietly(tmp_path: Path) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        table = await anna.create("ra", "mo")
        async with visiting(server, table, anna.cookie) as guest:
            await guest.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionError, match="1007"):
                await guest.until(lambda: False)

    with defended(tmp_path) as server:
        asyncio.run(scene())
        assert server.logged() == ""


def test_what_is_no_http_is_logged_once(tmp_path: Path) -> None:
    async def scene() -> None:
        for _ in range(20):
            reader, writer = await Visitor(server, MALLORY).bare()
            writer.write(b"\x16\x03\x01\x00\r\n\r\n")
            async with asyncio.timeout(SOON):
                await reader.read(-1)
            writer.close()
        await logged(server, "no HTTP")

    with defended(tmp_path) as server:
        asyncio.run(scene())
        assert server.logged().count("\n") == 1


def test_a_slow_but_honest_visitor_is_served(impatient: Server) -> None:
    async def scene() -> None:
        reader, writer = await Visitor(impatient, MALLORY).bare()
        body = json.dumps({"record": "x"}).encode()
        head = f"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
        for piece in (*[bytes([letter]) for letter in head.encode()], b"\r\n", body[:5], body[5:]):
            writer.write(piece)
            await asyncio.sleep(0.005)
        assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        writer.close()

    asyncio.run(scene())
