from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from ennead.bots import Seen, networks
from ennead.bots.ankh.values.features import AnkhFeatures
from ennead.bots.game_bots import GameBots, bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.networks import layers_of
from ennead.bots.values.network import Network
from ennead.engine.table import Table
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.start import new
from ennead.hexes.hexset import HexSets
from ennead.lab.plan import variants
from ennead.lab.training import games as games_module
from ennead.lab.training import training as training_module
from ennead.lab.training.card import write_card
from ennead.lab.training.curve import draw
from ennead.lab.training.experience import Experience, Moment, swapped
from ennead.lab.training.games import SelfPlayer
from ennead.lab.training.learner import Learner
from ennead.lab.training.training import Measured, Settings, Training

SMALL = Settings("ra", 2, (16, 8), warmup_positions=300, games=40, opponent="easy", eval_games=2)


def test_targets_reach_back_from_the_end() -> None:
    experience = Experience(10, 1, 2)
    row = np.zeros(1, np.float32)
    first = Moment(row, 0, np.array([0.5, 0.5], np.float32), None)
    second = Moment(row, 1, np.array([0.8, 0.2], np.float32), None)
    end = np.array([1.0, 0.0], np.float32)
    experience.add_game([first, second], end, np.array([30.0, 0.0], np.float32), td_lambda=0.5)
    assert experience.targets[1].tolist() == [0.0, 1.0]  # the last position, seat 1's block first
    assert experience.targets[0].tolist() == pytest.approx([0.9, 0.1])
    assert experience.margins[0].tolist() == pytest.approx([1.0, -1.0])


def test_what_follows_an_answer_given_to_explore_says_nothing_about_before() -> None:
    experience = Experience(10, 1, 2)
    row = np.zeros(1, np.float32)
    before = Moment(row, 0, np.array([0.5, 0.5], np.float32), None)
    best = np.array([0.6, 0.4], np.float32)
    explored = Moment(row, 0, np.array([0.1, 0.9], np.float32), best)
    lost = np.array([0.0, 1.0], np.float32)
    experience.add_game([before, explored], lost, np.zeros(2, np.float32), td_lambda=0.9)
    assert experience.targets[0].tolist() == pytest.approx([0.6, 0.4])


def test_a_learner_learns_what_it_is_told() -> None:
    learner, rng = Learner([6, 16, 8, 4], 1), np.random.default_rng(1)
    rows = rng.standard_normal((512, 6)).astype(np.float32)
    wins = np.stack([rows[:, 0] > rows[:, 1], rows[:, 0] <= rows[:, 1]], 1).astype(np.float32)
    losses = [learner.learn(rows, wins, wins - 0.5, 0.01) for _ in range(200)]
    assert losses[-1] < 0.2 < losses[0]


def test_a_training_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_module, "AT_LEAST", 100)
    monkeypatch.setattr(training_module, "SIDE_BY_SIDE", 3)
    shown: list[Measured] = []

    def stop_after_some(found: Measured) -> None:
        shown.append(found)
        if found.games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Training(tmp_path, SMALL).run(9, 0.002, stop_after_some)
    again = Training(tmp_path, SMALL)
    assert 0 < again.games == shown[-1].games < SMALL.games
    assert again.learner.steps > 0
    again.run(9, 9, shown.append)
    assert again.games >= SMALL.games
    with (tmp_path / "curve.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == len(shown)
    assert networks.read("ra", again.file).players == 2
    assert draw(tmp_path, 2).stat().st_size > 1000


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, SMALL)
    with pytest.raises(ValueError, match=r"other settings: .*taught 300"):
        Training(tmp_path, Settings("ra", 2, (16, 8)))


def test_a_folder_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    Training(tmp_path, SMALL)
    about = tmp_path / training_module.SETTINGS
    known = json.loads(about.read_text("utf-8"))
    del known["sparring"], known["swaps"], known["search"]
    about.write_text(json.dumps(known), encoding="utf-8")
    assert Training(tmp_path, SMALL).games == 0
    assert json.loads(about.read_text("utf-8"))["sparring"] == 0.0


def test_settings_keep_their_names_in_files(tmp_path: Path) -> None:
    written = {
        "game": "ra",
        "players": 2,
        "hidden": [16, 8],
        "taught": 300,
        "trace": 0.92,
        "rate": 0.001,
        "epsilon": [0.08, 0.01],
        "sparring": 0.0,
        "swaps": 0.0,
        "search": 0,
        "start": "",
        "games": 40,
        "opponent": "easy",
        "measured": 2,
        "seed": 1,
    }
    training = Training(tmp_path, SMALL)
    assert json.loads((tmp_path / training_module.SETTINGS).read_text("utf-8")) == written
    training.save()
    about, _ = networks.contents(training.file)
    assert about["settings"] == written


def test_a_training_can_begin_with_a_network(tmp_path: Path) -> None:
    first = Training(tmp_path / "first", Settings("ra", 2, (8, 4), eval_games=2, opponent="random"))
    first.save()
    settings = Settings("ra", 2, (8, 4), start=str(first.file), seed=2, games=1, eval_games=2)
    second = Training(tmp_path / "second", settings)
    assert second.learner.numbers() == pytest.approx(first.learner.numbers())
    second.run(0.01, 9, lambda _: None)
    assert "--start 2.network" in write_card(second).read_text("utf-8")


def test_games_of_the_network_it_began_with_are_counted(tmp_path: Path) -> None:
    first = Training(tmp_path / "first", Settings("ra", 2, (8, 4)))
    first.games = 30
    first.save()
    second = Training(tmp_path / "second", Settings("ra", 2, (8, 4), start=str(first.file)))
    second.games = 4
    second.save()
    again = Training(tmp_path / "second", second.settings)
    assert again.games == 4
    assert again.about()["games"] == 34


def test_a_network_names_no_folder_of_the_machine_it_was_trained_on(tmp_path: Path) -> None:
    first = Training(tmp_path / "first", Settings("ra", 2, (8, 4)))
    first.save()
    second = Training(tmp_path / "second", Settings("ra", 2, (8, 4), start=str(first.file)))
    second.save()
    assert networks.contents(second.file)[0]["settings"]["start"] == "2.network"
    assert str(tmp_path).encode() not in second.file.read_bytes()


def test_a_network_of_something_else_is_nothing_to_begin_with(tmp_path: Path) -> None:
    first = Training(tmp_path / "first", Settings("ra", 2, (8, 4)))
    first.save()
    with pytest.raises(ValueError, match="has players 2, not 3"):
        Training(tmp_path / "second", Settings("ra", 3, (8, 4), start=str(first.file)))
    with pytest.raises(ValueError, match="has sizes"):
        Training(tmp_path / "third", Settings("ra", 2, (16, 4), start=str(first.file)))
    with pytest.raises(ValueError, match="there is no network"):
        Training(tmp_path / "fourth", Settings("ra", 2, (16, 4), start="nowhere.network"))


def test_more_answers_than_all_cannot_explore(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="0 to 1"):
        Training(tmp_path, Settings("ra", 2, epsilon=(2.0, 0.0)))


def test_a_game_without_features_cannot_be_trained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_module, "bots_of", lambda _: GameBots())
    with pytest.raises(ValueError, match="does not say how a network sees its positions"):
        Training(tmp_path, Settings("ra", 2))


def test_sealed_questions_are_answered_while_ankh_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_module, "AT_LEAST", 100)
    monkeypatch.setattr(training_module, "SIDE_BY_SIDE", 2)
    settings = Settings(
        "ankh", 2, (8, 4), warmup_positions=10, games=2, opponent="random", eval_games=2
    )
    training = Training(tmp_path, settings)
    training.run(9, 9, lambda _: None)
    assert training.games >= 2
    assert networks.read("ankh", training.file).players == 2
    card = write_card(training).read_text(encoding="utf-8")
    assert "--players 2 --games 2 --taught 10" in card
    assert "| `random` |" in card


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_others_can_be_swapped_in_what_is_learned(game: str) -> None:
    """A position is told as if the seats after the one asked sat in another order."""
    features_for = bots_of(game).network_features
    assert features_for is not None
    features, rng = features_for(4), np.random.default_rng(1)
    row = np.zeros(int(features.size), np.float32)
    row[: features.common] = 9.0
    for seat in range(4):
        begin = features.common + seat * features.block
        row[begin : begin + features.block] = seat
    seats = np.arange(4, dtype=np.float32)
    orders = set()
    for _ in range(60):
        rows, targets, margins = swapped((row[None], seats[None], seats[None]), features, rng)
        order = targets[0].tolist()
        blocks = rows[0, features.common :].reshape(4, features.block)
        assert [set(block) for block in blocks.tolist()] == [{seat} for seat in order]
        assert set(rows[0, : features.common].tolist()) == {9.0}
        assert margins[0].tolist() == order
        orders.add(tuple(order))
    assert len(orders) == 6
    assert {order[0] for order in orders} == {0.0}


@pytest.mark.parametrize("game", ["ra", "ankh"])
def test_hard_plays_some_seats_of_a_game_to_learn_from_it(game: str) -> None:
    features_for = bots_of(game).network_features
    assert features_for is not None
    features = features_for(3)
    learner = Learner([int(features.size), 8, 4, 6], 1)
    player = SelfPlayer(game, features, 4, 5, sparring=1.0)
    shown, hard = new(game, 3, chance="ask"), GreedyBot(5)
    assert all(1 <= len(seats) <= 2 for seats in player.sparring_seats)
    compared = 0
    for _ in range(60):
        expected = {}
        for number, table in enumerate(player.tables.tables):
            seat = table.to_act()[0]
            if seat in player.sparring_seats[number]:
                shown.table, after = table, table.clone()
                after.take(seat, hard.answer(Seen(shown, seat)))
                if after.frames and not features.defers(after):
                    expected[number] = features.row(after)
        player.step(learner, Experience(2_000, int(features.size), 3), 1.0, 0.9)
        for number, row in expected.items():
            assert player.moments[number][-1].row.tolist() == pytest.approx(list(row))
            compared += 1
    assert compared > 60


def test_earlier_selves_are_kept_to_play_against(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_module, "KEEP_SELF", 1)
    monkeypatch.setattr(games_module, "SELVES", 2)
    features_for = bots_of("ra").network_features
    assert features_for is not None
    features = features_for(2)
    learner, player = Learner([int(features.size), 8, 4, 4], 1), SelfPlayer("ra", features, 4, 5)
    experience = Experience(5_000, int(features.size), 2)
    while player.played < 8:
        player.step(learner, experience, 0.1, 0.9)
    assert len(player.earlier) == 2
    assert player.guests[0] is not None


def test_all_scenarios_are_learned_from() -> None:
    """A network that knew one board only would be weak on the others."""
    player = SelfPlayer("ankh", AnkhFeatures(3), 6, 5)
    assert len(variants("ankh")) == 2
    assert len({board_of(table) for table in player.tables.tables}) == 2
    met = set()
    for _ in range(2):
        player.tables.begin(0, player.next_beginning())
        met.add(board_of(player.tables.tables[0]))
    assert len(met) == 2


def board_of(table: Table) -> HexSets:
    """Where the monuments of a table of Ankh stand."""
    assert isinstance(table, AnkhTable)
    return table.standing


def test_partners_of_a_merged_god_share_a_win_when_progress_is_measured(tmp_path: Path) -> None:
    training = Training(tmp_path, Settings("ankh", 3, (8, 4), opponent="hard"))
    network = Network(training.features, layers_of(training.sizes, training.learner.numbers()))
    assert training.share(network, 54) == 0.5
