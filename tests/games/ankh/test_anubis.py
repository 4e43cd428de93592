"""Anubis, Judge of the Dead: trapped warriors (AK-AN)."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    devotion,
    followers,
    given,
    gods,
    markers,
    powers,
    then,
    trapped,
    underworld,
)

FOES = gods(A="anubis", B="ra", C="isis")
THREE = """
    Ag    Bw    .
       Bw    .
    .     .     Cw
    """


@rule("AK-AN1")
def test_when_enemy_warriors_are_killed_anubis_may_trap_1_of_them_of_his_choice() -> None:
    game = given(THREE, FOES, conflict()).plays(A="chariots", B="maat", C="maat")
    then(game).asks("A").offers("trap isis", "trap nobody", "trap ra")
    game.answers("A", "trap ra")
    then(game).trapped(B=1, C=0).in_pool("B", warrior=5).in_pool("C", warrior=6)
    then(game).asks("B").offers_also("move")


@rule("AK-AN1")
def test_the_warrior_of_the_god_that_was_chosen_is_trapped() -> None:
    game = given(THREE, FOES, conflict()).plays(A="chariots", B="maat", C="maat")
    game.answers("A", "trap isis")
    then(game).trapped(B=0, C=1).in_pool("B", warrior=6).in_pool("C", warrior=5)
    assert game.told("trapped") == [(0, 2)]


@rule("AK-AN1")
def test_anubis_may_trap_nobody() -> None:
    game = given(THREE, FOES, conflict()).plays(A="chariots", B="maat", C="maat")
    game.answers("A", "trap nobody")
    then(game).trapped(B=0, C=0).in_pool("B", warrior=6)


@rule("AK-AN1")
def test_anubis_traps_though_he_is_not_in_the_battle() -> None:
    game = given(
        """
        Bg    Cg    -     Ag
           Cw    -     -
        """,
        gods(A="anubis", B="ra", C="amun"),
        conflict(by="B"),
    )
    game.answers("C", "announce nothing").plays(B="chariots", C="maat")
    then(game).asks("A").offers("trap amun", "trap nobody")


@rule("AK-AN1")
def test_plague_and_resolution_are_separate_moments_with_1_trap_each() -> None:
    game = given(
        """
        Ag    Bw    .
           Bw    .
        .     .     Cw
        """,
        gods(A="anubis", B="ra", C="osiris"),
        followers(A=0, B=0, C=1),
        conflict(),
    )
    game.plays(A="plague", B="maat", C="maat").answers("C", "bid 1")
    then(game).dead("C0", "B0").asks("A").offers("trap nobody", "trap ra")
    game.answers("A", "trap ra")
    # The resolution kills C's warrior.
    then(game).asks("A").offers("trap nobody", "trap osiris")


@rule("AK-AN1")
def test_neither_own_warriors_nor_guardians_can_be_trapped() -> None:
    game = given(
        """
        Aw    Bg    .
           Bc    .
        """,
        gods(A="anubis", B="ra"),
        followers(A=0, B=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots")
    then(game).dead("A0", "B0").asks("B").offers_also("move").trapped(A=0)


@rule("AK-AN1")
def test_with_all_3_slots_taken_nobody_is_trapped() -> None:
    game = given("Ag    Bw\n   Bw", gods(A="anubis", B="ra"), trapped(B=3), conflict())
    game.plays(A="chariots", B="maat")
    then(game).dead("B0", "C0").trapped(B=3).asks("B").offers_also("move")


@rule("AK-AN2")
def test_the_anubis_god_figure_has_1_strength_more_for_each_trapped_warrior() -> None:
    game = given("Ag    Bg\n   Aw", gods(A="anubis", B="ra"), trapped(B=3), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=1 + 3 + 1, B=1)


@rule("AK-AN2")
def test_where_the_god_figure_is_not_trapped_warriors_add_nothing() -> None:
    game = given("Aw    Bg    -    Ag\n   Aw", gods(A="anubis", B="ra"), trapped(B=3), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=2, B=1)


@rule("AK-AN3")
def test_the_owner_may_summon_a_trapped_warrior_for_1_follower_paid_to_anubis() -> None:
    game = given("Ag    Bg\n   .", gods(A="isis", B="anubis"), trapped(A=2), followers(A=1, B=0))
    game.answers("A", "summon")
    then(game).asks("A").offers("summon captive", "summon warrior", "done")
    game.answers("A", "summon captive")
    then(game).stands("B0", "Aw").trapped(A=1).followers(A=0, B=1).in_pool("A", warrior=4)


@rule("AK-AN3")
def test_without_a_follower_a_trapped_warrior_cannot_be_freed() -> None:
    game = given("Ag    Bg\n   .", gods(A="isis", B="anubis"), trapped(A=2), followers(A=0))
    game.answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")


@rule("AK-AN3")
def test_nobody_can_summon_another_gods_trapped_warriors() -> None:
    game = given(
        "Ag    Bg    Cg\n   .", gods(A="anubis", B="isis", C="ra"), trapped(C=2), followers(A=5)
    )
    game.answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")


@rule("AK-AN4")
def test_warriors_of_a_forgotten_god_leave_the_slots_for_good() -> None:
    game = given("Ag Bg Cg", FOES, devotion(A=25, B=3, C=25), trapped(B=2, C=1), conflict(number=4))
    then(game).goes_on().trapped(B=0, C=1).out("B", warrior=6)


@rule("AK-AN4")
def test_warriors_of_a_lower_merging_god_leave_the_slots_for_good() -> None:
    game = given("Ag Bg Cg", FOES, devotion(A=9, B=3, C=5), trapped(B=2, C=1), conflict(number=3))
    then(game).goes_on().trapped(B=0, C=1).out("B", warrior=6)


@rule("AK-AN4", "AK-AN2")
def test_warriors_of_a_forgotten_god_no_longer_strengthen_anubis() -> None:
    game = given(
        """
        Ag    Cg    -     Bg
           .     -     -
        """,
        FOES,
        devotion(A=25, B=3, C=25),
        trapped(B=2, C=1),
        markers(gain=3, move=3),
        conflict(number=4, by="C"),
    )
    game.plays(A="maat", C="maat")
    then(game).strength(A=1 + 3, C=1).asks("A")
    game.answers("A", "gain").answers("C", "move", "done").plays(A="maat", C="maat")
    then(game).strength(A=1 + 1, C=1).won("A", by="fifth_conflict")


@rule("AK-AN5")
def test_as_lower_merging_god_anubis_frees_the_warriors_of_the_higher_god_only() -> None:
    game = given("Ag Bg Cg", FOES, devotion(A=3, B=5, C=9), trapped(B=2, C=1), conflict(number=3))
    then(game).trapped(B=0, C=1).in_pool("B", warrior=6)


@rule("AK-AN5")
def test_if_anubis_is_forgotten_all_trapped_warriors_return_to_their_pools() -> None:
    game = given("Ag Bg Cg", FOES, devotion(A=3, B=25, C=25), trapped(B=2, C=1), conflict(number=4))
    then(game).goes_on().trapped(B=0, C=0).in_pool("B", warrior=6).in_pool("C", warrior=6)


@rule("AK-AN6")
def test_anubis_and_the_owner_forgotten_together_the_warrior_leaves_the_game() -> None:
    game = given(
        "Ag Bg Cg Dg",
        gods(A="anubis", B="ra", C="isis", D="amun"),
        devotion(A=3, B=4, C=25, D=25),
        trapped(B=2, C=1),
        conflict(number=4),
    )
    then(game).out("B", warrior=6).in_pool("C", warrior=6).trapped(B=0, C=0)


@rule("AK-AN7")
def test_a_trapped_warrior_may_be_the_figure_of_an_extra_summon_for_1_follower_each() -> None:
    game = given(
        """
        Ag    .     pA    Bg
           .     .     .
        """,
        gods(A="isis", B="anubis"),
        powers(A="pyramid_attuned"),
        trapped(A=2),
        followers(A=2, B=0),
    )
    game.answers("A", "summon", "extra E0", "summon captive", "at D0")
    game.answers("A", "summon captive", "at B0")
    then(game).trapped(A=0).followers(A=0, B=2).on_board("A", warrior=2)


@rule("AK-AN7", "AK-O2")
def test_osiris_may_summon_a_trapped_warrior_onto_his_token() -> None:
    game = given(
        "Ag    Bg    .\n   .     .",
        gods(A="osiris", B="anubis"),
        underworld("E0"),
        trapped(A=1),
        followers(A=1),
    )
    game.answers("A", "summon", "extra token", "summon captive")
    then(game).stands("E0", "Aw").trapped(A=0)


@rule("AK-AN7", "AK-RA1")
def test_ra_may_give_a_freed_warrior_a_sun() -> None:
    game = given("Ag    Bg\n   .", gods(A="ra", B="anubis"), trapped(A=1), followers(A=1))
    game.answers("A", "summon", "summon captive", "give sun")
    then(game).tokens("ra", ["B0"]).stands("B0", "Aw")


@rule("AK-AN8")
def test_a_warrior_trapped_in_a_plague_counts_for_the_strength_in_the_same_battle() -> None:
    game = given("Ag    Bg\n   Bw", gods(A="anubis", B="ra"), followers(A=0, B=0), conflict())
    game.plays(A="plague", B="maat").answers("A", "trap ra")
    then(game).strength(A=1 + 1 + 1, B=1)
