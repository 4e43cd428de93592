"""Horus, All-Seeing (AK-X-HORUS)."""

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    given,
    gods,
    hand,
    options,
    powers,
    then,
    turn,
)

HORUS = gods(A="horus", B="isis", C="ra")
#: Two regions; A and B meet in both.
LANDS = """
    Ag    Bg    -     Aw    Bw
       .     .     -     .
"""
ONE = """
    Ag    .     Bg
       .     .
"""
MOVING = options(horus_eyes="move")


@rule("AK-X-HORUS1")
def test_at_the_start_of_a_conflict_he_puts_his_eyes_into_different_regions() -> None:
    game = given(LANDS, HORUS, conflict())
    then(game).asks("A").offers("eye A0", "eye G0", "no eye")
    game.answers("A", "eye G0")
    then(game).tokens("horus", ["G0"]).asks("A").offers("eye A0", "no eye")


@rule("AK-X-HORUS1")
def test_he_may_keep_them_back() -> None:
    game = given(ONE, HORUS, conflict())
    game.answers("A", "no eye")
    then(game).tokens("horus", []).asks("A", "B")


@rule("AK-X-HORUS2")
def test_in_a_battle_with_an_eye_nobody_may_play_the_card_he_names() -> None:
    game = given(ONE, HORUS, conflict())
    game.answers("A", "eye A0")
    then(game).asks("A").offers_also("ban plague", "ban miracle", "ban nothing")
    game.answers("A", "ban chariots")
    then(game).asks("A", "B").refuses("play chariots", because="AK-X-HORUS2")
    then(game).refuses_to("B", "play chariots", because="AK-X-HORUS2")
    game.plays(A="maat", B="plague")


@rule("AK-X-HORUS2")
def test_cycle_of_maat_cannot_be_named() -> None:
    game = given(ONE, HORUS, conflict())
    game.answers("A", "eye A0")
    then(game).asks("A").refuses("ban maat", because="AK-X-HORUS2")


@rule("AK-X-HORUS2")
def test_he_may_name_no_card() -> None:
    game = given(ONE, HORUS, conflict())
    game.answers("A", "eye A0", "ban nothing")
    then(game).asks("A", "B").offers_also("play chariots", "play plague")


@rule("AK-X-HORUS2")
def test_he_need_not_have_a_figure_there() -> None:
    game = given(
        """
        Bg    Cg    -     Ag
           .     .     -
        """,
        HORUS,
        conflict(by="B"),
    )
    game.answers("A", "eye A0")
    game.answers("A", "no eye")
    then(game).asks("A").offers_also("ban flood")
    game.answers("A", "ban flood")
    then(game).asks("B", "C").refuses("play flood", because="AK-X-HORUS2")


@rule("AK-X-HORUS1")
def test_without_a_figure_on_the_board_he_may_still_place_them() -> None:
    game = given("Bg    Cg\n   .", HORUS, conflict(by="B"))
    then(game).asks("A").offers("eye A0", "no eye")


@rule("AK-X-HORUS3")
def test_a_banned_card_stays_in_the_hand_and_the_ban_ends_with_the_battle() -> None:
    game = given(
        LANDS,
        HORUS,
        conflict(),
        hand(A="chariots drought maat", B="chariots drought maat"),
    )
    game.answers("A", "eye A0", "no eye", "ban chariots")
    game.plays(A="maat", B="drought")
    then(game).asks("A", "B").offers_also("play chariots")


@rule("AK-X-HORUS3", "AK-AM2")
def test_amun_needs_two_cards_that_may_be_played() -> None:
    game = given(ONE, gods(A="horus", B="amun"), conflict(), hand(B="chariots maat"))
    game.answers("A", "eye A0", "ban chariots")
    # Amun is not asked whether he announces two; his only card is played for him.
    then(game).asks("A").refuses_to("B", "announce two", because="AK-AM2")


@rule("AK-X-HORUS2", "AK-Y2", "AK-AM1")
def test_the_card_is_named_before_amun_announces() -> None:
    game = given(ONE, gods(A="horus", B="amun"), conflict())
    game.answers("A", "eye A0")
    then(game).asks("A").offers_also("ban flood")
    game.answers("A", "ban flood")
    then(game).asks("B").offers("announce two", "announce nothing")
    game.answers("B", "announce two")
    then(game).asks("A", "B").refuses_to("B", "play chariots flood", because="AK-X-HORUS2")


@rule("AK-X-HORUS4")
def test_an_eye_goes_back_when_its_region_is_resolved() -> None:
    game = given(
        LANDS,
        HORUS,
        conflict(),
    )
    game.answers("A", "eye A0", "eye G0")
    then(game).tokens("horus", ["A0", "G0"])
    game.answers("A", "ban nothing").plays(A="maat", B="chariots")
    then(game).tokens("horus", ["G0"]).asks("A").offers_also("ban flood")


@rule("AK-X-HORUS4")
def test_after_a_domination_it_goes_back_too() -> None:
    game = given("Ag    .     -     Bg\n   .     -     .", HORUS, conflict())
    game.answers("A", "eye A0", "no eye")
    then(game).tokens("horus", []).devotion(A=1, B=1)


@rule("AK-X-HORUS1")
def test_by_the_other_option_an_eye_goes_where_his_god_figure_has_moved() -> None:
    game = given(ONE, HORUS, MOVING, turn("A"))
    game.answers("A", "move", "figure A0", "to B0")
    then(game).asks("A").offers("eye A0", "no eye")
    game.answers("A", "eye A0")
    then(game).tokens("horus", ["A0"]).asks("A")


@rule("AK-X-HORUS1")
def test_by_the_other_option_nothing_is_asked_at_the_start_of_a_conflict() -> None:
    game = given(ONE, HORUS, MOVING, conflict())
    then(game).asks("A", "B").offers_also("play flood")


@rule("AK-X-HORUS1", "AK-L2b")
def test_by_the_other_option_obelisk_attuned_moves_the_god_figure_too() -> None:
    game = given(
        """
        .     oA    Aw    -     Ag
           .     .     Bg    -
        .     .     .
        """,
        gods(A="horus", B="isis"),
        MOVING,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure I0", "to B0")
    then(game).asks("A").offers("eye A0", "no eye")
    game.answers("A", "eye A0", "done")
    then(game).asks("A").offers_also("ban flood")


@rule("AK-X-GOD2", "AK-MG8")
def test_of_a_merged_horus_the_higher_gods_player_places_and_names() -> None:
    game = given(
        "Bg    Cg\n   .",
        gods(A="horus", B="ra", C="isis"),
        after_merging("B", "A"),
        conflict(by="A", number=4),
        devotion(B=25, C=25),
    )
    then(game).asks("B").offers("eye A0", "no eye")
    game.answers("B", "eye A0")
    then(game).asks("B").refuses_to("A", "ban flood", because="AK-MG8")


@rule("AK-X-HORUS4")
def test_an_option_that_is_neither_is_refused() -> None:
    with pytest.raises(ValueError, match="horus_eyes must be one of 'conflict', 'move'"):
        ennead.new("ankh", 3, packs=["gods"], horus_eyes="always")
