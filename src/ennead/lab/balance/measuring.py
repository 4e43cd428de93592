"""Playing until it is clear whether a game is balanced.

Each number of players on each map is a table. All tables of a number of players are played in
blocks of games, until every verdict is clear or the games are used up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ennead.engine.rules import Data
from ennead.lab.balance.bands import Band, Cell, Verdict, judge
from ennead.lab.faults import Fault
from ennead.lab.game_lab import lab_of
from ennead.lab.mapping import Mapper
from ennead.lab.plan import TIME_LIMIT, Plan, make_plan
from ennead.lab.play import GameResult
from ennead.lab.results import Results
from ennead.lab.simulate import pieces, play_piece

#: Games of a table between two looks at the results.
BLOCK = 50


@dataclass
class Table:
    """A number of players on a map, and what was played there."""

    players: int
    #: The value of the option that maps differ by; None if the game has none.
    map: str | None
    plan: Plan
    games: list[GameResult] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What it is called."""
        seats = f"{self.players} players"
        return seats if self.map is None else f"{self.map.replace('_', ' ')}, {seats}"

    @property
    def results(self) -> Results:
        """The results so far."""
        return Results(self.plan, sorted(self.games, key=lambda game: game.number), self.faults)

    @property
    def rows(self) -> list[Data]:
        """A row for every seat of every game."""
        results = self.results
        return [row for game in results.games for row in results.seat_rows(game)]

    @property
    def is_played(self) -> bool:
        """Whether no game is left."""
        return len(self.games) + len(self.faults) >= self.plan.games


def tables_of(
    game: str,
    players: list[int],
    bot: str,
    games: int,
    seed: int,
    options: Callable[[int], Data],
    maps: list[str],
    time_limit: float = TIME_LIMIT,
) -> list[Table]:
    """Plan the tables: each number of players on each map; ValueError says what cannot be."""
    option = lab_of(game).maps
    if maps and not option:
        raise ValueError(f"{game} has no maps to choose from")
    tables = []
    for number in players:
        given = options(number)
        played: list[str | None] = [*maps] or [None]
        for name in played:
            chosen = given if name is None else {**given, option: name}
            plan = make_plan(game, number, [bot], games, seed, chosen, time_limit)
            tables.append(Table(number, name, plan))
    return tables


def bands_of(game: str) -> tuple[Band, ...]:
    """Return what should win about equally often; at least the seats."""
    bands = lab_of(game).bands
    return (Band("seat", each_table=True),) if bands is None else bands()


def verdicts(tables: list[Table], looks: int = 1) -> list[tuple[str, Cell]]:
    """Judge tables with the same number of players: each cell, with the name of its table."""
    game = tables[0].plan.game
    traits = lab_of(game).traits
    rows = {table.name: table.rows for table in tables if table.games}
    together = f"{tables[0].players} players"
    found = []
    for band in bands_of(game):
        groups = rows if band.each_table else {together: [r for own in rows.values() for r in own]}
        for name, own in groups.items():
            if own:
                found += [(name, cell) for cell in judge(own, band, traits[band.trait], looks)]
    return found


def measure(tables: list[Table], jobs: int, mapper: Mapper) -> Iterator[Table]:
    """Play the tables block by block; each is yielded after its block.

    Playing ends early for tables whose verdicts are all clear, with intervals wide enough for all
    the looks there can be.
    """
    for players in dict.fromkeys([table.players for table in tables]):
        group = [table for table in tables if table.players == players]
        looks = -(-group[0].plan.games // BLOCK)
        going = group
        while going:
            for table in going:
                play_block(table, jobs, mapper)
                yield table
            going = unclear(group, looks)


def unclear(tables: list[Table], looks: int) -> list[Table]:
    """Return the tables with the same number of players that have to be played on."""
    found = verdicts(tables, looks)
    names = {name for name, cell in found if cell.verdict is Verdict.OPEN}
    together = f"{tables[0].players} players" in names
    left = [table for table in tables if not table.is_played]
    return [table for table in left if together or table.name in names]


def play_block(table: Table, jobs: int, mapper: Mapper) -> None:
    """Play the next games of a table."""
    done = len(table.games) + len(table.faults)
    last = min(done + BLOCK, table.plan.games)
    parts = [range(done + part.start, done + part.stop) for part in pieces(last - done, jobs)]
    for _, results in mapper(play_piece, [(table.plan, part) for part in parts]):
        for result in results:
            if isinstance(result, Fault):
                table.faults.append(result)
            else:
                table.games.append(result)
