"""People with real HTTP and WebSocket connections."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import TOKEN, Server

Message = dict[str, Any]
PATIENCE = 60.0
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.server = server
        self.cookie = cookie
        self.id = ""

    @staticmethod
    async def arrive(server: Server, nickname: str | None = None) -> Person:
        """A new person."""
        async with client(server) as http:
            reply = await http.get("/api/me")
            person = Person(server, reply.cookies["ennead"])
        person.id = reply.json()["id"]
        if nickname is not None:
            (await person.send("PATCH", "/api/me", {"nickname": nickname})).raise_for_status()
        return person

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request as this person; a new cookie is kept, as a browser would."""
        headers = {"Cookie": f"ennead={self.cookie}"}
        async with client(self.server) as http:
            reply = await http.request(method, path, json=body, headers=headers)
        self.cookie = reply.cookies.get("ennead") or self.cookie
        return reply

    async def get(self, path: str) -> Any:
        reply = await self.send("GET", path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def create(self, game: str, seats: str, **more: Any) -> str:
        """A table; its seats by letters: me, open, random bot, greedy bot, slow bot."""
        kinds = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "r": {"kind": "bot", "bot": "random"},
            "g": {"kind": "bot", "bot": "greedy"},
            "s": {"kind": "bot", "bot": "slow"},
            "t": {"kind": "bot", "bot": "steady"},
        }
        body = {"game": game, "seats": [kinds[letter] for letter in seats], **more}
        reply = await self.send("POST", "/api/tables", body)
        assert reply.status_code == 201, reply.text
        return str(reply.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, since: int = 0, language: str = "en") -> AsyncIterator[Guest]:
        """This person's connection to a table."""
        async with visiting(self.server, table, self.cookie, since, language) as guest:
            yield guest


class Guest:
    """A connection to a table: all that was heard, and the last state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.state: Message = {}
        self.closed = False
        self.changed = asyncio.Condition()
        self.ids = itertools.count()
        self.name = f"{random.getrandbits(48):x}"

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                message = json.loads(text)
                async with self.changed:
                    self.raw.append(text)
                    self.heard.append(message)
                    if message["type"] == "state":
                        self.state = message
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self.changed:
                self.closed = True
                self.changed.notify_all()

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind; nothing if there was none."""
        return next((m for m in reversed(self.heard) if m["type"] == kind), {})

    async def until(self, holds: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something holds; what it gave. ConnectionError if the connection ends."""
        async with asyncio.timeout(seconds), self.changed:
            while True:
                found = holds()
                if found:
                    return found
                if self.closed:
                    raise ConnectionError(f"closed: {self.socket.close_code}")
                await self.changed.wait()

    async def say(self, message: Message) -> None:
        await self.say_text(json.dumps(message))

    async def say_text(self, text: str) -> None:
        try:
            await self.socket.send(text)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None

    async def send(self, kind: str, id: str | None = None, **fields: Any) -> Message:
        """A message with an id, and the reply to it."""
        id = id or f"{self.name}-{next(self.ids)}"
        begin = len(self.heard)
        await self.say({"type": kind, "id": id, **fields})
        found = await self.until(lambda: [m for m in self.heard[begin:] if m.get("id") == id
                                          and m["type"] != "state"])  # fmt: skip
        return dict(found[0])

    async def done(self, kind: str, **fields: Any) -> int:
        """A message that takes effect; the version afterwards."""
        reply = await self.send(kind, **fields)
        assert reply["type"] == "done", reply
        await self.until(lambda: self.state["version"] >= reply["version"])
        return int(reply["version"])

    async def refused(self, kind: str, code: str, **fields: Any) -> Message:
        """A message that is refused."""
        reply = await self.send(kind, **fields)
        assert (reply["type"], reply.get("code")) == ("refused", code), reply
        assert reply["reason"]
        return reply

    def asked(self) -> list[Message]:
        """The questions that wait for an answer of this guest."""
        found: list[Message] = self.state.get("questions", [])
        return [question for question in found if question["answered"] is None]

    async def question(self) -> Message:
        """The next question to this guest."""
        found: list[Message] = await self.until(self.asked)
        return found[0]

    async def answer(self, question: Message, answer: int) -> Message:
        """Answer what was asked at the version last seen."""
        version = self.state["version"]
        return await self.send("answer", version=version, seat=question["seat"], answer=answer)

    async def play(
        self, luck: random.Random, stop: Callable[[Guest], bool] = lambda _: False
    ) -> int:
        """Answer at random until the end, or something holds; how many answers counted."""
        counted = 0
        while True:
            await self.until(lambda: self.asked() or self.is_over() or stop(self))
            if self.is_over() or stop(self):
                return counted
            question = luck.choice(self.asked())
            reply = await self.answer(question, luck.choice(question["answers"])["answer"])
            assert reply["type"] == "done" or reply["code"] == "stale", reply
            if reply["type"] == "done":
                counted += 1
                await self.until(lambda r=reply: self.state["version"] >= r["version"])  # type: ignore[misc]  # the loop's own

    def is_over(self) -> bool:
        return bool(self.state.get("phase") == "finished")

    def versions(self) -> list[int]:
        """The versions of all states heard."""
        return [message["version"] for message in self.heard if message["type"] == "state"]

    def events(self) -> list[Message]:
        """All events heard, in order."""
        return [e for m in self.heard if m["type"] == "state" for e in m["events"]]


def client(server: Server) -> httpx.AsyncClient:
    """An HTTP client; it needs no certificates, and reading them takes long."""
    return httpx.AsyncClient(
        base_url=server.url, timeout=PATIENCE, verify=NO_CERTIFICATES, trust_env=False
    )


@asynccontextmanager
async def visiting(
    server: Server, table: str, cookie: str | None, since: int = 0, language: str = "en"
) -> AsyncIterator[Guest]:
    """A connection to a table, with or without a cookie."""
    headers = {} if cookie is None else {"Cookie": f"ennead={cookie}"}
    address = f"{server.socket_url}/api/tables/{table}/play"
    # On a busy machine a handshake or the answer to a ping may take longer than is usual.
    async with connect(
        address,
        additional_headers=headers,
        max_size=2**24,
        proxy=None,
        open_timeout=PATIENCE,
        ping_timeout=PATIENCE,
    ) as socket:
        guest = Guest(socket)
        listening = asyncio.create_task(guest.listen())
        try:
            await guest.say({"type": "hello", "since": since, "language": language})
            await guest.until(lambda: guest.state)
            yield guest
        finally:
            await socket.close()
            await listening


def operator_reads(server: Server) -> str:
    """The server's metrics, without a loop of one's own."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    return httpx.get(f"{server.url}/metrics", headers=headers, trust_env=False).text


async def figures(server: Server) -> str:
    """The server's metrics, as its operator reads them."""
    async with client(server) as http:
        reply = await http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert reply.status_code == 200, reply.text
    return reply.text


async def finished_record(person: Person, table: str) -> str:
    """The text of a finished table's record."""
    reply = await person.send("GET", f"/api/tables/{table}/record")
    assert reply.status_code == 200, reply.text
    return reply.text
