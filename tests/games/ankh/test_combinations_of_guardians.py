"""Powers in combination: guardians with gods and Ankh powers."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    devotion,
    followers,
    given,
    gods,
    powers,
    suns,
    then,
    trapped,
    underworld,
)


@rule("AK-RA4", "AK-GM3", "AK-RA2")
def test_ras_mummy_returns_with_a_sun_and_shines_in_the_same_battle() -> None:
    game = given("Ag    Bg\n   Am\n.     .", gods(A="ra"), followers(A=0, B=0), conflict())
    game.plays(A="plague", B="maat").answers("A", "return B0", "give sun")
    then(game).strength(A=1 + 1 + 1, B=1).devotion(A=2).tokens("ra", ["B0"])


@rule("AK-GM1", "AK-RA5")
def test_a_radiant_mummy_that_returns_in_another_region_shines_there() -> None:
    game = given(
        """
        Am    Bg    -     Ag
           .     -     -
        -     -     -     .
        """,
        gods(A="ra"),
        suns("A0"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat").answers("A", "give sun")
    then(game).stands("G1", "Am")
    # B, the only god left, won the first region; A dominates the second with the sun.
    assert game.told("devotion") == [(1, 0, 1), (0, 0, 2)]


@rule("AK-GX1", "AK-AN2", "AK-AN8")
def test_an_androsphinx_that_dies_in_the_plague_no_longer_silences_anubis() -> None:
    game = given(
        """
        Ag    Bg
           Bx
        .     Bw
        """,
        gods(A="anubis", B="ra"),
        followers(A=0, B=0),
        trapped(B=2),
        conflict(),
    )
    game.plays(A="plague", B="maat").answers("A", "trap ra")
    then(game).trapped(B=3).strength(A=1 + 3 + 1, B=1)


@rule("AK-GX1", "AK-AN2", "AK-L2a", "AK-L2c")
def test_against_an_androsphinx_anubis_keeps_only_card_and_temple() -> None:
    game = given(
        """
        Ag    .     -     tA    tA
           Bx    -     -
        tA    .
        """,
        gods(A="anubis", B="ra"),
        trapped(B=3),
        powers(A="resplendent temple_attuned"),
        conflict(),
    )
    game.plays(A="drought", B="maat")
    then(game).strength(A=0 + 1 + 2, B=1)


@rule("AK-GC", "AK-E1", "AK-Y16")
def test_who_wins_a_battle_at_30_wins_the_game_before_the_cat_mummy_is_mourned() -> None:
    game = given("Ag    Bg\n   Bc", devotion(A=30, B=10), conflict()).plays(A="chariots", B="maat")
    then(game).won("A", by="top").alive("B0")


@rule("AK-GC", "AK-E1")
def test_who_kills_a_cat_mummy_with_a_plague_at_30_falls_to_29_and_wins_only_the_battle() -> None:
    game = given("Ag    Bg\n   Bc", devotion(A=30, B=10), followers(A=0, B=0), conflict()).plays(
        A="plague", B="maat"
    )
    then(game).goes_on().devotion(A=30)
    assert game.told("devotion") == [(0, 30, 29), (0, 29, 30)]


@rule("AK-GC", "AK-D8")
def test_cat_mummies_of_two_gods_dying_together_cost_each_owner_1_and_the_third_2() -> None:
    game = given(
        "Ag    Bg    Cg\n   Bc    Cc",
        devotion(A=9, B=9, C=9),
        followers(A=0, B=0, C=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots", C="maat")
    then(game).devotion(A=7, B=8 + 1, C=8)


@rule("AK-O4", "AK-GM4", "AK-Y24")
def test_mummies_return_around_an_underworld_token_that_only_osiris_may_use() -> None:
    game = given(
        """
        Ag    Bg
           Bm
        Am    .
        """,
        gods(A="osiris", B="isis"),
        underworld("B0"),
        followers(A=0, B=0),
        devotion(A=0, B=1),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    then(game).asks("A").offers("return A1", "return B0")
    game.answers("A", "return B0")
    then(game).stands("C1", "Bm").stands("B0", "Am")


@rule("AK-K7", "AK-GX4", "AK-IS5")
def test_flood_saves_where_isis_would_have_to_choose() -> None:
    game = given(
        """
        Aw:   Bx
           Aw
        .     .
        """,
        gods(A="isis", B="ra"),
        conflict(),
    )
    game.plays(A="flood", B="chariots")
    # B0 on fertile land lives by Flood; A0 in the desert stands beside no enemy and dies.
    then(game).alive("B0").dead("A0").followers_changed(A=1).asks("B").offers_also("move")
