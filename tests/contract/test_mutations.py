"""What comes from outside is played or refused with ValueError, however it is wrong."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import ennead
from ennead.games import GAMES
from tests.contract.cases import TRAITS
from tests.mutations import mutated, mutated_record

#: What games are begun with: the number of players, and options besides the defaults.
BEGINNINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "ankh": [
        (3, {"packs": ["gods"], "gods": ["bastet", "horus", "set"]}),
        (2, {"packs": ["gods"], "gods": ["hathor", "bastet"]}),
        (4, {"packs": ["gods", "revolt"], "scenario": "peoples_revolt"}),
        (5, {"packs": ["gods"], "horus_eyes": "move"}),
        (3, {"scenario": "old_kingdom"}),
    ],
    "ra": [(2, {}), (4, {"open_scores": False}), (5, {"tile_counter": False})],
}
ROUNDS = 60
LONG_ROUNDS = 20_000


@cache
def samples(name: str, seed: int) -> tuple[list[Any], list[str]]:
    """Positions and records of games with every kind of options, at random moments."""
    luck = Random(f"{name} {seed}")
    positions: list[Any] = []
    records: list[str] = []
    for number, (players, options) in enumerate(BEGINNINGS.get(name, [(2, {})])):
        game = ennead.new(name, players, seed=seed + number, **options)
        while not game.over:
            if not positions or luck.random() < 0.03:
                positions.append(game.position())
                records.append(game.record().dumps())
            seat = luck.choice(game.to_act())
            game.apply(seat, luck.choice(game.legal(seat)))
        records.append(game.record().dumps())
    for position in positions[::3]:
        game = ennead.load(position, seed=seed)
        ennead.playout(game, luck.randrange(20))
        records.append(game.record().dumps())
    return positions, records


def try_position(name: str, luck: Random, seed: int) -> bool:
    """Whether a changed position is one after all; then it is shown, told and played."""
    data = mutated(luck.choice(samples(name, seed)[0]), luck)
    try:
        game = ennead.load(data, chance="ask")
    except ValueError:
        return False
    look_at_and_play(game, luck)
    return True


def try_record(name: str, luck: Random, seed: int) -> bool:
    """Whether a changed record is one after all."""
    text = mutated_record(luck.choice(samples(name, seed)[1]), luck)
    try:
        game = ennead.replay(text, chance="ask")
    except ValueError:
        return False
    look_at_and_play(game, luck)
    return True


def try_options(name: str, luck: Random, seed: int) -> bool:
    """Whether changed options are allowed after all."""
    position = luck.choice(samples(name, seed)[0])
    options = mutated(position["options"], luck)
    if not isinstance(options, dict):
        return False
    try:
        game = ennead.new(name, position["players"], chance="ask", **options)
    except ValueError:
        return False
    look_at_and_play(game, luck)
    return True


def look_at_and_play(game: ennead.Game, luck: Random) -> None:
    """All that programs ask of a game, some answers long."""
    for _ in range(12):
        for seat in (None, *range(game.players)):
            json.dumps(game.view(seat))
        again = ennead.load(json.loads(json.dumps(game.position())), chance="ask")
        assert again.hash() == game.hash()
        if game.over:
            game.ranking()
            break
        seat = luck.choice(game.to_act())
        if seat >= 0:
            for lang in ("en", "de"):
                game.ask(seat, lang)
        answer = luck.choice(game.legal(seat))
        assert game.parse(seat, game.notation(seat, answer)) == answer
        game.say(seat, answer, "de")
        game.apply(seat, answer)
    assert ennead.replay(game.record().dumps(), chance="ask").hash() == game.hash()


TRIES = {"position": try_position, "record": try_record, "options": try_options}


def spoil(name: str, what: str, rounds: int, seed: int) -> int:
    """Try many changes; how many were none after all."""
    accepted = 0
    for number in range(rounds):
        try:
            accepted += TRIES[what](name, Random(f"{name} {what} {seed} {number}"), seed)
        except Exception as error:
            error.add_note(f"{name} {what} seed {seed} number {number}")
            raise
    return accepted


@pytest.mark.parametrize("what", TRIES)
@pytest.mark.parametrize("name", [name for name in TRAITS if name in GAMES])
def test_what_is_changed_at_random_is_played_or_refused(name: str, what: str) -> None:
    spoil(name, what, ROUNDS, seed=6)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(7, 10))
@pytest.mark.parametrize("what", TRIES)
@pytest.mark.parametrize("name", [name for name in TRAITS if name in GAMES])
def test_much_that_is_changed_at_random_is_played_or_refused(
    name: str, what: str, seed: int
) -> None:
    spoil(name, what, LONG_ROUNDS, seed)
