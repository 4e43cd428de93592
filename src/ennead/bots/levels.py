"""The levels: from a careless beginner to a deep search."""

from __future__ import annotations

from dataclasses import replace

from ennead.bots.bot import Seen
from ennead.bots.game_bots import bots_of
from ennead.bots.greedy_bot import GreedyBot
from ennead.bots.network_bot import NetworkBot
from ennead.bots.networks import learned
from ennead.bots.search.bot import SearchBot
from ennead.bots.search.settings import TreeSettings
from ennead.bots.softmax_bot import SoftmaxBot
from ennead.engine.game import Game

#: All levels, the weakest first.
LEVELS = ("easy", "medium", "hard", "expert", "master")
#: The levels that play with a network.
LEARNED = ("expert", "master")

#: The defaults of the search of `expert` and `master` with a network.
EXPERT_TREE, MASTER_TREE = TreeSettings(50), TreeSettings(4000)


class SoftmaxLevel:
    """A level that reads its temperature and epsilon from the game at hand."""

    def __init__(self, seed: int, level: str) -> None:
        self.seed = seed
        self.level = level
        self.bot: SoftmaxBot | None = None

    def answer(self, seen: Seen) -> int:
        if self.bot is None:
            known = bots_of(seen.name)
            temperature, epsilon = known.easy if self.level == "easy" else known.medium
            self.bot = SoftmaxBot(self.seed, temperature, epsilon)
        return self.bot.answer(seen)


class SearchLevel:
    """A level that searches with a network: `expert` a little, `master` for long.

    If no network ships for the game and the number of players, or the game has packs that the
    network was not trained with, they search with the game's own values.
    """

    def __init__(self, seed: int, level: str, simulations: int | None = None) -> None:
        self.seed = seed
        self.level = level
        #: A number of simulations instead of the level's own.
        self.simulations = simulations
        self.bot: NetworkBot | SearchBot | None = None

    def reseed(self, seed: int) -> None:
        """Set another seed; the tree stays."""
        self.seed = seed
        if self.bot is not None:
            self.bot.reseed(seed)

    def answer(self, seen: Seen) -> int:
        return self.bot_for(seen).answer(seen)

    def strategy(self, seen: Seen) -> dict[int, float]:
        """Return the probability of each sealed answer."""
        return self.bot_for(seen).strategy(seen)

    def bot_for(self, seen: Seen) -> NetworkBot | SearchBot:
        """Return the bot that answers in this game, made once."""
        if self.bot is None:
            self.bot = self.make(seen)
        return self.bot

    def make(self, seen: Seen) -> NetworkBot | SearchBot:
        """Make the bot that searches as deep as the level does."""
        known = bots_of(seen.name)
        is_master = self.level == "master"
        network = learned(seen.resample(0))
        if network is not None:
            tree = known.expert_tree.get(seen.players, EXPERT_TREE)
            if is_master:
                tree = known.master_tree.get(seen.players, MASTER_TREE)
            simulations = self.simulations or tree.simulations
            return NetworkBot(network, simulations, self.seed, tree.exploration, tree.temperature)
        settings = known.master_search if is_master else known.search
        return SearchBot(
            self.seed, replace(settings, simulations=self.simulations or settings.simulations)
        )


def easy(seed: int) -> SoftmaxLevel:
    """Make a bot that knows the game but is often careless."""
    return SoftmaxLevel(seed, "easy")


def medium(seed: int) -> SoftmaxLevel:
    """Make a bot that sometimes takes the second best answer."""
    return SoftmaxLevel(seed, "medium")


def hard(seed: int) -> GreedyBot:
    """Make a bot that always gives the answer it values most."""
    return GreedyBot(seed)


def expert(seed: int) -> SearchLevel:
    """Make a bot that searches a little with its network."""
    return SearchLevel(seed, "expert")


def master(seed: int) -> SearchLevel:
    """Make a bot that searches with its network for as long as people like to wait."""
    return SearchLevel(seed, "master")


def unlearned(game: Game) -> list[str]:
    """List the levels that play without their networks: the game has packs new to them."""
    ships = bots_of(game.name).networks is not None
    return list(LEARNED) if ships and learned(game) is None else []
