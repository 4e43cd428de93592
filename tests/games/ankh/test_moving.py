"""Move Figures (AK-M)."""

from __future__ import annotations

from tests.rule import rule
from tests.scenario.ankh import camels, given, gods, rivers, then, underworld

#: A chain of spaces: each is next to the one before and the one after it.
CHAIN = """
    Ag    .     .     .     .     Bg
       .     .     .     .     .
    """


@rule("AK-M1")
def test_a_figure_may_move_one_two_or_three_spaces() -> None:
    game = given(CHAIN).answers("A", "move", "figure A0")
    then(game).asks("A").offers("to B0", "to C0", "to D0").offers_not("to E0")
    game.answers("A", "to D0")
    then(game).stands("D0", "Ag").empty("A0")


@rule("AK-M1")
def test_each_figure_moves_at_most_once() -> None:
    game = given(CHAIN.replace("Ag    .  ", "Ag    Aw ")).answers("A", "move")
    then(game).asks("A").offers("figure A0", "figure C0", "done")
    game.answers("A", "figure A0", "to B0")
    then(game).asks("A").offers("figure C0", "done").offers_not("figure B0")


@rule("AK-M1")
def test_figures_move_in_any_order() -> None:
    game = given(CHAIN.replace("Ag    .  ", "Ag    Aw "))
    game.answers("A", "move", "figure C0", "to E0", "figure A0", "to B0")
    then(game).stands("E0", "Aw").stands("B0", "Ag")


@rule("AK-M1")
def test_any_figure_may_stay() -> None:
    game = given(CHAIN).answers("A", "move", "done")
    then(game).alive("A0").asks("A").offers("summon", "gain", "unlock")


@rule("AK-M1")
def test_only_one_s_own_figures_are_moved() -> None:
    game = given(CHAIN).answers("A", "move")
    then(game).asks("A").offers_not("figure K0")


@rule("AK-M2")
def test_movement_passes_through_figures_and_monuments() -> None:
    drawing = """
        Ag    t     Bg
           Bw    .
        """
    game = given(drawing).answers("A", "move", "figure A0")
    then(game).stands("D0", "Ag").alive("B0", "C0")


@rule("AK-M2")
def test_movement_passes_through_water() -> None:
    drawing = """
        Ag    ~     Bg
           ~     .
        """
    game = given(drawing).answers("A", "move", "figure A0")
    then(game).stands("D0", "Ag")


@rule("AK-M2")
def test_movement_crosses_rivers_and_camels() -> None:
    game = given(CHAIN, rivers("A0/B0"), camels("B0/C0"))
    game.answers("A", "move", "figure A0")
    then(game).asks("A").offers("to B0", "to C0", "to D0")


@rule("AK-M3", "AK-B8")
def test_movement_never_ends_in_water_or_on_another_piece() -> None:
    """With water, an enemy and a monument in reach, nobody can move at all."""
    drawing = """
        Ag    Bw    .
           ~     t     Bg
        """
    game = given(drawing).answers("A", "move")
    then(game).alive("A0").asks("A").offers("summon", "gain", "unlock")


@rule("AK-M4")
def test_a_space_vacated_earlier_in_the_action_is_empty() -> None:
    drawing = CHAIN.replace("Ag    .  ", "Ag    Aw ")
    game = given(drawing).answers("A", "move", "figure A0")
    then(game).asks("A").offers("to B0", "to D0").offers_not("to C0")
    game = given(drawing).answers("A", "move", "figure C0", "to F0", "figure A0")
    then(game).asks("A").offers("to B0", "to C0", "to D0")


@rule("AK-M5")
def test_moving_changes_no_control_of_monuments() -> None:
    drawing = """
        Ag    .     tB    .     Bg
           .     t     .     .
        """
    game = given(drawing).answers("A", "move", "figure A0", "to C0")
    then(game).stands("D0", "t").stands("E0", "tB")


@rule("AK-M5")
def test_moving_away_from_an_own_monument_keeps_it() -> None:
    drawing = """
        Ag    .     .     .     Bg
           tA    .     .     .
        """
    game = given(drawing).answers("A", "move", "figure A0", "to D0")
    then(game).stands("B0", "tA")


@rule("AK-M6")
def test_no_figure_ends_its_movement_on_another_god_s_underworld_token() -> None:
    game = given(CHAIN, gods(B="osiris"), underworld("C0")).answers("A", "move", "figure A0")
    then(game).asks("A").offers("to B0", "to D0").offers_not("to C0")


@rule("AK-M6", "AK-B3")
def test_osiris_s_own_figures_may_end_on_an_underworld_token() -> None:
    game = given(CHAIN, gods(A="osiris"), underworld("C0")).answers("A", "move", "figure A0")
    then(game).asks("A").offers("to B0", "to C0", "to D0")


@rule("AK-M7")
def test_no_step_leaves_the_map() -> None:
    """Two shores with nothing between them: nobody crosses where there is no space."""
    drawing = """
        Ag    -     .     Bg
           .     -     .
        """
    game = given(drawing).answers("A", "move")
    then(game).stands("A0", "Ag").asks("A").offers_not("to E0")
    assert game.told("moved") == []


@rule("AK-M7")
def test_a_figure_cannot_end_where_it_began() -> None:
    game = given(CHAIN).answers("A", "move", "figure A0")
    then(game).asks("A").offers_not("to A0")


@rule("AK-Z11", "AK-M1", "AK-M2", "AK-M3")
def test_the_rulebook_s_example_of_move_figures() -> None:
    """The god through a warrior, one through water and a pyramid, one over an enemy and a river."""
    drawing = """
        Ag    .     o     ~     .     Aw    .     t
           Aw    .     Aw    p     .     Bw    Bw    Bg
        """
    game = given(drawing, gods(A="amun", B="ra"), rivers("L0/M0"))
    game.answers("A", "move", "figure A0", "to D0")
    then(game).stands("D0", "Ag").stands("B0", "Aw")
    game.answers("A", "figure F0", "to I0")
    then(game).stands("I0", "Aw").stands("H0", "p")
    game.answers("A", "figure K0")
    then(game).asks("A").offers("to J0", "to M0").offers_not("to L0", "to N0")
    game.answers("A", "to M0", "done")
    then(game).stands("M0", "Aw").alive("B0", "L0", "N0")
