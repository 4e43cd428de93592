"""The rulebook's own examples of conflict, merging and forgotten gods (AK-Z5 to AK-Z9)."""

from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    eve,
    followers,
    given,
    gods,
    powers,
    then,
)


@rule("AK-Z7")
def test_four_figures_with_flood_tie_three_with_drought_and_the_tiebreaker_wins() -> None:
    game = given(
        """
        Ag    Aw    Bg
           Aw    Bw
        Aw    .     Bw
        """,
        gods(A="isis", B="amun"),
        conflict(by="A"),
    )
    game.answers("B", "announce nothing").plays(A="flood", B="drought")
    then(game).followers_changed(A=4).asks("A").offers("break the tie", "leave the tie")
    game.answers("A", "break the tie")
    then(game).devotion_changed(A=1, B=0).dead("D0", "E1").alive("E0", "A0", "A1", "B0", "C0")
    then(game).in_pool("B", warrior=6).tiebreaker(None).asks("B").offers_also("move")


@rule("AK-Z5")
def test_amun_dominates_a_region_with_two_obelisks_and_a_tied_pyramid() -> None:
    game = given(
        """
        Ag    oA    oA    pA
           Aw    tB    pB
        """,
        gods(A="amun", B="isis"),
        eve(),
    )
    game.answers("A", "gain")
    then(game).devotion_changed(A=2, B=0)


@rule("AK-Z6")
def test_isis_gains_for_two_pyramids_and_neither_amun_nor_ra_for_anything() -> None:
    game = given(
        """
        Ag    pA    Bg    tC
           pA    tB    pB
        .     .     .     oC
        """,
        gods(A="isis", B="amun", C="ra"),
        conflict(by="C"),
    )
    game.answers("B", "announce nothing").plays(A="maat", B="maat")
    then(game).winners("-").devotion_changed(A=1, B=0, C=0)


@rule("AK-Z8")
def test_amun_and_ra_merge_into_amun_ra() -> None:
    game = given(
        """
        Ag    -     Bg    oB    Bw    Bm    -     Cg    oA
           -     -     -     -     -     -     -     -
        """,
        gods(A="amun", B="ra", C="isis"),
        devotion(A=6, B=0, C=9),
        followers(A=2, B=3),
        powers(A="commanding", B="revered inspiring"),
        conflict(number=3, by="C"),
    )
    # Ra dominated three regions and is the lowest with 3, Amun dominated one and stands at 7.
    then(game).asks("A").offers("leave guardian mummy K0", "take guardian mummy K0").devotion(
        A=7, B=3
    )
    game.answers("A", "take guardian")
    then(game).empty("E0", "G0", "I0").stands("K0", "Am").stands("Q0", "oA")
    then(game).followers(A=5, B=0).devotion(A=3).order("A", "C")
    then(game).hand("B", "").out("B", warrior=6).asks("A")
    assert game.game.position()["plays"] == [0, 0, 2]


@rule("AK-Z9")
def test_amun_is_forgotten_while_osiris_and_isis_ra_play_on() -> None:
    game = given(
        "Ag Aw oA Bg Cg",
        gods(A="amun", B="osiris", C="isis", D="ra"),
        after_merging("C", "D"),
        devotion(A=15, B=24, C=27, D=27),
        followers(A=3),
        conflict(number=4, by="D"),
    )
    then(game).empty("A0", "C0", "E0").followers(A=0).supply(obelisk=10)
    then(game).goes_on().order("B", "C").asks("B").offers_also("move")
