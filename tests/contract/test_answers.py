"""Contract: who is asked, what may be answered, and what happens to anything else."""

from __future__ import annotations

from random import Random

import pytest

import ennead
from ennead.games import GAMES
from tests.contract.cases import CASES, TRAITS, UNDER_WAY, Case, every_case

GAMES_EACH = 120


def test_every_game_is_under_contract() -> None:
    assert set(TRAITS) | UNDER_WAY == set(GAMES)
    assert not set(TRAITS) & UNDER_WAY
    assert {(case.name, case.players) for case in CASES} == {
        (name, players) for name in TRAITS for players in GAMES[name].players
    }


@every_case
def test_there_is_always_a_choice_its_answers_ascend_and_stay_the_same(case: Case) -> None:
    for seed, game in case.games(GAMES_EACH):
        for _ in case.play(game, seed):
            for seat in game.to_act():
                legal = game.legal(seat)
                assert len(legal) >= 2, "a forced answer was asked for"
                assert legal == sorted(set(legal))
                assert game.legal(seat) == legal
                legal.clear()
                assert game.legal(seat), "the caller's list is the game's own"


@every_case
def test_somebody_is_asked_until_the_game_is_over_and_nobody_then(case: Case) -> None:
    for seed, game in case.games(10):
        for _ in case.play(game, seed):
            asked = game.to_act()
            assert asked == sorted(set(asked))
            assert asked == [ennead.CHANCE] or set(asked) <= set(range(case.players))
            for seat in range(-1, case.players):
                # Who has answered a secret question may still change the answer.
                may_answer = seat in asked or "sealed" in game.position()
                assert may_answer or not game.legal(seat)
        assert game.over
        assert game.to_act() == []
        assert [game.legal(seat) for seat in range(case.players)] == [[]] * case.players
        assert sorted(seat for _, seat, _ in game.ranking()) == list(range(case.players))


@every_case
def test_a_player_is_asked_next_where_the_rules_say_so(case: Case) -> None:
    for seed, game in case.games(12):
        for _ in case.play(game, seed):
            if game.rules.players_follow(game.table):
                for seat in game.to_act():
                    for answer in game.legal(seat):
                        after = game.table.clone()
                        after.take(seat, answer)
                        assert after.to_act()
                        assert min(after.to_act()) >= 0


@every_case
def test_with_a_seed_chance_is_never_asked(case: Case) -> None:
    for seed in range(20):
        game = case.new(seed)
        for _ in case.play(game, seed):
            assert ennead.CHANCE not in game.to_act()


@every_case
def test_a_game_ends_within_its_bound(case: Case) -> None:
    for seed, game in case.games(60):
        answers = sum([1 for _ in case.play(game, seed)])
        assert 0 < answers <= case.traits.MOST_ANSWERS


@every_case
def test_an_answer_that_is_not_listed_is_refused_and_changes_nothing(case: Case) -> None:
    for seed, game in case.games(6):
        for step, _ in enumerate(case.play(game, seed)):
            if step % 5 == 0:
                before, asked = game.hash(), game.to_act()
                for seat in range(-1, case.players):
                    for answer in range(-2, 40):
                        if answer not in game.legal(seat):
                            with pytest.raises(ennead.IllegalAnswer):
                                game.apply(seat, answer)
                assert (game.hash(), game.to_act()) == (before, asked)
        with pytest.raises(ennead.IllegalAnswer, match="over"):
            game.apply(0, 0)


@every_case
def test_weights_of_chance_are_positive_and_belong_to_its_answers(case: Case) -> None:
    for seed in range(6):
        game = case.new(None)
        for _ in case.play(game, seed):
            if game.to_act() == [ennead.CHANCE]:
                assert len(game.weights()) == len(game.legal(ennead.CHANCE))
                assert min(game.weights()) > 0
            else:
                with pytest.raises(ValueError, match="chance is not asked now"):
                    game.weights()


@every_case
def test_a_seed_gives_the_same_game_again_and_another_seed_another(case: Case) -> None:
    def end(seed: int) -> str:
        game = case.new(seed)
        for _ in case.play(game, 0):
            pass
        return game.record().dumps()

    ends = [end(seed) for seed in range(8)]
    assert [end(seed) for seed in range(8)] == ends
    assert len(set(ends)) == 8


@every_case
def test_pieces_are_conserved_after_every_answer(case: Case) -> None:
    for seed, game in case.games(10):
        for _ in case.play(game, seed):
            case.traits.check_pieces(game.position())
        case.traits.check_pieces(game.position())


@every_case
def test_notation_names_each_answer_and_reads_back(case: Case) -> None:
    for seed, game in case.games(8):
        for _ in case.play(game, seed):
            for seat in game.to_act():
                notations = [game.notation(seat, answer) for answer in game.legal(seat)]
                assert len(set(notations)) == len(notations)
                assert [game.parse(seat, notation) for notation in notations] == game.legal(seat)


@every_case
def test_an_answer_taken_back_and_given_again_leads_to_the_same(case: Case) -> None:
    for seed, game in case.games(3):
        rng = Random(seed)
        for step in range(60):
            if game.over:
                break
            before = game.hash()
            answered = len(game.record().answers)
            seat, answer = case.answer(game, rng)
            if step % 4:
                continue
            back = taken_back(game, seat)
            if isinstance(back, str):
                chance_since = len(game.record().answers) > answered + 1
                assert chance_since or "has been revealed" in back
            else:
                assert back.hash() == before
                back.apply(seat, answer)
                assert back.hash() == game.hash()
            with pytest.raises(ValueError, match="no answer of this seat"):
                game.take_back((seat + 1) % case.players)


def taken_back(game: ennead.Game, seat: int) -> ennead.Game | str:
    """The game before a seat's last answer, or why there is none."""
    try:
        return game.take_back(seat)
    except ValueError as error:
        return str(error)
