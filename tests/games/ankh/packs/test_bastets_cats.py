"""Bastet's cats as tokens: positions, learners, events, and which of several cats is meant."""

from __future__ import annotations

from typing import Any, cast

import pytest

import ennead
from ennead.games.ankh.moving.rules import DONE
from ennead.games.ankh.table.names import space_called
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes.hexset import LAST_SPACE
from tests.games.ankh.packs.test_bastet import BASTET, LAID, LANDS, cats, open_cats, shown
from tests.rule import rule
from tests.scenario.ankh import AnkhScenario, conflict, devotion, given, order_tokens, then, turn

#: A monument on the first space of the board, which is number 0, and one beside B's god.
CORNER = """
    o     .     -     t     .
       Bg    -     .     .
    Ag    .     -     .     Bw
"""


def told(game: AnkhScenario, seat: int) -> dict[str, int]:
    """What learners are told of the cats, without zeros: spaces by name, then the dashboard."""
    table = cast(AnkhTable, game.game.table)
    number = table.box.god_names.index("bastet")
    numbers = table.box.abilities[number].observe(table, seat)
    assert len(numbers) == table.box.abilities[number].observation_size() == LAST_SPACE + 5
    names = {space_called(table.division.map, name): name for name in ("A0", "C0", "G0", "M0")}
    return {
        names.get(place, f"+{place - LAST_SPACE}"): found
        for place, found in enumerate(numbers)
        if found
    }


@rule("AK-X-BASTET9")
def test_learners_are_told_where_cats_lie_and_which_only_if_they_know() -> None:
    game = given(LANDS, BASTET, LAID, turn("B"))
    assert told(game, 1) == {"C0": 1, "G0": 1, "M0": 1}
    assert told(game, 0) == {"C0": 2, "G0": 3, "M0": 5}


@rule("AK-X-BASTET9")
def test_learners_are_told_of_cats_on_the_dashboard_if_they_are_known() -> None:
    game = given(CORNER, BASTET, open_cats(1, v0="A0"), turn("B"))
    assert told(game, 1) == {"A0": 1, "+2": 1}
    assert told(game, 0) == {"A0": 2, "+2": 1, "+3": 1}


@rule("AK-X-BASTET4")
def test_learners_are_told_that_a_cat_was_revealed() -> None:
    game = given(CORNER, BASTET, cats(v1="A0"), turn("B"))
    game.answers("B", "reveal A0")
    assert told(game, 1) == {"+2": 1, "+4": 1}


@rule("AK-X-BASTET3")
def test_a_cat_on_the_first_space_of_the_board_is_like_any_other() -> None:
    game = given(CORNER, BASTET, cats(v1="A0", v3="G0"), turn("B"))
    then(game).asks("B").offers("reveal A0", "reveal nothing")
    assert game.game.position()["tokens"]["bastet"]["cats"] == {"0": None, "1": "A0", "3": "G0"}
    assert ennead.load(game.game.position()).hash() == game.game.hash()


@rule("AK-X-BASTET6")
def test_a_cat_on_the_first_space_of_the_board_fights_too() -> None:
    game = given(CORNER, BASTET, cats(v3="A0", v1="G0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=4, B=1)


@rule("AK-X-BASTET4")
def test_only_one_cat_is_revealed_in_a_turn_though_two_are_within_reach() -> None:
    game = given(
        "Ag    o     -     t     .\n   Bg    -     Bw    .",
        BASTET,
        cats(v1="C0", v3="G0"),
        turn("B"),
    )
    then(game).asks("B").offers("reveal C0", "reveal G0", "reveal nothing")
    game.answers("B", "reveal C0", "gain")
    # The second action comes at once: the other cat stays face down.
    then(game).asks("B").refuses("reveal G0", because="AK-X-BASTET4")
    assert shown(game.game, 1) == ["1", "?", "G0"]


@rule("AK-X-BASTET6")
def test_cats_of_other_regions_stay_face_down_in_a_battle() -> None:
    game = given(
        """
        o     .     -     t     Aw
           Bg    -     .     .
        Ag    .     -     .     Bw
        """,
        BASTET,
        cats(v3="A0", v1="G0"),
        order_tokens("A0", "G0"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).asks("A", "B")
    assert shown(game.game, 1) == ["3", "?", "G0"]
    game.plays(A="chariots", B="flood")
    assert game.told("cat_revealed") == [(0, 3), (0, 1)]
    assert game.told("cat_back") == [(0, 3), (0, 1)]


@rule("AK-X-BASTET6", "AK-X-BASTET9")
def test_before_the_cards_nobody_can_tell_a_strong_cat_from_a_weak_one() -> None:
    views = [
        given("Ag    o\n   Bg", BASTET, cats(**{cat: "C0"}), conflict()).game.view(1)
        for cat in ("v0", "v3")
    ]
    assert views[0] == views[1]


@rule("AK-X-BASTET3", "AK-GS2")
def test_only_the_cat_of_the_destroyed_monument_goes_back() -> None:
    game = given(LANDS, BASTET, LAID, turn("B"))
    table = cast(AnkhTable, game.game.table)
    bastet = table.box.abilities[table.box.god_names.index("bastet")]
    space = space_called(table.division.map, "G0")
    for _ in range(2):
        bastet.monument_destroyed(table, 0, space)
        assert shown(game.game, 0) == ["(1)", "C0 (0)", "M0 (3)"]
    assert len(game.told("hidden_cat_back")) == 1


@rule("AK-X-BASTET1", "AK-X-BASTET2")
def test_there_are_three_cats_for_four_regions() -> None:
    game = given(
        "Ag    o     -     t     .     -     p     .     -     o     .\n"
        "   .     -     .     Bg    -     .     .     -     .     .",
        BASTET,
        cats(),
        conflict(),
    )
    game.answers("A", "cat G0", "cat M0", "cat S0", "hide 013")
    assert shown(game.game, 0) == ["G0 (0)", "M0 (1)", "S0 (3)"]


@rule("AK-X-BASTET9")
def test_what_lies_open_stays_where_it_is_in_the_imagination_of_others() -> None:
    game = given(
        "Ag    o     -     t     Aw    Bw\n   Bg    -     .     .     .",
        BASTET,
        open_cats(3, v3="C0", v1="G0"),
        turn("B"),
    ).game
    for seed in range(6):
        assert shown(game.resample(1, seed), 1) == ["?", "C0 3", "G0"]


def test_what_reveals_a_cat_cannot_be_taken_back_alone() -> None:
    game = given("Ag    o\n   Bg    Bw", BASTET, cats(v1="C0"), turn("B"))
    table = cast(AnkhTable, game.game.table)
    frame = table.frames[-1]
    assert [frame.reveals(table, answer) for answer in game.game.legal(1)] == [True, False]
    assert game.game.legal(1)[-1] == DONE
    game.answers("B", "reveal C0")
    assert all(table.frames[-1].reveals(table, answer) for answer in game.game.legal(1))


def test_events_tell_what_becomes_of_the_cats() -> None:
    fought = given("Ag    o     .\n   Bg    .", BASTET, cats(v1="C0"), conflict())
    fought.plays(A="maat", B="maat").answers("A", "hide 3")
    names = [event.name for event in fought.events if event.name.startswith("cat")]
    assert names == ["cat_revealed", "cat_back", "cats_taken_up", "cats_laid"]
    forgotten = given(
        "Ag    o     -     o\n   Bg    -     .",
        BASTET,
        cats(v1="G0"),
        conflict(number=4),
        devotion(A=2, B=25, C=25),
    ).plays(A="maat", B="chariots")
    left = [(event.name, event.fields) for event in forgotten.events if "cat" in event.name]
    assert left == [("cats_taken_up", (0,))]
    turned = given("Ag    o     .\n   Bg    .", BASTET, cats(v1="C0"), turn("B"))
    turned.answers("B", "reveal C0")
    assert [event.name for event in turned.events if "cat" in event.name] == ["cat_revealed"]
    turned.answers("B", "gain", "decline").answers("C", "gain", "decline")
    assert len(turned.told("cats_settle")) == 1


# ---------------------------------------------------------------- positions


def position(*parts: Any) -> dict[str, Any]:
    return given(LANDS, BASTET, *parts).game.position()


@rule("AK-X-GOD1")
def test_without_tokens_a_position_has_all_cats_on_the_dashboard() -> None:
    data = position(LAID, turn("A"))
    del data["tokens"]["bastet"]
    assert shown(ennead.load(data), 0) == ["(0)", "(1)", "(3)"]


@pytest.mark.parametrize(
    "tokens",
    [
        {"cats": {"0": "C0", "1": None, "3": None}, "open": [], "revealed": True},
        {"cats": {"0": None, "1": None, "3": None}, "open": [0, 1, 3], "revealed": False},
    ],
)
def test_tokens_are_read_as_they_are_written(tokens: dict[str, object]) -> None:
    data = position(LAID, turn("A"))
    data["tokens"]["bastet"] = tokens
    assert ennead.load(data).position()["tokens"]["bastet"] == tokens


def test_cats_that_are_no_table_are_refused() -> None:
    data = position(LAID, turn("A"))
    data["tokens"]["bastet"] = {"cats": ["0", "1"]}
    with pytest.raises(ennead.PositionError, match="cats have the values 0, 1 and 3"):
        ennead.load(data)


def laying() -> AnkhScenario:
    """All three cats but one are laid out after a conflict."""
    return given(LANDS, BASTET, LAID, conflict()).answers("A", "cat C0", "cat M0")


@rule("AK-X-BASTET2")
def test_a_position_while_cats_are_laid_out_can_be_loaded() -> None:
    game = given(LANDS, BASTET, LAID, conflict()).answers("A", "cat C0")
    assert ennead.load(game.game.position()).hash() == game.game.hash()
    game = laying()
    assert game.game.position()["pending"][-1][0] == "HideCats"
    assert ennead.load(game.game.position()).hash() == game.game.hash()


@rule("AK-X-BASTET2")
@pytest.mark.parametrize("spaces", [["A0"], ["C0", "A0"], ["C0", "G0", "M0", "C0"]])
def test_cats_are_laid_onto_monuments_only_and_three_at_most(spaces: list[str]) -> None:
    game = given(LANDS, BASTET, LAID, conflict()).answers("A", "cat C0").game
    data, layout = game.position(), cast(AnkhTable, game.table).division.map
    data["pending"][-1][-1] = [space_called(layout, space) for space in spaces]
    with pytest.raises(ennead.PositionError, match="no cat can lie there"):
        ennead.load(data)


BESIDE = "Ag    o     -     t     .\n   Bg    Bw    -     .     ."


def revealing() -> AnkhScenario:
    """B chooses the figure that reveals a cat."""
    game = given("Ag    o     .\n   Bg    Bw", BASTET, cats(v1="C0"), turn("B"))
    return game.answers("B", "reveal C0")


@rule("AK-X-BASTET4")
def test_a_position_while_a_cat_is_revealed_can_be_loaded() -> None:
    game = given(BESIDE, BASTET, cats(v1="C0"), turn("B"))
    assert ennead.load(game.game.position()).hash() == game.game.hash()
    game = revealing()
    then(game).asks("B").offers("with B0", "with D0")
    assert ennead.load(game.game.position()).hash() == game.game.hash()


@rule("AK-X-BASTET4")
@pytest.mark.parametrize("game", [given(BESIDE, BASTET, cats(v1="C0"), turn("B")), revealing()])
def test_no_second_cat_is_revealed_in_a_position(game: AnkhScenario) -> None:
    data = game.game.position()
    data["tokens"]["bastet"]["revealed"] = True
    with pytest.raises(ennead.PositionError, match="no cat can be revealed now"):
        ennead.load(data)


@rule("AK-X-BASTET4")
def test_a_cat_that_is_not_there_is_not_revealed_in_a_position() -> None:
    data = revealing().game.position()
    data["tokens"]["bastet"]["cats"] = {"0": None, "1": None, "3": None}
    with pytest.raises(ennead.PositionError, match="no cat lies there"):
        ennead.load(data)


@rule("AK-X-BASTET4")
def test_bastet_reveals_no_cat_of_her_own_in_a_position() -> None:
    data = given(BESIDE, BASTET, cats(v1="C0"), turn("A")).game.position()
    data["pending"].append(["RevealCat", 0, 5])
    with pytest.raises(ennead.PositionError, match="no cat can be revealed now"):
        ennead.load(data)
