"""Everything that the public face of Ennead does, as text: python -m tests.compiling.public_face.

What is said of a build: docstrings and signatures, what every method of a game answers, how wrong
input is refused, copies, pickles, records, events, words, views and observations.
"""

from __future__ import annotations

import copy
import inspect
import json
import operator
import pickle
import re
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import numpy as np

import ennead
from ennead.bots import Seen, make_bot, seen_apart
from ennead.envs.arrays import ArrayGame
from ennead.envs.vector import VectorGames
from ennead.games import GAMES

#: What may be given for a seat or an answer, by mistake or not.
WHOLE: tuple[Any, ...] = (0, 1, 2, -1, -2, 3, 99, 2**40, 2**70, np.int8(1), np.int64(0))
OTHER: tuple[Any, ...] = (True, False, None, 0.0, 1.0, 1.5, "0", "draw", b"0", [], (0,), {}, 1j)
FOREIGN: tuple[Any, ...] = (np.float32(1), np.float64(0), np.array(1), np.array([0]), Fraction(1))
NUMBERS = (*WHOLE, *OTHER, *FOREIGN, np.uint16(2), np.bool_(True))


def face() -> Iterator[tuple[str, str]]:
    """What is tried, and what came of it."""
    yield from described()
    for name in GAMES:
        for answers in (0, 7, 40):
            yield from tried(name, answers)
        yield from learners(name)
    yield from beginnings()


def described() -> Iterator[tuple[str, str]]:
    """Docstrings and signatures of all that is public."""
    things = {name: getattr(ennead, name) for name in ennead.__all__ if name != "compiled"}
    for name, thing in {**things, "Seen": Seen}.items():
        yield f"doc of {name}", str(inspect.getdoc(thing))
        if inspect.isclass(thing):
            for member, found in sorted(members(thing).items()):
                yield f"doc of {name}.{member}", str(inspect.getdoc(found))
                if callable(found):
                    yield f"signature of {name}.{member}", signature(found)
        elif callable(thing):
            yield f"signature of {name}", signature(thing)


def members(thing: type) -> dict[str, Any]:
    """The methods and properties of a class; attributes are part of a class only if compiled."""
    found = {name: member for name, member in vars(thing).items() if name[0] != "_"}
    return {name: m for name, m in found.items() if callable(m) or inspect.getdoc(m)}


def signature(function: Any) -> str:
    """Names and defaults; annotations are for those who read the sources."""
    parameters = inspect.signature(function).parameters.values()
    bare = [parameter.replace(annotation=parameter.empty) for parameter in parameters]
    return re.sub(r"/, ?|, /", "", str(inspect.Signature(bare)))


def played(name: str, answers: int) -> ennead.Game:
    """A random game after some answers, heard from its first moment."""
    game = ennead.new(name, 3, seed=11, listen=True)
    rng = Random(answers)
    for _ in range(answers):
        seat = game.to_act()[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


def tried(name: str, answers: int) -> Iterator[tuple[str, str]]:
    """Every method of a game, with everything that may be given to it."""
    game = played(name, answers)
    where = f"{name} after {answers}"
    before = game.hash()
    for label, attempt in (*questions(game), *copies(game)):
        yield f"{where}: {label}", outcome(attempt)
        assert game.hash() == before, f"{where}: {label} has changed the game"
    for number in NUMBERS:
        for label, change in changes(game.clone(), number):
            yield f"{where}: {label} with {number!r}", outcome(change)


def questions(game: ennead.Game) -> list[tuple[str, Callable[[], object]]]:
    """What a game can be asked, without a change."""
    seat = game.to_act()[0]
    found: list[tuple[str, Callable[[], object]]] = [
        ("repr", lambda: repr(game)),
        ("text", lambda: str(game)),
        ("svg", game._repr_svg_),
        ("ranking", game.ranking),
        ("position", game.position),
        ("record", lambda: game.record().dumps()),
        ("weights", game.weights),
        ("events", lambda: [dict(event) for event in game.listen()]),
        ("told", lambda: [game.tell(event, "de") for event in game.listen()]),
        ("answers", lambda: [answer.data() for answer in game.answers(seat)]),
        ("seen events", lambda: Seen(game, seat).events()),
        ("why not", lambda: game.why_not(seat, "dance")),
        ("hard", lambda: make_bot("hard", game.name, 3).answer(Seen(game, seat))),
        ("apart", lambda: seen_apart(game, seat, 3, []).view() == game.view(seat)),
        ("asked twice", lambda: game.answers(seat) == game.answers(seat)),
    ]
    for number in NUMBERS:
        found += [
            (f"legal {number!r}", partial(game.legal, number)),
            (f"view {number!r}", partial(game.view, number)),
            (f"ask {number!r}", partial(game.ask, number)),
            (f"notation {number!r}", partial(game.notation, seat, number)),
            (f"say {number!r}", partial(game.say, seat, number, "de")),
            (f"parse {number!r}", partial(game.parse, seat, number)),
            (f"resample {number!r}", partial(resampled, game, number, 1)),
            (f"resample by {number!r}", partial(resampled, game, 0, number)),
            (f"can take back {number!r}", partial(game.can_take_back, number)),
            (f"in answers {number!r}", partial(operator.contains, game.answers(seat), number)),
        ]
    return found


def resampled(game: ennead.Game, seat: Any, seed: Any) -> str:
    """The fingerprint of a game that a seat could be in."""
    return game.resample(seat, seed).hash()


def changes(game: ennead.Game, number: Any) -> list[tuple[str, Callable[[], object]]]:
    """What changes a game; after a refusal it must be as it was."""
    seat = game.to_act()[0]

    def tell(change: Callable[[], object]) -> Callable[[], object]:
        def attempt() -> object:
            before = game.hash()
            try:
                change()
            except Exception:
                assert game.hash() == before, "refused, but changed"
                raise
            return game.hash()

        return attempt

    return [
        ("apply to", tell(lambda: game.apply(number, 0))),
        ("apply", tell(lambda: game.apply(seat, number))),
        ("play", tell(lambda: game.play(number))),
        ("push", tell(lambda: game.push(number))),
        ("pop", tell(game.pop)),
    ]


def copies(game: ennead.Game) -> list[tuple[str, Callable[[], object]]]:
    """Copies of all kinds go the same way as the game."""

    def later(other: ennead.Game) -> str:
        ennead.playout(other, 5)
        return other.hash()

    return [
        ("clone", lambda: later(game.clone())),
        ("copy", lambda: later(copy.copy(game))),
        ("deepcopy", lambda: later(copy.deepcopy(game))),
        ("pickle", lambda: later(pickle.loads(pickle.dumps(game)))),
        ("load", lambda: later(ennead.load(json.loads(json.dumps(game.position())), seed=1))),
        ("replay", lambda: later(ennead.replay(game.record().dumps(), seed=1))),
    ]


def beginnings() -> Iterator[tuple[str, str]]:
    """How games may and may not be begun."""
    for name in (*GAMES, "chess", 3, None):
        for players in NUMBERS:
            yield f"new {name!r} {players!r}", outcome(partial(begun, name, players, 1))
    for seed in NUMBERS:
        if seed is not None:
            yield f"seed {seed!r}", outcome(partial(begun, "ra", 2, seed))
    for wrong in ({"chance": "x"}, {"forced": 1}, {"moon": 1}, {"chance": "ask", "seed": 1}):
        yield f"new {wrong}", outcome(partial(ennead.new, "ra", 2, **wrong))
    for text in ("", "ennead record 1\n", "ennead record 1\ngame ra\nrules 1\nplayers x\n"):
        yield f"replay {text!r}", outcome(partial(ennead.replay, text))
    positions: tuple[Any, ...] = ({}, [], {"game": "ra"}, {"game": "ra", "players": 2, "turn": 1.0})
    for position in positions:
        yield f"load {position!r}", outcome(partial(ennead.load, position))


def begun(name: Any, players: Any, seed: Any) -> str:
    """The fingerprint of a new game."""
    return ennead.new(name, players, seed).hash()


def learners(name: str) -> Iterator[tuple[str, str]]:
    """Observations, masks and refusals of environments."""
    arrays = ArrayGame(name, 3)
    arrays.begin(seed=2)
    games = VectorGames(name, 3, 3, seed=4)
    step = games.observe()
    for number in range(30):
        seat = arrays.to_act()[0]
        seen, mask = arrays.observation(seat), arrays.mask(seat)
        yield f"{name} observation {number}", f"{seen.tobytes().hex()} {mask.nonzero()[0].tolist()}"
        arrays.act(seat, int(np.argmax(mask)))
        yield f"{name} batch {number}", step.observations.tobytes().hex()
        step = games.step(step.masks.argmax(axis=1))
    for action in NUMBERS:
        seat = arrays.to_act()[0]
        yield f"{name} action {action!r}", outcome(partial(arrays.answer, seat, action))


def outcome(attempt: Callable[[], object]) -> str:
    """What something returns, or how it is refused."""
    try:
        return str(attempt())
    except AssertionError:
        raise
    except Exception as refused:  # noqa: BLE001  # whatever it is, both builds must raise it
        return f"{type(refused).__name__}: {refused}"


if __name__ == "__main__":
    json.dump(list(face()), sys.stdout)
