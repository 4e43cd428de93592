"""Summon Figure (AK-U)."""

from __future__ import annotations

from tests.rule import rule
from tests.scenario.ankh import (
    camels,
    given,
    gods,
    guardians,
    pool,
    powers,
    rivers,
    then,
    underworld,
)

ISIS = gods(A="isis", B="amun")
#: A chain of spaces: each is next to the one before and the one after it.
CHAIN = """
    .     .     .     .     .
       Ag    .     .     Bg
    """


@rule("AK-U1")
def test_a_warrior_of_the_pool_is_placed_beside_an_own_figure() -> None:
    game = given(CHAIN, ISIS).answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).asks("A").offers("at A0", "at C0")
    game.answers("A", "at C0")
    then(game).stands("C0", "Aw").in_pool("A", warrior=5)
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-U1")
def test_a_guardian_of_the_pool_may_be_summoned_instead() -> None:
    game = given(CHAIN, ISIS, pool(A="mummy")).answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "summon mummy", "done")
    game.answers("A", "summon mummy", "at A0")
    then(game).stands("A0", "Am").in_pool("A", mummy=0, warrior=6)


@rule("AK-U1")
def test_a_guardian_on_its_card_or_in_another_s_pool_is_not_summoned() -> None:
    game = given(CHAIN, ISIS, guardians("satet"), pool(B="mummy")).answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")


@rule("AK-U1")
def test_a_figure_is_placed_beside_a_monument_one_controls() -> None:
    drawing = """
        Ag    Bw    .     .     Bg
           .     .     tA    .
        """
    game = given(drawing, ISIS).answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("at B0", "at E0", "at G0")


@rule("AK-U1")
def test_neither_a_neutral_nor_an_enemy_monument_makes_a_space_valid() -> None:
    drawing = """
        Ag    Bw    .     .     Bg
           .     t     .     tB
        """
    game = given(drawing, ISIS).answers("A", "summon", "summon warrior")
    then(game).stands("B0", "Aw").empty("E0", "G0")


@rule("AK-U1", "AK-B3")
def test_a_figure_is_not_placed_on_another_piece_nor_in_water() -> None:
    drawing = """
        ~     t     Bg
           Ag    Bw    .
        .     -
        """
    game = given(drawing, ISIS).answers("A", "summon", "summon warrior")
    then(game).stands("A1", "Aw")


@rule("AK-U2")
def test_a_space_across_a_river_is_not_adjacent() -> None:
    game = given(CHAIN, ISIS, rivers("B0/C0")).answers("A", "summon", "summon warrior")
    then(game).stands("A0", "Aw").empty("C0")


@rule("AK-U2")
def test_a_space_across_a_camel_is_not_adjacent() -> None:
    game = given(CHAIN, ISIS, camels("B0/C0")).answers("A", "summon", "summon warrior")
    then(game).stands("A0", "Aw").empty("C0")


@rule("AK-U3")
def test_with_nothing_to_summon_nothing_happens() -> None:
    drawing = """
        Aw    Aw    Aw    .     Bg
           Aw    Ag    .     .
        Aw    Aw
        """
    game = given(drawing, ISIS).answers("A", "summon")
    then(game).asks("A").offers("gain", "unlock").on_board("A", warrior=6)


@rule("AK-U3")
def test_with_nowhere_to_put_it_nothing_happens() -> None:
    drawing = """
        Ag    .     Bg
           Bw    .
        """
    game = given(drawing, ISIS).answers("A", "summon")
    then(game).asks("A").offers("gain", "unlock").in_pool("A", warrior=6)


@rule("AK-U4", "AK-B6")
def test_beside_a_figure_in_water_the_land_of_every_region_is_valid() -> None:
    drawing = """
        .     .     Bg    .     Ag
           Ap~   -     Bw    Bw
        """
    game = given(drawing, ISIS).answers("A", "summon", "summon warrior")
    then(game).asks("A").offers("at A0", "at C0")


@rule("AK-U4", "AK-B8")
def test_beside_a_figure_in_water_other_water_is_not_valid() -> None:
    drawing = """
        .     ~     Bg    .     Ag
           Ap~   -     Bw    Bw
        """
    game = given(drawing, ISIS).answers("A", "summon", "summon warrior")
    then(game).stands("A0", "Aw").empty("C0")


PYRAMID = """
    Ag    .     .     .     Bg
       Bw    pA    .     .
    """
ATTUNED = powers(A="pyramid_attuned")


@rule("AK-U5")
def test_an_extra_summon_may_come_first_and_carry_the_regular_one_further() -> None:
    game = given(PYRAMID, ISIS, ATTUNED).answers("A", "summon")
    then(game).asks("A").offers("extra D0", "regular", "done")
    game.answers("A", "extra D0")
    then(game).asks("A").offers("at C0", "at E0")
    game.answers("A", "at E0", "summon warrior")
    then(game).asks("A").offers("at C0", "at F0")
    game.answers("A", "at F0")
    then(game).stands("E0", "Aw").stands("F0", "Aw").asks("A").offers("gain", "unlock")


@rule("AK-U5")
def test_an_extra_summon_may_come_after_the_regular_one() -> None:
    game = given(PYRAMID, ISIS, ATTUNED).answers("A", "summon", "regular", "at E0")
    then(game).asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).stands("C0", "Aw").stands("E0", "Aw").empty("F0")


@rule("AK-U5")
def test_an_extra_summon_is_optional() -> None:
    game = given(PYRAMID, ISIS, ATTUNED).answers("A", "summon", "regular", "at E0", "done")
    then(game).empty("C0").asks("A").offers("gain", "unlock")


@rule("AK-U5")
def test_osiris_s_extra_figure_on_a_token_carries_the_regular_one_further() -> None:
    drawing = """
        Ag    .     .     .     Bg
           Bw    Bw    .     .
        """
    game = given(drawing, gods(A="osiris"), underworld("F0")).answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).stands("F0", "Aw").asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).asks("A").offers("at E0", "at G0")


@rule("AK-U5")
def test_there_is_only_one_regular_figure() -> None:
    game = given(CHAIN, ISIS).answers("A", "summon", "summon warrior", "at A0")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-U6")
def test_a_player_may_place_nothing() -> None:
    game = given(CHAIN, ISIS).answers("A", "summon", "done")
    then(game).in_pool("A", warrior=6).asks("A").offers("gain", "unlock")


@rule("AK-U6")
def test_a_player_may_stop_after_any_figure() -> None:
    game = given(PYRAMID, ISIS, ATTUNED).answers("A", "summon", "extra D0", "at E0", "done")
    then(game).in_pool("A", warrior=5).asks("A").offers("gain", "unlock")


@rule("AK-Z12", "AK-U1", "AK-U2")
def test_the_rulebook_s_example_of_summon_figure() -> None:
    """A Mummy beside the own temple; every empty space of the same region beside an own piece."""
    drawing = """
        .     .     tA    Bw
           Aw    .     .     Bg
        Ag
        """
    place = (gods(A="amun", B="ra"), pool(A="mummy"), rivers("B0/C0"))
    game = given(drawing, *place).answers("A", "summon", "summon mummy")
    then(game).asks("A").offers("at A0", "at D0", "at F0").offers_not("at C0")
    game.answers("A", "at D0")
    then(game).stands("D0", "Am").in_pool("A", mummy=0)
