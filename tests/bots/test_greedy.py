"""The greedy bot plays soundly, fairly and the same way every time."""

from __future__ import annotations

from functools import cache
from time import process_time

import pytest

import ennead
from ennead.bots import Seen, bots_for, make_bot
from ennead.bots.values import value_answers
from ennead.engine.game import Game
from ennead.engine.kit import Kit
from ennead.engine.rng import seeded
from ennead.lab.simulate import simulate


def played(players: int, seed: int, answers: int) -> Game:
    """A game between greedy bots after a number of answers."""
    game = ennead.new("ra", players=players, seed=seed)
    bot = make_bot("greedy", "ra", 0)
    for _ in range(answers):
        if game.over:
            break
        seat = game.to_act()[0]
        game.apply(seat, bot.answer(Seen(game, seat)))
    return game


@cache
def positions() -> tuple[Game, ...]:
    """Positions of all sorts out of games between greedy bots."""
    games = [played(players, 100 + players, 0) for players in (2, 3, 4, 5)]
    found = []
    for game in games:
        bot = make_bot("greedy", "ra", 0)
        for number in range(120):
            seat = game.to_act()[0]
            if number % 5 == 0:
                found.append(game.clone())
            game.apply(seat, bot.answer(Seen(game, seat)))
    return tuple(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_greedy_among_random_bots_wins_most_games(players: int) -> None:
    results = simulate("ra", players, ["greedy", "random"], games=20, seed=players)
    assert results.summary()["bots"][0]["wins"] >= 17


@pytest.mark.long
def test_one_greedy_against_three_random_wins_nine_games_in_ten() -> None:
    results = simulate("ra", 4, ["greedy", "random"], games=400, seed=1, jobs=2)
    low, _ = results.summary()["bots"][0]["share_interval"]
    assert low >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_winners_among_greedy_bots_score_as_sound_players_do(players: int) -> None:
    results = simulate("ra", players, ["greedy"], games=100, seed=2, jobs=2)
    assert 40 <= results.summary()["winning_score_median"] <= 65


def test_every_legal_answer_has_a_value() -> None:
    for game in positions():
        seat = game.to_act()[0]
        assert sorted(value_answers(Seen(game, seat))) == game.legal(seat)


def test_the_answer_does_not_depend_on_the_luck_to_come() -> None:
    for game in positions():
        seat = game.to_act()[0]
        answer = make_bot("greedy", "ra", 0).answer(Seen(game, seat))
        for seed in (1, 2, 3):
            other = game.clone()
            other.rng = seeded(seed)
            assert make_bot("greedy", "ra", 0).answer(Seen(other, seat)) == answer
            could_be = game.resample(seat, seed)
            assert make_bot("greedy", "ra", 0).answer(Seen(could_be, seat)) == answer


def test_the_answer_does_not_depend_on_how_the_position_was_reached() -> None:
    for game in positions():
        seat = game.to_act()[0]
        loaded = ennead.load(game.position(), chance="ask")
        answers = [make_bot("greedy", "ra", 0).answer(Seen(one, seat)) for one in (game, loaded)]
        assert answers[0] == answers[1]


def test_thinking_changes_nothing_on_the_table() -> None:
    for game in positions():
        before = game.hash()
        seat = game.to_act()[0]
        make_bot("greedy", "ra", 0).answer(Seen(game, seat))
        assert game.hash() == before


def test_bots_with_the_same_seed_play_the_same_game() -> None:
    assert played(4, 5, 1000).record().dumps() == played(4, 5, 1000).record().dumps()


def test_an_answer_takes_less_than_two_milliseconds() -> None:
    game = played(5, 1, 40)
    bot = make_bot("greedy", "ra", 0)
    seat = game.to_act()[0]
    times = []
    for _ in range(20):
        started = process_time()
        bot.answer(Seen(game, seat))
        times.append(process_time() - started)
    assert min(times) < 0.002


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match="random, greedy"):
        make_bot("clever", "ra", 0)


def test_greedy_is_offered_only_where_it_knows_what_answers_are_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = {"bare": Kit("ennead.games.ra.game:Ra")}
    monkeypatch.setattr("ennead.games.installed_kits", lambda: bare)
    assert "greedy" in bots_for("ra")
    assert bots_for("bare") == ["expert", "master", "random"]
    with pytest.raises(ValueError, match="expert, master, random, not 'greedy'"):
        make_bot("greedy", "bare", 0)
