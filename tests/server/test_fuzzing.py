"""Random and malformed input: no error of the server, no hang, no change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi_checks

from tests.server.guests import Guest, Person, client
from tests.server.serving import Server, serving

EXAMPLES = 15


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzzed"), limits={"upload_bytes": 200_000}) as running:
        yield running
        assert "Traceback" not in running.logged(), running.logged()


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_the_http_api_never_fails(fuzzed: Server, mode: GenerationMode) -> None:
    """Requests by the schema, and requests that break it, to every operation."""
    anna = asyncio.run(Person.arrive(fuzzed))
    table = asyncio.run(anna.create("ra", "mr"))
    headers = {"Cookie": f"ennead={anna.cookie}"}
    schema = schemathesis.openapi.from_url(f"{fuzzed.url}/api/schema/openapi.json")
    operations = [r.ok() for r in schema.get_all_operations() if isinstance(r, Ok)]
    assert len(operations) >= 13
    # Last of all what makes her cookie void.
    operations.sort(key=lambda operation: operation.path.startswith(("/api/me/r", "/api/me/s")))
    seen = set()
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
                case.path_parameters["id"] = table
            response = case.call(headers=headers, timeout=20)
            case.validate_response(response, checks=CHECKS)
            seen.add(response.status_code)

        with contextlib.suppress(hypothesis.errors.Unsatisfiable):  # nothing to break
            check()
    assert (200 if mode is GenerationMode.POSITIVE else 400) in seen
    ben = asyncio.run(Person.arrive(fuzzed))
    assert asyncio.run(ben.get("/api/me"))["id"] == ben.id


CHECKS = [
    schemathesis.checks.not_a_server_error,
    openapi_checks.response_schema_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.status_code_conformance,
]


HUGE = "[" * 90_000


@pytest.mark.parametrize(
    "body",
    [
        "",
        "null",
        "[]",
        HUGE,
        '{"game":"ra","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":' + HUGE,
        '{"game":"ra","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":1e999}}',
        '{"game":"ankh","seats":[{"kind":"me"},{"kind":"me"}],"options":{"scenario":{"a":{}}}}',
        '{"game":"ankh","seats":[{"kind":"me"},{"kind":"me"}],"options":{"scenario":["x"]}}',
        '{"game":"ankh","seats":[{"kind":"me"},{"kind":"me"}],"options":{"gods":[[],{}]}}',
        '{"game":"ra","seats":[{"kind":"bot"},{"kind":"me"}]}',
        '{"game":"ra","seats":[{"kind":"me"},{"kind":"me"}],"after":99999999999999999999}',
        '{"game":"ra","seats":[{"kind":"me"},{"kind":"me"}],"record":"\\u0000"}',
        '{"game":"ra","seats":[{"kind":"me"},{"kind":"me"}],"clock":{"bank":1e308}}',
        '{"game":"\\ud800","seats":[{"kind":"me"},{"kind":"me"}]}',
    ],
)
def test_a_malformed_table_is_refused(fuzzed: Server, body: str) -> None:
    async def scene() -> None:
        anna = await Person.arrive(fuzzed)
        headers = {"Cookie": f"ennead={anna.cookie}", "Content-Type": "application/json"}
        async with client(fuzzed) as http:
            reply = await http.post("/api/tables", content=body.encode(), headers=headers)
        assert reply.status_code == 400, reply.text
        assert await anna.get("/api/my-tables") == []

    asyncio.run(scene())


KINDS = [
    *("hello", "answer", "sit", "stand", "seat_bot", "start", "undo", "vote", "replace", "back"),
    *("standing", "chat", "why_not", "hint", "language", "state", "", "nothing"),
]
SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(0, 20),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=30),
    st.sampled_from(["en", "de", "bid_up_to", "pass_auction", "random", "draw", "bid 9", "a" * 70]),
)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)
)
FIELDS = ["id", "version", "seat", "answer", "bot", "agree", "absent", "order", "limit", "text"]
MUTATED = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from([*FIELDS, "wish", "language", "since", "x"]), ANYTHING),
)
NOISE = st.one_of(
    MUTATED,
    ANYTHING.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just('{"type":"chat","x":' + "[" * 20_000),
    st.sampled_from(
        ["[" * 5000, '{"type":' * 500, '{"type":"chat","text":"\\ud800"}', "\x00", "{}"]
    ),
    st.sampled_from(['{"type":"answer","id":"\\u0000","version":1,"seat":0,"answer":0}', "1e999"]),
)


@settings(max_examples=15, deadline=None, derandomize=True)
@hypothesis.given(messages=st.lists(NOISE, min_size=10, max_size=40))
def test_noise_on_a_stranger_s_socket_changes_nothing(
    fuzzed: Server, messages: list[str | bytes]
) -> None:
    async def scene() -> None:
        anna, eve = await Person.arrive(fuzzed), await Person.arrive(fuzzed)
        table = await anna.create("ra", "mm")
        async with anna.at(table) as player, eve.at(table) as stranger:
            before = player.state
            await make_noise(stranger, messages)
            async with anna.at(table) as again:
                assert without_chat(again.state) == without_chat(before)
            question = await player.question()
            assert (await player.answer(question, question["answers"][0]["answer"]))[
                "type"
            ] == "done"

    asyncio.run(scene())


async def make_noise(guest: Guest, messages: list[str | bytes]) -> None:
    """Send it all; the connection still answers afterwards, or was closed for a reason."""
    for message in messages:
        await guest.socket.send(message)
    reply = await guest.send("why_not", seat=0, wish="draw")
    assert reply["type"] in ("reason", "refused")


def without_chat(state: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key not in ("events", "gap")}


def test_mutated_messages_of_a_player_never_break_a_table(fuzzed: Server) -> None:
    """A player sends what is nearly right: it counts or is refused, and the game can go on."""

    async def scene(game: str, luck: random.Random) -> None:
        anna = await Person.arrive(fuzzed)
        table = await anna.create(game, "mmr")
        async with anna.at(table) as guest:
            await guest.until(guest.asked)
            for number in range(300):
                message = nearly_right(guest, luck, number)
                await guest.say(message)
                if number % 10 == 9:  # who never listens is cut off as too slow
                    reply = await guest.send("why_not", seat=0, wish="draw")
                    assert reply["type"] in ("reason", "refused")
            for seat in (0, 1):
                if guest.state["seats"][seat]["away"]:
                    await guest.done("back", seat=seat)
            await guest.play(luck)
        kinds = {m["type"] for m in guest.heard}
        assert kinds >= {"state", "done", "refused"}
        assert (await anna.send("GET", f"/api/tables/{table}/record")).status_code == 200

    for seed, game in enumerate(["ra", "ankh"]):
        asyncio.run(scene(game, random.Random(seed)))


def nearly_right(guest: Guest, luck: random.Random, number: int) -> dict[str, Any]:
    seat = luck.choice([0, 0, 1, 1, 2, 3])
    asked = [q for q in guest.state["questions"] if q["seat"] == seat]
    legal = [answer["answer"] for answer in asked[0]["answers"]] if asked else [0]
    answer = luck.choice([*legal, -1, 99])
    version = guest.state["version"] + luck.choice([0, 0, 0, -1, 1])
    id = f"id-{luck.randrange(number + 1)}"
    return luck.choice(
        [
            {"type": "answer", "id": id, "version": version, "seat": seat, "answer": answer},
            {"type": "undo", "id": id, "seat": seat},
            {"type": "vote", "id": id, "seat": seat, "agree": luck.random() < 0.5},
            {"type": "replace", "id": id, "seat": seat, "absent": luck.randrange(4)},
            {"type": "standing", "id": id, "seat": seat, "order": "pass_auction"},
            {"type": "standing", "id": id, "seat": seat, "order": "bid_up_to", "limit": 20},
            {"type": "sit", "id": id, "seat": seat},
            {"type": "start", "id": id},
            {"type": "back", "id": id, "seat": seat},
            {"type": "hello"},
            {"type": "language", "language": "de"},
            {
                "type": "why_not",
                "id": id,
                "seat": seat,
                "wish": luck.choice(["bid", "draw", "x y"]),
            },
        ]
    )
