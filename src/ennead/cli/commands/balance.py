"""`ennead balance`: whether gods, seats and maps win about equally often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as RichTable
from rich.text import Text
from typer import Exit, Option

from ennead.cli.console import THEME, make_console
from ennead.cli.options.cluster import ClusterAddress
from ennead.cli.options.faults import FAULTS, FAULTY, FaultFolder, TimeLimit, print_faults
from ennead.cli.options.game_options import comma_separated
from ennead.cli.options.games import FIRST, GameName
from ennead.cli.options.outputs import check_outputs
from ennead.cli.refusal import INTERRUPTED, refusing
from ennead.cli.results import plain_table
from ennead.cli.setup import Setup, takes_setup
from ennead.cli.unlearned import warn_unlearned
from ennead.games.start import rules_of
from ennead.lab.balance import Cell, Table, Verdict, measure, tables_of
from ennead.lab.balance.measuring import verdicts
from ennead.lab.balance.page import balance_page, numbers
from ennead.lab.cluster import mapper_for
from ennead.lab.extras import need
from ennead.lab.game_lab import lab_of
from ennead.lab.plan import TIME_LIMIT
from ennead.lab.report.panel import call_things_of, words

EXAMPLE = f"Example: ennead balance {FIRST} --players 3,4 --games 400 --jobs 2"
STYLES = {Verdict.BALANCED: "good", Verdict.OFF: "danger", Verdict.OPEN: "quiet"}


@takes_setup
def balance(
    game: GameName,
    players: Annotated[
        str, Option(metavar="NUMBERS", help="How many sit at a table, comma-separated.")
    ] = "3,4",
    bot: Annotated[str, Option(metavar="NAME", help="Who sits in all seats.")] = "hard",
    games: Annotated[int, Option(metavar="N", min=1, help="At most so many of a table.")] = 400,
    maps: Annotated[
        str | None,
        Option(metavar="NAMES", help="Maps to compare, comma-separated; all, if none is named."),
    ] = None,
    jobs: Annotated[int, Option(metavar="N", min=1, help="How many processes.")] = 1,
    cluster: ClusterAddress = None,
    seed: Annotated[int, Option(metavar="N", help="The same games again.")] = 1,
    out: Annotated[Path, Option(metavar="FILE", help="The page of HTML with plots.")] = Path(
        "balance.html"
    ),
    time_limit: TimeLimit = TIME_LIMIT,
    faults: FaultFolder = FAULTS,
    *,
    setup: Setup,
) -> None:
    """Play until it is clear whether gods, seats and maps win about equally often.

    Each number of players on each map is a table. Ctrl-C ends it and keeps what was played.
    """
    console = make_console()
    with refusing():
        need("matplotlib", "the page of a balance")
        counts = [int(number) for number in comma_separated(players)]
        rules = rules_of(game)
        tables = tables_of(
            game,
            counts,
            bot,
            games,
            seed,
            lambda number: setup.read(rules, number, seed),
            comma_separated(maps) or all_maps(game, setup),
            time_limit,
        )
        mapper = mapper_for(cluster, jobs)
    for table in tables:
        warn_unlearned(table.plan, [bot])
    check_outputs([str(out)])
    complete = True
    try:
        with refusing(), progress(len(tables) * games) as advance:
            for table in measure(tables, jobs, mapper):
                advance(table)
    except KeyboardInterrupt:
        complete = False
    print_faults([fault for table in tables for fault in table.faults], faults)
    if any(table.games for table in tables):
        print_verdicts(console, tables)
        with refusing(out):
            out.write_text(balance_page(tables), encoding="utf-8")
        console.print(str(out), soft_wrap=True)
    if not complete:
        raise Exit(INTERRUPTED)
    if any(table.faults for table in tables):
        raise Exit(FAULTY)


def all_maps(game: str, setup: Setup) -> list[str]:
    """Return the maps of the game, unless one was given as an option."""
    option = lab_of(game).maps
    if (
        not option
        or f"--{option}" in setup.given
        or any(text.startswith(f"{option}=") for text in setup.options)
    ):
        return []
    return list(lab_of(game).collector.varied[option])


@contextmanager
def progress(games: int) -> Iterator[Callable[[Table], None]]:
    """Show on stderr which table is played, and how many of all games there can be are done."""
    console = Console(stderr=True, theme=THEME)
    columns = [TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()]
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=games)
        seen: dict[str, int] = {}

        def advance(table: Table) -> None:
            seen[table.name] = len(table.games) + len(table.faults)
            bar.update(task, completed=sum(seen.values()), description=table.name)

        yield advance


def print_verdicts(console: Console, tables: list[Table]) -> None:
    """Print win rates by what they are judged by, each with its verdict."""
    call_things_of(tables[0].plan.game)
    played = [table for table in tables if table.games]
    for number in numbers(played):
        group = [table for table in played if table.players == number]
        found = verdicts(group)
        for band in dict.fromkeys([cell.band for _, cell in found]):
            cells = [(name, cell) for name, cell in found if cell.band == band]
            console.print(verdict_table(f"wins by {band.trait}, {band.told()}", cells, group))


def verdict_table(title: str, cells: list[tuple[str, Cell]], tables: list[Table]) -> RichTable:
    """Tabulate win rates with intervals, of the mean, and whether that is in the band."""
    shown = plain_table(title)
    shown.add_column("")
    for column in ("games", "won", "95 %", "of the mean", ""):
        shown.add_column(column, justify="right", no_wrap=True)
    played = {table.name: len(table.games) for table in tables}
    for place, (name, cell) in enumerate(cells):
        if not place or cells[place - 1][0] != name:
            games = played.get(name, sum(played.values()))
            shown.add_row(Text(name, "heading"), f"{games:,}")
        low, high = cell.interval
        shown.add_row(
            f"  {words(cell.name)}",
            "",
            f"{cell.share:.0%}",
            f"{low:.0%}-{high:.0%}",
            f"{cell.share / cell.mean:.2f}",
            Text(cell.verdict.value, STYLES[cell.verdict]),
        )
    return shown
