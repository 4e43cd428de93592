"""The event Control Monument (AK-CM)."""

from __future__ import annotations

from tests.rule import rule
from tests.scenario.ankh import followers, given, gods, markers, rivers, then
from tests.scenario.ankh_parts import Part

#: A's next Gain Followers triggers the first event of the game, Control Monument.
NEXT: tuple[Part, ...] = (gods(A="isis", B="ra"), markers(gain=2), followers(A=0))


@rule("AK-CM1")
def test_a_neutral_monument_beside_an_own_figure_is_controlled() -> None:
    drawing = """
        t     p     Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(1).asks("A").offers("control A0", "control C0")
    game.answers("A", "control C0")
    then(game).stands("C0", "pA").stands("A0", "t").ankh_tokens(A=8, B=9).asks("B")


@rule("AK-CM1")
def test_only_one_monument_is_controlled() -> None:
    drawing = """
        t     p     Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain", "control A0")
    then(game).stands("A0", "tA").stands("C0", "p").asks("B")


@rule("AK-CM1", "AK-B5")
def test_a_monument_across_a_river_is_not_adjacent() -> None:
    drawing = """
        t     .     Bg
           Ag    .
        """
    game = given(drawing, *NEXT, rivers("A0/B0")).answers("A", "gain")
    then(game).event(1).stands("A0", "t").asks("B")


@rule("AK-CM1")
def test_only_the_player_who_triggered_the_event_gains_control() -> None:
    drawing = """
        .     .     t
           Ag    .     Bg
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(1).stands("E0", "t").asks("B").offers_also("move")


@rule("AK-CM2")
def test_with_no_neutral_monument_on_the_board_another_god_s_is_taken() -> None:
    drawing = """
        tB    pB    Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).asks("A").offers("control A0", "control C0")
    game.answers("A", "control A0")
    then(game).stands("A0", "tA").stands("C0", "pB").ankh_tokens(A=8, B=8)


@rule("AK-CM2")
def test_a_neutral_monument_far_away_protects_those_of_other_gods() -> None:
    drawing = """
        tB    .     .     t
           Ag    .     Bg
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(1).stands("A0", "tB").stands("G0", "t").asks("B")


@rule("AK-CM2")
def test_a_monument_of_one_s_own_is_not_controlled_again() -> None:
    drawing = """
        tA    .     Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(1).stands("A0", "tA").ankh_tokens(A=8).asks("B")
    assert game.told("controlled") == []


@rule("AK-CM3")
def test_with_no_valid_monument_nothing_happens_but_the_event_marker_has_moved() -> None:
    drawing = """
        .     .     Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).event(1).ankh_tokens(A=9).asks("B")


NINE = """
    Ag    oA    oA    oA    Bg
       t     oA    oA    oA
    .     oA    oA    oA
    """


@rule("AK-CM3", "AK-C1")
def test_with_no_token_in_the_pool_nothing_happens_but_the_event_marker_has_moved() -> None:
    game = given(NINE, *NEXT).answers("A", "gain")
    then(game).event(1).ankh_tokens(A=0).stands("B0", "t").asks("B")


@rule("AK-CM3")
def test_the_ninth_token_can_still_be_used() -> None:
    game = given(NINE.replace("oA    oA    Bg", "oA    .     Bg"), *NEXT).answers("A", "gain")
    then(game).ankh_tokens(A=0).stands("B0", "tA")


@rule("AK-CM4")
def test_if_there_is_a_valid_choice_one_must_be_made() -> None:
    drawing = """
        t     p     Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).asks("A").offers("control A0", "control C0")


@rule("AK-CM4")
def test_a_single_valid_monument_is_taken_without_a_question() -> None:
    drawing = """
        t     .     Bg
           Ag    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).stands("A0", "tA").asks("B")


@rule("AK-CM1", "AK-B6")
def test_a_figure_in_water_is_adjacent_to_the_monuments_on_every_shore() -> None:
    drawing = """
        t     o     Bg
           Ap~   -     .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).asks("A").offers("control A0", "control C0")


@rule("AK-Z3", "AK-CM1", "AK-CM2")
def test_the_rulebook_s_example_of_control_monument() -> None:
    """Isis may take the neutral temple: not the pyramid across the river, nor Ra's obelisk."""
    drawing = """
        t     .     Bg
           Aw    .
        p     oB
        """
    game = given(drawing, *NEXT, rivers("A1/B0")).answers("A", "gain")
    then(game).stands("A0", "tA").stands("A1", "p").stands("C1", "oB").ankh_tokens(A=8, B=8)


@rule("AK-CM2")
def test_without_a_neutral_monument_those_of_other_gods_must_be_adjacent_too() -> None:
    drawing = """
        tB    pB    Bg    oB
           Ag    oA    .
        """
    game = given(drawing, *NEXT).answers("A", "gain")
    then(game).asks("A").offers("control A0", "control C0")
    then(game).refuses("control G0", because="AK-CM2").refuses("control D0", because="AK-CM2")
