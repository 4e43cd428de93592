"""How fast the engine is: random full games, clones and legal answers, in CPU time.

`python -m ennead.lab.bench` prints the measurement of the installed build as JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass, fields
from time import process_time
from timeit import repeat

from ennead import compiled
from ennead.engine.frames import CHANCE
from ennead.engine.game import Game
from ennead.engine.playout import playout
from ennead.games import GAMES
from ennead.games.start import new

#: How often a position is cloned or asked for its legal answers in one round.
CALLS = 5000


@dataclass(frozen=True)
class Speed:
    """A measurement; of several rounds the best counts, since others only disturb."""

    #: Answers of the players in random games, each CPU second.
    answers: float
    #: The same with the answers of chance.
    answers_with_chance: float
    #: Random games from the deal to the ranking, each CPU second.
    games: float
    #: Microseconds for `Game.clone` in the middle of a game.
    clone: float
    #: Microseconds for `Game.legal` in the middle of a game.
    legal: float


#: What is better the smaller it is.
COSTS = ("clone", "legal")


def measure(game: str, players: int = 4, games: int = 200, rounds: int = 5) -> Speed:
    """Measure the build that is running."""
    seconds = min([playouts_seconds(game, players, games) for _ in range(rounds)])
    chance_too, own = count_answers(game, players, games)
    position = middle_of(game, players)
    return Speed(
        answers=own / seconds,
        answers_with_chance=chance_too / seconds,
        games=games / seconds,
        clone=call_cost(position, "clone()", rounds),
        legal=call_cost(position, "legal(seat)", rounds),
    )


def playouts_seconds(game: str, players: int, games: int) -> float:
    """Measure the CPU seconds of random games with the seeds 0, 1, 2, ..."""
    started = process_time()
    for seed in range(games):
        playout(new(game, players, seed), seed)
    return process_time() - started


def count_answers(game: str, players: int, games: int) -> tuple[int, int]:
    """Count the answers of these games: all of them, and those of players."""
    every = own = 0
    for seed in range(games):
        played = new(game, players, seed)
        playout(played, seed)
        seats = [seat for seat, _ in played.log.answers()]
        every += len(seats)
        own += len(seats) - seats.count(CHANCE)
    return every, own


def middle_of(name: str, players: int) -> Game:
    """Play a random game halfway."""
    whole = new(name, players, 0)
    playout(whole, 0)
    answers = whole.log.answers()
    game = new(name, players, chance="ask")
    half = len(answers) // 2
    for place, (seat, answer) in enumerate(answers):
        if place >= half and not game.awaits_chance():
            break
        game.apply(seat, answer)
    return game


def call_cost(game: Game, call: str, rounds: int) -> float:
    """Measure the CPU microseconds of a method of a game."""
    names = {"game": game, "seat": game.to_act()[0]}
    times = repeat(f"game.{call}", timer=process_time, repeat=rounds, number=CALLS, globals=names)
    return 1e6 * min(times) / CALLS


def best_of(speeds: list[Speed]) -> Speed:
    """Take the best of several measurements, number by number."""
    best = {
        field.name: (min if field.name in COSTS else max)(
            [getattr(speed, field.name) for speed in speeds]
        )
        for field in fields(Speed)
    }
    return Speed(**best)


def main() -> None:
    """Print the measurement of the installed build as JSON."""
    parser = argparse.ArgumentParser(description="Measure the engine that is installed.")
    parser.add_argument("--game", default=next(iter(GAMES)))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    speed = measure(asked.game, asked.players, asked.games, asked.rounds)
    json.dump({"compiled": compiled, **asdict(speed)}, sys.stdout)


if __name__ == "__main__":
    main()
