"""`ennead simulate`: many games between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from typer import Exit, Option

from ennead.cli.console import THEME, make_console
from ennead.cli.options.cluster import ClusterAddress
from ennead.cli.options.faults import FAULTS, FAULTY, FaultFolder, TimeLimit, print_faults
from ennead.cli.options.game_options import comma_separated
from ennead.cli.options.games import FIRST, GameName
from ennead.cli.options.outputs import TO_STDOUT, check_outputs
from ennead.cli.refusal import INTERRUPTED, refusing
from ennead.cli.results import print_results
from ennead.cli.setup import Setup, takes_setup
from ennead.cli.table.seats import any_seed, default_bot
from ennead.cli.unlearned import warn_unlearned
from ennead.games.start import rules_of
from ennead.lab import simulate as lab
from ennead.lab.cluster import mapper_for
from ennead.lab.files import ending_of
from ennead.lab.files import write as write_results
from ennead.lab.plan import TIME_LIMIT, Plan, make_plan
from ennead.lab.results import Results

EXAMPLE = f"Example: ennead simulate {FIRST} --players 4 --bots greedy,random --games 1000 --csv -"


@takes_setup
def simulate(
    game: GameName,
    players: Annotated[int, Option(metavar="N", help="How many play.")] = 4,
    bots: Annotated[
        str | None,
        Option(metavar="NAMES", help="Comma-separated bots; the last fills the other seats."),
    ] = None,
    games: Annotated[int, Option(metavar="N", help="How many games.")] = 100,
    jobs: Annotated[int, Option(metavar="N", min=1, help="How many processes.")] = 1,
    cluster: ClusterAddress = None,
    seed: Annotated[int | None, Option(metavar="N", help="The same games again.")] = None,
    json: Annotated[str | None, Option(metavar="FILE", help="Write all as JSON; - prints.")] = None,
    csv: Annotated[str | None, Option(metavar="FILE", help="A line per seat; - prints.")] = None,
    out: Annotated[
        Path | None,
        Option(metavar="FILE", help="Write .parquet, .csv or .json, as `ennead report` reads it."),
    ] = None,
    explore: Annotated[
        str | None,
        Option(metavar="NAMES", help="Choices made at random, comma-separated; the rest by bots."),
    ] = None,
    time_limit: TimeLimit = TIME_LIMIT,
    faults: FaultFolder = FAULTS,
    *,
    setup: Setup,
) -> None:
    """Let bots play many games, in all seats by turns, and sum them up."""
    chosen = any_seed() if seed is None else seed
    with refusing():
        options = setup.read(rules_of(game), players, chosen)
        names = comma_separated(bots or default_bot(game))
        choices = tuple(comma_separated(explore))
        plan = make_plan(game, players, names, games, chosen, options, time_limit, choices)
        if out is not None:
            ending_of(out)
    warn_unlearned(plan, names)
    check_outputs([json, csv, None if out is None else str(out)])
    with refusing():
        results = play_all(plan, jobs, cluster, choices)
    print_faults(results.faults, faults)
    if TO_STDOUT not in (json, csv):
        print_results(make_console(), results)
    write(json, results.to_json)
    write(csv, results.to_csv)
    if out is not None:
        with refusing(out):
            write_results(results, out)
    if not results.complete:
        raise Exit(INTERRUPTED)
    if results.faults:
        raise Exit(FAULTY)


def play_all(plan: Plan, jobs: int, cluster: str | None, explore: tuple[str, ...]) -> Results:
    """Play all games, with a bar on stderr that shows how far they are."""
    columns = [BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True, theme=THEME)
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=plan.games)
        return lab.simulate(
            plan.game,
            plan.players,
            list(plan.line_up),
            plan.games,
            plan.seed,
            jobs,
            plan.options,
            lambda finished: bar.update(task, completed=finished),
            None if cluster is None else mapper_for(cluster, jobs),
            plan.time_limit,
            explore,
        )


def write(file: str | None, text: Callable[[], str]) -> None:
    """Write results to a file or to stdout, if asked for."""
    if file == TO_STDOUT:
        sys.stdout.write(text())
    elif file is not None:
        with refusing(Path(file)):
            Path(file).write_text(text(), encoding="utf-8")
