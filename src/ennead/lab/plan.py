"""What is to be simulated: who sits where in every game, and its seeds."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from math import lcm

from ennead.bots import make_bot
from ennead.engine.rules import Data
from ennead.games.start import check_options, check_players, rules_of
from ennead.lab.game_lab import collector_of, lab_of

#: The default time limit of an answer, in seconds.
TIME_LIMIT = 60.0


@dataclass(frozen=True)
class Plan:
    """A line-up of bots that goes through all seats, deal after deal.

    A deal is the chance of a game: what is dealt and drawn, and who begins. Each is played once for
    every different rotation of the line-up, so that all bots meet the same deals.
    """

    game: str
    players: int
    #: One bot for each seat of the first game.
    line_up: tuple[str, ...]
    games: int
    seed: int
    #: Options of the game; one that is not named here takes its values in turn, deal by deal.
    options: Data = field(default_factory=dict)
    #: A bot that takes longer for an answer, in seconds, has failed.
    time_limit: float = TIME_LIMIT
    #: The questions that are answered at random instead of by the bots.
    explored: tuple[str, ...] = ()

    def rotations(self) -> int:
        """Count the different rotations of the line-up; one if all bots are alike."""
        shifts = range(1, self.players)
        return next((n for n in shifts if self.rotated(n) == self.line_up), self.players)

    def rotated(self, places: int) -> tuple[str, ...]:
        """Rotate the line-up: every bot moves to the right by some places."""
        cut = len(self.line_up) - places % len(self.line_up)
        return self.line_up[cut:] + self.line_up[:cut]

    def seats(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat."""
        return self.rotated(number % self.rotations())

    def deal(self, number: int) -> int:
        """Return the number of a game's deal."""
        return number // self.rotations()

    def game_seed(self, number: int) -> int:
        """Return the seed of a game's chance."""
        return derived_seed(self.seed, "deal", self.deal(number))

    def game_options(self, number: int) -> Data:
        return {**variant(self.game, self.deal(number)), **self.options}

    def bot_seed(self, number: int, seat: int) -> int:
        return derived_seed(self.seed, "bot", number, seat)


def variants(game: str) -> list[Data]:
    """List the options that deals take in turn, so that all variants of a game are played."""
    varied = collector_of(game).varied
    number = lcm(*[len(values) for values in varied.values()])
    return [
        {name: values[deal % len(values)] for name, values in varied.items()}
        for deal in range(number)
    ]


def variant(game: str, number: int) -> Data:
    """Return the options of a deal."""
    known = variants(game)
    return known[number % len(known)]


def make_plan(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    options: Data,
    time_limit: float = TIME_LIMIT,
    explore: tuple[str, ...] = (),
) -> Plan:
    """Make a plan; ValueError says what was expected.

    If fewer bots than seats are named the last one takes the other seats.
    """
    rules = rules_of(game)
    check_players(rules, players)
    chosen = check_options(rules, players, options)
    if games < 1:
        raise ValueError(f"games must be 1 or more, not {games}")
    if not 1 <= len(bots) <= players:
        raise ValueError(f"1 to {players} bots can sit down, not {len(bots)}")
    if time_limit <= 0:
        raise ValueError(f"the time limit must be more than 0 seconds, not {time_limit}")
    for name in bots:
        make_bot(name, game, seed, own_classes=True)
    line_up = tuple(bots) + (bots[-1],) * (players - len(bots))
    fixed = fixed_options(game, options, chosen)
    explored = explored_questions(game, explore, options)
    return Plan(game, players, line_up, games, seed, fixed, time_limit, explored)


def explored_questions(game: str, choices: tuple[str, ...], given: Data) -> tuple[str, ...]:
    """List the questions that are answered at random; ValueError names the choices there are.

    A choice that is an option is left to chance by not giving it: it has no questions.
    """
    known = lab_of(game).choices
    for choice in choices:
        if choice not in known:
            there = ", ".join(known) or "none"
            raise ValueError(f"{game} has no choice {choice!r} to explore; there is: {there}")
        if given.get(choice, "random") != "random":
            raise ValueError(f"{choice} cannot be given and left to chance")
    return tuple([question for choice in choices for question in known[choice]])


def fixed_options(game: str, given: Data, chosen: Data) -> Data:
    """Return the options that hold for all games: all but those left to be varied."""
    varied = collector_of(game).varied
    return {name: value for name, value in chosen.items() if name in given or name not in varied}


def derived_seed(*parts: object) -> int:
    """Derive a seed from all the parts, the same on every machine."""
    text = " ".join([str(part) for part in parts])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
