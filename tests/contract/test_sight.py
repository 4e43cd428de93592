"""Contract: what is seen, said and explained."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ennead
from ennead.engine.words import LANGUAGES
from ennead.games.catalogue import catalogue
from tests.contract.cases import CASES, TRAITS, Case, every_case, every_case_and_bots


@every_case
def test_a_view_is_plain_data_and_a_new_one_each_time(case: Case) -> None:
    for seed, game in case.games(4):
        for _ in case.play(game, seed):
            for seat in (None, *range(case.players)):
                view = game.view(seat)
                assert json.loads(json.dumps(view)) == view
                view.clear()
                assert game.view(seat)
        for seat in (-1, case.players):
            with pytest.raises(ValueError, match="seat must be 0 to"):
                game.view(seat)


@every_case_and_bots
def test_viewing_the_resampled_game_equals_the_first_view(case: Case) -> None:
    for seed, game in case.games(4):
        for step, _ in enumerate(case.play(game, seed)):
            seat = step % case.players
            view, before = game.view(seat), game.hash()
            other = game.resample(seat, seed=step)
            assert other.view(seat) == view
            assert other.to_act() == game.to_act()
            if step % 20 == 0:
                ennead.playout(other, step)
                assert other.over
                assert game.hash() == before


@every_case
def test_a_resampled_game_has_no_record(case: Case) -> None:
    other = case.new(1).resample(0, seed=1)
    ennead.playout(other, 1)
    with pytest.raises(ValueError, match="not known"):
        other.record()


@every_case
def test_a_spectator_sees_nothing_that_a_player_does_not(case: Case) -> None:
    covered = dict.fromkeys(case.traits.COVERED, False)
    for options in ({}, covered):
        for seed, game in case.games(3, **options):
            for _ in case.play(game, seed):
                spectator = game.view(None)
                for seat in range(case.players):
                    check_shown(spectator, game.view(seat))


def check_shown(less: Any, more: Any) -> None:
    """All that the one shows the other shows alike; None is what is not shown."""
    if isinstance(less, dict):
        assert set(less) == set(more)
        for key in less:
            check_shown(less[key], more[key])
    elif isinstance(less, list):
        assert len(less) == len(more)
        for one, other in zip(less, more, strict=True):
            check_shown(one, other)
    else:
        assert less is None or less == more


@every_case
def test_an_option_that_covers_something_covers_it_for_spectators(case: Case) -> None:
    for option, key in case.traits.COVERED.items():
        for shown in (True, False):
            for seed, game in case.games(2, **{option: shown}):
                for _ in case.play(game, seed):
                    values = shown_under(key, game.view(None))
                    assert all(value is not None for value in values) == shown
                    assert bool(values)


def shown_under(key: str, view: Any) -> list[Any]:
    """Every value under a key, wherever it is."""
    if isinstance(view, list):
        return [value for part in view for value in shown_under(key, part)]
    if not isinstance(view, dict):
        return []
    here = [view[key]] if key in view else []
    return here + [value for part in view.values() for value in shown_under(key, part)]


@every_case
def test_every_question_answer_and_event_has_words_in_both_languages(case: Case) -> None:
    for seed, game in case.games(6):
        events = game.listen()
        told = 0
        for _ in case.play(game, seed):
            for lang in LANGUAGES:
                for seat in game.to_act():
                    check_sentence(game.ask(seat, lang))
                    said = [game.say(seat, answer, lang) for answer in game.legal(seat)]
                    assert len(set(said)) == len(said)
                    for sentence in said:
                        check_sentence(sentence)
                for event in events[told:]:
                    check_sentence(game.tell(event, lang))
            told = len(events)
        assert [game.ask(seat) for seat in range(case.players)] == [""] * case.players


@pytest.mark.parametrize("name", list(TRAITS))
def test_the_games_played_come_across_every_question_and_event(name: str) -> None:
    questions, events = set(), set()
    for case in CASES:
        for seed, game in case.games(12) if case.name == name else ():
            heard = game.listen()
            for _ in case.play(game, seed):
                questions.add(game.view(None)["asked"]["question"])
            events |= {event.name for event in heard}
    assert questions >= TRAITS[name].QUESTIONS
    assert events >= TRAITS[name].EVENTS


def check_sentence(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert "{" not in sentence
    assert "_" not in sentence
    assert "None" not in sentence


@every_case
def test_players_are_called_by_their_names(case: Case) -> None:
    game = case.new(2)
    events = game.listen()
    for _ in case.play(game, 2):
        pass
    names = ["Anna", "Bob", "Cathy", "Don", "Eve"]
    told = " ".join([game.tell(event, "en", names) for event in events])
    assert all(name in told for name in names[: case.players])
    assert "Player" not in told


@every_case_and_bots
def test_why_not_names_a_rule_for_what_is_not_offered_and_nothing_for_what_is(case: Case) -> None:
    texts = {lang: {rule.id for rule in catalogue(case.name, lang)} for lang in LANGUAGES}
    wishes = [wish.split() for wish in case.traits.wishes()]
    for seed, game in case.games(4):
        for step, _ in enumerate(case.play(game, seed)):
            if step % 11:
                continue
            for seat in range(case.players):
                for wish in wishes:
                    reason = game.why_not(seat, *wish, lang=LANGUAGES[step % 2])
                    assert (reason is None) == is_offered(game, seat, " ".join(wish))
                    if reason is not None:
                        assert reason.rule in texts[LANGUAGES[step % 2]]
                        assert reason.text
        for wish in wishes:
            assert game.why_not(0, *wish) is not None


def is_offered(game: ennead.Game, seat: int, wish: str) -> bool:
    """Whether a wish, in any of its spellings, is a legal answer."""
    try:
        return game.parse(seat, wish) in game.legal(seat)
    except ennead.IllegalAnswer:
        return False


@every_case
def test_a_wish_that_makes_no_sense_is_refused(case: Case) -> None:
    game = case.new(1)
    with pytest.raises(ValueError, match="expected one of"):
        game.why_not(0, "dance")
