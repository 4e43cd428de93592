"""Real requests and messages, changed at random: they count, or are refused with a sentence.

The server must not fail, fall silent, or end a connection without a reason.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import ennead
from ennead.lessons import chapter, chapters
from tests.mutations import mutated, mutated_record
from tests.server.guests import Guest, Message, Person, client
from tests.server.serving import Server, serving

Body = tuple[str, str, Any]
PACKS: dict[str, Any] = {
    "packs": ["gods", "revolt"],
    "scenario": "peoples_revolt",
    "gods": ["bastet", "horus", "set"],
}
#: How long the server may take for one request, on a busy machine.
SECONDS = 30.0
#: How large a body may be; of a larger one no more is read.
LARGEST = 2_000_000
#: How long a message may be; a longer one ends the connection.
LONGEST = 60_000


@cache
def records() -> list[str]:
    """Games that are over, and games that are not; of both games, with packs and from positions."""
    found = []
    for number, (game, options) in enumerate([("ra", {}), ("ankh", {}), ("ankh", PACKS)]):
        luck = random.Random(number)
        played = ennead.new(game, 3, seed=number, **options)
        while not played.over:
            seat = luck.choice(played.to_act())
            played.apply(seat, luck.choice(played.legal(seat)))
            if luck.random() < 0.01:
                found.append(played.record().dumps())
                later = ennead.load(played.position(), seed=number)
                ennead.playout(later, number)
                found.append(later.record().dumps())
        found.append(played.record().dumps())
    return found


@cache
def lessons() -> list[Body]:
    """Every chapter, with the answers that a learner gives."""
    found: list[Body] = []
    for game in ("ra", "ankh"):
        for one in chapters(game):
            answers = [(step.accept or ["next"])[0] for step in chapter(game, one.id).steps]
            for number in (1, len(answers)):
                body = {"answers": answers[:number], "language": "de"}
                found.append(("POST", f"/api/lessons/{game}/{one.id}", body))
    return found


def requests(luck: random.Random) -> Body:
    """A request as the client sends it."""
    text = luck.choice(records())
    game = text.split("\ngame ")[1].split("\n")[0]
    seats = [luck.choice(SEATS) for _ in range(3)]
    table = {"game": game, "seats": seats, "options": {} if game == "ra" else dict(PACKS)}
    clock = {"bank": 600.0, "increment": 5.0}
    more = {"public": True, "pace": "live", "clock": clock, "undo": "own", "hints": True}
    options = {} if game == "ra" else {**PACKS, "horus_eyes": "move", "first": 1}
    found: list[Body] = [
        ("POST", "/api/tables", {**table, **more, "spectators": True}),
        ("POST", "/api/tables", {"game": game, "seats": seats, "record": text, "after": 9}),
        ("POST", "/api/tables", {"game": game, "seats": seats, "record": text}),
        ("POST", "/api/openings", {"game": game, "players": 3, "options": options}),
        ("POST", "/api/records?from=5&to=20&lang=de", {"record": text}),
        ("POST", "/api/records", {"record": text}),
        ("PATCH", "/api/me", {"nickname": "Anna", "language": "de", "webhook": "", "email": ""}),
        ("POST", "/api/me/recover", {"code": "abcde-abcde-abcde-abcde"}),
        luck.choice(lessons()),
    ]
    return luck.choice(found)


SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


def changed_request(luck: random.Random) -> Body:
    """A request of which something is changed: the text of its record, or the rest."""
    method, path, body = requests(luck)
    if "record" in body and luck.random() < 0.7:
        return method, path, {**body, "record": mutated_record(body["record"], luck)}
    if "?" in path and luck.random() < 0.3:
        path = luck.choice(("/api/records?from=-1", "/api/records?from=0&to=x", f"{path}&to=9"))
    return method, path, mutated(body, luck)


async def send_requests(server: Server, number: int, seed: int) -> set[int]:
    """Send changed requests; the statuses that came."""
    seen = set()
    anna = await Person.arrive(server)
    async with client(server) as http:
        for one in range(number):
            luck = random.Random(f"{seed} {one}")
            method, path, body = changed_request(luck)
            content = json.dumps(body).encode()
            if len(content) > LARGEST:
                continue
            headers = {"Cookie": f"ennead={anna.cookie}", "Content-Type": "application/json"}
            try:
                reply = await http.request(
                    method, path, content=content, headers=headers, timeout=SECONDS
                )
                check_reply(reply)
            except (AssertionError, httpx.HTTPError) as error:
                error.add_note(f"request {one} of seed {seed}: {method} {path} {content[:2000]!r}")
                raise
            seen.add(reply.status_code)
            if one % 50 == 49:  # a table that was made is played by nobody: do not collect them
                anna = await Person.arrive(server)
    return seen


def check_reply(reply: httpx.Response) -> None:
    """What was asked for, or a sentence about what is wrong."""
    assert reply.status_code < 500, reply.text
    assert len(reply.content) < 2_000_000
    if reply.status_code >= 400:
        assert reply.json()["detail"]


# ---------------------------------------------------------------- messages


def messages(guest: Guest, luck: random.Random) -> Message:
    """A message as the client sends it, of every kind."""
    state = guest.state
    seats = [question["seat"] for question in state["questions"]] or [0]
    seat = luck.choice([luck.choice(seats), 0, 1, 2, luck.choice(seats)])
    asked = [q for q in state["questions"] if q["seat"] == seat]
    legal = [one["answer"] for one in asked[0]["answers"]] if asked else [0]
    notation = asked[0]["answers"][0]["notation"] if asked else "draw"
    answer = {"version": state["version"], "seat": seat, "answer": luck.choice(legal)}
    found: list[Message] = [
        {"type": "hello", "since": state["version"], "language": "en"},
        {"type": "answer", **answer},
        *[{"type": "preview", **answer}] * 5,
        {"type": "why_not", "seat": seat, "wish": notation},
        {"type": "why_not", "seat": seat, "wish": luck.choice(WISHES)},
        {"type": "chat", "text": "A good move!"},
        {"type": "language", "language": "de"},
        {"type": "standing", "seat": seat, "order": "bid_up_to", "limit": 9},
        {"type": "standing", "seat": seat, "order": "pass_auction"},
        {"type": "undo", "seat": seat},
        {"type": "vote", "seat": seat, "agree": True},
        {"type": "replace", "seat": seat, "absent": luck.choice([0, 1, 2])},
        {"type": "back", "seat": seat},
        {"type": "sit", "seat": seat},
        {"type": "stand", "seat": seat},
        {"type": "seat_bot", "seat": seat, "bot": "random"},
        {"type": "remove", "seat": seat},
        {"type": "start"},
    ]
    return luck.choice(found)


WISHES = ["summon warrior", "at A1", "bid 9", "play flood", "lay cat 3 A1", "eye F4", "move"]


def changed_message(guest: Guest, luck: random.Random, number: int) -> str:
    """A message of which something is changed; now and then none."""
    message = {"id": f"m{number}", **messages(guest, luck)}
    if luck.random() < 0.6:
        message = mutated(message, luck, fixed=("type",) if luck.random() < 0.8 else ())
    return json.dumps(message)


@asynccontextmanager
async def visits(server: Server, game: str, options: Any) -> AsyncIterator[list[Guest]]:
    """Two players and a spectator at a table with a bot."""
    people = [await Person.arrive(server) for _ in range(3)]
    table = await people[0].create(game, "mor", options=options)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(one.at(table)) for one in people]
        await guests[1].done("sit", seat=1)
        await guests[0].done("start")
        yield guests


async def send_messages(
    server: Server, game: str, options: Any, number: int, seed: int
) -> set[str]:
    """Send changed messages at one table after another; the kinds of what was heard."""
    kinds: set[str] = set()
    sent = 0
    while sent < number:
        async with visits(server, game, options) as guests:
            for _ in range(min(150, number - sent)):
                luck = random.Random(f"{game} {seed} {sent}")
                guest = luck.choice([guests[0], guests[0], guests[1], guests[2]])
                text = changed_message(guest, luck, sent)[:LONGEST]
                sent += 1
                try:
                    await guest.say_text(text)
                    await answers(guest)
                except (ConnectionError, TimeoutError, AssertionError) as error:
                    error.add_note(f"message {sent - 1} of seed {seed} in {game}: {text[:2000]!r}")
                    raise
            await go_on(guests)
            kinds |= {str(one["type"]) for guest in guests for one in guest.heard}
    return kinds


async def answers(guest: Guest) -> None:
    """The connection still answers; what was refused has a reason."""
    begin = len(guest.heard)
    reply = await guest.send("why_not", seat=0, wish="draw")
    assert reply["type"] in ("reason", "refused"), reply
    refused = [one for one in guest.heard[begin:] if one["type"] == "refused"]
    assert all(one["reason"] for one in refused)


async def go_on(guests: list[Guest]) -> None:
    """The table is as good as before: whoever is asked answers."""
    for guest, seat in zip(guests, (0, 1), strict=False):
        if guest.state["phase"] == "playing" and guest.state["seats"][seat]["away"]:
            await guest.send("back", seat=seat)
    for guest in guests[:2]:
        if guest.asked():
            question = guest.asked()[0]
            reply = await guest.answer(question, question["answers"][0]["answer"])
            assert reply["type"] == "done" or reply["code"] == "stale", reply


CASES = [("ra", {}), ("ankh", {}), ("ankh", PACKS)]


def test_changed_requests_are_carried_out_or_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seen = asyncio.run(send_requests(server, 250, seed=1))
        assert seen >= {200, 201, 400}
        assert "Traceback" not in server.logged(), server.logged()


def test_changed_messages_are_carried_out_or_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        kinds = set()
        for game, options in CASES:
            kinds |= asyncio.run(send_messages(server, game, options, 200, seed=1))
        assert kinds >= {"state", "done", "refused", "reason", "previewed"}
        assert "Traceback" not in server.logged(), server.logged()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
def test_many_changed_requests_and_messages_are_carried_out_or_refused(
    tmp_path: Path, seed: int
) -> None:
    with serving(tmp_path) as server:
        asyncio.run(send_requests(server, 10_000, seed))
        for game, options in CASES:
            asyncio.run(send_messages(server, game, options, 3000, seed))
        assert "Traceback" not in server.logged(), server.logged()
