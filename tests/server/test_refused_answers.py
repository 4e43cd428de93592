"""An answer that is not legal is refused with the rule against it, if it has a meaning at all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from ennead.engine.frames import Frame
from ennead.engine.game import begin
from ennead.engine.rules import Data, Reason, Rules
from ennead.engine.table import Table
from ennead.games.start import rules_of
from ennead.server.room.decisions import check_legal
from ennead.server.room.drafts import Refusal
from ennead.server.room.entries import TableRow
from ennead.server.room.room import Room

#: One question in this many is tried: each costs some hundred refusals.
TRIED = 9
#: The largest number that a message can carry.
LARGEST = 1_000_000


def room_of(rules: Rules[Any], players: int) -> Room:
    """A room in which a game has begun."""
    room = Room(TableRow("t", rules.name, rules.version, players, {}, {}, "P0", 0.0))
    options = rules.check_options(players, {})
    room.game = begin(rules, players, options, None, None)
    room.phase = "playing"
    return room


def questions(game: str, players: int, seed: int) -> Iterator[Room]:
    """Some of the questions of a random game, each with its room."""
    choice = random.Random(seed)
    room = room_of(rules_of(game), players)
    assert room.game is not None
    number = 0
    while not room.game.over:
        seat = room.game.to_act()[0]
        if seat >= 0:
            number += 1
            if number % TRIED == seed % TRIED:
                yield room
        room.game.apply(seat, choice.choice(room.game.legal(seat)))


@pytest.mark.parametrize(("game", "players"), [("ra", 3), ("ankh", 2), ("ankh", 4)])
def test_what_can_be_written_is_refused_with_a_rule_and_all_else_without(
    game: str, players: int
) -> None:
    refused = 0
    for room in questions(game, players, seed=players):
        assert room.game is not None
        seat, table = room.game.to_act()[0], room.game.table
        wishes = table.frames[-1].wishes(table)
        for number in {*wishes, -1, *range(66), LARGEST} - set(room.game.legal(seat)):
            with pytest.raises(Refusal) as caught:
                check_legal(room, seat, number, "en")
            assert caught.value.code == "illegal"
            assert caught.value.reason
            assert (caught.value.rule is not None) == (number in wishes), number
            refused += 1
    assert refused > 500


@pytest.mark.parametrize(("game", "players"), [("ra", 3), ("ankh", 3)])
def test_a_seat_that_is_not_asked_is_refused_whatever_it_answers(game: str, players: int) -> None:
    refused = 0
    for room in questions(game, players, seed=1):
        assert room.game is not None
        table, asked = room.game.table, room.game.to_act()
        for seat in set(range(players)) - set(asked):
            if room.game.legal(seat):  # a sealed answer may be changed
                continue
            for number in [*table.frames[-1].wishes(table), LARGEST]:
                with pytest.raises(Refusal) as caught:
                    check_legal(room, seat, number, "de")
                assert caught.value.code == "illegal"
                refused += 1
    assert refused > 200


class Choose(Frame[Table]):
    """One answer is legal, and another could be written."""

    def to_act(self, table: Table) -> list[int]:
        return [0]

    def options(self, table: Table, seat: int) -> list[int]:
        return [0, 1] if seat == 0 else []

    def wishes(self, table: Table) -> list[int]:
        return [0, 1, 2]

    def notation(self, table: Table, answer: int) -> str:
        return f"take {answer}"

    def resume(self, table: Table) -> bool:
        return True


class Faulty(Rules[Any]):
    """Rules that fail when they are asked for a reason."""

    def __init__(self) -> None:
        super().__init__("faulty", 1, (2,))

    def set_up(self, players: int, options: Data) -> Table:
        return Table([cast("Frame[Any]", Choose())], [], [])

    def why_not(self, table: Table, seat: int, wish: str, lang: str) -> Reason:
        raise LookupError(wish)


def test_a_fault_of_the_rules_is_not_taken_for_an_answer_without_a_meaning() -> None:
    room = room_of(Faulty(), 2)
    with pytest.raises(LookupError, match="take 2"):
        check_legal(room, 0, 2, "en")
    with pytest.raises(Refusal, match="7 is not among the legal answers: take 0, take 1"):
        check_legal(room, 0, 7, "en")
