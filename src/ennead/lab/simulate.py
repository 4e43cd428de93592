"""Many games between bots, on as many processes as wanted.

>>> results = simulate("ra", players=3, bots=["random"], games=2, seed=1)
>>> len(results.games), results.summary()["bots"][0]["bot"]
(2, 'random')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from ennead.engine.rules import Data
from ennead.lab.faults import Fault
from ennead.lab.mapping import Mapper, interruptible, local_mapper
from ennead.lab.plan import TIME_LIMIT, Plan, make_plan
from ennead.lab.play import GameResult, play
from ennead.lab.results import Results

#: Called with the number of finished games.
Progress = Callable[[int], None]

#: Pieces of work per process, so that all end at about the same time,
PIECES_PER_JOB = 50
#: but never more games at once, so that progress is seen and an interruption is quick.
LARGEST_PIECE = 25


def simulate(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Data | None = None,
    progress: Progress | None = None,
    mapper: Mapper | None = None,
    time_limit: float = TIME_LIMIT,
    explore: tuple[str, ...] = (),
) -> Results:
    """Play many games between bots by their names; ValueError says what cannot be.

    The line-up goes through all seats, each deal being played once for every rotation of it. If
    fewer bots than seats are named the last one takes the other seats. The same seed gives the same
    games, whatever the number of jobs and wherever a mapper has them played. `progress` is told how
    many games are finished. After an interruption (KeyboardInterrupt) the results hold the games
    finished until then. A bot that fails, gives an answer that is not legal or takes longer than
    the time limit (seconds) ends its game: the results name it, and the other games go on.
    `explore` names choices that are made at random instead of by the bots.
    """
    if jobs < 1:
        raise ValueError(f"jobs must be 1 or more, not {jobs}")
    plan = make_plan(
        game, players, bots, games, seed, options or {}, time_limit=time_limit, explore=explore
    )
    finished: list[GameResult | Fault] = []
    with suppress(KeyboardInterrupt):
        for piece in pieces_played(plan, jobs, mapper):
            finished += piece
            if progress is not None:
                progress(len(finished))
    finished.sort(key=lambda result: result.number)
    played = [result for result in finished if isinstance(result, GameResult)]
    return Results(plan, played, [result for result in finished if isinstance(result, Fault)])


def pieces_played(
    plan: Plan, jobs: int, mapper: Mapper | None
) -> Iterator[list[GameResult | Fault]]:
    """Yield the games of a plan in pieces, as they are finished."""
    alone = jobs == 1 and mapper is None
    cut = [range(n, n + 1) for n in range(plan.games)] if alone else pieces(plan.games, jobs)
    spread = mapper or local_mapper(jobs)
    for _, results in spread(play_piece, [(plan, piece) for piece in cut]):
        yield results


def pieces(games: int, jobs: int) -> list[range]:
    """Cut the numbers of the games into pieces of work."""
    size = max(1, min(LARGEST_PIECE, games // (jobs * PIECES_PER_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_piece(task: tuple[Plan, range]) -> list[GameResult | Fault]:
    """Play some games of a plan; after an interruption those that are finished."""
    plan, numbers = task
    finished: list[GameResult | Fault] = []
    with interruptible():
        for number in numbers:  # one by one, so that an interruption leaves the games before it
            finished.append(play(plan, number))  # noqa: PERF401
    return finished
