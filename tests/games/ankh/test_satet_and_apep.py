"""Satet, who pushes, and Apep, who comes out of the water (AK-GT, AK-GA)."""

from tests.rule import rule
from tests.scenario.ankh import camels, given, gods, pool, powers, rivers, then, turn, underworld


@rule("AK-GT1")
def test_satet_may_end_her_move_in_an_enemys_space_and_moves_the_enemy_1_space() -> None:
    game = given(
        """
        As    .     .     .
           .     Bw    .
        .     .     .     .
        """,
    )
    game.answers("A", "move", "figure A0", "to D0")
    then(game).asks("A").offers("push C0", "push E0", "push E1", "push C1")
    game.answers("A", "push E1")
    then(game).stands("D0", "As").stands("E1", "Bw").empty("A0")


@rule("AK-GT1")
def test_rivers_and_camels_do_not_stop_the_push() -> None:
    game = given("As    .     .\n   Bw    .", rivers("B0/C0"), camels("C0/D0 D0/E0"))
    game.answers("A", "move", "figure A0", "to B0")
    then(game).asks("A").offers("push A0", "push C0")


@rule("AK-GT1")
def test_no_other_figure_may_end_in_an_enemys_space() -> None:
    game = given("Aw    .\n   Bw\n.     .").answers("A", "move", "figure A0")
    then(game).asks("A").offers("to C0", "to A1", "to C1")


@rule("AK-GT1")
def test_satet_pushes_in_move_figures_only() -> None:
    game = given("As    oA    .\n   Bw    Bw", powers(A="pyramid_attuned"), pool(A="mummy"))
    game.answers("A", "summon")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-GT2")
def test_if_the_enemy_cannot_be_moved_satet_cannot_go_there() -> None:
    game = given(
        """
        .     ~     -
           o     Bw
        As    t     ~
        """,
    )
    game.answers("A", "move", "figure A1")
    then(game).stands("A0", "As").stands("D0", "Bw")


@rule("AK-GT2")
def test_satet_never_enters_water_even_if_a_figure_is_there() -> None:
    game = given(
        """
        As    .
           Bp~
        .     .
        """,
    )
    game.answers("A", "move", "figure A0")
    then(game).asks("A").offers("to C0", "to A1", "to C1")


@rule("AK-GT3")
def test_the_space_satet_came_from_is_empty_for_the_push() -> None:
    game = given("As    o\n   Bw\no     o").answers(
        "A",
        "move",
        "figure A0",
    )
    then(game).stands("A0", "Bw").stands("B0", "As")


@rule("AK-GT3")
def test_a_space_left_only_by_a_later_move_is_not_empty_for_the_push() -> None:
    game = given(
        """
        .     Bw    o
           .     Aw
        As    o     .
        """,
    )
    game.answers("A", "move", "figure A1", "to C0")
    then(game).stands("B0", "Bw").stands("C0", "As")


@rule("AK-GT4")
def test_god_figures_can_be_pushed() -> None:
    game = given("As    .\n   Bg\n.     .").answers("A", "move", "figure A0", "to B0", "push C1")
    then(game).stands("C1", "Bg").stands("B0", "As")


@rule("AK-GT4")
def test_own_figures_cannot_be_pushed() -> None:
    game = given("As    .\n   Aw\n.     .").answers("A", "move", "figure A0")
    then(game).asks("A").offers_not("to B0").offers_also("to C0")


@rule("AK-GT4", "AK-O4")
def test_satet_does_not_end_on_an_underworld_token_of_another_god() -> None:
    game = given(
        "As    .\n   Bw\n.     .", gods(A="ra", B="osiris"), underworld("B0", "C0")
    ).answers("A", "move", "figure A0")
    then(game).asks("A").offers("to A1", "to C1")


@rule("AK-GT4", "AK-O4")
def test_a_figure_of_osiris_may_be_pushed_onto_his_own_token() -> None:
    game = given("As    .\n   Bw", gods(A="ra", B="osiris"), underworld("C0"))
    game.answers("A", "move", "figure A0")
    then(game).asks("A").offers("push A0", "push C0")


@rule("AK-GA1")
def test_apep_may_be_summoned_on_any_empty_water_space_or_as_any_figure() -> None:
    game = given(
        """
        Ag    -     ~     ~
           .     -     -     Bp~
        """,
        gods(A="isis"),
        pool(A="apep"),
    )
    game.answers("A", "summon", "summon apep")
    then(game).asks("A").offers("at B0", "at E0", "at G0")
    game.answers("A", "at G0")
    then(game).stands("G0", "Ap")


@rule("AK-GA1", "AK-B8")
def test_no_other_figure_may_be_summoned_in_water() -> None:
    game = given("Ag    ~\n   ~", gods(A="isis"), pool(A="mummy")).answers("A", "summon")
    then(game).asks("A").offers("gain", "unlock")


@rule("AK-GA2", "AK-M3")
def test_apep_cannot_move_into_water_but_may_leave_it() -> None:
    game = given(
        """
        Ap~   ~
           .     .
        ~     .
        """,
    )
    game.answers("A", "move", "figure A0")
    then(game).asks("A").offers("to B0", "to D0", "to C1")
    game.answers("A", "to B0")
    then(game).stands("B0", "Ap")


@rule("AK-GA3")
def test_as_an_extra_figure_apep_must_be_beside_the_pyramid_in_water_or_on_land() -> None:
    game = given(
        """
        Ag    -     pA    -     ~
           .     ~     .     .
        """,
        gods(A="isis"),
        powers(A="pyramid_attuned"),
        pool(A="apep"),
    )
    game.answers("A", "summon", "extra E0", "summon apep")
    then(game).asks("A").offers("at D0", "at F0")


@rule("AK-GA3")
def test_on_any_other_water_apep_is_the_regular_figure() -> None:
    game = given(
        "Ag    -     pA    -     ~\n   .     .     .     -",
        gods(A="isis"),
        powers(A="pyramid_attuned"),
        pool(A="apep"),
    )
    game.answers("A", "summon", "regular", "summon apep", "at I0")
    then(game).asks("A").offers("summon warrior", "done")
    game.answers("A", "summon warrior")
    then(game).asks("A").offers("at D0", "at F0")


@rule("AK-GA4", "AK-O2")
def test_as_osiriss_extra_figure_apep_cannot_go_into_water() -> None:
    game = given(
        "Ag    ~     .     .\n   .     .     .",
        gods(A="osiris"),
        underworld("E0", "G0"),
        pool(A="apep"),
        turn("A"),
    )
    game.answers("A", "summon", "extra token", "summon apep")
    then(game).asks("A").offers("at E0", "at G0")
