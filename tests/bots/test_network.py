from __future__ import annotations

import copy
import pickle
from pathlib import Path
from random import Random

import numpy as np
import pytest

import ennead
from ennead.bots import Seen, make_bot, networks
from ennead.bots.game_bots import bots_of
from ennead.bots.network_bot import EXPLORATION, TEMPERATURE, NetworkBot, is_settled, search
from ennead.bots.networks import layers_of, network_of
from ennead.bots.ra.values.features import RaFeatures
from ennead.bots.values.network import NearbyChances, Network
from ennead.bots.values.node_parts import parts_of
from ennead.bots.values.tree import Tree
from ennead.lab.training.learner import Learner, forward, softmax
from tests.bots.positions import questions, whole_game

PLAYERS = (2, 3, 4, 5)


def a_learner(players: int, seed: int = 3) -> Learner:
    return Learner([int(RaFeatures(players).size), 24, 12, 2 * players], seed)


def a_network(players: int, seed: int = 3) -> Network:
    learner = a_learner(players, seed)
    return Network(RaFeatures(players), layers_of(learner.sizes, learner.numbers()))


def middle(players: int, seed: int, answers: int = 60) -> ennead.Game:
    game = ennead.new("ra", players, seed=seed)
    rng = Random(seed)
    for _ in range(answers):
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize("players", PLAYERS)
def test_the_kernel_agrees_with_numpy(players: int) -> None:
    learner, network, features = a_learner(players), a_network(players), RaFeatures(players)
    for seed in range(10):
        table = middle(players, seed).table
        row = np.frombuffer(memoryview(features.row(table)), np.float64)[None].astype(np.float32)
        chances = softmax(forward(learner.average, row)[-1][:, :players])[0]
        first = features.first(table)
        by_seat = [float(chances[(seat - first) % players]) for seat in range(players)]
        assert list(network.chances(table)) == pytest.approx(by_seat, abs=1e-5)


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_positions_of_a_search_are_worth_what_each_is_alone(game: str) -> None:
    """Only what differs is added up."""
    network = network_of(game, 3)
    assert network is not None
    nearby = NearbyChances(network)
    compared = 0
    for position in (*questions(game, 3, 1, (1, 4, 16)), *questions(game, 3, 2, (2, 8, 32))):
        if not network.features.defers(position.table):
            (seat,) = position.to_act()
            for answer in position.legal(seat):
                after = position.table.clone()
                after.take(seat, answer)
                alone = list(network.chances(after))
                assert list(nearby.chances(after)) == pytest.approx(alone, abs=1e-12)
                compared += 1
    assert compared > 30
    over = whole_game(game, 3).table
    assert list(nearby.chances(over)) == list(network.chances(over))


def turned(position: dict[str, object], by: int) -> dict[str, object]:
    """The same position with every player some places further round the table."""
    areas = position["areas"]
    assert isinstance(areas, list)
    number = len(areas)
    return {**position, "areas": [areas[(place - by) % number] for place in range(number)]}


@pytest.mark.parametrize("players", PLAYERS)
def test_who_sits_where_does_not_matter(players: int) -> None:
    features = RaFeatures(players)
    game = middle(players, 5, 30)
    while type(game.table.frames[-1]).__name__ != "Turn":
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    position = game.position()
    position.pop("pending")
    seat = game.to_act()[0]
    rows = []
    for by in range(players):
        moved = ennead.load({**turned(position, by), "turn": (seat + by) % players, "sheets": []})
        assert features.first(moved.table) == (seat + by) % players
        rows.append(list(features.row(moved.table)))
    assert all(row == rows[0] for row in rows)


def test_features_tell_nothing_about_the_order_of_the_bag() -> None:
    game = middle(3, 1)
    seat = game.to_act()[0]
    features = RaFeatures(3)
    seen = {tuple(features.row(game.resample(seat, seed).table)) for seed in range(5)}
    assert len(seen) == 1


def test_the_end_is_known_exactly() -> None:
    game = ennead.new("ra", 2, seed=1)
    ennead.playout(game, 1)
    winner = game.ranking()[0][1]
    assert list(a_network(2).chances(game.table)) == [float(seat == winner) for seat in (0, 1)]


def test_a_network_reads_back_from_its_file(tmp_path: Path) -> None:
    learner = a_learner(2)
    file = tmp_path / "2.network"
    networks.write(file, {"game": "ra", "players": 2, "sizes": learner.sizes}, learner.numbers())
    table = middle(2, 4).table
    assert list(networks.read("ra", file).chances(table)) == pytest.approx(
        list(a_network(2).chances(table)), abs=1e-6
    )


def test_a_file_plays_where_the_person_at_the_machine_names_it(tmp_path: Path) -> None:
    learner = a_learner(2)
    file = tmp_path / "2.network"
    networks.write(file, {"game": "ra", "players": 2, "sizes": learner.sizes}, learner.numbers())
    bot = make_bot(f"{file}:3", "ra", 1, own_classes=True)
    game = middle(2, 1)
    assert bot.answer(Seen(game, game.to_act()[0])) in game.legal(game.to_act()[0])
    with pytest.raises(ValueError, match="bot must be one of"):
        make_bot(str(file), "ra", 1)
    with pytest.raises(ValueError, match="there is no network"):
        make_bot(str(tmp_path / "none.network"), "ra", 1, own_classes=True)


def test_a_network_of_other_features_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "2.network"
    learner = Learner([7, 4, 3, 4], 1)
    networks.write(file, {"game": "ra", "players": 2, "sizes": learner.sizes}, learner.numbers())
    with pytest.raises(ValueError, match="expects 7 features"):
        networks.read("ra", file)


def test_search_takes_the_win_that_a_network_knows_nothing_of() -> None:
    """With one sun left on either side and the bag nearly empty, the end is within reach."""
    game = ennead.load(
        {
            "game": "ra",
            "players": 2,
            "turn": 0,
            "epoch": 3,
            "ra_tiles": 5,
            "sheets": [],
            "areas": [
                {"points": 10, "suns": [9], "spent": [6, 7, 8], "tiles": {"pharaoh": 1}},
                {"points": 23, "suns": [], "spent": [2, 3, 4, 5], "tiles": {"pharaoh": 1}},
            ],
            "track": ["gold", "gold"],
            "bag": {"ra": 1},
        },
        seed=1,
    )
    # Drawing ends the game at 10 to 13; invoking Ra brings the gold: 16 to 13.
    assert game.notation(0, NetworkBot(a_network(2), 60).answer(Seen(game, 0))) == "ra"


def test_with_the_same_seed_it_answers_alike() -> None:
    network = a_network(3)
    for seed in range(4):
        game = middle(3, seed)
        seat = game.to_act()[0]
        answers = {NetworkBot(network, 50, 7).answer(Seen(game, seat)) for _ in range(3)}
        assert len(answers) == 1


def test_a_game_says_how_a_network_sees_it() -> None:
    features_for = bots_of("ra").network_features
    assert features_for is not None
    assert features_for(4).size == RaFeatures(4).size


def test_a_search_goes_on_with_what_it_found_out_before() -> None:
    network, game, known = a_network(2), ennead.new("ra", 2, seed=3), 0
    bots = [NetworkBot(network, 60, seat) for seat in range(2)]
    for _ in range(24):
        (seat,) = game.to_act()
        found = bots[seat].find(game, seat)
        if found is not None:
            known += 1
            assert found.answers == game.legal(seat)
            assert found.visits < 60
        game.apply(seat, bots[seat].answer(Seen(game, seat)))
    assert known > 5


def test_a_search_explores_less_where_more_play() -> None:
    explored = {
        players: Tree(a_network(players), ennead.new("ra", players).table, 1.0, 0.05).exploration
        for players in (2, 5)
    }
    assert explored == {2: 0.5, 5: 0.2}


def test_only_the_subtree_below_the_answer_given_is_kept() -> None:
    game, bot = ennead.new("ra", 2, seed=3), NetworkBot(a_network(2), 100)
    seat = game.to_act()[0]
    answer = bot.answer(Seen(game, seat))
    assert bot.find(game, seat) is None
    assert bot.kept is not None
    kept, after = game.clone(), game.clone()
    kept.table = bot.kept.table
    after.table.take(seat, answer)
    assert kept.hash() == after.hash()


def test_a_copy_of_a_bot_keeps_what_it_has_found_out() -> None:
    game, bot = ennead.new("ra", 2, seed=3), NetworkBot(a_network(2), 100)
    game.apply(0, bot.answer(Seen(game, 0)))
    twins: list[NetworkBot] = [copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
    for twin in twins:
        assert bot.kept is not None
        assert twin.kept is not None
        assert twin.kept is not bot.kept
        assert parts_of(twin.kept) == parts_of(bot.kept)
        first, second = game.clone(), game.clone()
        first.table, second.table = bot.kept.table, twin.kept.table
        assert first.hash() == second.hash()


def test_a_search_ends_when_the_answer_is_clear() -> None:
    table, network = ennead.new("ra", 2, seed=3).table, a_network(2)
    patient, quick = (Tree(network, table.clone(), EXPLORATION, TEMPERATURE) for _ in range(2))
    patient.simulate(300)
    search(quick, 300)
    assert quick.best() == patient.best()
    left = 300 - quick.root.visits
    assert left > 0
    assert is_settled(quick.root, left)
    assert not is_settled(quick.root, 300)
