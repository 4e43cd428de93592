"""Who has seen what another kept secret cannot take that back alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ennead
from ennead.engine.game import Game
from ennead.games.start import rules_of
from ennead.server import protocol
from ennead.server.live.projection import table_state
from ennead.server.room.decisions import decide
from ennead.server.room.drafts import Asker, Refusal, TableLimits
from ennead.server.room.entries import Created, Entry, TableRow
from ennead.server.room.folding import fold
from ennead.server.room.foresight import foresee
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds

LIMITS = TableLimits(10**6, 10**6, lambda game: [])
SEEDS = Seeds("s" * 32, 1)
SETTINGS = {
    "public": True,
    "pace": "live",
    "clock": None,
    "spectators": True,
    "undo": "own",
    "analysis": False,
}


def say(room: Room, message: protocol.TableMessage, seat: int = 0) -> Room:
    """The room after a message of the person of a seat."""
    return decide(room, Asker(f"P{seat}", ""), message, SEEDS, "en", LIMITS).after


def with_people(game: str, given: dict[str, object], **settings: object) -> Room:
    """A table with a person on each of three seats."""
    rules = rules_of(game)
    options = rules.check_options(3, given)
    row = TableRow("t", game, rules.version, 3, options, {**SETTINGS, **settings}, "P0", 0.0)
    room = Room(row)
    seats = [{"kind": "human", "person": f"P{n}", "name": f"P{n}"} for n in range(3)]
    fold(room, Entry(1, 0.0, Created(seats=seats)))
    return say(room, protocol.Start("s"))


def with_cats() -> Room:
    """A table at which Bastet plays."""
    return with_people("ankh", {"gods": ["bastet", "isis", "ra"]})


def asked_to_reveal() -> Iterator[Room]:
    """Tables at which a cat may be revealed."""
    for seed in range(20):
        choice = random.Random(seed)
        room = with_cats()
        while room.phase == "playing" and room.version < 300:
            assert room.game is not None
            seat = room.to_act()[0]
            if type(room.game.table.frames[-1]).__name__ == "RevealCat":
                yield room
            answer = choice.choice(room.game.legal(seat))
            room = say(room, protocol.Answer("a", room.shown, seat, answer), seat)


def test_a_cat_that_was_revealed_is_not_hidden_again_by_an_undo() -> None:
    room = next(asked_to_reveal())
    assert room.game is not None
    seat = room.to_act()[0]
    question = table_state(room, f"P{seat}", "en", 0).questions[0]
    reveal, nothing = question.answers[0], question.answers[-1]
    assert (reveal.verb, reveal.final) == ("reveal", True)
    assert (nothing.notation, nothing.final) == ("reveal nothing", False)
    after = say(room, protocol.Answer("r", room.shown, seat, reveal.answer), seat)
    with pytest.raises(Refusal, match="revealed"):
        say(after, protocol.Undo("u", seat), seat)
    assert after.game is not None
    assert not after.game.can_take_back(seat)
    after = say(room, protocol.Answer("n", room.shown, seat, nothing.answer), seat)
    assert say(after, protocol.Undo("u", seat), seat).answers() == room.answers()


def test_only_answers_that_say_so_reveal_something() -> None:
    choice = random.Random(3)
    looked = revealing = 0
    for seed in range(4):
        game: Game = ennead.new("ankh", 3, seed=seed, gods=["bastet", "isis", "ra"])
        while not game.over:
            seat = choice.choice(game.to_act())
            answer = choice.choice(game.legal(seat))
            asked = game.table.frames[-1]
            if asked.reveals(game.table, answer):
                revealing += 1
            elif not asked.is_secret() and looked % 5 == 0:
                assert foresee(game, seat, answer) is not None, game.notation(seat, answer)
            looked += 1
            game.apply(seat, answer)
    assert revealing


def final(room: Room) -> dict[str, bool]:
    """Whether each answer that is offered now is final, by its notation."""
    seat = room.to_act()[0]
    answers = table_state(room, f"P{seat}", "en", 0).questions[0].answers
    return {answer.notation: answer.final for answer in answers}


def test_without_undo_what_ends_a_turn_or_reveals_something_is_final() -> None:
    room = with_people("ankh", {"first": 0}, undo="none")
    assert not any(final(room).values())  # another action follows whatever is chosen
    assert room.game is not None
    gain = room.game.parse(0, "gain")
    room = say(room, protocol.Answer("a", room.shown, 0, gain), 0)
    assert set(final(room).values()) == {True}  # whichever power is unlocked ends the turn
    assert final(with_people("ra", {}, undo="none")) == {"draw": True, "ra": True}
