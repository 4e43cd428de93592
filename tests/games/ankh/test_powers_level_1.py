"""Ankh powers of level 1 (AK-L1)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, eve, followers, given, gods, powers, rivers, then

DUEL = """
    Ag    Bg
       .
    """


@rule("AK-L1a")
def test_commanding_gives_3_followers_on_winning_a_battle() -> None:
    game = given(DUEL, powers(A="commanding", B="commanding"), conflict())
    game.plays(A="chariots", B="maat")
    then(game).followers_changed(A=3, B=0)


@rule("AK-L1a")
def test_commanding_gives_nothing_in_a_tie_that_all_lose() -> None:
    game = given(DUEL, powers(A="commanding", B="commanding"), conflict())
    game.plays(A="maat", B="maat").answers("A", "leave the tie")
    then(game).followers_changed(A=0, B=0)


@rule("AK-L1a", "AK-X11")
def test_commanding_does_not_apply_for_domination() -> None:
    game = given("Ag Bg", powers(A="commanding"), eve()).answers("A", "gain")
    then(game).devotion(A=1).followers_changed(A=0)


@rule("AK-L1b")
def test_with_inspiring_a_monument_is_free() -> None:
    game = given(DUEL, followers(A=0), powers(A="inspiring"), conflict())
    game.plays(A="build", B="maat")
    then(game).asks("A").offers_also("build temple", "build nothing")
    game.answers("A", "build temple")
    then(game).stands("B0", "tA").followers(A=0)


@rule("AK-L1b")
def test_with_inspiring_followers_are_kept() -> None:
    game = given(DUEL, followers(A=5), powers(A="inspiring"), conflict())
    game.plays(A="build", B="maat").answers("A", "build temple")
    then(game).followers_changed(A=0)


@rule("AK-L1b")
def test_inspiring_does_not_serve_an_opponent() -> None:
    game = given(DUEL, followers(B=0), powers(A="inspiring"), conflict())
    game.plays(A="maat", B="build")
    then(game).asks("A").offers("break the tie", "leave the tie")


@rule("AK-L1c")
def test_omnipresent_gives_1_follower_for_each_region_with_a_figure_at_the_start() -> None:
    game = given(
        """
        Ag    Aw    Bw    Aw
           .     -     -
        """,
        powers(A="omnipresent"),
        eve(),
    )
    game.answers("A", "gain")
    # A0 and C0 are one region through B0; E0 is B's.
    then(game).followers_changed(A=2, B=0)


@rule("AK-L1c", "AK-B7")
def test_a_figure_in_water_counts_for_each_of_its_regions() -> None:
    game = given("Ap~", powers(A="omnipresent"), eve()).answers("A", "gain")
    then(game).followers_changed(A=0)
    game = given(
        """
        .     .
           Ap~
        """,
        powers(A="omnipresent"),
        eve(),
    ).answers("A", "gain")
    then(game).followers_changed(A=2)


@rule("AK-L1c")
def test_omnipresent_pays_for_a_region_that_is_fought_over_too() -> None:
    game = given(DUEL, gods(B="isis"), powers(A="omnipresent"), eve()).answers("A", "gain")
    then(game).asks("A", "B").followers_changed(A=1)


@rule("AK-L1d")
def test_revered_gives_1_more_follower_with_gain_followers() -> None:
    game = given("Ag    .\n   t", powers(A="revered")).answers("A", "gain")
    then(game).followers_changed(A=2)


@rule("AK-L1d")
def test_revered_gives_1_follower_even_where_gain_followers_gave_none() -> None:
    game = given("Ag    .\n   t", powers(A="revered"), rivers("A0/B0")).answers("A", "gain")
    then(game).followers_changed(A=1)


@rule("AK-L1d")
def test_revered_gives_nothing_with_any_other_action() -> None:
    game = given("Ag    .\n   t", powers(A="revered")).answers("A", "move", "done")
    then(game).followers_changed(A=0)
