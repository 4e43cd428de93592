"""OpenSpiel's own test, and its algorithms on small settings."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import ennead
from ennead.engine.bitset import count
from ennead.games.ra.table.table import RaTable

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
openspiel_game = pytest.importorskip("ennead.envs.openspiel_game")


@pytest.mark.parametrize(("name", "players"), [("ra", 2), ("ra", 5), ("ankh", 2), ("ankh", 3)])
def test_it_passes_the_random_simulation_test(name: str, players: int) -> None:
    game = pyspiel.load_game(f"ennead_{name}", {"players": players})
    pyspiel.random_sim_test(game, 1, True, False)


def end_of_ra() -> dict[str, Any]:
    """A position of Ra for two with at most a sun each left, in the last epoch."""
    for seed in range(100):
        game = ennead.new("ra", 2, seed)
        rng = Random(seed)
        while not game.over:
            table = cast(RaTable, game.table)
            if table.epoch == 3 and [count(suns) for suns in table.suns_up] == [1, 1]:
                return game.position()
            seat = game.to_act()[0]
            game.apply(seat, rng.choice(game.legal(seat)))
    raise AssertionError("some game gets there")


@pytest.fixture
def small_game(tmp_path: Path) -> Any:
    """The end of a game of Ra, for algorithms that walk through trees."""
    file = tmp_path / "end.json"
    file.write_text(json.dumps(end_of_ra()), encoding="utf-8")
    return pyspiel.load_game("ennead_ra", {"position": str(file)})


def test_a_game_can_begin_with_a_position(small_game: Any) -> None:
    state = small_game.new_initial_state()
    position = end_of_ra()
    assert state.line.game.hash() == ennead.load(position).hash()
    assert small_game.num_players() == 2


def test_tree_search_plays_it() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("ennead_ra", {"players": 2})
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=rng)
    state = game.new_initial_state()
    for _ in range(8):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_counterfactual_regret_is_minimised_on_the_end_of_a_game(small_game: Any) -> None:
    mccfr = pytest.importorskip("open_spiel.python.algorithms.external_sampling_mccfr")
    np.random.seed(1)  # the algorithm draws from NumPy's own generator
    solver = mccfr.ExternalSamplingSolver(small_game, mccfr.AverageType.SIMPLE)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = small_game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = policy.action_probabilities(state)
    assert set(chances) <= set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_fictitious_self_play_learns_on_it(small_game: Any) -> None:
    pytest.importorskip("torch", reason="PyTorch is an extra that only learning needs")
    nfsp = pytest.importorskip("open_spiel.python.pytorch.nfsp")
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    env = rl_environment.Environment(small_game)
    size = env.observation_spec()["info_state"][0]
    actions = env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            seat,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[8],
            reservoir_buffer_capacity=50,
            anticipatory_param=0.1,
            batch_size=4,
            min_buffer_size_to_learn=4,
            learn_every=4,
        )
        for seat in range(2)
    ]
    for _ in range(4):
        step = env.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = env.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)


def test_an_information_state_does_not_show_what_others_have_sealed() -> None:
    game = pyspiel.load_game("ennead_ankh", {"players": 2})
    rng = Random(5)
    sealed = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        first = state.current_player()
        legal = state.legal_actions()
        if state.line.game.table.frames[-1].is_secret() and len(legal) > 1:
            told = set()
            for action in legal:
                after = state.child(action)
                if after.current_player() == 1 - first and after.line.shown < len(after.history()):
                    told.add(
                        (
                            after.information_state_string(1 - first),
                            after.observation_string(1 - first),
                            tuple(after.information_state_tensor(1 - first)),
                        )
                    )
                    own = state.action_to_string(first, action)
                    assert after.information_state_string(first).endswith(f"{first} {own}")
                    assert after.information_state_string(1 - first).endswith(f"{first} sealed")
                    sealed += 1
            assert len(told) <= 1
        state.apply_action(rng.choice(legal))
    assert sealed
    assert sum(state.returns()) == 0


def test_perfect_recall_remembers_every_answer() -> None:
    game = pyspiel.load_game("ennead_ra", {"players": 2})
    rng = Random(2)
    state = game.new_initial_state()
    for _ in range(40):
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions))
    told = state.information_state_string(1)
    assert told.startswith("seat 1: * suns ")
    assert len(told.split(", ")) == 40
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.information_state_string(1) == told


def test_a_game_for_two_is_zero_sum_and_others_are_not() -> None:
    utility = pyspiel.GameType.Utility
    for name in ("ra", "ankh"):
        two = pyspiel.load_game(f"ennead_{name}", {"players": 2})
        assert two.get_type().utility == utility.ZERO_SUM
        assert two.utility_sum() == 0
        three = pyspiel.load_game(f"ennead_{name}", {"players": 3})
        assert three.get_type().utility == utility.GENERAL_SUM


@pytest.fixture
def tiny_game(tmp_path: Path) -> Any:
    """The last moments of a game of Ra: one sun each, and three tiles in the bag."""
    return pyspiel.load_game("ennead_ra", {"position": str(tiny_position(tmp_path))})


def tiny_position(folder: Path) -> Path:
    """The file of such a position."""
    position = end_of_ra()
    left = {"ra": 1, "pharaoh": 1, "nile": 1}
    for tile, number in position["bag"].items():
        position["out"][tile] = position["out"].get(tile, 0) + number - left.get(tile, 0)
    position["bag"] = left
    del position["sheets"]  # what the epochs brought; the points below are not theirs
    for area in position["areas"]:
        area["points"] = 5
    file = folder / "tiny.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return file


def test_the_exploitability_of_a_policy_can_be_computed(tiny_game: Any) -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    policy = pytest.importorskip("open_spiel.python.policy")
    uniform = policy.UniformRandomPolicy(tiny_game)
    found = exploitability.nash_conv(tiny_game, uniform)
    assert 0 < found <= 4


def test_information_set_search_plays_ankh() -> None:
    """In Python: OpenSpiel's own in C++ takes no states that Python has made."""
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("ennead_ankh", {"players": 2})
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 3, random_state=rng)
    state = sealed_state(game)
    action = bot.step(state)
    assert action in state.legal_actions()


def sealed_state(game: Any) -> Any:
    """A state in which another player has sealed an answer that is not known."""
    rng = Random(5)
    state = game.new_initial_state()
    while state.is_chance_node() or state.line.shown == len(state.line.actions):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))
        assert not state.is_terminal()
    return state


def test_a_resampled_state_cannot_be_told_from_the_first() -> None:
    game = pyspiel.load_game("ennead_ankh", {"players": 2})
    state = sealed_state(game)
    seat = state.current_player()
    other = 1 - seat
    others = set()
    rng = Random(3)
    for _ in range(20):
        sample = state.resample_from_infostate(seat, rng.random)
        assert sample.information_state_string(seat) == state.information_state_string(seat)
        assert sample.observation_tensor(seat) == state.observation_tensor(seat)
        assert sample.legal_actions() == state.legal_actions()
        others.add(sample.information_state_string(other))
        sample.apply_action(sample.legal_actions()[0])
    assert len(others) > 1, "what the other has sealed is drawn anew"
    assert state.current_player() == seat, "and the state itself stays as it is"


def test_all_options_are_parameters() -> None:
    texts = {"scenario": "old_kingdom", "gods": "isis+ra+amun", "first": "#2"}
    game = pyspiel.load_game("ennead_ankh", {"players": 3, **texts})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    options = state.line.game.options
    assert options["scenario"] == "old_kingdom"
    assert options["gods"] == ["isis", "ra", "amun"]
    assert state.current_player() == 2
    by_string = pyspiel.load_game("ennead_ankh(players=3,gods=isis+ra+amun)")
    assert by_string.new_initial_state().line.game.options["gods"] == ["isis", "ra", "amun"]
    ra = pyspiel.load_game("ennead_ra(players=2,tile_counter=False)")
    assert ra.new_initial_state().line.game.options["tile_counter"] is False
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.line.game.options == options
    with pytest.raises(ValueError, match="scenario must be one of"):
        pyspiel.load_game("ennead_ankh(scenario=moon)")


def test_a_playthrough_can_be_read(tmp_path: Path) -> None:
    playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    text = playthrough.playthrough(f"ennead_ra(position={tiny_position(tmp_path)})", None, seed=1)
    assert "epoch: 3" in text
    assert "seat 1: " + ennead.load(end_of_ra()).ask(1) in text
    assert '"draw"' in text


def playthrough_of(named: str) -> str:
    """What OpenSpiel writes down of a random game."""
    playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    return cast(str, playthrough.playthrough(named, None, seed=1))


@pytest.mark.parametrize(
    "named",
    [
        "ennead_ra(players=3,tile_counter=False,open_scores=False)",
        "ennead_ankh(players=2,gods=random,guardians=random,packs=gods+revolt)",
    ],
)
def test_openspiel_writes_a_playthrough_to_the_end(named: str) -> None:
    assert "IsTerminal() = True" in playthrough_of(named)


@pytest.mark.long
@pytest.mark.parametrize(
    "named",
    [
        "ennead_ra(players=5)",
        "ennead_ankh(players=2)",
        "ennead_ankh(players=3,gods=random)",
        "ennead_ankh(players=5,gods=random,guardians=random)",
        "ennead_ankh(players=2,gods=bastet+set,scenario=peoples_revolt)",
    ],
)
def test_openspiel_writes_a_playthrough_of_many_options(named: str) -> None:
    assert "IsTerminal() = True" in playthrough_of(named)


@pytest.mark.parametrize("packs", ["", "gods+revolt"])
def test_all_seats_can_observe_while_gods_are_drawn(packs: str) -> None:
    game = pyspiel.load_game("ennead_ankh", {"players": 5, "gods": "random", "packs": packs})
    state = game.new_initial_state()
    told: set[tuple[float, ...]] = set()
    while state.is_chance_node():
        for seat in range(5):
            assert state.observation_tensor(seat)
            assert state.information_state_tensor(seat)
        told.add(tuple(state.observation_tensor(0)))
        state.apply_action(state.chance_outcomes()[0][0])
    assert len(told) > 3, "each god that was drawn is seen"
