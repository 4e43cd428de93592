"""Conflict: the tiebreaker, the order of regions, domination and what follows (AK-X)."""

from tests.rule import rule
from tests.scenario.ankh import (
    aims,
    conflict,
    devotion,
    eve,
    given,
    gods,
    order_tokens,
    powers,
    suns,
    then,
)

#: One region with a god each, far enough apart to leave each other alone.
DUEL = """
    Ag    Bg
       .
    """


@rule("AK-X1")
def test_the_player_who_triggered_the_conflict_takes_the_battle_tiebreaker_face_up() -> None:
    game = given(DUEL, conflict(by="B"))
    then(game).tiebreaker("B", face_up=True)


@rule("AK-X1", "AK-X12")
def test_after_the_conflict_the_tiebreaker_is_returned_to_the_supply() -> None:
    game = given(DUEL, conflict(by="B")).plays(A="chariots", B="maat")
    then(game).asks("A").offers_also("move").tiebreaker(None)


@rule("AK-X2")
def test_omnipresent_pays_before_the_scorpions_destroy_and_both_before_any_region() -> None:
    game = given(
        """
        Ag    .
           oB    Bg
        Ak    .
        """,
        aims(A1="n"),
        powers(A="omnipresent"),
        eve(),
    )
    then(game).aimed("A1", "n").stands("B0", "oB")
    game.answers("A", "gain")
    names = [event.name for event in game.events]
    assert names.index("followers") < names.index("destroyed") < names.index("battle")


@rule("AK-X3")
def test_each_region_is_resolved_from_the_lowest_token_to_the_highest() -> None:
    game = given("Ag Bg Aw Bw", order_tokens("E0", "C0", "G0", "A0"), eve()).answers("A", "gain")
    assert game.told("dominates") == [(0, 1), (1, 2), (1, 3), (0, 4)]


@rule("AK-X4")
def test_regions_with_no_figures_are_ignored_and_their_monuments_give_nothing() -> None:
    game = given("Ag oA pA", eve()).answers("A", "gain")
    then(game).devotion(A=1, B=0)
    assert game.told("dominates") == [(0, 1)]


@rule("AK-X5")
def test_a_player_alone_in_a_region_gains_1_for_each_majority_and_then_1_for_dominating() -> None:
    game = given(
        """
        Ag    oA
           tA
        """,
        eve(),
    ).answers("A", "gain")
    assert game.told("devotion") == [(0, 0, 2), (0, 2, 3)]


@rule("AK-X5")
def test_without_a_majority_there_is_only_the_devotion_for_dominating() -> None:
    game = given("Ag", eve()).answers("A", "gain")
    assert game.told("devotion") == [(0, 0, 1)]


@rule("AK-X5", "AK-RA2")
def test_radiance_is_part_of_the_devotion_for_dominating() -> None:
    game = given("Aw", gods(A="ra"), suns("A0"), eve()).answers("A", "gain")
    assert game.told("devotion") == [(0, 0, 2)]


@rule("AK-X5")
def test_one_figure_in_water_is_enough_to_dominate() -> None:
    game = given(
        """
        oA    -
           Ap~
        -     tA
        """,
        eve(),
    ).answers("A", "gain")
    assert game.told("dominates") == [(0, 1), (0, 2)]
    then(game).devotion(A=4)


@rule("AK-X6")
def test_figures_of_two_gods_in_a_region_fight_a_battle_and_nobody_dominates() -> None:
    game = given(DUEL, gods(B="isis"), eve()).answers("A", "gain")
    then(game).asks("A", "B").offers_also("play chariots").devotion(A=0, B=0)
    assert game.told("dominates") == []


@rule("AK-X7")
def test_a_majority_needs_more_monuments_of_a_type_than_any_opponent() -> None:
    game = given(
        """
        Ag    oA    oB
           oA    .
        """,
        eve(),
    ).answers("A", "gain")
    then(game).devotion(A=2)


@rule("AK-X7")
def test_a_god_without_figures_in_the_region_outweighs_but_does_not_score() -> None:
    game = given(
        """
        Ag    oA    oB
           tB    .
        """,
        eve(),
    ).answers("A", "gain")
    then(game).devotion(A=1, B=0)


@rule("AK-X7", "AK-C8")
def test_neutral_monuments_neither_count_nor_outweigh() -> None:
    game = given(
        """
        Ag    oA    o
           o     t
        """,
        eve(),
    ).answers("A", "gain")
    then(game).devotion(A=2)


@rule("AK-X8", "AK-AM2")
def test_after_the_conflict_the_amun_token_is_face_up_again() -> None:
    game = given(DUEL, gods(A="amun", B="ra"), conflict())
    game.answers("A", "announce two")
    then(game).tokens("amun", "announced")
    game.plays(A="chariots maat", B="maat")
    then(game).asks("B").offers_also("move").tokens("amun", "face_up")


@rule("AK-X9")
def test_after_the_first_two_conflicts_nobody_merges_and_nobody_is_forgotten() -> None:
    for number in (1, 2):
        game = given("Ag Bg Cg", conflict(number=number))
        then(game).asks("B").order("A", "B", "C").devotion(A=1, B=1, C=1)
        assert game.game.position()["plays"] == [0, 1, 2]


@rule("AK-X9")
def test_the_third_conflict_is_followed_by_the_merging() -> None:
    game = given("Ag Bg Cg", conflict(number=3))
    assert game.game.position()["plays"] == [1, 1, 2]


@rule("AK-X9")
def test_the_fourth_conflict_is_followed_by_the_forgotten_gods() -> None:
    game = given("Ag Bg Cg", devotion(A=21, B=22, C=3), conflict(number=4))
    then(game).goes_on().order("A", "B").empty("E0")


@rule("AK-X9")
def test_the_fifth_conflict_is_followed_by_the_end_of_the_game() -> None:
    game = given("Ag Bg", devotion(A=21, B=25), conflict(number=5))
    then(game).won("B", by="fifth_conflict")


@rule("AK-X10")
def test_a_figure_killed_in_the_first_region_is_not_in_the_next() -> None:
    game = given(
        """
        Bg    -     Bw
           Ap~   .
        .     -     .
        """,
        conflict(by="B"),
    )
    game.plays(A="flood", B="chariots")
    then(game).dead("B0").asks("A").offers_also("move")
    assert game.told("dominates") == [(1, 2)]


@rule("AK-X10", "AK-L2b")
def test_a_region_that_was_left_before_its_turn_is_skipped() -> None:
    game = given(
        """
        oA    Bg    -     -     Aw
           .     .     -     -
        Aw    .     -     -     .
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure I0")
    game.plays(A="chariots", B="maat")
    then(game).devotion(A=2, B=0)
    assert game.told("dominates") == []


@rule("AK-X11")
def test_dominating_is_not_winning_a_battle_and_no_power_of_battles_is_used() -> None:
    game = given(
        """
        Ag    Aw    oA
           .     .
        """,
        gods(A="amun"),
        powers(A="commanding inspiring obelisk_attuned temple_attuned glorious worshipful"),
        eve(),
    )
    game.answers("A", "gain")
    then(game).asks("B").offers_also("move").followers(A=1)
    then(game).devotion(A=2).hand("A", "plague build chariots maat drought flood miracle")


@rule("AK-X12")
def test_tiebreaker_and_amun_token_are_back_before_the_gods_merge() -> None:
    game = given(
        """
        Ag    Bg
           .
        Cc    .
        """,
        gods(A="amun", B="isis", C="ra"),
        devotion(A=5, B=3, C=1),
        conflict(number=3),
    )
    game.answers("A", "announce two").plays(A="chariots plague", B="miracle", C="maat")
    game.bids(A=0, B=0, C=1)
    then(game).asks("B").offers("leave guardian cat_mummy", "take guardian cat_mummy")
    then(game).tiebreaker(None).tokens("amun", "face_up")
