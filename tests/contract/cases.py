"""The games that the contract is tested on: every game, every number of players, every policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from types import ModuleType
from typing import Any

import pytest

import ennead
from ennead.bots import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.search.bot import SearchBot
from ennead.games import GAMES
from tests.contract import ankh, ra
from tests.plugins import traits as pebbles

Policy = Callable[[ennead.Game, int, Random], int]

#: What the contract knows about each game; a new game adds its module here.
TRAITS: dict[str, ModuleType] = {"ra": ra, "ankh": ankh}
if "pebbles" in GAMES:  # the plug-in of tests/plugins, whose tests run these tests with it
    TRAITS["pebbles"] = pebbles
#: Games still being built: their name moves to TRAITS when they keep the contract.
UNDER_WAY: set[str] = set()


def uniform(game: ennead.Game, seat: int, rng: Random) -> int:
    """Every legal answer is as likely as any other."""
    return rng.choice(game.legal(seat))


class Case:
    """A game with a number of players and a way to play it."""

    def __init__(self, name: str, players: int, policy: str) -> None:
        self.name = name
        self.players = players
        self.policy = policy
        self.traits: Any = TRAITS[name]
        policies: dict[str, Policy] = {"uniform": uniform, **self.traits.POLICIES}
        self.choose = policies[policy]

    def __repr__(self) -> str:
        return f"{self.name}-{self.players}-{self.policy}"

    def new(self, seed: int | None, **options: Any) -> ennead.Game:
        """A new game: with a seed chance answers itself, without one it is asked."""
        if seed is None:
            return ennead.new(self.name, self.players, chance="ask", **options)
        return ennead.new(self.name, self.players, seed=seed, **options)

    def play(self, game: ennead.Game, seed: int) -> Iterator[ennead.Game]:
        """Play a game, giving it back before every answer; chance is answered where asked."""
        rng = Random(f"{self} {seed}")
        while not game.over:
            yield game
            self.answer(game, rng)

    def answer(self, game: ennead.Game, rng: Random) -> tuple[int, int]:
        """Somebody who is asked answers; the seat and the answer."""
        seat = rng.choice(game.to_act())
        if seat == ennead.CHANCE:
            answer = rng.choices(game.legal(seat), game.weights())[0]
        else:
            answer = self.choose(game, seat, rng)
        game.apply(seat, answer)
        return seat, answer

    def games(self, number: int, **options: Any) -> Iterator[tuple[int, ennead.Game]]:
        """New games with their seeds, every third asking chance; fewer of a game that is long."""
        for seed in range(max(1, round(number * self.traits.SHARE))):
            yield seed, self.new(None if seed % 3 == 2 else seed, **options)


class BotCase(Case):
    """A game between bots, which come where random play seldom does.

    What they answer is found out once for each seed and given again in every test.
    """

    def __init__(self, name: str, players: int, policy: str) -> None:
        super().__init__(name, players, "uniform")
        self.policy = policy

    def play(self, game: ennead.Game, seed: int) -> Iterator[ennead.Game]:
        for seat, answer in answers_of_bots(self.name, self.players, self.policy, seed):
            if seat != ennead.CHANCE or game.awaits_chance():
                yield game
                game.apply(seat, answer)

    def games(self, number: int, **options: Any) -> Iterator[tuple[int, ennead.Game]]:
        yield from islice(super().games(number, **options), self.traits.BOT_GAMES[self.policy])


@cache
def answers_of_bots(name: str, players: int, policy: str, seed: int) -> list[tuple[int, int]]:
    """The answers of a game between bots, chance's included."""
    game = ennead.new(name, players, seed=seed)
    quick = replace(bots_of(name).search, **TRAITS[name].QUICK_SEARCH)
    greedy, search = GreedyBot(seed), SearchBot(seed, quick)
    share = TRAITS[name].SEARCHED if policy == "search" else 0.0
    rng = Random(f"{name} {players} {seed}")
    while not game.over:
        seat = rng.choice(game.to_act())
        bot = search if rng.random() < share else greedy
        game.apply(seat, bot.answer(Seen(game, seat)))
    return game.log.answers()


CASES = [
    Case(name, players, policy)
    for name in TRAITS
    for players in GAMES[name].players
    for policy in ("uniform", *TRAITS[name].POLICIES)
]

BOT_CASES = [
    BotCase(name, players, policy)
    for name in TRAITS
    for players in GAMES[name].players
    for policy in ("greedy", "search")
]

#: Marks a test that holds for every game however it is played.
every_case = pytest.mark.parametrize("case", CASES, ids=repr)
#: Marks one that is worth its time on games between bots too, from their beginning to their end.
every_case_and_bots = pytest.mark.parametrize("case", [*CASES, *BOT_CASES], ids=repr)
