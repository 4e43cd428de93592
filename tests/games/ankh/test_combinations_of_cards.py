"""Powers in combination: battle cards with each other and with powers."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    devotion,
    followers,
    given,
    gods,
    hand,
    powers,
    stack,
    suns,
    then,
)


@rule("AK-Y7", "AK-GM3", "AK-K8")
def test_in_two_plagues_and_the_resolution_a_mummy_dies_three_times() -> None:
    game = given(
        """
        Ag    Bg
           Am
        .     .
        """,
        gods(A="amun", B="isis"),
        followers(A=0, B=0),
        conflict(by="B"),
    )
    game.answers("A", "announce two").plays(A="plague miracle", B="plague")
    game.answers("A", "return B0", "return A1")
    # 1 + 1 + 1 against 1 + 1: with the Mummy back A wins, and two deaths are two devotion.
    then(game).winners("A").devotion(A=1 + 2)


@rule("AK-Y7", "AK-K2")
def test_followers_bid_in_the_first_plague_are_missing_in_the_second() -> None:
    game = given(
        """
        Ag    Bg    Cw
           Aw    Bw
        """,
        followers(A=2, B=2, C=1),
        devotion(A=0, B=1, C=2),
        conflict(),
    )
    game.plays(A="plague", B="plague", C="maat").bids(A=2, B=1, C=0)
    # A is spared in the first one, B in the second; C is not there any more.
    then(game).dead("D0", "E0").alive("B0").asks("B").offers("bid 0", "bid 1")
    game.bids(B=1)
    then(game).dead("B0")


@rule("AK-AM3", "AK-K8")
def test_amun_plays_plague_and_miracle_and_is_rewarded_for_his_own_dead() -> None:
    game = given(
        """
        Ag    Bg
           Aw
        Aw    Bw
        """,
        gods(A="amun"),
        followers(A=1, B=3),
        conflict(),
    )
    game.answers("A", "announce two").plays(A="plague miracle", B="maat").bids(A=0, B=0)
    # All warriors die; 1 + 1 beats 1; two of Amun's own died.
    then(game).strength(A=2, B=1).devotion(A=1 + 2, B=0)


@rule("AK-AM3", "AK-K7")
def test_amun_plays_flood_and_plague_and_flood_does_not_save_from_it() -> None:
    game = given("Ag    Bg\n   Aw", gods(A="amun"), followers(A=0, B=0), conflict())
    game.answers("A", "announce two").plays(A="flood plague", B="maat").answers("A", "bid 0")
    then(game).followers(A=2).dead("B0")


@rule("AK-AM3", "AK-L1b", "AK-L2c")
def test_amun_builds_a_temple_and_it_decides_the_battle_with_temple_attuned() -> None:
    game = given(
        """
        Ag    Bg
           .
        .     Bw
           Bw
        """,
        gods(A="amun"),
        followers(A=0),
        powers(A="inspiring temple_attuned"),
        conflict(by="B"),
    )
    game.answers("A", "announce two").plays(A="build drought", B="maat")
    game.answers("A", "build temple", "build at B0")
    # The majority of temples, then 1 + 1 + 2 against 3.
    then(game).strength(A=4, B=3).devotion(A=2)


@rule("AK-AM1", "AK-AM2", "AK-L3d")
def test_amun_may_play_cycle_of_maat_with_any_card_every_conflict() -> None:
    game = given("Ag    Bg\n   .", gods(A="amun"), hand(A="maat chariots"), conflict())
    game.answers("A", "announce two").plays(B="maat")
    then(game).strength(A=4).hand("A", "plague build chariots maat drought flood miracle")


@rule("AK-L3c", "AK-D1")
def test_bountiful_at_the_last_red_space_counts_once_and_the_next_gain_is_not_red() -> None:
    game = given(
        """
        Ag:   Bg
           oA
        """,
        devotion(A=20, B=0),
        powers(A="bountiful"),
        conflict(),
    )
    game.plays(A="drought", B="maat")
    # The majority: 20 + 1 + 1 = 22. The victory with Drought: 2, no longer from a red space.
    assert game.told("devotion") == [(0, 20, 22), (0, 22, 24)]


@rule("AK-L3c", "AK-GC")
def test_a_god_pushed_back_to_the_red_by_a_cat_mummy_is_bountiful_again() -> None:
    game = given(
        """
        Ag    Bg
           Bc
        """,
        devotion(A=21, B=5),
        powers(A="bountiful"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    assert game.told("devotion") == [(0, 21, 20), (0, 20, 22)]


@rule("AK-L3a", "AK-K6", "AK-RA2", "AK-L1a", "AK-Y13")
def test_glorious_drought_and_radiance_are_added_and_commanding_pays() -> None:
    game = given(
        """
        Ag:   Bw
           Aw
        Aw:   .
        """,
        gods(A="ra"),
        suns("B0"),
        powers(A="glorious commanding"),
        conflict(),
    )
    game.plays(A="drought", B="maat")
    then(game).strength(A=4, B=1).followers_changed(A=3)
    assert game.told("devotion") == [(0, 0, 3 + 2 + 1)]


@rule("AK-L3a", "AK-K3", "AK-LP5")
def test_glorious_counts_the_strength_after_the_plague() -> None:
    game = given(
        """
        Ag    Bw    Bw
           Aw    Bw
        """,
        followers(A=1, B=0),
        powers(A="glorious"),
        conflict(),
    )
    game.plays(A="plague", B="chariots").answers("A", "bid 1")
    then(game).strength(A=3, B=0).devotion(A=3)


@rule("AK-L3b", "AK-L3c", "AK-Y12")
def test_a_tie_that_all_lose_pays_every_magnanimous_god_from_the_least_devotion_on() -> None:
    game = given(
        """
        Ag    Bg
           Aw
        .     Bw
        """,
        devotion(A=4, B=3),
        powers(A="magnanimous", B="magnanimous bountiful"),
        conflict(),
    )
    game.plays(A="maat", B="maat").answers("A", "leave the tie")
    assert game.told("devotion") == [(1, 3, 6), (0, 4, 6)]
    then(game).order("B", "A")


@rule("AK-L3b", "AK-GX4")
def test_figures_without_strength_are_present_for_magnanimous() -> None:
    game = given("Bw    Ag\n   Ax\nBw    .", powers(B="magnanimous"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).strength(A=2, B=3)
    game = given("Bw    Ag\n   Ax\nBw    .", powers(B="magnanimous"), conflict())
    game.plays(A="maat", B="drought")
    then(game).strength(A=2, B=1).devotion(B=2)


@rule("AK-L3d", "AK-D5")
def test_worshipful_may_win_the_game_after_a_lost_battle() -> None:
    game = given(
        "Ag    Bg\n   .", devotion(A=30), followers(A=2), powers(A="worshipful"), conflict()
    )
    game.plays(A="maat", B="chariots").answers("A", "worship")
    then(game).won("A", by="top")


@rule("AK-D5", "AK-D7", "AK-Y8")
def test_a_win_by_a_majority_ends_the_game_in_the_middle_of_a_battle() -> None:
    game = given(
        """
        Ag    Bg
           oA
        .     tB
        """,
        devotion(A=30, B=30),
        stack("AB"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    # Both would reach the top; A has less devotion and comes first. No strength is counted.
    then(game).won("A", by="top").devotion(A=31, B=30)
    assert game.told("strength") == []


@rule("AK-D5", "AK-Y14")
def test_a_loser_may_win_the_game_by_magnanimous_before_anything_dies() -> None:
    game = given("Ag    Bg\n   Aw", devotion(A=29), powers(A="magnanimous"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).won("A", by="top").alive("B0")


@rule("AK-Y6", "AK-Y7", "AK-X7", "AK-Y18")
def test_the_monument_of_a_god_that_a_plague_wiped_out_still_outweighs() -> None:
    game = given(
        """
        Aw    Bg    oB
           .     .
        """,
        followers(A=3, B=1),
        conflict(),
    )
    game.plays(A="build", B="plague").answers("A", "build obelisk", "build at B0")
    game.bids(B=1)
    # One obelisk each: nobody has a majority, though A has no figure left.
    then(game).dead("A0").devotion(A=0, B=1)


@rule("AK-Y5", "AK-L1c", "AK-K2")
def test_followers_of_omnipresent_and_flood_can_both_be_bid() -> None:
    game = given(
        """
        Ag    Bg    -     Aw
           .     -     -
        """,
        gods(A="amun"),
        followers(A=0, B=5),
        powers(A="omnipresent"),
        conflict(),
    )
    game.answers("A", "announce two").plays(A="flood plague", B="maat")
    then(game).asks("A", "B").offers("bid 0", "bid 1", "bid 2", "bid 3")


@rule("AK-Y11", "AK-K6", "AK-RA2")
def test_a_victory_by_the_tiebreaker_is_rewarded_in_full() -> None:
    game = given("Aw:   Bg\n   .\nBw    .", gods(A="ra"), suns("A0"), conflict())
    game.plays(A="drought", B="maat").answers("A", "break the tie")
    then(game).devotion(A=3).dead("A1")


@rule("AK-K8", "AK-GC", "AK-Y17")
def test_a_dead_cat_mummy_costs_the_others_first_and_then_works_a_miracle() -> None:
    game = given("Ag    Bg\n   Bc", devotion(A=5, B=5), stack("AB"), conflict()).plays(
        A="chariots", B="miracle"
    )
    assert game.told("devotion") == [(0, 5, 6), (0, 6, 5), (1, 5, 6)]
