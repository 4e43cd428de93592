"""Search finds what is plainly best, mixes what must be mixed, and keeps to its budget."""

from __future__ import annotations

from dataclasses import replace
from time import process_time

import pytest

from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.search.bot import SearchBot
from ennead.bots.search.mcts import Search
from ennead.bots.search.settings import Settings
from ennead.bots.search.tree import Node, Open, Sealed, ordered
from ennead.engine.rng import seeded
from tests.bots.positions import played, questions
from tests.scenario.ra import given

FEW = replace(bots_of("ra").search, simulations=40)


def regret_matched(payoffs: list[list[float]], simulations: int) -> list[dict[int, float]]:
    """How two seats mix their answers to one sealed question; payoffs are the first's."""
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    values = {0: dict.fromkeys(rows, 0.0), 1: dict.fromkeys(columns, 0.0)}
    question = Sealed(values, Settings(), 2)
    rng = seeded(1)
    for _ in range(simulations):
        row, column = question.select(rng)
        win = payoffs[question.answers[0][row]][question.answers[1][column]]
        question.backup((row, column), [win, 1 - win])
    return [question.average_strategy(0), question.average_strategy(1)]


def test_regret_matching_mixes_as_a_matrix_game_wants_it() -> None:
    """Matching pennies where heads pay twice as much: both show them once in three times."""
    first, second = regret_matched([[1.0, 0.0], [0.0, 0.5]], 4000)
    assert first[0] == pytest.approx(1 / 3, abs=0.07)
    assert second[0] == pytest.approx(1 / 3, abs=0.07)


def test_regret_matching_mixes_stone_scissors_paper_evenly() -> None:
    first, second = regret_matched([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]], 4000)
    for mixture in (first, second):
        assert all(part == pytest.approx(1 / 3, abs=0.08) for part in mixture.values())


def test_regret_matching_leaves_a_dominated_answer_alone() -> None:
    first, _ = regret_matched([[0.9, 0.8], [0.3, 0.1]], 500)
    assert first[0] > 0.9


def test_among_many_equal_answers_one_stands_for_all() -> None:
    assert ordered(dict.fromkeys(range(9), 1.0) | {20: 2.0}) == [20, 0]
    assert ordered({3: 1.0, 1: 1.0, 2: 5.0}) == [2, 1, 3]


def test_a_bid_that_wins_the_game_is_made() -> None:
    """Only A has a sun left, and the tiles are worth more than B's lead."""
    game = given(
        players=2,
        epoch=3,
        suns={"A": [9], "B": []},
        track="gold gold gold pharaoh pharaoh",
        ra_tiles=4,
        points={"A": 20, "B": 26},
    )
    at = game.draws("A", "ra").game
    assert [at.notation(0, answer) for answer in at.legal(0)] == ["pass", "bid 9"]
    assert SearchBot(1, FEW).answer(Seen(at, 0)) == 9


def test_a_batch_of_disasters_is_left_to_the_other() -> None:
    game = given(
        players=2,
        epoch=3,
        suns={"A": [9], "B": [8]},
        tiles={"A": "pharaoh*4 nile*4 flood*2", "B": "pharaoh"},
        track="funeral funeral drought drought",
        ra_tiles=3,
        points={"A": 20, "B": 20},
    )
    at = game.draws("A", "ra").bids(B="pass").game
    assert SearchBot(1, FEW).answer(Seen(at, 0)) == 0


def test_a_move_that_wins_at_once_is_made() -> None:
    game = played("ankh", 2, 58, 126)
    seat = game.to_act()[0]
    won = game.clone()
    won.apply(seat, 1)
    assert won.over
    assert won.ranking()[0][:2] == (1, seat)
    assert (
        SearchBot(1, replace(bots_of("ankh").search, simulations=10)).answer(Seen(game, seat)) == 1
    )


def test_the_same_seed_gives_the_same_answers() -> None:
    for position in (*questions("ra", 3, 4, (2,)), *questions("ankh", 2, 4, (2,))[:5]):
        seat = position.to_act()[0]
        settings = replace(bots_of(position.name).search, simulations=15)
        answers = {SearchBot(7, settings).answer(Seen(position, seat)) for _ in range(2)}
        assert len(answers) == 1


def test_a_budget_in_looks_is_kept() -> None:
    game = played("ra", 3, 2, 30)
    search = Search(Seen(game, game.to_act()[0]), seeded(1), FEW)
    search.run()
    assert 0 < search.simulations <= FEW.simulations
    assert isinstance(search.root.question, Open)
    assert search.root.question.simulations == search.simulations


def test_a_budget_in_seconds_is_kept() -> None:
    game = played("ra", 3, 2, 30)
    started = process_time()
    SearchBot(1, replace(FEW, seconds=0.1)).answer(Seen(game, game.to_act()[0]))
    assert 0.1 <= process_time() - started < 5


def test_no_search_goes_on_beyond_its_limit() -> None:
    game = played("ra", 3, 2, 30)
    search = Search(
        Seen(game, game.to_act()[0]), seeded(1), replace(FEW, simulations=10**9, limit=0.05)
    )
    search.run()
    assert search.simulations >= 1
    search.simulate_all()
    assert search.simulations < 10**9


def test_what_was_found_out_is_kept_within_a_turn() -> None:
    game = played("ankh", 2, 3, 0)
    seat = game.to_act()[0]
    bot = SearchBot(1, replace(bots_of("ankh").search, simulations=30))
    game.apply(seat, bot.answer(Seen(game, seat)))
    assert game.to_act() == [seat]
    assert bot.tree is not None
    node = bot.tree.find(Seen(game, seat))
    assert isinstance(node, Node)
    assert isinstance(node.question, Open)
    assert set(node.question.answers) <= set(game.legal(seat))


def test_a_tree_of_another_position_is_not_used() -> None:
    game = played("ankh", 2, 3, 0)
    bot = SearchBot(1, replace(bots_of("ankh").search, simulations=10))
    bot.answer(Seen(game, game.to_act()[0]))
    other = played("ankh", 2, 4, 9)
    assert bot.tree is not None
    assert bot.tree.find(Seen(other, other.to_act()[0])) is None
