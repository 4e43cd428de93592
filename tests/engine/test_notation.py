"""Answers are read in any spelling, as long as it is clear what is meant."""

from __future__ import annotations

import pytest

from ennead.engine.notation import means_nothing, meant

OFFERED = ["camel A2/A3", "swap 1 4", "swap 2 4", "to E4", "to F4", "take step_pyramid", "done"]


@pytest.mark.parametrize(
    ("wish", "place"),
    [
        ("camel A2/A3", 0),
        ("camel A3/A2", 0),
        ("CAMEL a3/a2", 0),
        ("a2/a3", 0),
        ("swap 4 1", 1),
        ("4 2", 2),
        ("e4", 3),
        ("To f4", 4),
        ("take Step Pyramid", 5),
        ("take step-pyramid", 5),
        ("Done", 6),
        ("dance", None),
        ("take", None),
        ("swap 1", None),
        ("camel A2", None),
    ],
)
def test_a_wish_is_read_in_any_spelling(wish: str, place: int | None) -> None:
    assert meant(OFFERED, wish) == place


def test_what_would_leave_a_choice_is_not_read() -> None:
    assert meant(["to E4", "push E4"], "e4") is None
    assert meant(["swap 1 4", "swap 4 1"], "swap 4 1") == 1


@pytest.mark.parametrize("word", ["done", "Stop", "decline", "keep", "no token", "trap nobody"])
def test_one_word_for_nothing_is_as_good_as_another(word: str) -> None:
    assert means_nothing(word)
    assert not means_nothing("keep E4")


def test_a_verb_may_stand_alone_where_the_question_says_so_and_no_choice_is_left() -> None:
    offered = ["let die warrior C2", "keep alive warrior C2"]
    verbs = ("let die", "keep alive")
    assert meant(offered, "Keep Alive", verbs) == 1
    assert meant(offered, "let_die", verbs) == 0
    assert meant(offered, "keep alive") is None
    assert meant(offered, "keep", verbs) is None
    assert meant([*offered, "keep alive mummy D3"], "keep alive", verbs) is None
