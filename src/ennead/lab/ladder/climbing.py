"""The rungs of a ladder, played one by one, and their tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ennead.games.start import rules_of
from ennead.lab.arena import make_arena, run
from ennead.lab.arena.results import Meeting, cost, meetings
from ennead.lab.mapping import Mapper

#: The win rate to aim at against the level below: with two players, and with more, times par.
AIM_OF_TWO = 0.6
AIM_OF_PAR = 1.6


@dataclass(frozen=True)
class Rung:
    """A level and the one below it, at a table of some players."""

    game: str
    players: int
    better: str
    worse: str

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.game}-{self.players}-{self.better}-{self.worse}"

    @property
    def aim(self) -> float:
        """The win rate to aim at."""
        return AIM_OF_TWO if self.players == 2 else AIM_OF_PAR / self.players


@dataclass(frozen=True)
class Climbed:
    """A rung that was played: its games, and CPU milliseconds of an answer of either."""

    rung: Rung
    meeting: Meeting
    better_milliseconds: float
    worse_milliseconds: float

    @property
    def is_reached(self) -> bool:
        """Whether the better reached its aim."""
        return self.meeting.share >= self.rung.aim


def rungs(games: Sequence[str], players: Sequence[int], levels: Sequence[str]) -> list[Rung]:
    """List all rungs, the lowest of every ladder first: they cost least."""
    planned = [
        Rung(game, number, better, worse)
        for worse, better in pairwise(levels)
        for game in games
        for number in players
        if number in rules_of(game).players
    ]
    if not planned:
        raise ValueError("a ladder needs two levels or more, and numbers of players that can play")
    return planned


def climb(
    planned: Sequence[Rung],
    games: Callable[[Rung], int],
    seed: int,
    mapper: Mapper,
    folder: Path,
    progress: Callable[[Rung, int], None],
) -> Iterator[Climbed]:
    """Play what is not played yet of each rung; yield each rung as soon as it is done."""
    for rung in planned:
        found = played(rung, games(rung), seed, mapper, folder, progress)
        if found is not None:
            yield found


def played(
    rung: Rung,
    games: int,
    seed: int,
    mapper: Mapper,
    folder: Path,
    progress: Callable[[Rung, int], None],
) -> Climbed | None:
    """Play a rung; return None if it was interrupted before its first game was over."""
    bots = [rung.better, rung.worse]
    arena = make_arena(rung.game, rung.players, bots, games, seed, alone=rung.better)
    finished = run(arena, mapper, folder / rung.name, lambda done: progress(rung, done))
    if not finished:
        return None
    (meeting,) = meetings(arena, finished)
    costs = []
    for bot in bots:
        answers, seconds, _ = cost(bot, finished)
        costs.append(1000 * seconds / max(1, answers))
    return Climbed(rung, meeting, costs[0], costs[1])


# ---------------------------------------------------------------- the table


def markdown(climbed: Sequence[Climbed]) -> str:
    """Write two tables: win rates with their intervals, and CPU time of an answer."""
    return f"{wins_table(climbed)}\n\n{cost_table(climbed)}\n"


def wins_table(climbed: Sequence[Climbed]) -> str:
    """Tabulate wins of the better by number of players; what misses the aim is marked."""
    numbers = sorted({found.rung.players for found in climbed})
    head = "".join([f" {number} players, aim {aim(number):.0%} |" for number in numbers])
    lines = [f"| game | the better | the worse |{head}", "|---" * (3 + len(numbers)) + "|"]
    by_rung = {found.rung: found for found in climbed}
    rows = dict.fromkeys([(f.rung.game, f.rung.better, f.rung.worse) for f in climbed])
    for game, better, worse in sorted(rows, key=lambda row: row[0]):
        cells = [cell(by_rung.get(Rung(game, number, better, worse))) for number in numbers]
        lines.append(f"| {game.capitalize()} | `{better}` | `{worse}` |{''.join(cells)}")
    return "\n".join(lines)


def aim(players: int) -> float:
    """Return the win rate that is aimed at with this many players."""
    return Rung("", players, "", "").aim


def cell(found: Climbed | None) -> str:
    """Format a rung as a cell."""
    if found is None:
        return " not played |"
    low, high = found.meeting.interval
    said = f" {found.meeting.share:.0%} ({low:.0%} to {high:.0%}) of {found.meeting.games}"
    return f"{said} |" if found.is_reached else f"{said}, missed |"


def cost_table(climbed: Sequence[Climbed]) -> str:
    """Tabulate CPU milliseconds of an answer, by level, game and players."""
    tables = list(dict.fromkeys([(f.rung.game, f.rung.players) for f in climbed]))
    tables.sort()
    costs: dict[tuple[str, tuple[str, int]], float] = {}
    for found in climbed:
        where = found.rung.game, found.rung.players
        costs.setdefault((found.rung.worse, where), found.worse_milliseconds)
        costs[found.rung.better, where] = found.better_milliseconds
    head = "".join([f" {game.capitalize()}, {number} |" for game, number in tables])
    lines = [f"| CPU of an answer |{head}", "|---" * (1 + len(tables)) + "|"]
    for level in dict.fromkeys([level for level, _ in costs]):
        cells = [
            f" {milliseconds(costs[level, where])} |" if (level, where) in costs else " |"
            for where in tables
        ]
        lines.append(f"| `{level}` |{''.join(cells)}")
    return "\n".join(lines)


def milliseconds(number: float) -> str:
    """Format milliseconds with two digits, or whole ones."""
    return f"{number:.0f} ms" if number >= 10 else f"{number:.2g} ms"
