"""Which games an arena plays, and playing those that are not played yet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path

from ennead.engine.rules import Data
from ennead.lab.arena.folder import Folder
from ennead.lab.faults import Fault
from ennead.lab.mapping import Mapper, local_mapper
from ennead.lab.plan import TIME_LIMIT, Plan, make_plan
from ennead.lab.play import play_game


@dataclass(frozen=True)
class Played:
    """A finished game of the arena."""

    #: Which line-up, and which of its games.
    line_up: int
    number: int
    #: Games of one deal have the same seed, in all line-ups.
    deal: int
    bots: tuple[str, ...]
    #: By seat: its place, how many answers it gave and CPU seconds for them.
    places: tuple[int, ...]
    answers: tuple[int, ...]
    thinking: tuple[float, ...]
    record: str

    def won(self, seat: int) -> float:
        """Return a seat's share of the win: those in the first place share it, team partners too.

        So a game has one win, and par is 1 divided by the number of players.
        """
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class Arena:
    """The games to play: some line-ups, each for a number of games."""

    bots: tuple[str, ...]
    plans: tuple[Plan, ...]

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return self.plans[0].players

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return sum([plan.games for plan in self.plans])

    def as_data(self) -> Data:
        """Return all that decides which games are played."""
        first = self.plans[0]
        return {
            "game": first.game,
            "players": first.players,
            "bots": list(self.bots),
            "line_ups": [list(plan.line_up) for plan in self.plans],
            "games": first.games,
            "seed": first.seed,
            "options": dict(first.options),
        }


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    plan: Plan
    line_up: int
    number: int


def make_arena(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    options: Data | None = None,
    alone: str | None = None,
    time_limit: float = TIME_LIMIT,
) -> Arena:
    """Make an arena; ValueError says what was expected.

    `games` is how many each line-up plays, at least; deals are finished in all seats. With `alone`
    only line-ups are played in which this bot sits alone among the others.
    """
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise ValueError(f"an arena needs two or more different bots, not {', '.join(bots)}")
    rounded = players * -(-games // players)
    plans = [
        make_plan(game, players, [one, others], rounded, seed, options or {}, time_limit)
        for one, others in line_ups(players, bots, alone)
    ]
    return Arena(tuple(bots), tuple(plans))


def line_ups(players: int, bots: list[str], alone: str | None) -> list[tuple[str, str]]:
    """List the line-ups: who sits alone among whom."""
    if alone is not None:
        if alone not in bots:
            raise ValueError(f"who sits alone must be one of {', '.join(bots)}, not {alone!r}")
        return [(alone, other) for other in bots if other != alone]
    pairs = list(combinations(bots, 2))
    return pairs if players == 2 else [line for a, b in pairs for line in ((a, b), (b, a))]


def run(
    arena: Arena,
    mapper: Mapper | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
    fault: Callable[[Fault], None] = lambda found: None,
) -> list[Played]:
    """Play what is not played yet; after an interruption the games finished until then.

    With a folder every game is kept there as soon as it is finished. A game that a bot cannot go on
    with counts for nobody; `fault` is called with it, and the other games go on.
    """
    kept = Folder(folder, arena.as_data()) if folder is not None else None
    finished = [played_of(data) for data in kept.games()] if kept is not None else []
    known = {(game.line_up, game.number) for game in finished}
    tasks = [
        Task(plan, place, number)
        for number in range(max(plan.games for plan in arena.plans))
        for place, plan in enumerate(arena.plans)
        if (place, number) not in known
    ]
    tell = progress or (lambda done: None)
    tell(len(finished))
    with suppress(KeyboardInterrupt):
        for _, data in (mapper or local_mapper(1))(play_task, tasks):
            if "fault" in data:
                fault(Fault(**data["fault"]))
                continue
            if kept is not None:
                kept.add(data)
            finished.append(played_of(data))
            tell(len(finished))
    return sorted(finished, key=lambda game: (game.line_up, game.number))


def play_task(task: Task) -> Data:
    """Play a game; what is kept of it as plain data."""
    result, game = play_game(task.plan, task.number)
    if isinstance(result, Fault):
        return {"fault": asdict(result)}
    places = {seat: place for place, seat, _ in result.ranking}
    seats = range(task.plan.players)
    return {
        "line_up": task.line_up,
        "number": task.number,
        "deal": result.deal,
        "bots": list(result.bots),
        "places": [places[seat] for seat in seats],
        "answers": list(result.answers),
        "thinking": [round(seconds, 6) for seconds in result.thinking],
        "record": game.record().dumps(),
    }


def played_of(data: Data) -> Played:
    """Read a finished game from plain data."""
    return Played(
        data["line_up"],
        data["number"],
        data["deal"],
        tuple(data["bots"]),
        tuple(data["places"]),
        tuple(data["answers"]),
        tuple(data["thinking"]),
        data["record"],
    )
