"""`ennead arena`: which bot is better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
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
from ennead.cli.table.seats import any_seed
from ennead.cli.unlearned import warn_unlearned
from ennead.games.start import rules_of
from ennead.lab.arena import Arena, Played, make_arena, run
from ennead.lab.arena.plot import check_file, draw
from ennead.lab.arena.results import Meeting, Rated, meetings, ratings
from ennead.lab.cluster import mapper_for
from ennead.lab.extras import need
from ennead.lab.faults import Fault
from ennead.lab.mapping import Mapper
from ennead.lab.plan import TIME_LIMIT

EXAMPLE = f"Example: ennead arena {FIRST} --bots medium,hard,expert --games 400 --jobs 2"


@takes_setup
def arena(
    game: GameName,
    bots: Annotated[
        str,
        Option(
            metavar="NAMES", help="Two or more comma-separated; also MODULE:CLASS, FILE.network."
        ),
    ] = "easy,medium,hard",
    players: Annotated[int, Option(metavar="N", help="How many sit at a table.")] = 2,
    alone: Annotated[
        str | None, Option(metavar="NAME", help="Play only where this bot sits alone.")
    ] = None,
    games: Annotated[int, Option(metavar="N", min=1, help="Games of each line-up.")] = 100,
    jobs: Annotated[int, Option(metavar="N", min=1, help="How many processes.")] = 1,
    cluster: ClusterAddress = None,
    seed: Annotated[int | None, Option(metavar="N", help="The same deals again.")] = None,
    out: Annotated[
        Path | None, Option(metavar="DIR", help="Keep all games here; go on if there are some.")
    ] = None,
    plot: Annotated[Path | None, Option(metavar="FILE", help="Draw a .png or .svg.")] = None,
    time_limit: TimeLimit = TIME_LIMIT,
    faults: FaultFolder = FAULTS,
    *,
    setup: Setup,
) -> None:
    """Let bots meet in all seats on the same deals, and rate them.

    With 2 players each meets each other; with more, each sits alone among those of another kind.
    """
    chosen = any_seed() if seed is None else seed
    names = comma_separated(bots)
    with refusing():
        need("openskill", "the arena")
        if plot is not None:
            check_file(plot)
            need("matplotlib", "a plot")
        options = setup.read(rules_of(game), players, chosen)
        planned = make_arena(game, players, names, games, chosen, options, alone, time_limit)
    warn_unlearned(planned.plans[0], names)
    check_outputs([None if plot is None else str(plot)])
    failed: list[Fault] = []
    played = play_all(planned, mapper_for(cluster, jobs), out, failed)
    console = make_console()
    print_faults(failed, faults)
    print_arena(console, planned, played)
    if plot is not None and played:
        with refusing(plot):
            draw(plot, planned, ratings(planned, played), meetings(planned, played))
    if len(played) + len(failed) < planned.games:
        raise Exit(INTERRUPTED)
    if failed:
        raise Exit(FAULTY)


def play_all(planned: Arena, mapper: Mapper, out: Path | None, failed: list[Fault]) -> list[Played]:
    """Play all games, with a bar on stderr that shows how far they are."""
    columns = [BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True, theme=THEME)
    hidden = not console.is_terminal
    with (
        refusing(),
        Progress(*columns, console=console, transient=True, disable=hidden) as bar,
    ):
        task = bar.add_task("", total=planned.games)

        def tell(done: int) -> None:
            bar.update(task, completed=done)

        return run(planned, mapper, out, tell, failed.append)


def print_arena(console: Console, planned: Arena, played: list[Played]) -> None:
    """Print what was played, the ratings, and who beats whom."""
    first = planned.plans[0]
    head = f"{first.game.capitalize()} · {first.players} players · {len(played):,} games"
    console.print(Text(f"{head} · seed {first.seed}", "heading"))
    if len(played) < planned.games:
        console.print(Text(f"Stopped before all {planned.games:,} were played.", "danger"))
    if played:
        console.print(ratings_table(ratings(planned, played)))
        console.print(meetings_table(meetings(planned, played)))


def ratings_table(rated: list[Rated]) -> Table:
    """Tabulate ratings and their cost."""
    table = plain_table("ratings (Plackett-Luce) with 95 % intervals, and CPU time")
    table.add_column("bot")
    for column in ("rating", "95 %", "answers", "ms/answer", "costliest game"):
        table.add_column(column, justify="right")
    for bot in rated:
        table.add_row(
            bot.bot,
            Text(f"{bot.rating:.1f}", "bold"),
            f"{bot.interval[0]:.1f}-{bot.interval[1]:.1f}",
            f"{bot.answers:,}",
            f"{bot.milliseconds:.2f}",
            f"{bot.slowest:.2f}",
        )
    return table


def meetings_table(met: list[Meeting]) -> Table:
    """Tabulate the win rates."""
    par = met[0].par if met else 0.0
    table = plain_table(f"wins of the first (par {par:.0%}) with 95 % intervals")
    table.add_column("bot")
    table.add_column("among")
    for column in ("games", "wins", "share", "95 %"):
        table.add_column(column, justify="right")
    for meeting in met:
        low, high = meeting.interval
        mark = " ▲" if low > par else " ▼" if high < par else " ="
        table.add_row(
            meeting.bot,
            meeting.among,
            f"{meeting.games:,}",
            f"{meeting.wins:,.1f}",
            Text(f"{meeting.share:.1%}", "bold"),
            f"{low:.1%}-{high:.1%}{mark}",
        )
    return table
