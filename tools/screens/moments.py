"""Records of games between greedy bots up to a moment worth a picture; seat 0 is to answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import ennead
from ennead.bots import Seen, make_bot

#: Seeds of the games that are looked through.
SEEDS = range(1, 9)


@dataclass(frozen=True)
class Moment:
    """A record that ends when seat 0 is to answer."""

    record: str
    #: How many answers were given before.
    number: int
    question: str
    #: What seat 0 answers, as records write it.
    answer: str
    #: The names of all that happens before seat 0 is asked again.
    events: frozenset[str]


@cache
def moments(game: str, players: int, seed: int) -> list[Moment]:
    """All of a game in which seat 0 is asked."""
    return list(played(ennead.new(game, players=players, seed=seed), seed))


def played(game: ennead.Game, seed: int) -> Iterator[Moment]:
    """Play a game to its end; every moment in which seat 0 was asked."""
    bots = [make_bot("greedy", game.rules.name, seed + seat) for seat in range(game.players)]
    events = game.listen()
    asked: tuple[str, int, str, str] | None = None
    number = 0
    while not game.over:
        seat = game.to_act()[0]
        answer = bots[seat].answer(Seen(game, seat))
        if seat == 0:
            if asked is not None:
                yield Moment(*asked, frozenset(event.name for event in events))
            events.clear()
            question = game.view(0)["asked"]["question"]
            asked = game.record().dumps(), number, question, game.notation(0, answer)
        game.apply(seat, answer)
        number += 1
    if asked is not None:
        yield Moment(*asked, frozenset(event.name for event in events))


def first(game: str, players: int, is_there: Callable[[Moment], bool]) -> Moment:
    """The first moment of a kind in any of some games."""
    for seed in SEEDS:
        for moment in moments(game, players, seed):
            if is_there(moment):
                return moment
    raise LookupError(f"no game of {game} came to such a moment")


def asked(game: str, players: int, question: str, after: int = 0) -> Moment:
    """Seat 0 is asked a question, after some answers."""
    return first(game, players, lambda one: one.question == question and one.number >= after)


def before(game: str, players: int, event: str) -> Moment:
    """Something happens before seat 0 is asked again."""
    return first(game, players, lambda one: event in one.events)


@cache
def finished(game: str, players: int, seed: int = 3) -> str:
    """The record of a game that is over."""
    playing = ennead.new(game, players=players, seed=seed)
    list(played(playing, seed))
    return playing.record().dumps()


@cache
def scored(players: int) -> str:
    """The record of a game of Ra just after the end of its first epoch."""
    for moment in moments("ra", players, SEEDS[0]):
        if len(ennead.replay(moment.record).view(None)["sheets"]) == 1:
            return moment.record
    raise LookupError("no epoch was scored")
