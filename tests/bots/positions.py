"""Positions of all sorts out of games between random bots."""

from __future__ import annotations

from functools import cache

import ennead
from ennead.bots import Seen, make_bot
from ennead.engine.game import Game


def played(game: str, players: int, seed: int, answers: int, bot: str = "random") -> Game:
    """A game between bots after a number of answers, or at its end."""
    found = ennead.new(game, players=players, seed=seed)
    bots = [make_bot(bot, game, seat) for seat in range(players)]
    for _ in range(answers):
        if found.over:
            break
        seat = found.to_act()[0]
        found.apply(seat, bots[seat].answer(Seen(found, seat)))
    return found


@cache
def whole_game(game: str, players: int, seed: int = 1) -> Game:
    """A finished game."""
    return played(game, players, seed, 10_000)


@cache
def questions(game: str, players: int, seed: int, times: tuple[int, ...]) -> tuple[Game, ...]:
    """Positions of one game in which each kind of question is met for the n-th time."""
    found: list[Game] = []
    met: dict[str, int] = {}
    at = ennead.new(game, players=players, seed=seed)
    bots = [make_bot("random", game, seat) for seat in range(players)]
    while not at.over:
        asked = at.to_act()
        question = type(at.table.frames[-1]).__name__
        met[question] = met.get(question, 0) + 1
        if met[question] in times:
            found.append(at.clone())
        at.apply(asked[-1], bots[asked[-1]].answer(Seen(at, asked[-1])))
    return tuple(found)
