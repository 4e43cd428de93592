"""Ankh powers of level 3 (AK-L3, AK-LP)."""

from tests.rule import rule
from tests.scenario.ankh import conflict, devotion, eve, followers, given, gods, powers, stack, then

DUEL = """
    Ag    Bg
       .
    """


@rule("AK-L3a")
def test_winning_by_3_or_more_strength_gives_3_devotion_with_glorious() -> None:
    game = given(DUEL, powers(A="glorious"), conflict()).plays(A="chariots", B="maat")
    then(game).strength(A=4, B=1).devotion(A=3)


@rule("AK-L3a")
def test_winning_by_2_strength_gives_1_devotion_with_glorious() -> None:
    game = given("Ag    Bg\n   Aw\nAw    .", powers(A="glorious"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=3, B=1).devotion(A=1)


@rule("AK-L3a")
def test_the_next_strongest_enemy_counts_for_glorious_not_the_weakest() -> None:
    game = given(
        """
        Ag    Bg    Cg
           .     .
        """,
        powers(A="glorious"),
        conflict(),
    )
    game.plays(A="chariots", B="drought", C="maat")
    then(game).strength(A=4, B=2, C=1).devotion(A=1)


@rule("AK-L3a", "AK-X11")
def test_glorious_does_not_apply_for_domination() -> None:
    game = given("Ag Bg", powers(A="glorious"), eve()).answers("A", "gain")
    then(game).devotion(A=1)


@rule("AK-LP5")
def test_players_with_no_figures_left_count_0_for_glorious() -> None:
    game = given(
        """
        Ag    Bw
           Aw
        """,
        followers(A=1, B=0),
        powers(A="glorious"),
        conflict(),
    )
    game.plays(A="plague", B="chariots").answers("A", "bid 1")
    then(game).strength(A=3, B=0).devotion(A=3)


@rule("AK-LP5")
def test_a_win_by_the_tiebreaker_is_no_lead() -> None:
    game = given(DUEL, powers(A="glorious"), conflict()).plays(A="maat", B="maat")
    game.answers("A", "break the tie")
    then(game).winners("A").devotion(A=1)


@rule("AK-L3b")
def test_losing_with_2_figures_present_gives_2_devotion_with_magnanimous() -> None:
    game = given("Ag    Bg\n   Aw", powers(A="magnanimous"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).devotion(A=2, B=1)


@rule("AK-L3b")
def test_losing_with_1_figure_present_gives_nothing() -> None:
    game = given(DUEL, powers(A="magnanimous"), conflict()).plays(A="maat", B="chariots")
    then(game).devotion(A=0, B=1)


@rule("AK-L3b")
def test_figures_killed_by_a_plague_are_not_present_for_magnanimous() -> None:
    game = given("Ag    Bg\n   Aw", followers(A=0, B=1), powers(A="magnanimous"), conflict())
    game.plays(A="maat", B="plague").answers("B", "bid 1")
    then(game).devotion(A=0, B=1)


@rule("AK-L3b")
def test_losing_a_tie_that_all_lose_gives_2_devotion_too() -> None:
    game = given("Ag    Bg\n   Aw\n.     Bw", powers(A="magnanimous"), conflict())
    game.plays(A="maat", B="maat").answers("A", "leave the tie")
    then(game).winners("-").devotion(A=2, B=0)


@rule("AK-L3b")
def test_the_winner_gains_nothing_by_magnanimous() -> None:
    game = given("Ag    Bg\n   Aw", powers(A="magnanimous"), conflict())
    game.plays(A="chariots", B="maat")
    then(game).devotion(A=1)


@rule("AK-L3c")
def test_a_gain_on_a_red_space_is_increased_by_1_with_bountiful() -> None:
    game = given("Ag Bg", powers(A="bountiful"), eve()).answers("A", "gain")
    then(game).devotion(A=2, B=1)


@rule("AK-L3c")
def test_at_the_last_red_space_bountiful_still_gives_1_more() -> None:
    game = given("Ag Bg", devotion(A=20), powers(A="bountiful"), eve()).answers("A", "gain")
    then(game).devotion(A=22)


@rule("AK-L3c")
def test_beyond_the_red_spaces_bountiful_gives_nothing() -> None:
    game = given("Ag Bg", devotion(A=21), powers(A="bountiful"), eve()).answers("A", "gain")
    then(game).devotion(A=22)


@rule("AK-L3c", "AK-X5")
def test_dominating_with_majorities_is_two_gains_for_bountiful() -> None:
    game = given("Ag    tA\n   oA", powers(A="bountiful"), eve()).answers("A", "gain")
    assert game.told("devotion") == [(0, 0, 3), (0, 3, 5)]


@rule("AK-L3c")
def test_magnanimous_miracle_and_worshipful_are_one_gain_each_for_bountiful() -> None:
    game = given(
        "Ag    Bg\n   Aw\nAw    .",
        followers(A=2),
        powers(A="magnanimous bountiful worshipful"),
        conflict(),
    )
    game.plays(A="miracle", B="chariots").answers("A", "worship")
    assert [e for e in game.told("devotion") if e[0] == 0] == [(0, 0, 3), (0, 3, 6), (0, 6, 8)]


@rule("AK-LP7")
def test_a_gain_of_nothing_is_no_gain_for_bountiful() -> None:
    game = given(DUEL, powers(A="bountiful"), conflict()).plays(A="miracle", B="chariots")
    then(game).devotion(A=0)


@rule("AK-LP7")
def test_losses_are_not_changed_by_bountiful() -> None:
    game = given("Ag    Bg\n   Bc", devotion(A=5), powers(A="bountiful"), conflict())
    game.plays(A="maat", B="plague").bids(A=0, B=0)
    then(game).dead("B0").devotion(A=4)


@rule("AK-L3d")
def test_after_a_battle_2_followers_may_be_sacrificed_for_1_devotion_with_worshipful() -> None:
    game = given(DUEL, followers(A=5), powers(A="worshipful"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("no worship", "worship")
    game.answers("A", "worship")
    then(game).devotion(A=1).followers(A=3).asks("B").offers_also("move")


@rule("AK-L3d")
def test_worshipful_may_be_declined_and_costs_nothing_then() -> None:
    game = given(DUEL, followers(A=5), powers(A="worshipful"), conflict())
    game.plays(A="maat", B="chariots").answers("A", "no worship")
    then(game).devotion(A=0).followers(A=5)


@rule("AK-L3d")
def test_with_1_follower_worshipful_cannot_be_used() -> None:
    game = given(DUEL, followers(A=1), powers(A="worshipful"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).asks("B").offers_also("move")


@rule("AK-L3d")
def test_worshipful_is_used_only_after_battles_the_god_played_a_card_in() -> None:
    game = given(
        """
        Ag    Bg    -     Cw
           .     -     -
        """,
        followers(C=4),
        powers(C="worshipful"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).asks("B").offers_also("move").followers(C=4)


@rule("AK-L3d")
def test_worshipful_is_used_once_per_battle_with_two_cards_too() -> None:
    game = given(DUEL, gods(A="amun"), followers(A=9), powers(A="worshipful"), conflict())
    game.answers("A", "announce two").plays(A="flood miracle", B="chariots")
    game.answers("A", "worship")
    then(game).asks("B").offers_also("move").followers(A=8)


@rule("AK-L3d", "AK-Y17")
def test_several_gods_use_worshipful_from_the_least_devotion_on_after_miracles() -> None:
    game = given(
        "Ag    Bg\n   Aw",
        followers(A=2, B=2),
        devotion(A=3, B=3),
        stack("AB"),
        powers(A="worshipful", B="worshipful"),
        conflict(),
    )
    game.plays(A="miracle", B="chariots")
    # B's victory and A's Miracle: both on 4, A on top, so that B is asked first.
    then(game).devotion(A=4, B=4).asks("B")
    game.answers("B", "worship")
    then(game).asks("A").offers("no worship", "worship").devotion(B=5)
