"""Osiris, Gateway to the Underworld: tokens on the board (AK-O)."""

from tests.rule import rule
from tests.scenario.ankh import (
    conflict,
    devotion,
    followers,
    given,
    gods,
    pool,
    powers,
    then,
    turn,
    underworld,
)

OSIRIS = gods(A="osiris", B="ra")


@rule("AK-O1")
def test_after_losing_a_battle_osiris_may_place_a_token_on_empty_land_of_the_region() -> None:
    game = given(
        """
        Ag    Bg    ~     -     .
           Bw    .     -     .
        t     .     Bw    -     .
        """,
        OSIRIS,
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("new token", "no token")
    game.answers("A", "new token")
    then(game).asks("A").offers("token at D0", "token at C1")
    game.answers("A", "token at D0")
    then(game).tokens("osiris", ["D0"]).asks("B").offers_also("move")


@rule("AK-O1")
def test_osiris_may_relocate_a_token_from_any_region_or_place_none() -> None:
    game = given(
        """
        Ag    Bg    -     .     .
           .     -     -
        """,
        OSIRIS,
        underworld("G0", "I0"),
        conflict(),
    )
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("new token", "no token", "token G0", "token I0")
    game.answers("A", "token I0")
    then(game).tokens("osiris", ["B0", "G0"])


@rule("AK-O1")
def test_with_all_3_tokens_on_the_board_one_can_only_be_relocated() -> None:
    game = given("Ag    Bg\n   .\n.     .     .", OSIRIS, underworld("A1", "C1", "E1"), conflict())
    game.plays(A="maat", B="chariots")
    then(game).asks("A").offers("no token", "token A1", "token C1", "token E1")


@rule("AK-O1")
def test_a_space_with_a_token_takes_no_other() -> None:
    game = given("Ag    Bg\n   .\n.     .", OSIRIS, underworld("B0"), conflict())
    game.plays(A="maat", B="chariots").answers("A", "new token")
    then(game).asks("A").offers("token at A1", "token at C1")


@rule("AK-O1")
def test_after_winning_a_battle_osiris_places_no_token() -> None:
    game = given("Ag    Bg\n   .", OSIRIS, conflict()).plays(A="chariots", B="maat")
    then(game).asks("B").offers_also("move")


@rule("AK-O2")
def test_with_summon_figure_1_extra_figure_may_be_summoned_onto_a_token() -> None:
    game = given("Ag    .     .\n   .     .", OSIRIS, underworld("C0", "E0"))
    game.answers("A", "summon")
    then(game).asks("A").offers("extra token", "regular", "done")
    game.answers("A", "extra token")
    then(game).asks("A").offers("at C0", "at E0")
    game.answers("A", "at E0")
    # One in all, though the other token is free; the token stays.
    then(game).stands("E0", "Aw").tokens("osiris", ["C0", "E0"])
    then(game).asks("A").offers("summon warrior", "done")


@rule("AK-O2")
def test_a_token_with_a_figure_on_it_takes_no_other() -> None:
    game = given("Ag    Bg    Aw\n   .     .", OSIRIS, underworld("C0", "E0"))
    game.answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")


@rule("AK-O2", "AK-U5")
def test_the_regular_figure_may_be_chained_to_the_one_on_the_token() -> None:
    game = given("Ag    -     .\n   -     -\n-     -     .", OSIRIS, underworld("E0"))
    game.answers("A", "summon", "summon warrior")
    then(game).stands("E0", "Aw").asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).stands("E1", "Aw")


@rule("AK-O3")
def test_a_figure_on_a_token_that_is_moved_stays() -> None:
    game = given("Ag    Bg    -     Aw\n   .", OSIRIS, underworld("G0"), conflict())
    game.plays(A="maat", B="chariots").answers("A", "token G0")
    then(game).tokens("osiris", ["B0"]).alive("G0")


@rule("AK-O4")
def test_figures_of_other_gods_cannot_end_their_movement_on_a_token() -> None:
    game = given("Bg    .     .\n   .     Ag\n.", OSIRIS, underworld("B0"), turn("B"))
    game.answers("B", "move", "figure A0")
    # They pass over it.
    then(game).asks("B").offers("to A1", "to C0")


@rule("AK-O4")
def test_osiriss_own_figures_may_end_their_movement_on_a_token() -> None:
    game = given("Ag    .     .\n   .     Bg", OSIRIS, underworld("B0"))
    game.answers("A", "move", "figure A0")
    then(game).asks("A").offers_also("to B0")


@rule("AK-O4", "AK-GT4")
def test_no_figure_is_pushed_onto_a_token_of_another_god() -> None:
    game = given(
        """
        Bs    Cg    .
           .     .
        """,
        gods(A="osiris", B="ra", C="isis"),
        underworld("D0"),
        turn("B"),
    )
    game.answers("B", "move", "figure A0", "to C0")
    then(game).stands("C0", "Bs").stands("B0", "Cg")


@rule("AK-O4")
def test_no_figure_is_summoned_onto_a_token_of_another_god() -> None:
    game = given("Bg    .\n   .\n.     Ag", OSIRIS, underworld("B0"), turn("B"))
    game.answers("B", "summon", "summon warrior")
    then(game).stands("A1", "Bw")


@rule("AK-O4", "AK-GM1")
def test_a_mummy_does_not_return_onto_a_token_of_another_god() -> None:
    game = given(
        "Ag    Bg\n   .     Bm\n.     .", OSIRIS, underworld("B0"), followers(A=0, B=0), conflict()
    )
    game.plays(A="plague", B="maat")
    then(game).asks("B").offers("return D0", "return C1")


@rule("AK-O4")
def test_no_monument_can_be_built_on_a_token_not_by_osiris_either() -> None:
    game = given(
        "Ag    Bg\n   .\n.     .", OSIRIS, underworld("B0"), powers(A="inspiring"), conflict()
    )
    game.plays(A="build", B="maat").answers("A", "build temple")
    then(game).asks("A").offers("build at A1", "build at C1")


@rule("AK-O5")
def test_a_space_with_a_token_is_neither_fertile_nor_desert() -> None:
    game = given("Ag    Bw\n   .", OSIRIS, underworld("A0"), conflict()).plays(A="flood", B="flood")
    then(game).followers_changed(A=0, B=1)


@rule("AK-O6")
def test_if_osiris_is_forgotten_the_tokens_leave_the_game() -> None:
    game = given(
        "Ag Bg Cg .",
        gods(A="osiris", B="ra", C="isis"),
        underworld("G0"),
        devotion(A=3, B=25, C=26),
        conflict(number=4),
    )
    then(game).goes_on().tokens("osiris", [])


@rule("AK-O7")
def test_a_tie_in_which_all_lose_is_a_lost_battle_for_osiris() -> None:
    game = given("Ag    Bg\n   .", OSIRIS, conflict()).plays(A="maat", B="maat")
    game.answers("A", "leave the tie")
    then(game).asks("A").offers("new token", "no token")


@rule("AK-O2", "AK-GA4")
def test_as_osiriss_extra_apep_must_be_put_on_the_token() -> None:
    game = given("Ag    .     ~\n   .     .", OSIRIS, underworld("C0"), pool(A="apep"))
    game.answers("A", "summon", "extra token", "summon apep")
    then(game).stands("C0", "Ap")
