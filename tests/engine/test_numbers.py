"""Seats, answers and seeds are whole numbers of any kind; anything else is refused at the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ennead
from ennead.games import GAMES

every_game = pytest.mark.parametrize("name", list(GAMES))


class Indexed:
    """A number that is no int, as other libraries have them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


KINDS: tuple[Callable[[int], Any], ...] = (int, np.int64, np.int32, np.uint16, Indexed)
NO_NUMBERS: tuple[Any, ...] = (0.0, 1.0, np.float64(0), True, False, np.True_, "0", None, [0])


@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_integers_of_every_kind_lead_to_the_same_game(
    name: str, kind: Callable[[int], Any]
) -> None:
    plain, other = ennead.new(name, 3, seed=1), ennead.new(name, kind(3), seed=kind(1))
    for _ in range(40):
        if plain.over:
            break
        seat = plain.to_act()[0]
        answer = plain.legal(seat)[-1]
        assert other.legal(kind(seat)) == plain.legal(seat)
        assert other.notation(kind(seat), kind(answer)) == plain.notation(seat, answer)
        assert other.say(kind(seat), kind(answer)) == plain.say(seat, answer)
        assert other.ask(kind(seat)) == plain.ask(seat)
        assert other.parse(kind(seat), plain.notation(seat, answer)) == answer
        assert other.view(kind(seat)) == plain.view(seat)
        plain.apply(seat, answer)
        other.apply(kind(seat), kind(answer))
        assert other.hash() == plain.hash()
    assert other.record().dumps() == plain.record().dumps()
    assert other.resample(kind(0), kind(5)).hash() == plain.resample(0, 5).hash()
    assert ennead.playout(other, kind(2)) == ennead.playout(plain, 2)
    assert other.hash() == plain.hash()


@every_game
@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_what_is_no_integer_is_no_answer_and_changes_nothing(name: str, wrong: Any) -> None:
    for game in (ennead.new(name, 3, seed=1), ennead.new(name, 3, chance="ask")):
        seat = game.to_act()[0]
        before = game.hash()
        for use in (game.apply, game.notation, game.say):
            with pytest.raises(ennead.IllegalAnswer, match="is not a whole number"):
                use(seat, wrong)
        assert game.hash() == before
        assert not game.record().answers or game.rng is not None
        game.apply(seat, game.legal(seat)[0])
        game.record()


def uses_of_a_seat(game: ennead.Game) -> dict[str, Callable[[Any], object]]:
    """Every method that takes a seat."""
    return {
        "legal": game.legal,
        "ask": game.ask,
        "view": game.view,
        "why_not": lambda seat: game.why_not(seat, "dance"),
        "apply": lambda seat: game.apply(seat, 0),
        "notation": lambda seat: game.notation(seat, 0),
        "parse": lambda seat: game.parse(seat, "draw"),
        "say": lambda seat: game.say(seat, 0),
        "resample": lambda seat: game.resample(seat, 1),
        "take_back": game.take_back,
        "can_take_back": game.can_take_back,
    }


@every_game
@pytest.mark.parametrize("seat", [3, 99, -2, np.int64(7), 1.0, True, "0"], ids=repr)
def test_a_seat_that_does_not_exist_is_refused_in_one_way(name: str, seat: Any) -> None:
    game = ennead.new(name, 3, seed=1)
    before = game.hash()
    for use in uses_of_a_seat(game).values():
        with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared whole
            use(seat)
        assert type(caught.value) is ValueError
        assert str(caught.value) == f"seat must be 0 to 2, not {seat!r}"
    assert game.hash() == before


@every_game
def test_chance_is_a_seat_where_answers_are_given_but_sees_nothing(name: str) -> None:
    game = ennead.new(name, 3, seed=1)
    assert game.legal(ennead.CHANCE) == []
    assert game.ask(ennead.CHANCE) == ""
    with pytest.raises(ennead.IllegalAnswer, match="seat -1 is not asked now"):
        game.apply(ennead.CHANCE, 0)
    for use in (game.view, lambda seat: game.resample(seat, 1)):
        with pytest.raises(ValueError, match="seat must be 0 to 2, not -1"):
            use(ennead.CHANCE)


@pytest.mark.parametrize("wrong", [2.0, True, "2"], ids=repr)
def test_players_and_seeds_are_whole_numbers_too(wrong: Any) -> None:
    with pytest.raises(ValueError, match="players must be one of 2, 3, 4, 5, not"):
        ennead.new("ra", wrong)
    with pytest.raises(ValueError, match="seed must be a whole number or None, not"):
        ennead.new("ra", 2, seed=wrong)
    with pytest.raises(ValueError, match="seed must be a whole number, not"):
        ennead.playout(ennead.new("ra", 2, seed=1), wrong)
    with pytest.raises(ValueError, match="seed must be a whole number, not"):
        ennead.new("ra", 2, seed=1).resample(0, wrong)
