"""Turns: one or two actions and the event they may trigger (AK-T)."""

from __future__ import annotations

import pytest

import ennead
from tests.rule import rule
from tests.scenario.ankh import (
    AnkhScenario,
    after_merging,
    devotion,
    event,
    followers,
    given,
    gods,
    markers,
    then,
    turn,
)
from tests.scenario.ankh_parts import Part

PAIR = """
    Ag    .     Bg
       .     .
    """
THREE = """
    Ag    .     Bg    .     Cg
       .     .     .     .
    """
FOUR = """
    Ag    .     Bg    .     Cg    .     Dg
       .     .     .     .     .     .
    """
#: How often an action is taken until it triggers an event, as printed for 2 to 5 players.
PRINTED = {2: [3, 3, 3, 2], 3: [4, 4, 4, 3], 4: [5, 5, 5, 4], 5: [6, 6, 6, 5]}
ACTIONS = ("move", "summon", "gain", "unlock")
BOARDS = {2: PAIR, 3: THREE, 4: FOUR}


def markers_of(game: AnkhScenario) -> list[int]:
    found: list[int] = game.game.position()["markers"]
    return found


def merged(*parts: Part) -> AnkhScenario:
    """B and C play one god; A is somebody else."""
    drawing = """
        Ag    .     Bg
           .     .
        """
    place = (devotion(A=5, B=3, C=3), after_merging("B", "C"), event(13))
    return given(drawing, *place, *parts)


@rule("AK-T1")
def test_turns_go_clockwise() -> None:
    game = given(THREE, turn("B"))
    then(game).asks("B")
    game.answers("B", "gain", "decline")
    then(game).asks("C")
    game.answers("C", "gain", "decline")
    then(game).asks("A")


@rule("AK-T1")
def test_a_player_whose_god_is_out_of_the_game_is_skipped() -> None:
    position = given(THREE, event(17), devotion(A=25, B=24, C=3), turn("A")).game.position()
    position["ascending"] = [1, 0]
    position["monuments"] = []
    position["areas"][2] |= {"figure": "out", "warriors": ["out"] * 6, "followers": 0, "hand": []}
    position["turn"] = 1
    del position["pending"]
    game = AnkhScenario(ennead.load(position))
    game.answers("B", "gain", "decline")
    then(game).asks("A")


@rule("AK-T2")
def test_the_four_actions_from_top_to_bottom() -> None:
    game = given(PAIR)
    offered = [game.game.notation(0, answer) for answer in game.game.legal(0)]
    assert offered == ["move", "summon", "gain", "unlock"]


@rule("AK-T3")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_chosen_action_s_marker_moves_one_space(action: str) -> None:
    game = given(PAIR, followers(A=0)).answers("A", action)
    moved = [1 if name == action else 0 for name in ACTIONS]
    assert markers_of(game) == ([0, 0, 1, 1] if action == "gain" else moved)


@rule("AK-T3")
def test_the_marker_has_moved_before_the_action_is_carried_out() -> None:
    game = given(PAIR).answers("A", "summon")
    then(game).asks("A").offers("summon warrior", "done")
    assert markers_of(game) == [0, 1, 0, 0]


@rule("AK-T4")
def test_an_action_may_be_chosen_even_if_it_cannot_be_resolved() -> None:
    game = given(PAIR, followers(A=0, B=0))
    then(game).asks("A").offers_also("gain", "unlock")
    game.answers("A", "gain")
    then(game).followers_changed(A=0).asks("B")
    assert markers_of(game) == [0, 0, 1, 1]


@rule("AK-T5", "AK-S5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("row", [2, 3])
def test_a_marker_that_reaches_the_last_space_triggers_an_event(players: int, row: int) -> None:
    action = ACTIONS[row]
    last = PRINTED[players][row] - 1
    game = given(BOARDS[players], followers(A=0), markers(**{action: last})).answers("A", action)
    then(game).event(1)
    before = given(BOARDS[players], followers(A=0), markers(**{action: last - 1}))
    then(before.answers("A", action)).event(0)


@rule("AK-T5")
def test_the_action_is_resolved_completely_before_its_event() -> None:
    """The warrior summoned by the action is beside the monument that the event gives control of."""
    drawing = """
        Ag    t     .
           .     .
        Bg
        """
    game = given(drawing, gods(A="isis"), markers(summon=2)).answers("A", "summon")
    then(game).event(0)
    game.answers("A", "summon warrior")
    then(game).event(1).stands("C0", "tA")


@rule("AK-T5")
def test_after_the_event_the_marker_goes_back_to_its_starting_space() -> None:
    game = given(PAIR, markers(move=1, gain=2, unlock=1)).answers("A", "gain")
    then(game).event(1).asks("B")
    assert markers_of(game) == [1, 0, 0, 1]


@rule("AK-T5")
def test_the_starting_space_stays_that_of_the_players_who_began_the_game() -> None:
    """Three began; with two gods left, Gain Followers still takes four advances."""
    game = merged(markers(gain=2), followers(A=0))
    game.answers("A", "gain")
    then(game).event(13)
    game = merged(markers(gain=3), followers(A=0))
    game.answers("A", "gain")
    then(game).event(14)


@rule("AK-T6")
def test_an_event_triggered_by_the_first_action_ends_the_turn() -> None:
    game = given(PAIR, markers(gain=2)).answers("A", "gain")
    then(game).event(1).asks("B").offers(*ACTIONS)


@rule("AK-T7")
@pytest.mark.parametrize("row", [0, 1])
def test_the_second_action_comes_from_a_row_below_the_first(row: int) -> None:
    game = given(PAIR).answers("A", ACTIONS[row], "done")
    then(game).asks("A").offers(*ACTIONS[row + 1 :])


@rule("AK-T7")
def test_below_gain_followers_only_unlock_ankh_power_is_left() -> None:
    """It is taken without a question, for there is no choice."""
    game = given(PAIR).answers("A", "gain")
    then(game).asks("A").offers_also("decline").offers_not("move", "summon", "gain")
    assert markers_of(game) == [0, 0, 1, 1]


@rule("AK-Z1", "AK-T7")
def test_after_summon_figure_only_gain_followers_or_unlock_ankh_power() -> None:
    game = given(PAIR, markers(unlock=1)).answers("A", "summon", "done")
    then(game).asks("A").offers("gain", "unlock").offers_not("move", "summon")
    game.answers("A", "unlock")
    game.answers("A", "decline")
    then(game).event(1).asks("B")


@rule("AK-T8")
def test_the_second_action_s_marker_moves_even_if_the_action_has_no_effect() -> None:
    game = given(PAIR, followers(A=0)).answers("A", "gain")
    assert markers_of(game) == [0, 0, 1, 1]
    then(game).followers_changed(A=0).asks("B")


@rule("AK-T8")
def test_after_unlock_ankh_power_as_first_action_there_is_no_second() -> None:
    game = given(PAIR).answers("A", "unlock", "unlock revered")
    then(game).asks("B").offers(*ACTIONS)


@rule("AK-T9")
@pytest.mark.parametrize("player", ["B", "C"])
def test_a_player_of_a_merged_god_takes_exactly_one_action(player: str) -> None:
    game = merged(turn(player)).answers(player, "gain")
    then(game).asks("C" if player == "B" else "A").offers(*ACTIONS)


@rule("AK-T9")
def test_a_merged_player_may_take_the_action_their_partner_took() -> None:
    game = merged(turn("B")).answers("B", "gain")
    then(game).asks("C").offers_also("gain")
    game.answers("C", "gain")
    assert markers_of(game) == [0, 0, 2, 0]


@rule("AK-T9")
def test_a_god_that_did_not_merge_still_takes_two_actions() -> None:
    game = merged(turn("A"), followers(A=1)).answers("A", "gain")
    then(game).asks("A").offers_also("decline")


@rule("AK-T10")
def test_an_event_triggered_by_the_second_action_is_resolved_in_the_same_way() -> None:
    game = given(PAIR, markers(gain=2), followers(A=0)).answers("A", "summon", "done", "gain")
    then(game).event(1).asks("B")
    assert markers_of(game) == [0, 1, 0, 0]


@rule("AK-T11")
def test_a_second_unlock_ankh_power_may_be_declined_and_its_marker_moves() -> None:
    game = given(PAIR, followers(A=3)).answers("A", "summon", "done", "unlock")
    then(game).asks("A").offers_also("decline", "unlock revered")
    game.answers("A", "decline")
    then(game).followers_changed(A=0).asks("B")
    assert markers_of(game) == [0, 1, 0, 1]


@rule("AK-T11")
def test_gain_followers_is_always_carried_out() -> None:
    drawing = """
        Ag    .     Bg
           t     .
        """
    game = given(drawing).answers("A", "summon", "gain")
    then(game).followers_changed(A=1).asks("B")


@rule("AK-Z14", "AK-T5", "AK-T6")
def test_the_third_gain_followers_of_three_players_triggers_control_monument() -> None:
    """It is gained, the temple controlled, the marker goes back and the turn is over."""
    game = given(
        """
        .     .     Bg    .     Cg
           t     .     .     .
        Ag    -     .
        """,
        markers(gain=3, move=1),
    )
    game.answers("A", "gain")
    then(game).followers_changed(A=1).event(1).stands("B0", "tA")
    then(game).ankh_tokens(A=8).asks("B").offers(*ACTIONS)
    assert markers_of(game) == [1, 0, 0, 0]


@rule("AK-T4")
def test_a_view_names_the_actions_that_would_only_move_their_marker() -> None:
    assert given(PAIR, followers(A=0)).game.view(0)["asked"]["idle"] == ["gain", "unlock"]
    assert given(PAIR, followers(A=1)).game.view(0)["asked"]["idle"] == ["gain"]
