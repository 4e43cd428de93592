"""Gain Followers (AK-F)."""

from __future__ import annotations

from tests.rule import rule
from tests.scenario.ankh import camels, followers, given, gods, rivers, then

BROKE = followers(A=0)


@rule("AK-F1")
def test_one_follower_for_each_neutral_or_own_monument_beside_a_figure() -> None:
    drawing = """
        t     oA    Bg
           Ag    .
        """
    then(given(drawing, BROKE).answers("A", "gain")).followers_changed(A=2, B=0)


@rule("AK-F1", "AK-B5")
def test_a_view_names_the_monuments_that_would_count() -> None:
    drawing = """
        t     oA    Bg
           Ag    tB
        """
    assert given(drawing).game.view(1)["asked"]["gain"] == ["A0", "C0"]
    assert given(drawing, rivers("A0/B0")).game.view(0)["asked"]["gain"] == ["C0"]


@rule("AK-F1")
def test_a_monument_beside_several_figures_counts_once() -> None:
    drawing = """
        Aw    Ag    Bg
           t     .
        Aw    Aw
        """
    then(given(drawing, BROKE).answers("A", "gain")).followers_changed(A=1)


@rule("AK-F1")
def test_a_monument_without_a_figure_of_one_s_own_beside_it_gives_nothing() -> None:
    drawing = """
        Ag    tA    t     Bg
           .     Bw    .
        """
    then(given(drawing, BROKE).answers("A", "gain")).followers_changed(A=0, B=0)


@rule("AK-F1", "AK-B5")
def test_a_monument_across_a_river_gives_nothing() -> None:
    drawing = """
        Ag    .     Bg
           t     .
        """
    then(given(drawing, BROKE, rivers("A0/B0")).answers("A", "gain")).followers_changed(A=0)


@rule("AK-F1", "AK-B5")
def test_a_monument_across_a_camel_gives_nothing() -> None:
    drawing = """
        Ag    .     Bg
           t     .
        """
    then(given(drawing, BROKE, camels("A0/B0")).answers("A", "gain")).followers_changed(A=0)


@rule("AK-F2")
def test_a_monument_controlled_by_another_god_gives_nothing() -> None:
    drawing = """
        Ag    t     Bg
           tB    .
        """
    then(given(drawing, BROKE).answers("A", "gain")).followers_changed(A=0, B=0)


@rule("AK-Z2", "AK-F1", "AK-F2")
def test_the_rulebook_s_example_of_gain_followers() -> None:
    """Own obelisk and two neutral pyramids: 3. Not an own pyramid with nobody near, one across
    the river, an obelisk of Amun."""
    drawing = """
        oA    p     pA    p     Bg
           Ag    -     -     Aw
        .     p     .     .     oB
           Aw    -     -     .
        """
    game = given(drawing, gods(A="isis", B="amun"), rivers("G0/H0"), BROKE).answers("A", "gain")
    then(game).followers_changed(A=3)
