"""Greedy plays Ankh soundly, fairly and the same way every time."""

from __future__ import annotations

from functools import cache
from time import process_time

import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.game_bots import bots_of
from ennead.bots.values import value_answers
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.lab.simulate import simulate


def played(players: int, seed: int, answers: int) -> Game:
    """A game between greedy bots after a number of answers."""
    game = ennead.new("ankh", players=players, seed=seed)
    bots = [make_bot("greedy", "ankh", seat) for seat in range(players)]
    for _ in range(answers):
        if game.over:
            break
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].answer(Seen(game, seat)))
    return game


@cache
def positions() -> tuple[Game, ...]:
    """Positions of all sorts: one of each question met in games of greedy bots, and a few more."""
    found: list[Game] = []
    met: dict[str, int] = {}
    for players, seed in ((2, 101), (4, 102)):
        game = ennead.new("ankh", players=players, seed=seed)
        bots = [make_bot("greedy", "ankh", seat) for seat in range(players)]
        while not game.over:
            seat = game.to_act()[0]
            question = game.view(seat)["asked"]["question"]
            met[question] = met.get(question, 0) + 1
            if met[question] in (1, 9):
                found.append(game.clone())
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
    return tuple(found)


@pytest.mark.parametrize("players", [2, 4])
def test_one_greedy_among_random_bots_wins_most_games(players: int) -> None:
    results = simulate("ankh", players, ["greedy", "random"], games=4, seed=players)
    assert results.summary()["bots"][0]["wins"] >= 3


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_greedy_among_random_bots_wins_four_games_in_five(players: int) -> None:
    games = 400 - 400 % players
    results = simulate("ankh", players, ["greedy", "random"], games=games, seed=1, jobs=2)
    low, _ = results.summary()["bots"][0]["share_interval"]
    assert low >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_games_between_greedy_bots_are_won_by_somebody(players: int) -> None:
    results = simulate("ankh", players, ["greedy"], games=40, seed=2, jobs=2)
    won = [game for game in results.games if game.winners]
    assert len(won) >= 36
    assert results.summary()["winning_score_median"] >= 21


def test_every_legal_answer_has_a_value() -> None:
    for game in positions():
        seat = game.to_act()[0]
        assert sorted(value_answers(Seen(game, seat))) == game.legal(seat)


def test_quick_values_differ_where_battles_are_sampled_and_nowhere_else() -> None:
    quick_values = bots_of("ankh").quick_values
    assert quick_values is not None
    differing = set()
    for game in positions():
        seat = game.to_act()[0]
        usual, quick = value_answers(Seen(game, seat)), quick_values(Seen(game, seat))
        assert sorted(quick) == game.legal(seat)
        if quick != usual:
            differing.add(Seen(game, seat).question())
    assert differing == {"play_cards"}


def test_the_values_do_not_depend_on_what_is_hidden_or_still_to_come() -> None:
    for game in positions():
        seat = game.to_act()[0]
        values = value_answers(Seen(game, seat))
        other = game.resample(seat, 5)
        other.rng = seeded(99)
        assert value_answers(Seen(other, seat)) == values


def test_the_values_do_not_depend_on_what_others_have_sealed() -> None:
    secret = [game for game in positions() if len(game.to_act()) > 1]
    assert secret
    for game in secret:
        first, *_, last = game.to_act()
        found = []
        for answer in game.legal(first)[:4]:
            sealed = game.clone()
            sealed.apply(first, answer)
            found.append(value_answers(Seen(sealed, last)))
        assert all(values == found[0] for values in found)


def test_the_values_do_not_depend_on_how_the_position_was_reached() -> None:
    for game in positions()[::3]:
        seat = game.to_act()[0]
        loaded = ennead.load(game.position(), chance="ask")
        assert value_answers(Seen(loaded, seat)) == pytest.approx(value_answers(Seen(game, seat)))


def test_thinking_changes_nothing_on_the_table() -> None:
    for game in positions():
        before = game.hash()
        seat = game.to_act()[0]
        make_bot("greedy", "ankh", 0).answer(Seen(game, seat))
        assert game.hash() == before


def test_bots_with_the_same_seed_play_the_same_game() -> None:
    assert played(3, 5, 60).record().dumps() == played(3, 5, 60).record().dumps()


def test_sealed_answers_are_mixed_by_the_seed_and_others_are_not() -> None:
    for game in positions():
        seat = game.to_act()[0]
        seen = Seen(game, seat)
        values = value_answers(seen)
        bot = make_bot("greedy", "ankh", 3)
        best = max(values.values())
        if not seen.is_secret():
            assert values[bot.answer(seen)] == best
        else:
            assert values[bot.answer(seen)] > best - 3


def test_an_answer_takes_a_few_milliseconds() -> None:
    times = []
    for game in positions():
        started = process_time()
        make_bot("greedy", "ankh", 0).answer(Seen(game, game.to_act()[0]))
        times.append(process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.02
