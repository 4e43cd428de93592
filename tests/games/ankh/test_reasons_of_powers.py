"""Why something is not offered, where the powers of gods and guardians decide."""

from tests.rule import rule
from tests.scenario.ankh import (
    after_merging,
    conflict,
    followers,
    given,
    gods,
    pool,
    powers,
    then,
    turn,
    underworld,
)


@rule("AK-LP2")
def test_no_figure_is_called_into_water_or_onto_a_token() -> None:
    game = given(
        """
        Ag    ~     Bg
           oA    Aw
        .     .     .
           .     .
        """,
        gods(A="amun", B="osiris"),
        powers(A="obelisk_attuned"),
        underworld("C1"),
        conflict(),
    )
    game.answers("A", "figure D0")
    then(game).asks("A").offers("to A1", "to B1")
    then(game).asks("A").refuses("to C0", because="AK-LP2").refuses("to C1", because="AK-LP2")


@rule("AK-LP1")
def test_a_figure_is_called_once_in_a_battle() -> None:
    game = given(
        """
        Ag    .     Bg
           oA    Aw
        .     .     .
        """,
        powers(A="obelisk_attuned"),
        conflict(),
    )
    game.answers("A", "figure D0", "to C1")
    then(game).asks("A").refuses("figure C1", because="AK-LP1").offers("figure A0", "done")


@rule("AK-AN1")
def test_only_an_owner_of_a_killed_warrior_is_trapped() -> None:
    game = given(
        """
        Ag    Bg
           Bw
        .     Cg
        """,
        gods(A="anubis", B="ra", C="isis"),
        followers(A=0, B=0, C=0),
        conflict(),
    )
    game.plays(A="plague", B="chariots", C="chariots")
    then(game).asks("A").refuses("trap isis", because="AK-AN1").offers("trap ra", "trap nobody")


@rule("AK-RA1")
def test_a_sun_is_given_when_a_figure_is_summoned() -> None:
    game = given("Ag Bg\n .", gods(A="ra", B="amun"), turn("A"))
    then(game).refuses("give sun", because="AK-RA1")
    then(game).refuses_to("B", "give sun", because="AK-RA1")


@rule("AK-GA4")
def test_apep_as_an_extra_of_osiris_goes_onto_the_token() -> None:
    game = given(
        "Ag    ~\n   .     Bg\n.     .",
        gods(A="osiris", B="amun"),
        underworld("A1", "B0"),
        pool(A="apep"),
        turn("A"),
    )
    game.answers("A", "summon", "extra token", "summon apep")
    then(game).asks("A").refuses("at C0", because="AK-GA4").offers("at A1", "at B0")


@rule("AK-MG4")
def test_guardians_are_taken_over_in_a_merging_only() -> None:
    game = given("Ag Bg\n .", turn("A"))
    then(game).refuses("take guardian", because="AK-MG4")
    then(game).refuses_to("B", "take guardian", because="AK-MG4")


@rule("AK-MG8")
def test_the_partner_does_not_act_in_a_turn_of_the_merged_god() -> None:
    game = given(
        "Bg    Cg\n   .",
        gods(A="anubis", B="osiris", C="isis"),
        after_merging("B", "A"),
        turn("A"),
    )
    then(game).asks("A").refuses_to("B", "move", because="AK-MG8")


@rule("AK-Y24")
def test_a_god_whose_choice_comes_later_waits_for_it() -> None:
    game = given(
        """
        Ag    Bg
           .
        .     .
        """,
        followers(A=4, B=4),
        conflict(),
    )
    game.plays(A="build", B="build")
    then(game).asks("B").refuses_to("A", "build temple", because="AK-Y24")
