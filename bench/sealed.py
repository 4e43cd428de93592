"""How far sealed choices of bots can be exploited: battle cards of Ankh with two players.

    python bench/sealed.py --bots hard,expert,master --situations 100

In every situation all pairs of cards are revealed, and each is worth what the bot itself values by:
for `expert` what its network says of the position then, and for `master` what its search finds from
there; for the others the battle is played to its end by the values of `hard`, and the state value
says what that is worth. That makes a matrix game.
The figure is what an opponent who knows the bot's probabilities gains over one who faces the best
mix there is, in points of winning chance: 0 for a perfect mix.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np

import ennead
from ennead.bots import Seen, make_bot
from ennead.bots.game_bots import bots_of
from ennead.bots.levels import SearchLevel
from ennead.bots.network_bot import NetworkBot, search_combinations
from ennead.bots.networks import network_of
from ennead.bots.search.rollout import roll_out
from ennead.bots.values.sealed import SealedChoice
from ennead.bots.values.states import chances
from ennead.engine.game import Game
from ennead.engine.rng import seeded
from ennead.lab.statistics.intervals import mean_interval

GAME = "ankh"
#: Every this many battles one is looked at, so that they are of different games and conflicts.
APART = 3
#: Steps of regret matching for the best mix.
STEPS = 1000


@dataclass(frozen=True)
class Situation:
    """A sealed question to two seats: their answers, and what each pair is worth to the first."""

    game: Game
    answers: tuple[list[int], list[int]]
    worth: list[list[float]]


def battles(number: int) -> list[Game]:
    """Battles out of games between `hard` bots."""
    found: list[Game] = []
    met, seed = 0, 0
    while len(found) < number:
        seed += 1
        game = ennead.new(GAME, 2, seed=seed)
        bots = [make_bot("hard", GAME, seed + seat) for seat in range(2)]
        while not game.over and len(found) < number:
            if is_battle(game):
                met += 1
                if not met % APART:
                    found.append(game.clone())
            for seat in game.to_act():
                game.apply(seat, bots[seat].answer(Seen(game, seat)))
    return found


def is_battle(game: Game) -> bool:
    """Whether both seats choose sealed cards and have a choice."""
    both = len(game.to_act()) == 2
    return both and Seen(game, 0).is_secret() and game.notation(0, game.legal(0)[0])[:4] == "play"


def situation(game: Game) -> Situation:
    """A question with what every pair of answers is worth by the values of `hard`."""
    own, other = game.legal(0), game.legal(1)
    worth = [[played_out(revealed(game, a, b)) for b in other] for a in own]
    return Situation(game, (own, other), worth)


def searched_situation(game: Game, player: NetworkBot) -> Situation:
    """The same as a level sees it that searches with a network."""
    network = network_of(GAME, 2)
    assert network is not None
    choice = SealedChoice(network, game.table, seeded(1))
    search_combinations(choice, player.simulations, player.exploration, player.temperature)
    own, other = choice.answers
    worth = [[float(choice.after([a, b])[0]) for b in range(len(other))] for a in range(len(own))]
    return Situation(game, (own, other), worth)


def revealed(game: Game, own: int, other: int) -> Game:
    """The game after both answers."""
    after = game.clone()
    after.apply(0, own)
    after.apply(1, other)
    return after


def played_out(game: Game) -> float:
    """The first seat's chance to win when the battle is played to its end."""
    roll_out(game, seeded(1), bots_of(GAME).search)
    return chances(game)[0]


def losses(level: str, met: list[Game]) -> list[float]:
    """What a level loses to somebody who knows its mix, for both seats of every battle."""
    bot = make_bot(level, GAME, 1)
    return [gain for game in met for gain in exploited(seen_by(bot, game), bot)]


def seen_by(bot: Any, game: Game) -> Situation:
    """A situation with the values that a bot goes by."""
    if isinstance(bot, SearchLevel):
        player = bot.bot_for(Seen(game, 0))
        if isinstance(player, NetworkBot):
            return searched_situation(game, player)
    return situation(game)


def exploited(found: Situation, bot: Any) -> list[float]:
    """What knowing the bot's mix gains, against each of the two seats."""
    own = np.array(found.worth)
    value = value_of(own)
    gains = []
    for seat, matrix, best in ((0, own, value), (1, 1 - own.T, 1 - value)):
        strategy = bot.strategy(Seen(found.game, seat))
        parts = np.array([strategy.get(answer, 0.0) for answer in found.answers[seat]])
        gains.append(float(best - (parts @ matrix).min()))
    return gains


def value_of(matrix: Any) -> float:
    """What the first seat has if both mix as well as can be: regret matching plus, averaged."""
    rows, columns = matrix.shape
    regrets = [np.zeros(rows), np.zeros(columns)]
    total = np.zeros(rows)
    for step in range(1, STEPS):
        first, second = shares(regrets[0]), shares(regrets[1])
        mean = first @ matrix @ second
        regrets[0] = np.maximum(0, regrets[0] + matrix @ second - mean)
        regrets[1] = np.maximum(0, regrets[1] + mean - first @ matrix)
        total += step * first
    return float((shares(total) @ matrix).min())


def shares(numbers: Any) -> Any:
    """Numbers as parts of their sum; all the same if that is 0."""
    total = numbers.sum()
    return numbers / total if total > 0 else np.full(len(numbers), 1 / len(numbers))


def main() -> None:
    """Print what each bot loses to somebody who knows its mix."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="hard,expert,master")
    parser.add_argument("--situations", type=int, default=100)
    asked = parser.parse_args()
    met = battles(asked.situations)
    for name in asked.bots.split(","):
        gains = losses(name, met)
        low, high = mean_interval(gains)
        print(
            f"{name}: {100 * fmean(gains):.1f} points ({100 * low:.1f} to {100 * high:.1f}) in "
            f"{len(met)} battles, at worst {100 * max(gains):.1f}"
        )


if __name__ == "__main__":
    main()
