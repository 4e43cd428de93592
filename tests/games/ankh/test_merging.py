"""Merging: after the 3rd conflict two gods become one (AK-MG1 to AK-MG6, AK-MG10)."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    devotion,
    followers,
    given,
    gods,
    pool,
    powers,
    stack,
    suns,
    then,
    trapped,
    underworld,
)
from tests.scenario.table import seat_of

#: A is the least devoted god, B the next.
LOW = devotion(A=1, B=5, C=9)
THIRD = conflict(number=3, by="C")


@rule("AK-MG1")
def test_the_2_gods_with_the_least_devotion_merge_the_second_lowest_is_the_higher() -> None:
    game = given("Ag Bg Cg Dg", devotion(A=9, B=2, C=8, D=4), conflict(number=3))
    assert game.game.position()["plays"] == [0, 3, 2, 3]
    then(game).order("D", "C", "A").empty("C0").stands("G0", "Dg")


@rule("AK-MG1", "AK-X9")
def test_with_2_players_nobody_merges() -> None:
    game = given("Ag Bg", conflict(number=3))
    assert game.game.position()["plays"] == [0, 1]
    then(game).asks("B").stands("A0", "Ag").stands("C0", "Bg")


@rule("AK-MG2")
def test_the_lower_gods_monuments_are_destroyed_and_its_pieces_leave_the_game() -> None:
    game = given("Ag Aw oA t Bg tB Cg", LOW, THIRD)
    then(game).empty("A0", "C0", "E0").stands("G0", "t").stands("K0", "tB").supply(obelisk=10)
    then(game).out("A", warrior=6).hand("A", "").in_pool("B", warrior=6)
    assert game.game.position()["areas"][seat_of("A")]["figure"] == "out"


@rule("AK-MG3")
def test_the_lower_gods_followers_go_to_the_higher_god() -> None:
    game = given("Ag Bg Cg", LOW, followers(A=4, B=2, C=1), THIRD)
    then(game).followers(A=0, B=6, C=1)


@rule("AK-MG4")
def test_the_higher_god_may_take_guardians_on_the_board_where_they_stand() -> None:
    game = given("Ag Ax Bg Cg", LOW, THIRD)
    then(game).asks("B").offers("leave guardian androsphinx C0", "take guardian androsphinx C0")
    game.answers("B", "take guardian androsphinx C0")
    then(game).stands("C0", "Bx").asks("A")


@rule("AK-MG4")
def test_guardians_of_the_pool_go_to_the_higher_gods_pool_also_of_a_kind_it_has() -> None:
    game = given("Ag Bg Cg", LOW, pool(A="mummy", B="mummy"), THIRD)
    game.answers("B", "take guardian")
    then(game).in_pool("B", mummy=2).in_pool("A", mummy=0)


@rule("AK-MG4", "AK-C10")
def test_guardians_that_are_not_taken_leave_the_game_without_being_killed() -> None:
    game = given("Ag Ac Bg Cg", LOW, THIRD).answers("B", "leave guardian")
    # No devotion is lost for the Cat-Mummy: each has what dominating gave.
    then(game).empty("C0").out("A", cat_mummy=1).devotion(C=10)


@rule("AK-MG4")
def test_without_a_free_base_of_its_size_a_guardian_leaves_the_game() -> None:
    game = given("Ag Am Bg Cg", LOW, pool(B="mummy cat_mummy"), THIRD)
    then(game).empty("C0").out("A", mummy=1).in_pool("B", mummy=1, cat_mummy=1).asks("A")


@rule("AK-MG4")
def test_with_1_free_base_the_higher_god_chooses_which_guardian_to_take() -> None:
    for first, second in (("take guardian", ""), ("leave guardian", "take guardian")):
        game = given("Ag Bg Cg", LOW, pool(A="cat_mummy mummy", B="mummy"), THIRD)
        game.answers("B", first)
        if second:
            game.answers("B", second)
        taken = {"cat_mummy": 1, "mummy": 1} if not second else {"cat_mummy": 0, "mummy": 2}
        then(game).in_pool("B", **taken).asks("A").offers_also("move")


@rule("AK-MG4")
def test_bases_of_the_other_size_do_not_matter() -> None:
    game = given("Ag Ap Bg Cg", LOW, pool(B="cat_mummy cat_mummy"), THIRD)
    then(game).asks("B").offers("leave guardian apep C0", "take guardian apep C0")


@rule("AK-MG5")
def test_the_higher_marker_goes_onto_the_lower_ones_space() -> None:
    game = given("Ag Bg Cg", LOW, THIRD)
    then(game).devotion(B=2, C=10).order("B", "C")


@rule("AK-MG5")
def test_what_is_told_of_merging_says_where_the_markers_stand() -> None:
    game = given("Ag Bg Cg", LOW, pool(A="cat_mummy"), THIRD).answers("B", "take guardian")
    assert game.told("merged") == [(seat_of("A"), seat_of("B"), 2)]


@rule("AK-MG5")
def test_the_merged_markers_lie_below_all_others_at_first() -> None:
    game = given("Ag Bg Cg", devotion(A=3, B=3, C=3), stack("ABC"), THIRD)
    then(game).devotion(B=4, C=4).order("B", "C")


@rule("AK-MG6")
def test_the_merged_god_has_the_higher_gods_powers_and_not_the_lowers() -> None:
    game = given(
        "Ag Bg Cg", LOW, powers(A="commanding inspiring", B="revered"), followers(A=0, B=0), THIRD
    )
    areas = game.game.position()["areas"]
    assert (areas[0]["powers"], areas[1]["powers"]) == ([], ["revered"])
    # Revered serves the lower god's player, once.
    game.answers("A", "gain")
    then(game).followers(B=1)


@rule("AK-MG6")
def test_a_power_of_the_lower_god_alone_is_locked_again() -> None:
    game = given("Ag Bg Cg", LOW, powers(A="revered", B="commanding"), followers(A=0, B=0), THIRD)
    game.answers("A", "gain").answers("B", "gain")
    then(game).followers(B=0)


@rule("AK-MG6")
def test_the_merged_god_has_both_god_abilities() -> None:
    game = given(
        "Ag    Bg    .     Cg\n   -     .     -",
        gods(A="osiris", B="ra", C="isis"),
        LOW,
        underworld("E0"),
        conflict(number=3, by="A"),
    )
    game.answers("B", "summon")
    # Both sources are there; the warrior on the token is given a sun.
    then(game).asks("B").offers("extra token", "regular", "done")
    game.answers("B", "extra token")
    then(game).stands("E0", "Bw").asks("B").offers("give sun", "no sun")


@rule("AK-MG10")
def test_suns_on_removed_warriors_and_on_guardians_not_taken_return() -> None:
    game = given(
        "Ag Aw Am Am Bg Cg",
        gods(A="ra", B="isis", C="amun"),
        devotion(A=1, B=15, C=19),
        suns("C0", "E0", "G0"),
        THIRD,
    )
    game.answers("B", "take guardian", "leave guardian")
    then(game).stands("E0", "Bm").tokens("ra", ["E0"])


@rule("AK-MG10", "AK-AN5")
def test_trapped_warriors_stay_but_those_of_the_higher_god() -> None:
    game = given("Ag Bg Cg", gods(A="anubis"), LOW, trapped(B=1, C=2), THIRD)
    then(game).trapped(B=0, C=2)


@rule("AK-MG10")
def test_underworld_tokens_of_the_lower_god_stay_on_the_board() -> None:
    game = given("Ag Bg Cg .", gods(A="osiris"), LOW, underworld("G0"), THIRD)
    then(game).tokens("osiris", ["G0"])
