"""How long levels think about an answer, and how many simulations a search runs, in CPU time.

    python bench/answers.py --game ankh --players 4 --bots expert,master --games 8

A bot plays alone among `hard`. Questions with one answer are not asked, so they do not count.
Simulations are those of a search with the network that ships, 1,000 of them from each of some
positions of games between `hard`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import median
from time import process_time

from ennead.bots import Seen, bots_for, make_bot
from ennead.bots.network_bot import EXPLORATION, TEMPERATURE, nothing_collected
from ennead.bots.networks import network_of
from ennead.bots.values.tree import Tree
from ennead.engine.frames import SecretQuestion
from ennead.engine.game import Game
from ennead.games import GAMES
from ennead.games.start import new
from ennead.lab.plan import derived_seed, variant

#: Every this many answers of a game between `hard` a position is searched, with this many
#: simulations.
APART, SIMULATIONS = 20, 1000


def main() -> None:
    """Print a line for every bot, and one for search."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--game", default="ra", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4, 5])
    parser.add_argument("--bots", default="expert,master")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    unknown = [bot for bot in asked.bots.split(",") if bot not in bots_for(asked.game)]
    if unknown:
        parser.error(f"bots must be of {', '.join(bots_for(asked.game))}, not {unknown[0]!r}")
    print(f"{asked.game}, {asked.players} players, {asked.games} games")
    for bot in asked.bots.split(","):
        seconds: list[float] = []
        for number in range(asked.games):
            seconds += thinking(begin(asked.game, asked.players, asked.seed, number), bot, number)
        print(f"{bot:<10}{summary(seconds)}", flush=True)
    rate = simulations_a_second(begin(asked.game, asked.players, asked.seed, 0))
    print(f"{'search':<10}{rate:,.0f} simulations per CPU-second" if rate else "no network ships")


def begin(game: str, players: int, seed: int, number: int) -> Game:
    """A game of the measure; variants take turns."""
    return new(game, players, derived_seed(seed, number), **variant(game, number))


def thinking(game: Game, bot: str, number: int) -> list[float]:
    """CPU seconds of each answer of a bot in a game; its seat changes with the number."""
    own = number % game.players
    bots = [
        make_bot(bot if seat == own else "hard", game.name, seat) for seat in range(game.players)
    ]
    found = []
    while not game.over:
        seat = game.to_act()[0]
        before = process_time()
        answer = bots[seat].answer(Seen(game, seat))
        if seat == own:
            found.append(process_time() - before)
        game.apply(seat, answer)
    return found


def summary(seconds: Sequence[float]) -> str:
    """How long answers took."""
    ordered = sorted(seconds)
    p95 = ordered[int(0.95 * len(ordered))]
    return (
        f"{len(ordered):>5} answers: p50 {1000 * median(ordered):.2f} ms, "
        f"p95 {1000 * p95:.2f} ms, longest {1000 * ordered[-1]:.0f} ms"
    )


def simulations_a_second(game: Game) -> float:
    """Simulations per CPU-second with the network that ships; 0 where none does."""
    network = network_of(game.name, game.players)
    if network is None:
        return 0.0
    bot, answers, searched, seconds = make_bot("hard", game.name, 1), 0, 0, 0.0
    while not game.over:
        seat = game.to_act()[0]
        table = game.table
        is_searched = not isinstance(table.frames[-1], SecretQuestion)
        if answers % APART == 0 and is_searched and not network.features.defers(table):
            with nothing_collected():
                before = process_time()
                Tree(network, table.clone(), EXPLORATION, TEMPERATURE).simulate(SIMULATIONS)
                seconds += process_time() - before
            searched += SIMULATIONS
        game.apply(seat, bot.answer(Seen(game, seat)))
        answers += 1
    return searched / seconds


if __name__ == "__main__":
    main()
