"""Tables without a server: the same requests and messages as over a network, and what is kept."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import ennead
from ennead.server.local.device import Device, Line
from ennead.server.store.memory import Changes
from tests.server.guests import Guest, Person
from tests.server.serving import serving

SEED = 11
SEALED = {"play_cards", "plague_bid"}


class Shelf:
    """Keeps what a device writes, as a browser does."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def keep(self, changes: Changes) -> None:
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text


class LineAsSocket:
    """A connection to a device, as guests of servers know theirs."""

    close_code: int | None = None

    def __init__(self, device: Device, table: str) -> None:
        self.received: asyncio.Queue[str | None] = asyncio.Queue()
        address = f"/api/tables/{table}/play"
        self.line: Line = device.connect(address, self.received.put_nowait, self.end)

    def end(self, code: int, reason: str) -> None:
        self.close_code = code
        self.received.put_nowait(None)

    async def send(self, text: str) -> None:
        self.line.receive(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self.received.get()) is not None:
            yield text


@asynccontextmanager
async def at(device: Device, table: str, language: str = "en") -> AsyncIterator[Guest]:
    """A guest at a table of a device."""
    socket: Any = LineAsSocket(device, table)
    guest = Guest(socket)
    listening = asyncio.create_task(guest.listen())
    await guest.say({"type": "hello", "since": 0, "language": language})
    await guest.until(lambda: guest.state)
    try:
        yield guest
    finally:
        socket.line.close()
        socket.end(1000, "")
        await listening


class ByContent(random.Random):
    """Chooses the same from the same, whenever it is asked."""

    def choice(self, choices: Any) -> Any:
        return choices[crc32(json.dumps(choices).encode()) % len(choices)]


@asynccontextmanager
async def a_device(shelf: Shelf | None = None) -> AsyncIterator[Device]:
    shelf = shelf or Shelf()
    device = Device(shelf.keep, dict(shelf.kept), luck_seed=SEED)
    await device.open("en")
    try:
        yield device
    finally:
        await device.close()


async def ask(device: Device, method: str, address: str, body: Any = None) -> Any:
    """The reply to a request that must succeed."""
    sent = b"" if body is None else json.dumps(body).encode()
    status, text = await device.request(method, address, sent)
    assert status in (200, 204), text
    return json.loads(text) if text[:1] in (b"{", b"[") else text.decode()


async def new_table(device: Device, game: str, bots: int, **more: Any) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"} for _ in range(bots)]]
    made = await ask(device, "POST", "/api/tables", {"game": game, "seats": seats, **more})
    return str(made["id"])


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_a_whole_game_is_played_looked_back_on_and_reviewed(game: str) -> None:
    async def story() -> None:
        async with a_device() as device:
            table = await new_table(device, game, bots=2)
            async with at(device, table) as seat:
                await seat.play(random.Random(1))
            record = await ask(device, "GET", f"/api/tables/{table}/record")
            replayed = ennead.replay(record)
            assert [list(place) for place in replayed.ranking()] == seat.state["ranking"]
            moments = await ask(device, "GET", f"/api/tables/{table}/moments?lang=de&from=2&to=4")
            assert len(moments["moments"]) == 3
            review = await ask(device, "GET", f"/api/tables/{table}/review")
            assert review["players"] == 3
            again = await ask(device, "POST", f"/api/tables/{table}/rematch")
            assert again["id"] != table

    asyncio.run(story())


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_a_game_goes_on_from_what_was_kept(game: str) -> None:
    async def story() -> None:
        shelf = Shelf()
        async with a_device(shelf) as device:
            table = await new_table(device, game, bots=1)
            async with at(device, table) as first:
                await first.play(random.Random(2), lambda guest: guest.state["version"] > 30)
            person = device.requests.person
        async with a_device(shelf) as device:
            assert device.requests.person == person
            listed = await ask(device, "GET", "/api/my-tables")
            assert [one["id"] for one in listed] == [table]
            async with at(device, table, language="de") as second:
                assert second.state["version"] >= first.state["version"]
                seen = [(event["version"], event["data"]) for event in first.events()]
                log = await ask(device, "GET", f"/api/tables/{table}/log")
                assert [(event["version"], event["data"]) for event in log][: len(seen)] == seen
                await second.play(random.Random(3))
                assert second.is_over()

    asyncio.run(story())


@pytest.mark.parametrize(("game", "bots"), [("ra", 1), ("ra", 3), ("ankh", 1), ("ankh", 2)])
def test_a_server_sends_the_same_messages(tmp_path: Path, game: str, bots: int) -> None:
    """State by state, for the same answers and the same luck."""

    async def story() -> None:
        async with a_device() as device, at(device, await new_table(device, game, bots)) as seat:
            await seat.play(ByContent())
        with serving(tmp_path, luck_seed=SEED) as server:
            person = await Person.arrive(server, "Ina")
            seats = "m" + "g" * bots
            async with person.at(await person.create(game, seats)) as guest:
                await guest.play(ByContent())
        assert by_version(seat) == by_version(guest)

    asyncio.run(story())


def by_version(guest: Guest) -> dict[int, dict[str, Any]]:
    """What the states say of the game.

    Which of them are sent together, and who is first to answer a sealed question, is a matter of
    time.
    """
    states = [message for message in guest.heard if message["type"] == "state"]
    return {
        state["version"]: {
            key: state[key] for key in ("view", "questions", "to_act", "ranking", "can_undo")
        }
        for state in states
        if state["phase"] == "finished" or (state["questions"] and is_asked_alone(state))
    }


def is_asked_alone(state: dict[str, Any]) -> bool:
    """Whether no question is sealed, so that nobody else is asked with the guest."""
    return not SEALED & {question["name"] for question in state["questions"]}


def test_what_is_wrong_is_denied_as_by_a_server() -> None:
    async def story() -> None:
        async with a_device() as device:
            for status, method, address, body in (
                (404, "GET", "/api/tables/nothing", b""),
                (404, "GET", "/api/terms/chess", b""),
                (404, "POST", "/api/me/recovery", b""),
                (400, "POST", "/api/tables", b"{"),
                (400, "POST", "/api/tables", b'{"game": "chess", "seats": []}'),
                (400, "POST", "/api/records", b'{"record": "nothing"}'),
                (400, "GET", "/api/tables/nothing/moments?from=x", b""),
            ):
                found, text = await device.request(method, address, body)
                assert (found, json.loads(text)["status_code"]) == (status, status), address
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = json.dumps({"game": "ra", "seats": seats}).encode()
            found, text = await device.request("POST", "/api/tables", body)
            assert found == 400
            assert b"without a server" in text
            with pytest.raises(ConnectionError):
                async with at(device, "nothing"):
                    pass

    asyncio.run(story())


def test_hints_and_reasons_are_given() -> None:
    async def story() -> None:
        async with a_device() as device:
            table = await new_table(device, "ra", bots=1, hints=True)
            async with at(device, table) as seat:
                hint = await seat.send("hint", seat=0)
                assert hint["hints"][0]["plan"]
                assert (await seat.send("why_not", seat=0, wish="god"))["rule"]
                question = await seat.question()
                reply = await seat.answer(question, question["answers"][0]["answer"])
                assert reply["type"] == "done"

    asyncio.run(story())
