"""How a network sees Ankh, and how sealed answers are mixed by it."""

from __future__ import annotations

from random import Random

import pytest

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.ankh.values.features import AnkhFeatures
from ennead.bots.network_bot import (
    EXPLORATION,
    FEWEST_EACH,
    TEMPERATURE,
    NetworkBot,
    search_combinations,
)
from ennead.bots.networks import layers_of
from ennead.bots.values.network import Network
from ennead.bots.values.sealed import SealedChoice, revealed, spread
from ennead.bots.values.tree import Node, Tree, mean
from ennead.engine.frames import SecretQuestion
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.lab.training.learner import Learner
from tests.bots.positions import questions

PLAYERS = (2, 3, 4, 5)


def a_network(players: int, seed: int = 3) -> Network:
    features = AnkhFeatures(players)
    learner = Learner([int(features.size), 24, 12, 2 * players], seed)
    return Network(features, layers_of(learner.sizes, learner.numbers()))


@pytest.mark.parametrize("players", PLAYERS)
def test_rows_hold_small_numbers_in_every_position_of_a_game(players: int) -> None:
    features = AnkhFeatures(players)
    game, rng, rows = ennead.new("ankh", players, seed=players), Random(players), set()
    while not game.over:
        row = tuple(features.row(game.table))
        assert max(abs(number) for number in row) < 5
        rows.add(row)
        for seat in game.to_act():
            game.apply(seat, rng.choice(game.legal(seat)))
    assert len(rows) > 60
    assert sum(features.shares(game.table)) == pytest.approx(1.0)


def test_a_row_tells_nothing_about_what_others_have_sealed() -> None:
    features = AnkhFeatures(3)
    met = 0
    for position in questions("ankh", 3, 5, (1, 2)):
        asked = position.to_act()
        if len(asked) > 1:
            met += 1
            rows = set()
            for choice in (0, -1):
                sealed = position.clone()
                sealed.apply(asked[0], sealed.legal(asked[0])[choice])
                rows.add(tuple(features.row(sealed.table)))
            rows.add(tuple(features.row(position.table)))
            assert len(rows) == 1
    assert met


def test_equivalent_spaces_are_one_choice_and_all_choices_are_legal() -> None:
    features = AnkhFeatures(3)
    fewer = 0
    for position in questions("ankh", 3, 5, (1, 2)):
        if not features.defers(position.table):
            (seat,) = position.to_act()
            choices = features.choices(position.table, seat)
            assert choices
            assert set(choices) <= set(position.legal(seat))
            fewer += len(choices) < len(position.legal(seat))
    assert fewer


def test_partners_of_a_merged_god_have_one_chance() -> None:
    game, rng = ennead.new("ankh", 3, seed=2), Random(2)
    while len(set(game.view(None)["plays"])) == 3:
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    plays = game.view(None)["plays"]
    found = list(a_network(3).chances(game.table))
    assert sum(found) == pytest.approx(1.0)
    assert all(found[seat] == found[plays[seat]] for seat in range(3))
    assert len(set(found)) == 2


def test_a_search_looks_into_sealed_questions() -> None:
    """Once one is met often enough, its answers come as they are likely, and lead further."""
    network, met = a_network(2), 0
    for position in before_sealed_questions():
        tree = Tree(network, position.table.clone(), EXPLORATION, TEMPERATURE)
        tree.simulate(150)
        for node in mixed_in(tree.root):
            met += 1
            frame = node.table.frames[-1]
            assert isinstance(frame, SecretQuestion)
            assert sum(node.prior) == pytest.approx(1.0)
            for answers in node.together:
                for seat, answer in zip(frame.seats, answers, strict=True):
                    assert answer in frame.legal(node.table, seat)
            visits = [0 if child is None else int(child.visits) for child in node.children]
            assert visits[list(node.prior).index(max(node.prior))] == max(visits)
            assert sum(node.chances) == pytest.approx(1.0)
    assert met > 3


def before_sealed_questions() -> list[Game]:
    """Open questions of a game between `hard`, of which an answer leads to a sealed question."""
    game, found = ennead.new("ankh", 2, seed=3), []
    bots = [make_bot("hard", "ankh", seat) for seat in range(2)]
    while not game.over:
        seat = game.to_act()[0]
        before = game.clone()
        game.apply(seat, bots[seat].answer(Seen(game, seat)))
        if is_sealed(game) and not is_sealed(before):
            found.append(before)
    return found


def is_sealed(game: Game) -> bool:
    frames = game.table.frames
    return bool(frames) and isinstance(frames[-1], SecretQuestion)


def mixed_in(node: Node) -> list[Node]:
    """The sealed questions below a node that were looked into."""
    found = [node] if node.together else []
    for child in node.children:
        if child is not None:
            found += mixed_in(child)
    return found


def test_a_whole_game_is_played_by_a_network_with_search() -> None:
    network = a_network(2)
    bots = [NetworkBot(network, 2, seat) for seat in range(2)]
    game = ennead.new("ankh", 2, seed=4)
    while not game.over:
        for seat in game.to_act():
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
    assert game.ranking()


def test_sealed_answers_are_mixed_shares_of_all_who_are_asked() -> None:
    position = next(p for p in questions("ankh", 3, 5, (1, 2)) if len(p.to_act()) > 1)
    choice = SealedChoice(a_network(3), position.table, seeded(1))
    choice.solve()
    for seat in position.to_act():
        shares = choice.average(seat)
        assert sum(shares) == pytest.approx(1.0)
        assert len(shares) == len(choice.answers[choice.seats.index(seat)])


def test_regret_matching_mixes_where_a_sure_answer_would_be_exploited() -> None:
    position = next(p for p in questions("ankh", 2, 5, (1, 2, 3)) if len(p.to_act()) == 2)
    choice = SealedChoice(a_network(2), position.table, seeded(1))
    for answers, regrets, sums in zip(choice.answers, choice.regrets, choice.sums, strict=True):
        del answers[2:], regrets[2:], sums[2:]
    first = choice.seats[0]
    for one in (0, 1):
        for other in (0, 1):
            chances = choice.after([one, other])
            chances[first] = 1.0 if one == other else 0.0
            chances[1 - first] = 1.0 - chances[first]
    choice.solve()
    assert choice.average(first) == pytest.approx([0.5, 0.5], abs=0.1)
    assert choice.average(1 - first) == pytest.approx([0.5, 0.5], abs=0.1)


def test_what_sealed_answers_lead_to_is_searched_if_there_are_simulations_for_all() -> None:
    position = next(p for p in questions("ankh", 2, 5, (1, 2, 3)) if len(p.to_act()) == 2)
    network = a_network(2)
    choice = SealedChoice(network, position.table, seeded(1))
    search_combinations(choice, FEWEST_EACH * choice.number() - 1)
    assert not choice.known
    search_combinations(choice, FEWEST_EACH * choice.number())
    assert len(choice.known) == choice.number() == len(choice.combinations()) > 3
    last = choice.combinations()[-1]
    after = revealed(position.table, choice.answers_at(last))
    tree = Tree(network, after, EXPLORATION, TEMPERATURE)
    tree.simulate(FEWEST_EACH)
    assert list(choice.after(last)) == pytest.approx(mean(tree.root))
    assert list(choice.after(last)) != pytest.approx(list(network.chances(after)))


def test_what_is_considered_is_a_list_of_its_own() -> None:
    """Questions share their lists of legal answers."""
    answers = [1, 2, 4]
    spread(answers).pop()
    assert answers == [1, 2, 4]


def test_of_many_answers_some_are_considered_the_first_and_the_last_among_them() -> None:
    assert spread([1, 2, 4]) == [1, 2, 4]
    some = spread(list(range(100)))
    assert len(some) < 30
    assert some[0] == 0
    assert some[-1] == 99
