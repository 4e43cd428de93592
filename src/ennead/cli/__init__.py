"""The command `ennead`."""

from __future__ import annotations

from typing import Annotated

import typer

import ennead
from ennead.cli.commands import (
    arena,
    balance,
    bench,
    calibrate,
    ladder,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    site,
    train,
    tune,
)
from ennead.cli.drawing import commands_of
from ennead.cli.options.games import FIRST, NAMES
from ennead.cli.refusal import Commands
from ennead.games import GAMES

app = typer.Typer(
    cls=Commands,
    help=f"Board games by their whole rules ({NAMES}): in the terminal, by bots, from records.",
    epilog=f"Example: ennead play {FIRST}",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=play.EXAMPLE)(play.play)
app.command(epilog=replay.EXAMPLE)(replay.replay)
app.command(epilog=simulate.EXAMPLE)(simulate.simulate)
app.command(epilog=arena.EXAMPLE)(arena.arena)
app.command(epilog=ladder.EXAMPLE)(ladder.ladder)
app.command(epilog=balance.EXAMPLE)(balance.balance)
app.command(epilog=calibrate.EXAMPLE)(calibrate.calibrate)
app.command(epilog=tune.EXAMPLE)(tune.tune)
app.command(epilog=train.EXAMPLE)(train.train)
app.command(epilog=report.EXAMPLE)(report.report)
app.command(epilog=rules.EXAMPLE)(rules.rules)
app.command(epilog=bench.EXAMPLE)(bench.bench)
app.command(epilog=serve.EXAMPLE)(serve.serve)
app.command(epilog=site.EXAMPLE)(site.site)
for game in GAMES:
    for name, own in commands_of(game).items():
        app.add_typer(own, name=name)


@app.callback()
def ennead_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Without a command: the help, or the version."""
    if version:
        build = "compiled" if ennead.compiled else "pure Python"
        typer.echo(f"ennead {ennead.__version__} ({build})")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the script `ennead`."""
    app(prog_name="ennead")
