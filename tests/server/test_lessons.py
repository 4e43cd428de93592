"""Lessons over HTTP: known chapters only, nothing kept, errors that say what was expected."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.serving import Server


def post(server: Server, path: str, body: Any, status: int = 200) -> Any:
    reply = httpx.post(f"{server.url}/api/lessons/{path}", json=body)
    assert reply.status_code == status, reply.text
    return reply.json()


def test_the_chapters_of_both_games_are_listed_in_both_languages(server: Server) -> None:
    english, german = [
        httpx.get(f"{server.url}/api/lessons", params={"lang": lang}).json()
        for lang in ("en", "de")
    ]
    assert [lesson["game"] for lesson in english] == ["ankh", "ra"]
    for lesson, other in zip(english, german, strict=True):
        for chapter, same in zip(lesson["chapters"], other["chapters"], strict=True):
            assert chapter["id"] == same["id"]
            assert chapter["title"] != same["title"]


def test_a_chapter_is_played_to_its_end(server: Server) -> None:
    begun = post(server, "ra/drawing", {})
    assert begun["reading"]
    assert begun["state"]["questions"] == []
    asked = post(server, "ra/drawing", {"answers": ["next"], "language": "de"})
    question = asked["state"]["questions"][0]
    assert [answer["notation"] for answer in question["answers"]] == ["draw", "ra"]
    assert question["words"].startswith("Du bist am Zug")
    assert asked["expected"] == [0]
    assert asked["rules"][0]["id"] == "RA-T1"
    tried = post(server, "ra/drawing", {"answers": ["next", "ra"]})
    assert tried["accepted"] is False
    assert tried["said"]
    assert tried["state"]["view"] == asked["state"]["view"]
    end = post(server, "ra/drawing", {"answers": ["next", "draw", "draw", "bid 2"]})
    assert end["ended"]
    assert end["following"] == "auctions"
    assert [event["name"] for event in end["state"]["events"]] == ["bid", "won", "swapped"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("ra/nothing", {}, 404),
        ("chess/drawing", {}, 404),
        ("ra/..%2Fankh", {}, 404),
        ("ra/drawing", {"answers": ["draw"]}, 400),
        ("ra/drawing", {"answers": ["next", "ra", "draw"]}, 400),
        ("ra/drawing", {"answers": ["next"] * 51}, 400),
        ("ra/drawing", {"answers": ["x" * 101]}, 400),
        ("ra/drawing", {"answers": [1]}, 400),
        ("ra/drawing", {"language": "fr"}, 400),
        ("ra/drawing", {"more": 1}, 400),
        ("ra/drawing", [], 400),
    ],
)
def test_what_does_not_belong_is_refused(server: Server, path: str, body: Any, status: int) -> None:
    post(server, path, body, status)
