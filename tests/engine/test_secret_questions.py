"""Questions asked of several seats at once stay sealed until all have answered."""

from __future__ import annotations

import json

import pytest

import ennead
from tests.engine.fingers import Point, Show, Toss, fingers, loaded


def test_all_who_have_a_choice_are_asked_at_once() -> None:
    game = fingers()
    assert game.to_act() == [1, 2]
    assert (game.legal(1), game.legal(2)) == ([0, 1], [0, 1, 2])


def test_a_seat_with_one_option_is_answered_for() -> None:
    game = fingers()
    game.apply(1, 1)
    game.apply(2, 2)
    assert game.view(None)["rounds"] == [[0, 1, 2]]


def test_who_has_answered_is_no_longer_asked() -> None:
    game = fingers()
    game.apply(2, 0)
    assert game.to_act() == [1]


def test_answers_may_come_in_any_order() -> None:
    one, other = fingers(), fingers()
    one.apply(1, 1)
    one.apply(2, 0)
    other.apply(2, 0)
    other.apply(1, 1)
    assert one.hash() == other.hash()
    assert one.record().dumps() != other.record().dumps()


def test_an_answer_is_sealed_until_the_last() -> None:
    games = [fingers(), fingers()]
    for answer, game in enumerate(games):
        game.apply(1, answer)
    for seat in (None, 0, 1, 2):
        assert games[0].view(seat) == games[1].view(seat)
    assert games[0].hash() != games[1].hash()
    for game in games:
        game.apply(2, 2)
    assert [game.view(None)["rounds"] for game in games] == [[[0, 0, 2]], [[0, 1, 2]]]


def test_an_answer_may_be_changed_while_it_is_sealed() -> None:
    game = fingers()
    game.apply(2, 0)
    assert game.legal(2) == [0, 1, 2]
    game.apply(2, 1)
    assert game.to_act() == [1]
    game.apply(1, 0)
    assert game.view(None)["rounds"] == [[0, 0, 1]]


def test_an_answer_that_is_not_listed_is_refused() -> None:
    game = fingers()
    for seat, answer in ((1, 2), (2, 3), (2, -1), (0, 1)):
        before = game.hash()
        with pytest.raises(ennead.IllegalAnswer):
            game.apply(seat, answer)
        assert game.hash() == before


def test_one_question_may_follow_another_and_the_game_ends() -> None:
    game = fingers()
    for seat, answer in ((1, 0), (2, 0), (1, 1), (2, 2)):
        game.apply(seat, answer)
    assert game.over
    assert game.view(None)["rounds"] == [[0, 0, 0], [0, 1, 2]]


def test_if_nobody_has_a_choice_nothing_is_asked() -> None:
    game = fingers(Show((0,), 1))
    assert game.over
    assert game.view(None)["rounds"] == [[0]]


def test_sealed_answers_are_part_of_a_position() -> None:
    game = fingers()
    game.apply(2, 1)
    position = json.loads(json.dumps(game.position()))
    assert position["sealed"] == [0, -1, 1]
    again = loaded(position)
    assert again.position() == position
    assert again.to_act() == [1]


@pytest.mark.parametrize(
    ("sealed", "message"),
    [
        ([0, -1], "sealed: expected 3 answers"),
        (3, "sealed: expected 3 answers"),
        ([0, -1, 3], "sealed: 3 is not a legal answer of seat 2"),
        ([0, "x", 0], "sealed: 'x' is not a legal answer of seat 1"),
    ],
)
def test_sealed_answers_that_cannot_be_are_refused(sealed: object, message: str) -> None:
    with pytest.raises(ennead.PositionError, match=message):
        loaded(fingers().position() | {"sealed": sealed})


def test_a_clone_has_its_own_sealed_answers() -> None:
    game = fingers()
    clone = game.clone()
    clone.apply(1, 1)
    assert game.to_act() == [1, 2]
    assert clone.to_act() == [2]


def test_a_sealed_answer_can_be_taken_back() -> None:
    game = fingers()
    before = game.hash()
    game.apply(2, 1)
    assert game.take_back(2).hash() == before


def test_a_changed_answer_goes_back_to_the_one_before() -> None:
    game = fingers()
    game.apply(2, 1)
    game.apply(2, 2)
    assert game.take_back(2).position()["sealed"] == [0, -1, 1]


def test_a_revealed_answer_cannot_be_taken_back_even_if_a_question_follows() -> None:
    game = fingers()
    for answers in ((0, 1), (1, 2)):
        for seat, answer in zip((1, 2), answers, strict=True):
            game.apply(seat, answer)
        with pytest.raises(ValueError, match="the answer has been revealed"):
            game.take_back(2)


def test_secret_answers_are_in_the_record() -> None:
    game = fingers()
    game.apply(2, 1)
    game.apply(1, 0)
    assert "\n2 show 1\n1 show 0\nend " in game.record().dumps()


def test_a_question_with_a_single_option_is_answered_by_the_game() -> None:
    game = fingers(Point(1, 1))
    assert game.over
    assert game.view(None)["rounds"] == [[1, 0]]


def test_a_question_with_no_option_falls_away() -> None:
    game = fingers(Point(1, 0))
    assert game.over
    assert game.view(None)["rounds"] == []


def test_a_coin_with_one_side_is_not_tossed() -> None:
    assert fingers(Toss(1)).over
    game = fingers(Toss(2))
    assert game.to_act() == [ennead.CHANCE]
    assert game.weights() == [1, 1]
    game.apply(ennead.CHANCE, 1)
    assert game.view(None)["rounds"] == [[1]]


def test_frames_below_go_on_when_those_above_are_done() -> None:
    game = fingers(Point(2, 3), Toss(2))
    game.apply(ennead.CHANCE, 0)
    assert game.to_act() == [2]
    with pytest.raises(ennead.IllegalAnswer, match="seat 1 is not asked now; asked: 2"):
        game.apply(1, 0)
    with pytest.raises(ennead.IllegalAnswer, match="9 is not among the legal answers: point 0"):
        game.apply(2, 9)


def test_random_play_answers_secret_questions() -> None:
    game = fingers()
    assert ennead.playout(game, 1) == 4
    assert game.over
