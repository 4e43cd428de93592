"""Cat-Mummy and Mummy: guardians that act when they are killed (AK-GC, AK-GM)."""

from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    devotion,
    followers,
    given,
    gods,
    stack,
    then,
)


@rule("AK-GC")
def test_if_the_cat_mummy_is_killed_all_other_gods_in_the_game_lose_1_devotion() -> None:
    game = given(
        """
        Ag    Bg    -     Cg
           Bc    -     -
        """,
        devotion(A=5, B=5, C=5),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots")
    # The Plague kills it at once; then B wins, and C dominates the other region.
    assert game.told("devotion") == [(2, 5, 4), (0, 5, 4), (1, 5, 6), (2, 4, 5)]


@rule("AK-GC")
def test_a_cat_mummy_that_is_not_killed_costs_nobody_devotion() -> None:
    game = given("Ag    Bg\n   Bc", devotion(A=5, B=5), conflict()).plays(A="maat", B="chariots")
    then(game).devotion(A=5, B=6)


@rule("AK-GC", "AK-D6")
def test_who_stands_at_the_bottom_loses_nothing() -> None:
    game = given("Ag    Bg\n   Bc", devotion(A=0), followers(A=0, B=0), conflict())
    game.plays(A="plague", B="chariots")
    then(game).devotion(A=0, B=1)


@rule("AK-GC", "AK-D8")
def test_two_cat_mummies_of_others_dying_together_cost_one_move_of_2() -> None:
    game = given(
        "Ag    Bg    Cg\n   Bc    Bc", devotion(A=5, B=5, C=7), followers(A=0, B=0, C=0), conflict()
    )
    game.plays(A="plague", B="chariots", C="maat")
    assert game.told("devotion")[:2] == [(0, 5, 3), (2, 7, 5)]


@rule("AK-GC1")
def test_a_merged_god_loses_1_not_2() -> None:
    game = given(
        "Ag    Bg\n   Ac",
        gods(A="ra", B="isis", C="anubis"),
        after_merging("B", "C"),
        devotion(A=5, B=7, C=7),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="chariots", B="plague")
    then(game).dead("B0").devotion(B=6)


@rule("AK-GC1")
def test_the_cat_mummy_of_a_merged_god_costs_it_nothing() -> None:
    game = given(
        "Ag    Bg\n   Bc",
        gods(A="ra", B="isis", C="anubis"),
        after_merging("B", "C"),
        devotion(A=5, B=7, C=7),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots")
    then(game).dead("B0").devotion(A=4, B=8)


MUMMY = """
    Ag    Bg    .
       Bm    .
    .     .     .
    """


@rule("AK-GM1")
def test_a_killed_mummy_is_summoned_again_beside_its_owners_god() -> None:
    game = given(MUMMY, gods(A="ra", B="isis"), followers(A=0, B=0), conflict())
    game.plays(A="plague", B="chariots")
    then(game).asks("B").offers("return B0", "return C1", "return D0")
    game.answers("B", "return D0")
    then(game).stands("D0", "Bm").empty("B0")


@rule("AK-GM1")
def test_the_mummy_returns_beside_its_god_in_another_region() -> None:
    game = given(
        """
        Ag    .     -     Bg
           Bm    -     -
        .     .     -     .
        """,
        gods(A="ra", B="isis"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    then(game).dead("B0").stands("G1", "Bm")


@rule("AK-GM1")
def test_the_mummy_returns_wanted_or_not() -> None:
    game = given(
        "Ag    .     -     Bg\n   Bm    -     -     -     .\n.     .     -     .",
        gods(A="ra", B="isis"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    then(game).stands("G1", "Bm").in_pool("B", mummy=0)


@rule("AK-GM2")
def test_with_no_empty_space_beside_the_god_the_mummy_goes_to_the_pool() -> None:
    game = given(
        "Ag    .     -     Bg\n   Bm    -     -     -     .\n.     .     -     o",
        gods(A="ra", B="isis"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="maat")
    then(game).dead("B0").in_pool("B", mummy=1)


@rule("AK-GM2", "AK-RA1")
def test_the_return_is_a_summon_that_radiance_applies_to() -> None:
    game = given(MUMMY, gods(A="isis", B="ra"), followers(A=0, B=0), conflict()).plays(
        A="plague", B="chariots"
    )
    game.answers("B", "return D0")
    then(game).asks("B").offers("give sun", "no sun")


@rule("AK-GM3")
def test_a_mummy_back_in_the_region_of_the_battle_fights_on_and_each_death_counts() -> None:
    game = given(MUMMY, gods(A="amun", B="isis"), followers(A=0, B=0), conflict())
    game.answers("A", "announce two").plays(A="plague chariots", B="miracle")
    game.answers("B", "return D0")
    then(game).strength(A=5, B=2).winners("A").asks("B")
    game.answers("B", "return C1")
    then(game).devotion(B=2)


@rule("AK-GM4")
def test_the_spaces_of_all_killed_at_that_moment_are_empty_for_the_return() -> None:
    game = given(
        """
        Ag    Bg
           Bm
        .     Bw
        """,
        gods(A="ra", B="isis"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots")
    then(game).asks("B").offers("return B0", "return C1")


@rule("AK-GM4")
def test_several_mummies_return_one_after_another() -> None:
    game = given(
        """
        Ag    Bg    Cg
           Bm    Bm
        -     .     -
        """,
        followers(A=0, B=0, C=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots", C="maat")
    then(game).asks("B").offers("return B0", "return C1", "return D0")
    game.answers("B", "return B0")
    then(game).asks("B").offers("return C1", "return D0")


@rule("AK-GM4")
def test_a_mummy_that_returns_in_the_resolution_is_not_killed_by_it_again() -> None:
    game = given(MUMMY, gods(A="ra", B="amun"), devotion(A=2, B=2), stack("AB"), conflict())
    game.answers("B", "announce nothing").plays(A="chariots", B="miracle")
    game.answers("B", "return B0")
    then(game).stands("B0", "Bm").devotion(B=3).asks("B").offers_also("move")
