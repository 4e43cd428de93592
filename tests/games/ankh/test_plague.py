"""Plague of Locusts: the secret bid and who is spared (AK-K2, AK-K3)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, followers, given, then

THREE = """
    Aw    Bw    Cg
       Aw    Bw
    Ag    .     Cw
    """


@rule("AK-K2")
def test_each_god_with_a_figure_in_the_region_bids_any_number_of_its_followers() -> None:
    game = given(THREE + "       -  -  -  Dw\n", followers(A=0, B=3, C=1, D=9), conflict())
    game.plays(A="plague", B="maat", C="maat")
    then(game).asks("B", "C").offers("bid 0", "bid 1", "bid 2", "bid 3")
    game.answers("B", "bid 2")
    then(game).asks("C").offers("bid 0", "bid 1")


@rule("AK-K2")
def test_all_bids_are_sacrificed_those_of_the_losers_too() -> None:
    game = given(THREE, followers(A=2, B=3, C=1), conflict())
    game.plays(A="plague", B="maat", C="maat").bids(A=1, B=3, C=1)
    then(game).followers_changed(A=-1, B=-3, C=-1)


@rule("AK-K3")
def test_all_warriors_and_guardians_die_but_those_of_the_single_highest_bidder() -> None:
    game = given(THREE, followers(A=2, B=3, C=1), conflict())
    game.plays(A="plague", B="maat", C="maat").bids(A=1, B=3, C=0)
    then(game).dead("A0", "B0", "E1").alive("C0", "D0", "A1", "E0")


@rule("AK-K3")
def test_a_guardian_dies_in_a_plague_like_a_warrior() -> None:
    game = given(
        """
        Ag    Bg
           Bx
        """,
        followers(A=1),
        conflict(),
    )
    game.plays(A="plague", B="maat").bids(A=1, B=0)
    then(game).dead("B0").in_pool("B", androsphinx=1)


@rule("AK-K3")
def test_a_tie_for_the_highest_bid_spares_nobody() -> None:
    game = given(THREE, followers(A=2, B=2, C=1), conflict())
    game.plays(A="plague", B="maat", C="maat").bids(A=2, B=2, C=1)
    then(game).dead("A0", "B0", "C0", "D0", "E1").alive("A1", "E0")


@rule("AK-K3")
def test_a_tie_of_bids_of_nothing_spares_nobody() -> None:
    game = given(THREE, followers(A=1, B=1, C=1), conflict())
    game.plays(A="plague", B="maat", C="maat").bids(A=0, B=0, C=0)
    then(game).dead("A0", "B0", "C0", "D0", "E1")


@rule("AK-K3", "AK-Y20")
def test_a_lone_bidder_is_the_highest_even_with_nothing() -> None:
    game = given(
        """
        Aw    Bw
           Bw
        """,
        followers(A=0, B=1),
        conflict(),
    )
    game.plays(A="plague", B="plague").answers("B", "bid 1")
    then(game).dead("A0").alive("B0", "C0").winners("B").followers(B=0)


@rule("AK-K3")
def test_figures_outside_the_region_live_on() -> None:
    game = given(
        """
        Aw    Bw    -     Aw    Bw
           .     -     -     .
        """,
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    then(game).dead("A0", "C0").alive("G0", "I0")
