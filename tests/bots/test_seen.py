"""All that a bot is shown: enough to play well, and nothing that its seat may not know."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

import ennead
from ennead.bots import Seen, seen_apart
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


@every_game
def test_a_bot_reads_says_and_asks_as_the_game_does(name: str) -> None:
    game = played(name, 20)
    seat = game.to_act()[0]
    seen = Seen(game, seat)
    assert seen.ask() == game.ask(seat)
    assert seen.ask("de") == game.ask(seat, "de") != seen.ask()
    assert seen.question() == game.view(seat)["asked"]["question"]
    assert list(seen.answers()) == list(game.answers(seat))
    for answer in seen.legal():
        assert seen.parse(seen.notation(answer)) == answer
        assert seen.say(answer) == game.say(seat, answer)
    with pytest.raises(ennead.IllegalAnswer):
        seen.parse("dance")
    idle = Seen(game, (seat + 1) % 3)
    assert (idle.ask(), idle.question(), idle.legal()) == ("", "", [])


def test_a_bot_knows_the_options_and_cannot_change_them() -> None:
    game = ennead.new("ra", 3, seed=1, tile_counter=False)
    seen = Seen(game, 0)
    assert seen.options["tile_counter"] is False
    seen.options["tile_counter"] = True
    assert game.options["tile_counter"] is False


@every_game
def test_a_bot_hears_what_has_happened_since_the_beginning(name: str) -> None:
    game = ennead.new(name, 3, seed=5, listen=True)
    rng = Random(2)
    for _ in range(40):
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    told = [dict(event) for event in game.listen()]
    assert len(told) > 10
    for seat in range(3):
        assert Seen(game, seat).events() == told
    game.listen().clear()
    assert Seen(game, 0).events() == told, "whatever others have done with the list they share"
    with pytest.raises(ValueError, match="not known"):
        Seen(game.resample(0, 1), 0).events()


@every_game
def test_a_resampled_game_can_ask_chance(name: str) -> None:
    game = played(name, 20)
    seat = game.to_act()[0]
    asking = Seen(game, seat).resample(3, chance="ask")
    assert asking.hash() == Seen(game, seat).resample(3).hash()
    rng = Random(1)
    asked = set()
    while not asking.over:
        asked |= set(asking.to_act())
        who = asking.to_act()[0]
        asking.apply(who, rng.choice(asking.legal(who)))
    assert asking.rng is None
    assert (ennead.CHANCE in asked) == (name == "ra"), "chance sets up Ankh and then rests"
    with pytest.raises(ValueError, match="chance must be 'answer' or 'ask', not 'maybe'"):
        game.resample(0, 1, chance="maybe")


@every_game
def test_from_what_a_bot_is_given_the_game_itself_cannot_be_reached(name: str) -> None:
    game = played(name, 60, listen=True)
    told = [dict(event) for event in game.listen()]
    seat = game.to_act()[0]
    seen = seen_apart(game, seat, 7, told)
    real = {id(game), id(game.table), id(game.rng), id(game.log), id(game.options)}
    assert not real & {id(thing) for thing in reachable(seen)}
    assert seen.legal() == game.legal(seat)
    assert seen.view() == game.view(seat)
    assert seen.events() == told
    assert seen.ask() == game.ask(seat)


@every_game
def test_the_same_search_finds_the_game_where_it_is_not_kept_apart(name: str) -> None:
    game = played(name, 10)
    found = {id(thing) for thing in reachable(Seen(game, 0))}
    assert id(game) in found
    assert id(game.table) in found


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object by its references, but for code."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type) or callable(thing):
            continue
        found[id(thing)] = thing
        waiting += [part for part in gc.get_referents(thing) if type(part).__name__ != "module"]
    return list(found.values())
