"""Ankh powers of level 2: Resplendent, Temple Attuned, Pyramid Attuned (AK-L2, AK-LP)."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    followers,
    given,
    gods,
    pool,
    powers,
    rivers,
    then,
    underworld,
)


@rule("AK-L2a")
def test_with_3_monuments_of_one_type_anywhere_the_god_figure_has_base_strength_3() -> None:
    game = given(
        """
        Ag    Bg    -     oA    oA    oA
           Aw
        """,
        powers(A="resplendent"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=3 + 1, B=1)


@rule("AK-L2a")
def test_3_monuments_of_different_types_are_not_enough_for_resplendent() -> None:
    game = given(
        """
        Ag    Bg    -     oA    oA    tA    o
           Aw
        """,
        powers(A="resplendent"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=1 + 1)


@rule("AK-L2a")
def test_resplendent_does_nothing_where_the_god_figure_is_not() -> None:
    game = given(
        """
        Aw    Bg    -     oA    oA    oA    Ag
           Aw
        """,
        powers(A="resplendent"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=2)


@rule("AK-L2c")
def test_each_own_temple_with_a_figure_beside_it_gives_2_strength() -> None:
    game = given(
        """
        Ag    Bg    tA
           tA    Aw
        Aw    .     tA
        """,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    # More figures beside a temple do not increase the bonus.
    then(game).strength(A=3 + 2 + 2 + 2)


@rule("AK-L2c")
def test_a_temple_without_a_figure_beside_it_or_of_another_god_gives_nothing() -> None:
    game = given(
        """
        Ag    Bg    .     tA
           tB    .     .
        t     .     .     .
        """,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=1)


@rule("AK-L2c", "AK-GX4")
def test_a_figure_without_strength_is_enough_for_temple_attuned() -> None:
    game = given(
        """
        Ag    Bx
           tA
        .     .
        """,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=1 + 2, B=1)
    game = given(
        """
        Ag    .
           Bx
        tA    .
        """,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=0 + 2, B=1)


@rule("AK-L2c")
def test_a_temple_of_another_region_gives_nothing() -> None:
    game = given(
        """
        Ag    Bg    tA    .
           .     -     Aw
        """,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=1)


@rule("AK-L2c", "AK-B5")
def test_a_figure_across_the_river_is_not_beside_the_temple() -> None:
    game = given(
        """
        Ag    Bg    .
           tA    Aw
        .     .     .
        """,
        powers(A="temple_attuned"),
        rivers("A0/B0 A1/B0"),
        conflict(),
    )
    then(game).asks("A", "B")
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=1)


@rule("AK-L2d")
def test_pyramid_attuned_summons_an_extra_figure_beside_each_own_pyramid() -> None:
    game = given(
        """
        Ag    .     pA    .     pA
           .     .     .     .
        """,
        powers(A="pyramid_attuned"),
        gods(A="isis"),
    )
    game.answers("A", "summon")
    then(game).asks("A").offers("extra E0", "extra I0", "regular", "done")
    game.answers("A", "extra E0", "at D0")
    then(game).asks("A").offers("extra I0", "regular", "done")
    game.answers("A", "extra I0")
    then(game).asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior", "at B0")
    then(game).on_board("A", warrior=3).asks("A").offers("gain", "unlock")


@rule("AK-L2d")
def test_without_the_power_a_pyramid_gives_no_extra_figure() -> None:
    game = given("Ag    .     pA\n   .     .", gods(A="isis")).answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior", "at D0")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-L2d", "AK-U5")
def test_the_regular_figure_may_be_chained_to_an_extra_one() -> None:
    game = given(
        """
        Ag    .     pA
           -     .
        """,
        powers(A="pyramid_attuned"),
        gods(A="isis"),
    )
    game.answers("A", "summon", "extra E0")
    then(game).stands("D0", "Aw").asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).stands("C0", "Aw")


@rule("AK-L2d", "AK-LP4")
def test_an_extra_figure_is_bound_to_the_spaces_beside_its_pyramid() -> None:
    game = given(
        """
        Ag    .     pA    pB
           .     .     .
        .     .     .     .
        """,
        powers(A="pyramid_attuned"),
        gods(A="isis"),
    )
    game.answers("A", "summon")
    then(game).asks("A").offers("extra E0", "regular", "done")
    game.answers("A", "extra E0")
    then(game).asks("A").offers("at D0", "at F0", "at E1")


@rule("AK-LP3")
def test_a_space_beside_two_pyramids_uses_up_only_the_one_that_is_named() -> None:
    game = given(
        """
        Ag    -     pA    pA
           -     -     .
        -     -     .     .
        """,
        powers(A="pyramid_attuned"),
        gods(A="isis"),
    )
    game.answers("A", "summon", "extra G0", "at F0")
    then(game).asks("A").offers("extra E0", "regular", "done")


@rule("AK-LP3", "AK-O2")
def test_the_extra_figure_of_osiris_comes_on_top_of_that_of_a_pyramid() -> None:
    game = given(
        """
        Ag    .     pA    .
           .     .     .
        """,
        gods(A="osiris"),
        underworld("G0"),
        powers(A="pyramid_attuned"),
    )
    game.answers("A", "summon")
    then(game).asks("A").offers("extra E0", "extra token", "regular", "done")
    game.answers("A", "extra token")
    then(game).stands("G0", "Aw").asks("A").offers("extra E0", "regular", "done")


@rule("AK-LP4")
def test_an_extra_figure_of_osiris_is_bound_to_the_token() -> None:
    game = given("Ag    .     .\n   .     .", gods(A="osiris"), underworld("E0"))
    game.answers("A", "summon", "extra token")
    then(game).stands("E0", "Aw").asks("A").offers("summon warrior", "done")


@rule("AK-LP6")
def test_strength_is_counted_after_the_plague() -> None:
    game = given(
        """
        Ag    Bg    tA
           Bx    Aw
        """,
        followers(A=0, B=0),
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    # The Androsphinx beside Ag and the warrior beside the temple are dead.
    then(game).dead("B0", "D0").strength(A=1 + 1, B=1)


@rule("AK-U6", "AK-L2d")
def test_the_player_may_stop_before_the_extra_figures() -> None:
    game = given("Ag    .     pA\n   .     .", powers(A="pyramid_attuned"), pool(A="mummy"))
    game.answers("A", "summon", "done")
    then(game).asks("A").offers("gain", "unlock").on_board("A", warrior=0, mummy=0)
