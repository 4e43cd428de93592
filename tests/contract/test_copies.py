"""Contract: clones, positions and records are the game itself."""

from __future__ import annotations

import json

import pytest

import ennead
from tests.contract.cases import Case, every_case, every_case_and_bots


@every_case_and_bots
def test_a_clone_equals_its_source_and_all_earlier_clones_stay_as_they_were(case: Case) -> None:
    for seed, game in case.games(3):
        clones: list[tuple[ennead.Game, str]] = []
        for step, _ in enumerate(case.play(game, seed)):
            clones.append((game.clone(), game.hash()))
            assert clones[-1][0].hash() == clones[-1][1]
            if step % 12 == 0:
                assert [clone.hash() for clone, _ in clones] == [before for _, before in clones]
        assert [clone.hash() for clone, _ in clones] == [before for _, before in clones]


@every_case
def test_a_clone_goes_its_own_way_with_the_same_luck(case: Case) -> None:
    for seed in range(12):
        game = case.new(seed)
        for step, _ in enumerate(case.play(game, seed)):
            if step == 25:
                break
        clone, before = game.clone(), game.hash()
        for _ in case.play(clone, 1):
            pass
        assert game.hash() == before
        for _ in case.play(game, 1):
            pass
        assert game.hash() == clone.hash()
        assert game.record().dumps() == clone.record().dumps()


@every_case
def test_nobody_listens_to_a_clone(case: Case) -> None:
    game = case.new(1)
    events = game.listen()
    clone = game.clone()
    for _ in case.play(clone, 1):
        pass
    assert events == []


@every_case_and_bots
def test_a_record_replays_to_the_same_position_and_the_same_text(case: Case) -> None:
    for seed, game in case.games(25):
        for step, _ in enumerate(case.play(game, seed)):
            if step == seed * 9:  # some records stop in the middle
                break
        text = game.record().dumps()
        again = ennead.replay(text, chance="ask")
        assert again.hash() == game.hash()
        assert again.to_act() == game.to_act()
        assert again.record().dumps() == text


@every_case_and_bots
def test_a_position_reads_back_equal_at_every_step(case: Case) -> None:
    for seed, game in case.games(6):
        for _ in case.play(game, seed):
            check_reads_back(game)
        check_reads_back(game)


def check_reads_back(game: ennead.Game) -> None:
    position = game.position()
    again = ennead.load(json.loads(json.dumps(position)), chance="ask")
    assert again.position() == position
    assert again.hash() == game.hash()
    assert again.to_act() == game.to_act()
    for seat in game.to_act():
        assert again.legal(seat) == game.legal(seat)


@every_case
def test_a_game_from_a_position_is_recorded_from_there(case: Case) -> None:
    for seed, game in case.games(6):
        for step, _ in enumerate(case.play(game, seed)):
            if step == 30:
                break
        loaded = ennead.load(game.position(), seed=3)
        for _ in case.play(loaded, seed):
            pass
        text = loaded.record().dumps()
        assert "\nstart {" in text
        assert ennead.replay(text).hash() == loaded.hash()
        assert ennead.replay(text).record().dumps() == text


@every_case
def test_equal_games_hash_alike_and_different_ones_do_not(case: Case) -> None:
    seen: dict[str, str] = {}
    for seed, game in case.games(4):
        for _ in case.play(game, seed):
            text = json.dumps(game.position(), sort_keys=True)
            assert seen.setdefault(game.hash(), text) == text


@pytest.mark.long
@every_case
def test_ten_thousand_games_replay_to_the_same_end(case: Case) -> None:
    if case.policy != "uniform":
        pytest.skip("the other policies are played in the ordinary run")
    for seed in range(10_000):
        game = case.new(seed)
        ennead.playout(game, seed)
        assert game.over
        assert ennead.replay(game.record().dumps()).hash() == game.hash()
