"""Answers that do not belong to a chapter, and chapters that cannot be read, are refused."""

from __future__ import annotations

from typing import Any

import pytest

from ennead.lessons import LessonError, chapter, chapters, follow
from ennead.lessons.chapter import read_chapter

DRAWING = chapter("ra", "drawing")
WAY = ["next", "draw", "draw", "bid 2"]


def test_a_chapter_tells_what_happened_since_the_last_answer() -> None:
    assert follow(DRAWING, []).accepted is None
    after = follow(DRAWING, WAY[:2])
    assert after.accepted
    assert [event.name for event in after.events] == ["drawn", "drawn", "drawn"]
    assert after.expected() == [0]


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        (["draw"], "expected one of next"),
        (["next", "bid 2"], "expected one of draw, ra"),
        (["next", "ra", "draw"], "answer 2 of 3, 'ra', is not accepted"),
        ([*WAY, "draw"], "the chapter has ended"),
        (["next", "draw", "draw", "bid 14"], "found 'bid 14'"),
        ([""], "found ''"),
    ],
)
def test_an_answer_that_does_not_belong_is_refused(answers: list[str], message: str) -> None:
    with pytest.raises(LessonError, match=message):
        follow(DRAWING, answers)


def test_only_known_chapters_are_found() -> None:
    with pytest.raises(KeyError):
        chapter("ra", "../ankh/1-goal")
    with pytest.raises(KeyError):
        chapters("chess")


BOTH = {"en": "yes", "de": "ja"}
SMALL: dict[str, Any] = {
    "title": BOTH,
    "about": BOTH,
    "end": BOTH,
    "minutes": 1,
    "seat": 0,
    "names": ["A", "B"],
    "setup": {"players": 2},
    "opening": ["* suns 1"],
    "step": [{"tell": BOTH, "accept": ["draw"], "otherwise": BOTH, "then": ["* tile nile"]}],
}


def test_a_small_chapter_is_read() -> None:
    found = read_chapter("ra", "small", SMALL)
    end = follow(found, ["draw"])
    assert end.step is None
    assert end.game.view(0)["auction_track"][0] == "nile"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"title": {"en": "only"}}, "title must have a text in each of en, de"),
        ({"titel": BOTH}, "unknown key 'titel'"),
        ({"position": {}}, "give 'position' or 'setup'"),
        ({"step": []}, "at least one step"),
        ({"step": [{"tell": BOTH, "accepts": []}]}, "step 1: unknown key 'accepts'"),
        ({"opening": ["draw"]}, "expected a seat or \\* and an answer, found 'draw'"),
    ],
)
def test_a_chapter_that_cannot_be_read_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(LessonError, match=message):
        read_chapter("ra", "small", {**SMALL, **change})
