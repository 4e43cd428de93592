from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ennead.bots import Seen, networks
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.network_bot import EXPLORATION, TEMPERATURE
from ennead.bots.networks import layers_of
from ennead.bots.values.features import Features
from ennead.bots.values.network import Network
from ennead.bots.values.tree import Tree, mean
from ennead.engine.table import Table
from ennead.games.ankh.table.table import AnkhTable
from ennead.lab.training import training as training_module
from ennead.lab.training.card import write_card
from ennead.lab.training.experience import Experience, Moment
from ennead.lab.training.games import beginning, seats_of_hard
from ennead.lab.training.learner import Learner, forward
from ennead.lab.training.searched_games import (
    ENOUGH_VISITS,
    SAME_WEIGHTS,
    SIBLINGS,
    SearchedPlayer,
    after,
    stepped,
    worth,
)
from ennead.lab.training.training import Settings, Training
from tests.bots.positions import questions


def features_of(game: str, players: int) -> Features:
    """How a network sees a game."""
    features_for = bots_of(game).network_features
    assert features_for is not None
    return features_for(players)


def network_of(features: Features) -> Network:
    """A small network that has learned nothing."""
    sizes = [int(features.size), 8, 4, 2 * features.players]
    return Network(features, layers_of(sizes, Learner(sizes, 1).numbers()))


def played(game: str, players: int, epsilon: float, sparring: float = 0.0) -> list[Moment]:
    """What is learned from one game, which ends."""
    features = features_of(game, players)
    player = SearchedPlayer(game, features, 6, seed=3, sparring=sparring)
    moments, end = player.play(
        network_of(features), beginning(game, players, 0).table, epsilon=epsilon
    )
    assert not end.frames
    assert features.shares(end)
    return moments


@pytest.mark.parametrize(("game", "players"), [("ra", 3), ("ankh", 2)])
def test_a_game_is_played_to_its_end_the_same_way_every_time(game: str, players: int) -> None:
    moments, again = played(game, players, 0.1), played(game, players, 0.1)
    assert len(moments) > 30
    for one, other in zip(moments, again, strict=True):
        assert one.row.tolist() == other.row.tolist()
        assert one.chances.sum() == pytest.approx(1.0, abs=1e-4)


def test_what_was_best_is_told_only_where_another_answer_was_given_to_explore() -> None:
    assert all(moment.best is None for moment in played("ra", 2, 0.0))
    assert sum(moment.best is not None for moment in played("ra", 2, 1.0)) > 10


def test_answers_that_were_not_given_are_learned_from_as_the_search_sees_them() -> None:
    features = features_of("ra", 3)
    player = SearchedPlayer("ra", features, 30, seed=3)
    tree = Tree(network_of(features), questions("ra", 3, 4, (3,))[0].table, 5.0, TEMPERATURE)
    tree.simulate(60)
    root, given = tree.root, tree.best()
    player.learn_siblings(root, given)
    others = [
        child
        for answer, child in zip(root.answers, root.children, strict=True)
        if answer != given and child is not None
    ]
    assert 1 <= len(player.unplayed) <= min(SIBLINGS, len(others))
    most = max(others, key=lambda child: child.visits)
    assert most.visits >= ENOUGH_VISITS
    assert player.unplayed[0].chances.tolist() == pytest.approx(mean(most))
    assert player.unplayed[0].row.tolist() == pytest.approx(list(features.row(most.table)))


def test_margins_that_nobody_knows_teach_nothing() -> None:
    learner, rows = Learner([4, 8, 4, 4], 1), np.ones((8, 4), np.float32)
    experience = Experience(20, 4, 2)
    chances = np.array([0.75, 0.25], np.float32)
    experience.add_unplayed([Moment(row, 0, chances, None) for row in rows])
    for _ in range(200):
        loss = learner.learn(*experience.sample(8, np.random.default_rng(1)), 0.01)
    assert loss == pytest.approx(-0.75 * np.log(0.75) - 0.25 * np.log(0.25), abs=1e-3)
    assert np.isfinite(forward(learner.weights, rows)[2]).all()
    untaught = learner.weights[4][:, 2:]
    assert untaught.tolist() == Learner([4, 8, 4, 4], 1).weights[4][:, 2:].tolist()


def test_hard_plays_some_seats_but_never_all() -> None:
    rng = np.random.default_rng(3)
    seats = [seats_of_hard(3, 0.5, rng) for _ in range(200)]
    assert {len(some) for some in seats} == {0, 1, 2}
    assert 60 < sum(len(some) == 0 for some in seats) < 140


@pytest.mark.parametrize("sparring", [0.0, 1.0])
def test_hard_answers_for_its_seats_alone(sparring: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ra leaves no question to the values: whoever asks them plays `hard`."""
    asked: list[int] = []

    def answer(self: GreedyBot, seen: Seen) -> int:
        asked.append(seen.seat)
        return seen.legal()[0]

    monkeypatch.setattr(GreedyBot, "answer", answer)
    played("ra", 3, 0.0, sparring)
    assert (1 <= len(set(asked)) <= 2) if sparring else not asked


class Noting(SearchedPlayer):
    """Notes with which network a game was played, and of which scenario."""

    def play(self, network: Network, table: Table, epsilon: float) -> tuple[list[Moment], Table]:
        assert isinstance(table, AnkhTable)
        self.setups = [*getattr(self, "setups", []), table.setup]
        self.networks = [*getattr(self, "networks", []), network]
        return super().play(network, table, epsilon)


def test_games_take_the_scenarios_in_turn_and_the_weights_anew_after_some() -> None:
    features = features_of("ankh", 2)
    learner = Learner([int(features.size), 8, 4, 4], 1)
    player = Noting("ankh", features, 2, seed=3)
    for _ in range(SAME_WEIGHTS + 1):
        player.step(learner, Experience(5_000, int(features.size), 2), 0.0, 0.9)
    assert player.setups[0] is player.setups[2] is not player.setups[1]
    assert player.networks[0] is player.networks[SAME_WEIGHTS - 1]
    assert player.networks[0] is not player.networks[SAME_WEIGHTS]


def test_a_search_goes_on_behind_the_answer_given() -> None:
    features = features_of("ra", 3)
    table = questions("ra", 3, 4, (3,))[0].table
    tree = Tree(network_of(features), table, EXPLORATION, TEMPERATURE)
    tree.simulate(60)
    seat, answer = tree.root.seat, tree.best()
    known = tree.root.children[tree.root.answers.index(answer)]
    assert known is not None
    assert worth(tree.root, answer).tolist() == pytest.approx(mean(known))
    assert stepped(tree, -1) is None
    behind = stepped(tree, answer)
    assert behind is not None
    assert behind.root is known
    reached = after(table, seat, answer)
    assert list(features.row(reached)) == pytest.approx(list(features.row(known.table)))


@pytest.mark.parametrize(("game", "players"), [("ra", 2), ("ankh", 2)])
def test_a_network_learns_from_games_that_were_searched(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_module, "AT_LEAST", 50)
    settings = Settings(
        game,
        players,
        (8, 4),
        warmup_positions=10,
        search=4,
        games=6,
        opponent="random",
        eval_games=2,
    )
    training = Training(tmp_path, settings)
    first = training.learner.numbers()
    training.run(9, 9, lambda _: None)
    assert training.games == 6
    assert np.abs(np.subtract(first, training.learner.numbers())).max() > 0
    assert networks.read(game, training.file).players == players
    assert "--search 4" in write_card(training).read_text(encoding="utf-8")


def test_luck_comes_out_of_the_seed() -> None:
    """Weights of a first step come from the learner, and games from the seed alone."""
    features = features_of("ra", 2)
    learner = Learner([int(features.size), 8, 4, 4], 1)
    lengths = []
    for seed in (3, 3, 4):
        experience = Experience(2_000, int(features.size), 2)
        player = SearchedPlayer("ra", features, 4, seed)
        assert player.step(learner, experience, 0.0, 0.9) == 1
        assert experience.length == player.positions
        lengths.append(experience.rows[: experience.length].tobytes())
    assert lengths[0] == lengths[1] != lengths[2]
