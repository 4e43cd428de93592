"""The Eyes of Horus as tokens: positions, learners, words, and when the other option asks."""

from __future__ import annotations

from typing import cast

import pytest

import ennead
from ennead.games.ankh.table.pieces import ADVANCES, BIT, CARD_NAMES, CHARIOTS, GAIN, ORDER_TOKENS
from ennead.games.ankh.table.table import AnkhTable
from tests.games.ankh.packs.test_horus import HORUS, LANDS, MOVING, ONE
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    after_merging,
    conflict,
    event,
    given,
    gods,
    markers,
    then,
    turn,
)
from tests.scenario.ankh_parts import Part


def eyes(*tokens: str) -> Part:
    return ("horus", list(tokens))


def banned() -> AnkhScenario:
    """Two Eyes are placed, and a card is banned in the first of two battles."""
    return given(LANDS, HORUS, conflict()).answers("A", "eye G0", "eye A0", "ban chariots")


@rule("AK-X-HORUS2")
def test_learners_are_told_of_eyes_by_region_and_of_banned_cards() -> None:
    table = cast(AnkhTable, banned().game.table)
    ability = table.box.abilities[table.box.god_names.index("horus")]
    assert ability.banned_cards(table) == BIT[CHARIOTS]
    numbers = ability.observe(table, 1)
    assert len(numbers) == ability.observation_size() == ORDER_TOKENS + len(CARD_NAMES)
    assert numbers[:ORDER_TOKENS] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert [CARD_NAMES[n] for n, found in enumerate(numbers[ORDER_TOKENS:]) if found] == [
        "chariots"
    ]
    assert max(numbers) == 1


@rule("AK-X-HORUS1", "AK-X-HORUS2")
def test_eyes_and_a_ban_are_read_as_they_are_written() -> None:
    game = banned().game
    assert game.position()["tokens"]["horus"] == ["A0", "G0", "ban chariots"]
    assert ennead.load(game.position()).hash() == game.hash()
    data = game.position()
    data["tokens"]["horus"] = ["ban chariots", "G0", "A0"]
    assert ennead.load(data).hash() == game.hash()


@rule("AK-X-HORUS2", "AK-X-HORUS4")
def test_the_first_of_all_cards_is_banned_like_any_other() -> None:
    game = given(LANDS, HORUS, conflict()).answers("A", "eye G0", "eye A0")
    then(game).tokens("horus", ["A0", "G0"])
    game.answers("A", "ban plague")
    then(game).asks("A", "B").refuses("play plague", because="AK-X-HORUS2")
    then(game).tokens("horus", ["A0", "G0", "ban plague"])
    assert ennead.load(game.game.position()).hash() == game.game.hash()
    game.plays(A="drought", B="miracle")
    then(game).tokens("horus", ["G0"]).asks("A").offers_also("ban plague")


@rule("AK-X-HORUS1")
def test_there_are_two_eyes_for_three_regions() -> None:
    board = "Ag    .     -     .     Aw    -     .     Bg\n   Bw    -     .     .     -     .     ."
    game = given(board, HORUS, conflict()).answers("A", "eye F0", "eye L0")
    then(game).asks("A", "B").tokens("horus", ["F0", "L0"])


@rule("AK-X-HORUS1")
def test_no_eye_lies_in_water() -> None:
    data = given("Ag    .     Bg\n   ~     .", HORUS, MOVING, turn("A")).game.position()
    data["tokens"]["horus"] = ["B0"]
    with pytest.raises(ennead.PositionError, match="expected land spaces"):
        ennead.load(data)


@rule("AK-X-HORUS1", "AK-X-HORUS2")
@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        ("A0", "a list of at most 2 spaces"),
        (["A0", "G0", "I0", "ban flood"], "a list of at most 2 spaces"),
        (["A0", "G0", "I0"], "at most 2 Eyes and one banned card"),
        (["A0", "A0"], "at most 2 Eyes and one banned card"),
        (["ban flood", "ban miracle"], "at most 2 Eyes and one banned card"),
        (["ban maat"], "land spaces or 'ban ' and a card"),
        (["ban dogs"], "land spaces or 'ban ' and a card"),
        (["flood"], "land spaces or 'ban ' and a card"),
        (["Z9"], "land spaces or 'ban ' and a card"),
        (["E0"], "land spaces or 'ban ' and a card"),
    ],
)
def test_tokens_that_cannot_be_are_refused(tokens: object, reason: str) -> None:
    data = banned().game.position()
    data["tokens"]["horus"] = tokens
    with pytest.raises(ennead.PositionError, match=rf"tokens\.horus.*{reason}"):
        ennead.load(data)


@rule("AK-X-HORUS2", "AK-X-HORUS4")
@pytest.mark.parametrize(
    ("tokens", "option", "reason"),
    [
        (["ban flood"], "conflict", "banned in battles only"),
        (["ban plague"], "move", "banned in battles only"),
        (["A0"], "conflict", "the Eyes are back"),
        (["A0"], "move", ""),
        ([], "conflict", ""),
    ],
)
def test_outside_conflicts_nothing_is_banned_and_eyes_lie_by_the_other_option_only(
    tokens: list[str], option: str, reason: str
) -> None:
    data = given(ONE, HORUS, MOVING, turn("A")).game.position()
    data["options"]["horus_eyes"] = option
    data["tokens"]["horus"] = tokens
    if reason:
        with pytest.raises(ennead.PositionError, match=reason):
            ennead.load(data)
    else:
        assert ennead.load(data).position()["tokens"]["horus"] == tokens


@rule("AK-X-HORUS1")
def test_a_position_while_an_eye_is_placed_can_be_loaded_unless_all_lie_already() -> None:
    game = given(LANDS, HORUS, conflict()).answers("A", "eye A0").game
    assert ennead.load(game.position()).hash() == game.hash()
    data = game.position()
    data["tokens"]["horus"] = ["A0", "G0"]
    with pytest.raises(ennead.PositionError, match="all Eyes are on the board"):
        ennead.load(data)


@rule("AK-X-HORUS2")
def test_a_position_while_a_card_is_named_can_be_loaded() -> None:
    game = given(ONE, HORUS, conflict()).answers("A", "eye A0").game
    assert game.view(None)["asked"]["question"] == "name_card"
    assert ennead.load(game.position()).hash() == game.hash()


# ---------------------------------------------------------------- the other option


@rule("AK-X-HORUS1")
def test_by_the_other_option_a_warrior_that_moves_brings_no_eye() -> None:
    game = given("Ag    .     Bg\n   Aw    .", HORUS, MOVING, turn("A"))
    game.answers("A", "move", "figure B0", "to D0")
    then(game).asks("A").refuses("eye A0", because="AK-X-HORUS1")


@rule("AK-X-HORUS1")
def test_by_the_usual_option_a_god_figure_that_moves_brings_no_eye() -> None:
    game = given("Ag    .     Bg\n   .     .", HORUS, turn("A"))
    game.answers("A", "move", "figure A0", "to B0")
    then(game).asks("A").refuses("eye A0", because="AK-X-HORUS1")


@rule("AK-X-HORUS1")
@pytest.mark.parametrize("tokens", [("A0",), ("G0", "M0")])
def test_by_the_other_option_there_is_one_eye_in_a_region_and_two_in_all(
    tokens: tuple[str, ...],
) -> None:
    board = """
        Ag    .     -     Bg    .     -     .     .
           .     -     .     .     -     .     .
        """
    game = given(board, HORUS, MOVING, eyes(*tokens), turn("A"))
    game.answers("A", "move", "figure A0", "to B0")
    then(game).tokens("horus", list(tokens)).asks("A").refuses("eye A0", because="AK-X-HORUS1")


@rule("AK-X-HORUS4")
def test_by_the_other_option_eyes_of_regions_without_figures_are_back_after_the_conflict() -> None:
    board = "Ag    .     -     .     .\n   .     Bg    -     .     ."
    game = given(board, HORUS, MOVING, eyes("G0"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).tokens("horus", [])


BEFORE_A_SPLIT = """
    Ag    .     .     Cg    -     .     .
       .     .     .     -     .     .
    .     .     .     .     -     .     .
       .     .     .     -     .     .
    .     .     .     .     -     .     .
       .     .     .     -     .     .
    """
THREE = (gods(A="horus", B="ra", C="isis"), event(4), turn("A"))
#: With three players the event comes with the next step.
NEXT_GAIN = markers(gain=ADVANCES[3][GAIN] - 1)


def split(*tokens: str, parts: tuple[Part, ...] = THREE) -> AnkhScenario:
    """A region is being split by the player on turn, and one of these Eyes is in it."""
    scenario = given(BEFORE_A_SPLIT, MOVING, NEXT_GAIN, eyes(*tokens), *parts)
    game = scenario.game
    game.play("gain")
    while game.view(None)["asked"]["question"] == "place_camel":
        (seat,) = game.to_act()
        game.apply(seat, game.legal(seat)[0])
    return scenario


@rule("AK-X-HORUS4")
def test_an_eye_of_another_region_stays_where_it_is_when_a_region_is_split() -> None:
    game = split("A0", "K0")
    assert game.game.view(None)["asked"]["question"] == "keep_eye"
    for part in [str(answer) for answer in game.game.answers(0)]:
        copy = AnkhScenario(game.game.clone()).answers("A", part)
        then(copy).tokens("horus", sorted([part.split()[-1], "K0"]))
    assert ennead.load(game.game.position()).hash() == game.game.hash()
    data = game.game.position()
    data["tokens"]["horus"] = ["K0"]
    with pytest.raises(ennead.PositionError, match="no Eye is there"):
        ennead.load(data)


@rule("AK-X-GOD2", "AK-X-HORUS4")
@pytest.mark.parametrize("by", ["A", "B", "C"])
def test_in_a_turn_of_a_merged_horus_its_player_on_turn_chooses_the_part(by: str) -> None:
    """In the turn of somebody else the higher god's player does."""
    merged = (gods(A="isis", B="horus", C="ra"), event(12), after_merging("A", "B"), turn(by))
    game = split("A0", parts=merged).game
    assert game.view(None)["asked"]["question"] == "keep_eye"
    assert game.to_act() == [1 if by == "B" else 0]
    assert ennead.load(game.position()).hash() == game.hash()


@rule("AK-X-HORUS4")
def test_nothing_is_asked_about_eyes_when_a_region_without_one_is_split() -> None:
    assert split("K0").game.view(None)["asked"]["question"] == "keep_token"


# ---------------------------------------------------------------- words and events


@rule("AK-X-HORUS1", "AK-X-HORUS2")
def test_what_is_asked_and_answered_is_said() -> None:
    game = given(LANDS, HORUS, conflict())
    assert game.game.ask(0).endswith("On your dashboard: 2 of 2.")
    said = [game.game.say(0, answer) for answer in game.game.legal(0)]
    assert said[-1] == "keep it"
    assert all(sentence.startswith("an Eye into ") for sentence in said[:-1])
    game.answers("A", "eye A0")
    assert game.game.ask(0).endswith("On your dashboard: 1 of 2.")
    game.answers("A", "no eye")
    said = [game.game.say(0, answer) for answer in game.game.legal(0)]
    assert said[-1] == "ban nothing"
    assert "ban Flood" in said[:-1]


@rule("AK-X-HORUS1", "AK-X-HORUS2", "AK-X-HORUS4")
def test_events_tell_what_becomes_of_the_eyes() -> None:
    game = banned().plays(A="drought", B="miracle")
    own = ("eye_placed", "card_banned", "eye_back", "eye_stays")
    names = [happened.name for happened in game.events if happened.name in own]
    assert names == ["eye_placed", "eye_placed", "card_banned", "eye_back"]
    kept = split("A0")
    kept.answers("A", str(next(a for a in kept.game.answers(0) if str(a) != "eye stays A0")))
    assert [happened.name for happened in kept.events if happened.name in own] == ["eye_stays"]
