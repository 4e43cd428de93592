"""Random play to the end, in one compiled loop: for benchmarks, tests and search."""

from __future__ import annotations

from typing import SupportsIndex

from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.numbers import seed_number
from ennead.engine.rng import Rng, seeded


def playout(game: Game, seed: SupportsIndex) -> int:
    """Play a game to its end with random legal answers; how many answers that took.

    Every seat, chance included, answers from the seed; the game's own luck stays as it is.
    """
    return play_randomly(game, seeded(seed_number(seed)))


def play_randomly(game: Game, rng: Rng) -> int:
    """Play a game to its end with random legal answers out of a generator."""
    table = game.table
    log = game.log
    before = log.length()
    if table.asks_forced:
        table.answer_forced()
    while table.frames:
        frame = table.frames[-1]
        seat = frame.first_to_act(table)
        if seat == CHANCE:
            answer = frame.draw(table, rng)
        else:
            options = frame.options(table, seat)
            answer = options[int(rng.below(len(options)))]
        log.add(seat, answer)
        frame.take(table, seat, answer)
        table.settle()
    return log.length() - before
