"""The battle resolution: strength, ties, rewards, deaths, and what comes after (AK-Y)."""

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
    tiebreaker,
)

WHOLE_HAND = "plague build chariots maat drought flood miracle"

DUEL = """
    Ag    Bg
       Aw
    """
TIE = """
    Ag    Bg
       .
    Aw    Bw
    """


@rule("AK-Y9", "AK-C5")
def test_strength_is_that_of_the_figures_plus_cards_plus_powers() -> None:
    game = given(
        """
        Ag    Bg    tA
           Aw    Ac
        """,
        powers(A="temple_attuned"),
        conflict(),
    )
    game.plays(A="drought", B="miracle")
    then(game).strength(A=1 + 1 + 1 + 1 + 2, B=1)


@rule("AK-Y9", "AK-Y18")
def test_a_god_with_no_figure_left_has_strength_0_and_cannot_win_by_its_card() -> None:
    game = given(
        """
        Aw    Bg
           .
        """,
        followers(A=0, B=1),
        gods(A="amun"),
        conflict(),
    )
    game.answers("A", "announce two").plays(A="plague chariots", B="maat").answers("B", "bid 1")
    then(game).strength(A=0, B=1).winners("B")


@rule("AK-Y10")
def test_the_player_with_the_highest_total_strength_wins_and_gains_1_devotion() -> None:
    game = given(DUEL, conflict()).plays(A="maat", B="maat")
    then(game).strength(A=2, B=1).winners("A").devotion_changed(A=1, B=0)


@rule("AK-Y10")
def test_more_figures_do_not_win_against_more_strength() -> None:
    game = given(DUEL, conflict()).plays(A="maat", B="chariots")
    then(game).strength(A=2, B=4).winners("B").dead("B0").alive("A0")


@rule("AK-Y11")
def test_a_tied_player_with_the_tiebreaker_may_use_it_and_wins() -> None:
    game = given(TIE, conflict(by="B")).plays(A="maat", B="maat")
    then(game).asks("B").offers("break the tie", "leave the tie")
    then(game).refuses_to("A", "break the tie", because="AK-Y11")
    game.answers("B", "break the tie")
    then(game).winners("B").devotion_changed(A=0, B=1).dead("A1").alive("C1", "A0")


@rule("AK-Y11")
def test_the_tiebreaker_serves_once_in_a_conflict() -> None:
    game = given(
        """
        Ag    Bw    -     -     Aw    Bg
           .     .     -     -     .
        """,
        conflict(),
    )
    game.plays(A="maat", B="maat").answers("A", "break the tie")
    then(game).tiebreaker("A", face_up=False)
    game.plays(A="maat", B="maat")
    then(game).winners("A", "-").dead("I0").asks("B").offers_also("move")


@rule("AK-Y11")
def test_a_tiebreaker_that_was_not_used_can_still_be_used_in_the_next_battle() -> None:
    game = given(
        """
        Ag    Bw    -     -     Aw    Bg
           .     .     -     -     .
        """,
        conflict(),
    )
    game.plays(A="maat", B="maat").answers("A", "leave the tie").plays(A="maat", B="maat")
    then(game).asks("A").offers("break the tie", "leave the tie").tiebreaker("A")


@rule("AK-Y12")
def test_a_tie_that_is_not_broken_is_lost_by_all_and_all_figures_but_gods_are_killed() -> None:
    game = given(TIE, conflict()).plays(A="maat", B="maat").answers("A", "leave the tie")
    then(game).winners("-").devotion_changed(A=0, B=0).dead("A1", "C1").alive("A0", "C0")


@rule("AK-Y12")
def test_those_below_the_tie_lose_and_are_killed_too() -> None:
    game = given(
        """
        Ag    Bg
           .
        Aw    Bw
           .
        .     .
           Cw
        """,
        conflict(by="C"),
    )
    game.plays(A="maat", B="maat", C="maat")
    then(game).strength(A=2, B=2, C=1).winners("-").dead("A1", "C1", "B2")


@rule("AK-Y12")
def test_a_holder_of_the_tiebreaker_who_is_not_tied_cannot_use_it() -> None:
    game = given(TIE + "   Cw\n", conflict(by="C")).plays(A="maat", B="maat", C="maat")
    then(game).strength(A=2, B=2, C=1).winners("-")


@rule("AK-Y12")
def test_a_tiebreaker_that_is_face_down_breaks_no_tie() -> None:
    game = given(TIE, conflict(), tiebreaker("A", face_up=False)).plays(A="maat", B="maat")
    then(game).winners("-").asks("B").offers_also("move")


@rule("AK-Y13")
def test_the_winners_devotion_is_one_gain_whatever_adds_to_it() -> None:
    game = given(
        """
        Ag:   Bw
           Aw:
        """,
        gods(A="ra"),
        suns("B0"),
        powers(A="glorious bountiful"),
        conflict(),
    )
    game.plays(A="drought", B="maat")
    # Not 3 by Glorious: the lead is 2. So 1, 2 by Drought, 1 by Radiance, 1 by Bountiful.
    then(game).strength(A=3, B=1)
    assert game.told("devotion") == [(0, 0, 5)]


@rule("AK-Y14", "AK-L3b", "AK-L1a")
def test_magnanimous_comes_after_the_winners_devotion_in_ascending_devotion() -> None:
    game = given(
        """
        Ag    Bg    Cg
           Bw    Cw
        .     .     .
        """,
        devotion(A=1, B=3, C=2),
        powers(A="commanding", B="magnanimous", C="magnanimous"),
        conflict(),
    )
    game.plays(A="chariots", B="maat", C="maat")
    then(game).followers_changed(A=3, B=0, C=0)
    assert game.told("devotion") == [(0, 1, 2), (2, 2, 4), (1, 3, 5)]


@rule("AK-Y15", "AK-C6")
def test_all_figures_of_all_losers_in_the_region_are_killed_but_no_god() -> None:
    game = given(
        """
        Ag    Bg    Cw    -     Cw
           Bw    Cc    -     -
        """,
        gods(A="amun", B="ra", C="osiris"),
        conflict(),
    )
    game.answers("A", "announce nothing").plays(A="chariots", B="maat", C="maat")
    then(game).dead("B0", "E0", "D0").alive("C0", "A0", "I0")
