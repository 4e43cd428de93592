"""Options from outside, of a table or in a record: of the kinds that their game declares."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ennead
from ennead.games import GAMES, kit_of
from tests.server.guests import Person
from tests.server.serving import Server, serving

#: Plain data of every kind.
KINDS: list[Any] = [
    *(None, True, 0, -1, 2**70, 0.5, "", "random", "gods", "horus", {}, [], {"a": 1}, {"": []}),
    *([None], [0], ["horus"], [{"a": 1}], [[]], [["horus"]], [[[]], {}], [{"horus": ["set"]}]),
    *([None] * 3, [[], [], []], [{"a": 1}] * 3, [["set"], ["horus"], ["ra"]]),
    *({"special_rules": 5}, {"special_rules": {"a": 1}}, {"special_rules": [{"a": 1}]}),
    *({"special_rules": [[]]}, {"name": [], "player_counts": {}}),
]


def record(game: str, players: int, steps: int = 20) -> str:
    """The record of some answers."""
    played = ennead.new(game, players, seed=5)
    luck = random.Random(5)
    for _ in range(steps):
        played.play(luck.choice(played.answers(played.to_act()[0])))
    return played.record().dumps()


def with_options(text: str, options: Any) -> str:
    """A record with other options."""
    head, _, rest = text.partition("\noptions ")
    return f"{head}\noptions {json.dumps(options)}\n{rest.partition(chr(10))[2]}"


def with_start(text: str, position: Any) -> str:
    """A record that begins at a position."""
    head, _, rest = text.partition("\noptions ")
    options, _, answers = rest.partition("\n")
    return f"{head}\noptions {options}\nstart {json.dumps(position)}\n{answers}"


def bodies() -> Iterator[tuple[str, Any]]:
    """Requests with an option of every kind, wherever options are taken."""
    seats = [{"kind": "me"}] * 3
    for game in GAMES:
        text = record(game, 3)
        position = ennead.new(game, 3, seed=5).position()
        for option, kind in itertools.product(GAMES[game].options(), KINDS):
            options = {option.name: kind}
            yield "/api/openings", {"game": game, "players": 3, "options": options}
            yield "/api/tables", {"game": game, "seats": seats, "options": options}
            for changed in (
                with_options(text, options),
                with_start(text, {**position, "options": options}),
            ):
                yield "/api/records", {"record": changed}
                yield "/api/tables", {"game": game, "seats": seats, "record": changed}


def test_options_of_every_kind_are_taken_or_refused(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        anna = await Person.arrive(server)
        for path, body in bodies():
            reply = await anna.send("POST", path, body)
            assert reply.status_code in (200, 201, 400), (path, body, reply.text)
            if reply.status_code == 400:
                assert reply.json()["detail"]

    with serving(tmp_path) as server:
        asyncio.run(scene(server))
        assert "Traceback" not in server.logged(), server.logged()


@pytest.mark.parametrize(("kind", "said"), [({"a": 1}, "gods"), (["ra", {"a": 1}], "gods[1]")])
def test_what_is_of_the_wrong_kind_is_named(server: Server, kind: Any, said: str) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        body = {"game": "ankh", "players": 3, "options": {"gods": kind}}
        reply = await anna.send("POST", "/api/openings", body)
        assert reply.status_code == 400
        assert f"`$.{said}`" in reply.json()["detail"]
        body = {"record": with_options(record("ankh", 3), {"gods": kind})}
        reply = await anna.send("POST", "/api/records", body)
        assert reply.status_code == 400
        assert "line 5" in reply.json()["detail"]
        assert f"`$.{said}`" in reply.json()["detail"]

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_lists_is_of_the_kinds_it_declares(game: str) -> None:
    declared = kit_of(game).face("options")
    for option in GAMES[game].options():
        for value in option.values:
            if declared is not None:
                msgspec.convert({option.name: value}, declared)


def test_an_option_lists_no_more_than_anybody_needs(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        seats = [{"kind": "me"}] * 3
        options = {"packs": ["gods"] * 5000}
        padded = with_options(record("ankh", 3), options)
        for path, body in (
            ("/api/openings", {"game": "ankh", "players": 3, "options": options}),
            ("/api/tables", {"game": "ankh", "seats": seats, "options": options}),
            ("/api/tables", {"game": "ankh", "seats": seats, "record": padded}),
            ("/api/records", {"record": padded}),
            ("/api/records/review", {"record": padded}),
        ):
            reply = await anna.send("POST", path, body)
            assert reply.status_code == 400, (path, reply.text)
            assert "packs: at most 100" in reply.json()["detail"]

    asyncio.run(scene())
