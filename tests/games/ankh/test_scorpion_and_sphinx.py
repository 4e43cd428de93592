"""Giant Scorpion and Androsphinx (AK-GS, AK-GX)."""

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    aims,
    camels,
    conflict,
    devotion,
    eve,
    given,
    gods,
    pool,
    powers,
    rivers,
    then,
    trapped,
    turn,
)

FIELD = """
    .     .     .
       .     .
    .     Ak    .
       .     .
    .     .     .
    """


@rule("AK-GS1")
def test_when_summoned_the_claws_are_pointed_at_two_spaces_next_to_each_other() -> None:
    game = given(
        """
        .     .     .
           .     .
        .     .     .
           Ag    .
        .     .     .
        """,
        gods(A="isis"),
        pool(A="giant_scorpion"),
    )
    game.answers("A", "summon", "summon giant_scorpion", "at C1")
    then(game).asks("A").offers(*[f"aim {way}" for way in ("n", "ne", "se", "s", "sw", "nw")])
    game.answers("A", "aim n")
    then(game).aimed("C1", "n")


@rule("AK-GS1")
def test_when_moved_the_owner_points_the_claws_anew() -> None:
    game = given(FIELD, aims(C1="n")).answers("A", "move", "figure C1", "to D1")
    then(game).asks("A").offers_also("aim n", "aim ne", "aim nw")
    game.answers("A", "aim nw")
    then(game).aimed("D1", "nw")


@rule("AK-GS1")
def test_when_another_moves_it_the_owner_points_the_claws() -> None:
    game = given(
        """
        Bs    .     .
           Ak    .
        .     .     .
        """,
        aims(B0="ne"),
        turn("B"),
    )
    game.answers("B", "move", "figure A0", "to B0", "push C1")
    then(game).asks("A").offers("aim n", "aim nw")
    game.answers("A", "aim nw")
    then(game).aimed("C1", "nw").asks("B").offers("summon", "gain", "unlock")


@rule("AK-GS1")
def test_pointing_one_scorpions_claws_leaves_another_as_it_is() -> None:
    game = given(
        """
        .     .     .
           .     .
        Ak    Cg    Bk
           .     .
        """,
        aims(A1="ne", E1="nw"),
    )
    game.answers("A", "move", "figure A1", "to C0", "aim se")
    then(game).aimed("C0", "se").aimed("E1", "nw")


@rule("AK-GS1")
def test_the_claws_may_point_at_the_first_space_of_the_map() -> None:
    game = given(
        """
        -     .
           .     .
        Ak    .
        """
    )
    game.answers("A", "move", "figure A1", "to C1")
    then(game).asks("A").offers_also("aim nw")


@rule("AK-GS2")
def test_a_scorpion_on_the_first_space_of_the_map_destroys_too() -> None:
    game = given("Ak    .\n   tB\n.     .", aims(A0="se"), eve()).answers("A", "gain")
    then(game).empty("B0").stands("A0", "Ak")


@rule("AK-GS2")
def test_at_the_start_of_a_conflict_the_monuments_pointed_at_are_destroyed() -> None:
    game = given(
        """
        .     oB    .
           tA    t
        .     Ak    pB
           p     .
        """,
        aims(C1="n"),
        eve(),
    )
    game.answers("A", "gain")
    # Claws to the north and north-east; the owner's own temple to the north-west stays.
    then(game).empty("C0", "D0").stands("B0", "tA").stands("E1", "pB").stands("B1", "p")
    then(game).supply(obelisk=10, temple=9, pyramid=8).ankh_tokens(A=8, B=8)


@rule("AK-GS2")
def test_the_owners_own_monument_is_destroyed_too() -> None:
    game = given("tA    .\n   Ak\n.     .", aims(B0="sw"), eve()).answers("A", "gain")
    then(game).empty("A0").ankh_tokens(A=9).supply(temple=10)


@rule("AK-GS2")
def test_a_monument_is_not_destroyed_before_the_conflict() -> None:
    game = given("tA    .\n   Ak\n.     .", aims(B0="sw")).answers("A", "gain")
    then(game).stands("A0", "tA")


@rule("AK-GS2", "AK-GS3", "AK-B5")
def test_across_a_river_or_a_camel_nothing_is_destroyed() -> None:
    game = given(
        """
        .     oB    .
           .     t
        .     Ak    .
        """,
        aims(C1="n"),
        rivers("C0/C1"),
        camels("C1/D0"),
        eve(),
    )
    game.answers("A", "gain")
    then(game).stands("C0", "oB").stands("D0", "t")


@rule("AK-GS3")
def test_the_claws_never_point_off_the_map_but_may_at_water() -> None:
    game = given(
        """
        Ak    ~
           .
        .     .
        """,
        aims(A0="se"),
    )
    game.answers("A", "move", "figure A0", "to B0")
    then(game).asks("A").offers("aim ne", "aim sw")


@rule("AK-GS1", "AK-GS3")
def test_where_no_two_neighbouring_spaces_are_on_the_map_a_scorpion_points_nowhere() -> None:
    game = given(
        """
        As    .
           Bk
        tB    -
        """,
        aims(B0="sw"),
        eve(),
    )
    game.answers("A", "move", "figure A0", "to B0", "push C0")
    assert game.game.position()["aims"] == []
    game.answers("A", "gain")
    then(game).stands("A1", "tB").stands("C0", "Bk")


@rule("AK-GS4", "AK-M7")
def test_a_scorpion_may_go_out_and_back_to_be_aimed_anew() -> None:
    game = given(FIELD, aims(C1="n")).answers("A", "move", "figure C1")
    then(game).asks("A").offers_also("to C1")
    game.answers("A", "to C1", "aim s")
    then(game).aimed("C1", "s").stands("C1", "Ak").asks("A").offers("summon", "gain", "unlock")


@rule("AK-GS4")
def test_a_scorpion_that_is_not_moved_keeps_its_aim() -> None:
    game = given(FIELD, aims(C1="n")).answers("A", "move", "done")
    then(game).aimed("C1", "n")


@rule("AK-GS4")
def test_no_other_figure_may_move_to_its_own_space() -> None:
    game = given("Ax    .\n   .\n.").answers("A", "move", "figure A0")
    then(game).asks("A").offers("to A1", "to B0", "to C0")


@rule("AK-GS5")
def test_all_scorpions_act_at_the_same_time_without_a_choice_on_neutral_monuments_too() -> None:
    game = given(
        """
        .     p     oA
           Ak    Bk
        t     .     tB
        """,
        aims(B0="ne", D0="ne"),
        eve(),
    )
    game.answers("A", "gain")
    # Ak points at C0 and C1, Bk at E0 and E1.
    then(game).empty("C0", "E0", "E1").stands("A1", "t")
    assert len(game.told("destroyed")) == 3


@rule("AK-GS5", "AK-MG4")
def test_a_scorpion_taken_over_by_merging_keeps_its_aim() -> None:
    game = given(
        """
        Ak    .     -     Bg    Cg
           .     -     -     -
        Ag    .
        """,
        aims(A0="se"),
        devotion(A=1, B=5, C=9),
        conflict(number=3),
    )
    then(game).aimed("A0", "se")
    game.answers("B", "take guardian")
    then(game).stands("A0", "Bk").aimed("A0", "se").empty("A1")


@rule("AK-GX1")
def test_enemy_figures_beside_the_androsphinx_count_no_strength() -> None:
    game = given(
        """
        Ag    Bw
           Ax
        .     Bw
        """,
        conflict(),
    )
    game.plays(A="maat", B="drought")
    then(game).strength(A=2, B=1)


@rule("AK-GX1")
def test_own_figures_beside_the_androsphinx_keep_their_strength() -> None:
    game = given("Aw    Bw\n   .     Bx\nAx    .", conflict()).plays(A="maat", B="maat")
    then(game).strength(A=2, B=2)


@rule("AK-GX1", "AK-B5")
def test_across_a_river_the_androsphinx_takes_no_strength() -> None:
    game = given("Ax    .\n   Bw\n.     Ag", rivers("A0/B0 A1/B0"), conflict())
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=1)


@rule("AK-GX1", "AK-L2a")
def test_a_resplendent_god_beside_the_androsphinx_counts_nothing() -> None:
    game = given(
        """
        Bg    .     -     oB    oB    oB
           Ax    -     -
        """,
        powers(B="resplendent"),
        conflict(),
    )
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=0)


@rule("AK-GX2")
def test_a_figure_in_water_beside_the_androsphinx_counts_nothing_in_any_region() -> None:
    game = given(
        """
        Bg    Ax
           Bp~
        .     .
           -
        Aw
        """,
        conflict(),
    )
    # The first region: B's god and Apep against a warrior; the Androsphinx is in the second.
    game.plays(A="maat", B="maat")
    then(game).strength(A=1, B=1)


@rule("AK-GX3")
def test_adjacent_enemy_androsphinxes_cancel_each_others_strength() -> None:
    game = given("Ax    Bg\n   Bx", conflict()).plays(A="maat", B="maat")
    then(game).strength(A=0, B=1)


@rule("AK-GX4")
def test_a_figure_without_strength_is_still_a_figure() -> None:
    game = given(
        """
        Ag    oB
           Ax
        Bw    Bw:
        """,
        gods(A="ra", B="amun"),
        powers(B="magnanimous"),
        conflict(),
    )
    game.answers("B", "announce two").plays(A="chariots", B="flood drought")
    # Presence, majority, 2 figures for Magnanimous, Flood, and the bonus of the card.
    then(game).strength(A=5, B=1).followers_changed(B=1).devotion(B=1 + 2).alive("A1").dead("C1")


@rule("AK-GX4")
def test_drought_counts_figures_without_strength() -> None:
    game = given("Ax    .\n   Bw:\n.     .\n   Bg", conflict()).plays(A="maat", B="drought")
    then(game).strength(A=1, B=2).devotion(B=2)


@rule("AK-GX1", "AK-AN2")
def test_anubiss_god_beside_an_androsphinx_loses_his_bonus_too() -> None:
    game = given("Ag    .\n   Bx", gods(A="anubis", B="ra"), trapped(B=3), conflict())
    game.plays(A="chariots", B="maat")
    then(game).strength(A=3, B=1)


@rule("AK-GS1", "AK-GS3")
def test_a_position_saved_while_a_scorpion_waits_to_be_aimed_can_be_loaded() -> None:
    game = given(FIELD, aims(C1="s")).answers("A", "move", "figure C1", "to C2")
    # On C2 the old aim would point off the map.
    then(game).asks("A").offers_also("aim n")
    again = ennead.load(game.game.position(), chance="ask")
    assert again.hash() == game.game.hash()


@rule("AK-GS1")
def test_the_owner_of_a_pushed_scorpion_aims_it_not_the_player_on_turn() -> None:
    drawing = """
        Ag    .     .     Bg
           As    Bk    .
        .     .     .     .
           .     .     .
        """
    game = given(drawing, gods(A="isis", B="ra")).answers("A", "move", "figure B0", "to D0")
    game.answers("A", "push D1")
    then(game).asks("B").offers_also("aim n")
    then(game).refuses_to("A", "aim n", because="AK-GS1")
    then(game).refuses_to("A", "figure A0", because="AK-GS1")
