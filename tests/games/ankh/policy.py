"""Ways to play at random: uniformly, or livelier, so that more of the rules happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import ennead

Policy = Callable[[ennead.Game, int, Random], int]

#: Answers that do nothing, by the notation of records: a lively player seldom gives one.
IDLE = frozenset(
    {
        "done",
        "stop",
        "decline",
        "build nothing",
        "leave the tie",
        "announce nothing",
        "trap nobody",
        "no token",
        "no sun",
        "no worship",
    }
)
#: Those that name a figure.
IDLE_ABOUT = ("let die ", "leave guardian ")


def uniform(game: ennead.Game, seat: int, rng: Random) -> int:
    """Every legal answer is as likely as any other."""
    return rng.choice(game.legal(seat))


def lively(game: ennead.Game, seat: int, rng: Random) -> int:
    """Idle answers are seldom given: figures come and move, powers are unlocked and used."""
    answers = game.legal(seat)
    busy = [answer for answer in answers if not is_idle(game.notation(seat, answer))]
    return rng.choice(busy if busy and rng.random() < 0.9 else answers)


def is_idle(notation: str) -> bool:
    """Whether an answer does nothing."""
    return notation in IDLE or notation.startswith(IDLE_ABOUT)


def answer_once(game: ennead.Game, choose: Policy, rng: Random) -> None:
    """Somebody who is asked answers."""
    seat = rng.choice(game.to_act())
    if seat == ennead.CHANCE:
        game.apply(seat, rng.choices(game.legal(seat), game.weights())[0])
    else:
        game.apply(seat, choose(game, seat, rng))


def play(game: ennead.Game, choose: Policy, rng: Random) -> Iterator[ennead.Game]:
    """Play a game to its end, giving it back after every answer."""
    yield game
    while not game.over:
        answer_once(game, choose, rng)
        yield game
