"""The ways to begin a game refuse what is wrong and say what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import ennead


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "go", "players": 3}, "game must be one of ankh, ra, not 'go'"),
        ({"game": "ra", "players": 1}, "players must be one of 2, 3, 4, 5, not 1"),
        ({"game": "ra", "players": 3, "speed": 1}, "ra has no option 'speed'; it has open_scores"),
        (
            {"game": "ra", "players": 3, "open_scores": "yes"},
            "open_scores must be one of True, False, not 'yes'",
        ),
        ({"game": "ra", "players": 3, "chance": "dice"}, "chance must be 'answer' or 'ask'"),
        (
            {"game": "ra", "players": 3, "chance": "ask", "seed": 1},
            "chance='ask' takes no seed",
        ),
        ({"game": "ra", "players": 3, "seed": "x"}, "seed must be a whole number or None"),
        ({"game": "ra", "players": 3, "seed": 1.5}, "seed must be a whole number or None"),
    ],
)
def test_a_bad_value_is_refused_with_what_is_allowed(
    arguments: dict[str, Any], message: str
) -> None:
    with pytest.raises((ValueError, TypeError)) as caught:
        ennead.new(**arguments)
    if isinstance(caught.value, ValueError):
        assert caught.match(message)
    else:
        assert ennead.compiled  # a compiled function checks its types itself


def test_equal_values_of_an_option_make_equal_games() -> None:
    plain = ennead.new("ra", 3, seed=1, open_scores=False)
    number = ennead.new("ra", 3, seed=1, open_scores=0)
    assert plain.hash() == number.hash()
    assert ennead.new("ra", 3, seed=1).hash() != plain.hash()


def test_without_a_seed_every_game_is_another() -> None:
    def after_thirty_answers() -> str:
        game = ennead.new("ra", 3)
        for _ in range(30):
            seat = game.to_act()[0]
            game.apply(seat, game.legal(seat)[0])
        return game.hash()

    assert len({after_thirty_answers() for _ in range(3)}) == 3


@pytest.mark.parametrize("seed", [0, -5, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert ennead.new("ra", 3, seed=seed).hash() == ennead.new("ra", 3, seed=seed).hash()


def test_a_playout_is_the_same_for_the_same_seed_and_counts_its_answers() -> None:
    games = [ennead.new("ra", 3, seed=1) for _ in range(2)]
    before = len(games[0].record().answers)
    numbers = [ennead.playout(game, 5) for game in games]
    assert games[0].hash() == games[1].hash()
    assert numbers[0] == numbers[1] == len(games[0].record().answers) - before


def test_a_playout_takes_its_luck_from_its_own_seed() -> None:
    first = ennead.new("ra", 3, seed=1)
    games = [ennead.load(first.position(), seed=seed) for seed in (1, 2)]
    for game in games:
        ennead.playout(game, 5)
    assert games[0].hash() == games[1].hash()


def test_a_playout_answers_chance_too_where_it_is_asked() -> None:
    game = ennead.new("ra", 4, chance="ask")
    ennead.playout(game, 5)
    assert game.over


def test_a_loaded_position_takes_a_seed_or_asks_chance() -> None:
    position = ennead.new("ra", 2, seed=1).position()
    asked = ennead.load(position, chance="ask")
    asked.apply(asked.to_act()[0], 0)
    assert asked.to_act() == [ennead.CHANCE]
    with pytest.raises(ValueError, match="takes no seed"):
        ennead.load(position, seed=1, chance="ask")


def test_a_replayed_game_goes_on_with_new_luck() -> None:
    text = ennead.new("ra", 2, seed=1).record().dumps()
    games = [ennead.replay(text, seed=9) for _ in range(2)]
    for game in games:
        ennead.playout(game, 3)
    assert games[0].hash() == games[1].hash()


def test_the_errors_are_value_errors() -> None:
    for error in (ennead.IllegalAnswer, ennead.PositionError, ennead.RecordError):
        assert issubclass(error, ValueError)
