"""Obelisk Attuned: figures called to a battle (AK-L2b, AK-LP)."""

from tests.rule import rule
from tests.scenario.ankh import (
    aims,
    conflict,
    devotion,
    given,
    gods,
    powers,
    suns,
    then,
    underworld,
)

FAR_WARRIORS = """
    oA    Bg    -     Aw    Aw
       .     .     -     -
    Ag    .     .     .     ~
    """


@rule("AK-L2b")
def test_figures_from_anywhere_may_be_moved_beside_own_obelisks_in_the_region() -> None:
    game = given(FAR_WARRIORS, powers(A="obelisk_attuned"), conflict())
    then(game).asks("A").offers("figure A1", "figure G0", "figure I0", "done")
    game.answers("A", "figure G0")
    then(game).stands("B0", "Aw").empty("G0").asks("A", "B")


@rule("AK-L2b")
def test_without_a_figure_in_the_region_the_power_calls_nobody() -> None:
    game = given(
        """
        oA    Bg    Cg    -     Aw
           .     .     -     -
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("B", "C").offers_also("play maat")


@rule("AK-L2b")
def test_neither_neutral_nor_enemy_obelisks_nor_other_monuments_call_figures() -> None:
    game = given(
        """
        o     Bg    tA    Ag
           .     .     oB
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("A", "B").offers_also("play maat")


@rule("AK-L2b")
def test_an_own_obelisk_in_another_region_does_not_call_figures() -> None:
    game = given(
        """
        Ag    Bg    oA    .
           .     -     .
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("A", "B")


@rule("AK-L2b")
def test_gods_with_the_power_take_turns_from_the_least_devotion_on() -> None:
    game = given(
        """
        oA    oB    Aw    Bw    -
           .     .     .     .
        .     .     Ag    Bg    -
        """,
        devotion(A=2, B=1),
        powers(A="obelisk_attuned", B="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("B")
    game.answers("B", "figure G0", "to C1")
    then(game).asks("A")
    game.answers("A", "figure E0", "to B0")
    then(game).asks("B").offers("figure G1", "done")
    game.answers("B", "done")
    then(game).asks("A").offers("figure E1", "done")


@rule("AK-LP1")
def test_a_figure_moves_at_most_once_but_from_inside_the_region_too() -> None:
    game = given(
        """
        oA    Bg
           .
        Ag    .
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure A1")
    then(game).stands("B0", "Ag").asks("A", "B")


@rule("AK-LP1")
def test_a_god_that_has_stopped_moves_no_more_in_this_battle() -> None:
    game = given(
        """
        oA    oB    Aw    Bw    Aw
           .     .     .     .
        .     .     Ag    Bg    -
        """,
        devotion(A=1, B=2),
        powers(A="obelisk_attuned", B="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "done")
    then(game).asks("B")
    game.answers("B", "figure G0", "to C1")
    then(game).asks("B").offers("figure G1", "done")
    game.answers("B", "done")
    then(game).asks("A", "B").offers_also("play maat")


@rule("AK-LP2")
def test_a_moved_figure_keeps_its_sun() -> None:
    game = given(FAR_WARRIORS, gods(A="ra"), suns("G0"), powers(A="obelisk_attuned"), conflict())
    game.answers("A", "figure G0")
    then(game).tokens("ra", ["B0"])


@rule("AK-LP2", "AK-GS1")
def test_a_moved_scorpion_is_aimed_anew() -> None:
    game = given(
        """
        oA    Bg    -     Ak    .
           .     -     .     .
        Ag    .     -     .     .
        """,
        aims(G0="se"),
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure G0")
    then(game).asks("A").offers("aim ne", "aim sw")
    game.answers("A", "aim ne")
    then(game).aimed("B0", "ne")


@rule("AK-LP2", "AK-O4")
def test_no_figure_is_moved_into_water_or_onto_another_gods_underworld_token() -> None:
    game = given(
        """
        .     ~     Ag
           oA    .
        .     .     Bg
        """,
        gods(A="ra", B="osiris"),
        underworld("C1"),
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure E0")
    then(game).asks("A").offers("to A0", "to A1")


@rule("AK-LP8")
def test_a_god_that_cannot_move_has_stopped_even_if_a_space_becomes_free_later() -> None:
    game = given(
        """
        oA    oB    Aw    -     Ag
           Bw    .     -     -
        Bw    .     .     -     -
        """,
        devotion(A=1, B=2),
        powers(A="obelisk_attuned", B="obelisk_attuned"),
        conflict(),
    )
    then(game).asks("B")
    game.answers("B", "figure A1", "to D0")
    then(game).empty("A1").asks("B").offers("figure B0", "done")
    game.answers("B", "done")
    then(game).asks("A", "B").offers_also("play maat")
