"""The public face of a game: one test of each promise, on both builds alike."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import re
from random import Random
from typing import Any

import pytest

import ennead
from ennead import Answer, Card, Count, Edge, Kind, Space, Token
from ennead.engine.words import LANGUAGES
from ennead.games import GAMES

every_game = pytest.mark.parametrize("name", list(GAMES))


def played(name: str, answers: int, **how: Any) -> ennead.Game:
    """A random game after some answers."""
    game = ennead.new(name, 3, **({"seed": 5} | how))
    rng = Random(answers)
    for _ in range(answers):
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


# ---------------------------------------------------------------- answers


@every_game
def test_answers_are_iterated_counted_and_tested(name: str) -> None:
    game = played(name, 10)
    seat = game.to_act()[0]
    answers = game.answers(seat)
    assert [answer.number for answer in answers] == game.legal(seat)
    assert [str(answer) for answer in answers] == [game.notation(seat, n) for n in game.legal(seat)]
    assert len(answers) == len(game.legal(seat))
    for place, answer in enumerate(answers):
        assert answer in answers
        assert str(answer) in answers
        assert str(answer).upper() in answers
        assert answer.number in answers
        assert answers[place] == answer
    for other in ("dance", 999, 1.5, None, True):
        assert other not in answers
    assert list(game.answers()) == list(answers)


@every_game
def test_an_answer_says_what_it_means_until_it_is_given(name: str) -> None:
    game = played(name, 10)
    answer = game.answers()[0]
    for lang in LANGUAGES:
        assert answer.say(lang) == game.say(answer.seat, answer.number, lang)
    game.play(answer)
    with pytest.raises(ValueError, match="is no longer offered"):
        answer.say()
    with pytest.raises(ValueError, match=r"not asked now|not among the legal answers"):
        game.play(answer)


def test_an_answer_is_a_verb_and_typed_things() -> None:
    seen: dict[type, set[str]] = {}
    for name in GAMES:
        for seed in range(12):
            game = ennead.new(name, 2 + seed % 4, seed=seed)
            rng = Random(seed)
            while not game.over:
                answers = game.answers(game.to_act()[0])
                for answer in answers:
                    check_parts(answer)
                    for thing in answer.things:
                        seen.setdefault(type(thing), set()).add(answer.verb)
                game.play(rng.choice(answers))
    assert seen[Space] >= {"at", "to", "figure", "control", "build at"}
    assert seen[Edge] == {"camel"}
    assert seen[Card] == {"play"}
    assert seen[Kind] >= {"take", "summon", "unlock", "build", "aim", "trap"}
    assert {"swap", "bid"} <= seen[Token]
    assert seen[Count] == {"bid"}


def check_parts(answer: Answer) -> None:
    words = [*answer.verb.split(), *map(str, answer.things)]
    assert sorted(words) == sorted(str(answer).split())
    what = answer.what
    assert answer.things == (() if what is None else what if isinstance(what, tuple) else (what,))
    data = answer.data()
    assert json.loads(json.dumps(data)) == data
    assert data["what"] == [[thing.kind, thing] for thing in answer.things]


def test_kinds_say_what_they_are() -> None:
    game = ennead.new("ankh", 3, seed=1)
    rng = Random(3)
    while "summon warrior" not in game.answers(game.to_act()[0]):
        game.play(rng.choice(game.answers(game.to_act()[0])))
    answer = next(answer for answer in game.answers() if str(answer) == "summon warrior")
    assert isinstance(answer.what, Kind)
    assert (answer.what, answer.what.kind) == ("warrior", "figure")
    again = pickle.loads(pickle.dumps(answer.what))
    assert (again, again.kind, type(again)) == ("warrior", "figure", Kind)
    assert Edge("C4/C5").spaces == (Space("C4"), Space("C5"))


# ---------------------------------------------------------------- play, push, pop


@every_game
def test_a_game_can_be_played_by_notation_answer_or_number(name: str) -> None:
    games = [ennead.new(name, 3, seed=2) for _ in range(4)]
    rng = Random(1)
    for _ in range(40):
        answer = rng.choice(games[0].answers(games[0].to_act()[0]))
        games[0].apply(answer.seat, answer)
        games[1].play(str(answer), answer.seat)
        games[2].play(answer)
        games[3].play(answer.number, seat=answer.seat)
        assert len({game.hash() for game in games}) == 1


@every_game
def test_what_cannot_be_played_is_refused_and_changes_nothing(name: str) -> None:
    game = played(name, 6)
    before = game.hash()
    for wrong in ("dance", 999, 0.0, None):
        with pytest.raises(ennead.IllegalAnswer):
            game.play(wrong)  # type: ignore[arg-type]  # that is the point
        with pytest.raises(ennead.IllegalAnswer):
            game.push(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no answer was pushed"):
        game.pop()
    assert game.hash() == before


def test_a_refusal_names_what_could_be_answered() -> None:
    game = ennead.new("ra", 2, seed=1)
    with pytest.raises(
        ennead.IllegalAnswer, match="'bid 3' is not among the legal answers: draw, ra"
    ):
        game.play("bid 3")


def test_the_seat_is_needed_where_several_are_asked() -> None:
    game = ennead.new("ankh", 3, seed=1)
    rng = Random(3)
    while len(game.to_act()) < 2:
        game.play(rng.choice(game.answers(game.to_act()[0])))
    asked = game.to_act()
    with pytest.raises(ValueError, match=f"seat must be given: {asked[0]}, {asked[1]}"):
        game.answers()
    answer = game.answers(asked[1])[0]
    game.play(answer)
    assert asked[1] not in game.to_act()


def test_notation_is_read_in_any_case_and_an_edge_from_either_side() -> None:
    game = ennead.new("ankh", 3, seed=1)
    rng = Random(8)
    while not any(answer.verb == "camel" for answer in game.answers(game.to_act()[0])):
        game.play(rng.choice(game.answers(game.to_act()[0])))
    answer = next(answer for answer in game.answers() if answer.verb == "camel")
    assert isinstance(answer.what, Edge)
    first, second = answer.what.spaces
    for wish in (f"camel {second}/{first}", f"CAMEL {first.lower()}/{second.lower()}"):
        assert game.parse(answer.seat, wish) == answer.number
        assert wish in game.answers()
        assert game.why_not(answer.seat, *wish.split()) is None


@every_game
@pytest.mark.parametrize("how", [{}, {"seed": None, "chance": "ask"}, {"forced": "ask"}])
def test_pop_returns_to_the_game_before_the_push(name: str, how: dict[str, Any]) -> None:
    game = played(name, 3, **how)
    rng = Random(4)
    stack: list[tuple[str, str, list[int], Answer]] = []
    while not game.over and len(stack) < 80:
        answer = rng.choice(game.answers(rng.choice(game.to_act())))
        stack.append((game.hash(), game.record().dumps(), game.to_act(), answer))
        game.push(answer)
    end = game.hash()
    for before, record, asked, answer in reversed(stack):
        assert game.pop() == answer
        assert (game.hash(), game.record().dumps(), game.to_act()) == (before, record, asked)
    for *_, answer in stack:
        game.push(answer)
    assert game.hash() == end


@every_game
def test_a_clone_can_be_popped_by_itself(name: str) -> None:
    game = played(name, 5)
    before = game.hash()
    game.push(game.answers()[0])
    after, clone = game.hash(), game.clone()
    clone.pop()
    clone.push(clone.answers()[-1])
    assert game.hash() == after
    game.pop()
    assert game.hash() == before
    clone.pop()
    assert clone.hash() == before


@every_game
def test_a_long_past_and_deep_nests_of_games_are_freed(name: str) -> None:
    game = ennead.new(name, 3, seed=1, forced="ask")
    rng = Random(1)
    nested: list[Any] = []
    while not game.over:
        game.push(rng.choice(game.answers(game.to_act()[0])))
        nested = [nested, game.clone()]
    assert game.past is not None
    game.past = None
    del nested
    ennead.playout(ennead.new(name, 3, seed=1), 1)


@every_game
def test_a_resampled_game_cannot_be_popped_back_to_the_secrets(name: str) -> None:
    game = played(name, 5)
    game.push(game.answers()[0])
    with pytest.raises(ValueError, match="no answer was pushed"):
        game.resample(0, 1).pop()


@every_game
def test_what_was_pushed_is_taken_back_as_what_was_applied_is(name: str) -> None:
    pushed, applied = played(name, 4), played(name, 4)
    rng = Random(6)
    for _ in range(60):
        if pushed.over:
            break
        answer = rng.choice(pushed.answers(rng.choice(pushed.to_act())))
        pushed.push(answer)
        applied.play(answer)
        for seat in range(-1, 3):
            assert pushed.can_take_back(seat) == applied.can_take_back(seat)
        if pushed.can_take_back(answer.seat):
            one, other = pushed.take_back(answer.seat), applied.take_back(answer.seat)
            assert one.hash() == other.hash()
            assert one.record().dumps() == other.record().dumps()
            one.play(answer)
            assert one.hash() == pushed.hash()


# ---------------------------------------------------------------- forced answers


@every_game
@pytest.mark.parametrize("chance", ["answer", "ask"])
def test_forced_answers_are_asked_if_wanted(name: str, chance: str) -> None:
    forced = 0
    for seed in range(3):
        how: dict[str, Any] = {"seed": seed} if chance == "answer" else {"chance": "ask"}
        plain = ennead.new(name, 3, **how)
        asked = ennead.new(name, 3, forced="ask", **how)
        rng = Random(seed)
        while not asked.over:
            seat = rng.choice(asked.to_act())
            legal = asked.legal(seat)
            assert legal
            if len(legal) == 1:
                forced += 1
                check_reads_back(asked)
            else:
                assert (plain.legal(seat), plain.hash()) == (legal, asked.hash())
                answer = rng.choice(legal)
                plain.apply(seat, answer)
                asked.apply(seat, answer)
                continue
            asked.apply(seat, legal[0])
        assert plain.over
        assert asked.hash() == plain.hash()
        assert asked.record().dumps() == plain.record().dumps()
    assert forced > 10


def check_reads_back(game: ennead.Game) -> None:
    """A position in which a forced answer is asked can be read, and goes on by itself if wanted."""
    position = game.position()
    again = ennead.load(json.loads(json.dumps(position)), chance="ask", forced="ask")
    assert again.position() == position
    assert again.to_act() == game.to_act()
    for seat in game.to_act():
        assert again.legal(seat) == game.legal(seat)
    settled = ennead.load(position, seed=1)
    assert all(len(settled.legal(seat)) > 1 for seat in settled.to_act())


def test_a_record_can_go_on_with_forced_answers_asked() -> None:
    text = played("ra", 30).record().dumps()
    game = ennead.replay(text, seed=1, forced="ask")
    rng, forced = Random(1), 0
    while not game.over:
        answers = game.answers(game.to_act()[0])
        forced += len(answers) == 1
        game.play(rng.choice(answers))
    assert forced
    assert ennead.replay(game.record().dumps()).hash() == game.hash()


@every_game
def test_a_playout_does_not_stop_for_forced_answers(name: str) -> None:
    game = ennead.new(name, 3, seed=1, forced="ask")
    ennead.playout(game, 1)
    assert game.over
    assert ennead.replay(game.record().dumps()).hash() == game.hash()


@pytest.mark.parametrize("start", [lambda **how: ennead.new("ra", 3, **how)])
def test_forced_is_answer_or_ask(start: Any) -> None:
    with pytest.raises(ValueError, match="forced must be 'answer' or 'ask', not 'maybe'"):
        start(forced="maybe")


# ---------------------------------------------------------------- events


@every_game
def test_events_are_plain_data_from_the_first_moment(name: str) -> None:
    game = ennead.new(name, 3, seed=1, listen=True)
    heard = game.listen()
    assert heard or name == "ankh"
    ennead.playout(game, 1)
    fields = game.rules.events()
    for event in heard:
        data = dict(event)
        assert json.loads(json.dumps(data)) == data
        assert data["name"] == event.name
        assert data == event.data
        assert list(event) == list(data)
        assert len(event) == len(data)
        assert all(event[key] == value for key, value in data.items())
        assert set(data) == {"name", *fields[event.name].split()}
        assert repr(event).startswith(f"{event.name}(")


@every_game
def test_loading_a_position_is_heard_too(name: str) -> None:
    game = played(name, 0, seed=None, chance="ask")
    quiet = ennead.load(game.position(), seed=3)
    loud = ennead.load(game.position(), seed=3, listen=True)
    assert quiet.listen() == []
    assert loud.listen() != [] or name == "ankh"
    again = ennead.replay(loud.record().dumps(), seed=1, listen=True)
    assert again.listen() == loud.listen()


@every_game
def test_a_game_is_still_heard_after_a_pop(name: str) -> None:
    game = played(name, 5)
    heard = game.listen()
    answer = game.answers()[0]
    game.push(answer)
    first = heard[:]
    game.pop()
    assert game.listen() is heard
    game.push(answer)
    assert heard == first + first


# ---------------------------------------------------------------- drawings, copies, help


@every_game
def test_a_game_is_drawn_as_text_and_as_a_picture(name: str) -> None:
    game = played(name, 12)
    assert len(str(game).splitlines()) > 5
    picture = game._repr_svg_()
    assert picture is not None
    assert picture.startswith("<svg")
    assert re.fullmatch(rf"<Game of {name}, 3 players, asked: \d>", repr(game))
    ennead.playout(game, 1)
    assert repr(game) == f"<Game of {name}, 3 players, over>"
    asking = ennead.new("ra", 2, chance="ask")
    assert repr(asking) == "<Game of ra, 2 players, asked: chance>"


@every_game
@pytest.mark.parametrize(
    "again",
    [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))],
    ids=["copy", "deepcopy", "pickle"],
)
@pytest.mark.parametrize("how", [{}, {"seed": None, "chance": "ask"}, {"forced": "ask"}])
def test_a_copy_is_an_equal_game_that_goes_its_own_way(
    name: str, again: Any, how: dict[str, Any]
) -> None:
    game = played(name, 9, **how)
    for _ in range(3):
        game.push(game.answers(game.to_act()[0])[-1])
    game.listen()
    same: ennead.Game = again(game)
    assert type(same) is ennead.Game
    assert same is not game
    assert same.rules is game.rules
    check_same(same, game)
    assert same.table.events is None
    before = game.hash()
    ennead.playout(again(same), 1)
    one = again(game)
    for other in (same, one):
        other.play(other.answers(other.to_act()[0])[0])
    assert game.hash() == before
    assert same.hash() == one.hash()
    for _ in range(3):
        assert one.pop() == again(game).pop() if one.past is game.past else one.pop()
    for _ in range(3):
        game.pop()
    check_same(one, game)


def check_same(one: ennead.Game, other: ennead.Game) -> None:
    assert one.position() == other.position()
    assert one.record().dumps() == other.record().dumps()
    assert one.to_act() == other.to_act()
    for seat in one.to_act():
        assert one.legal(seat) == other.legal(seat)


@every_game
def test_a_resampled_game_can_be_copied_too(name: str) -> None:
    game = played(name, 9).resample(0, 1)
    again = pickle.loads(pickle.dumps(game))
    assert again.hash() == game.hash()
    for one in (game, again):
        with pytest.raises(ValueError, match="not known"):
            one.record()
        ennead.playout(one, 1)
    assert again.hash() == game.hash()


PUBLIC = [value for name in ennead.__all__ if callable(value := getattr(ennead, name))]


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__name__)
def test_everything_public_explains_itself(thing: Any) -> None:
    assert inspect.getdoc(thing)
    for name, member in vars(thing).items() if isinstance(thing, type) else ():
        if name.startswith("_") or (not callable(member) and not isinstance(member, property)):
            continue
        assert inspect.getdoc(member), f"{thing.__name__}.{name}"


def test_the_signatures_are_those_of_the_sources() -> None:
    expected = {
        "apply": "(self, seat, answer)",
        "play": "(self, answer, seat=None)",
        "push": "(self, answer, seat=None)",
        "pop": "(self)",
        "legal": "(self, seat)",
        "answers": "(self, seat=None)",
        "why_not": "(self, seat, kind, *what, lang='en')",
        "say": "(self, seat, answer, lang='en')",
        "resample": "(self, seat, seed, chance='answer')",
        "clone": "(self)",
    }
    for name, text in expected.items():
        found = inspect.signature(getattr(ennead.Game, name))
        bare = [p.replace(annotation=p.empty) for p in found.parameters.values()]
        assert re.sub("/, ?|, /", "", str(inspect.Signature(bare))) == text
