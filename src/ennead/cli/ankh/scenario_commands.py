"""`ennead scenario`: check, show and list scenarios of Ankh."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer import Argument, Option

from ennead.cli.ankh.map import AnkhMap
from ennead.cli.ankh.scenario_source import Source, counts_of
from ennead.cli.ankh.styles import STYLES
from ennead.cli.console import make_console
from ennead.cli.options.language import Lang, language
from ennead.cli.refusal import Refused, refusing
from ennead.cli.results import plain_table
from ennead.engine.words import Phrase
from ennead.games.ankh.boxes import box_of
from ennead.games.ankh.data.scenarios import Scenario, Setup
from ennead.games.ankh.setup.options import scenarios
from ennead.games.ankh.words import names
from ennead.games.start import new

EXAMPLE = "Example: ennead scenario check my.toml"
SHOW_EXAMPLE = "Example: ennead scenario show my.toml --players 3"
LIST_EXAMPLE = "Example: ennead scenario list"
SMALL, LARGE, WIDE = 3, 5, 75

HEADING = Phrase("{name} · {players} players", "{name} · {players} Spieler")
REGIONS = Phrase("Regions: {regions}", "Regionen: {regions}")
OWNERS = Phrase(
    "@ god   w warrior   ▌ obelisk   ⌂ temple   ▲ pyramid   1 to {players}: in player order",
    "@ Gott   w Krieger   ▌ Obelisk   ⌂ Tempel   ▲ Pyramide   1 bis {players}: nach Spielerfolge",
)

app = typer.Typer(
    help="Check, show and list scenarios of Ankh; docs/scenarios.md says how to write one.",
    epilog=EXAMPLE,
    invoke_without_command=True,
)


@app.callback()
def scenario_command(context: typer.Context) -> None:
    """Without a command: the help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=EXAMPLE)
def check(
    file: Annotated[str, Argument(metavar="FILE", help="A scenario file.")],
) -> None:
    """Read a file and say what is in it; errors are named with file, key and reason."""
    for scenario in Source(file).found.values():
        typer.echo(f"{file}: {scenario.key}: {scenario.name}, {counts_of(scenario)} players: good")


@app.command(epilog=SHOW_EXAMPLE)
def show(
    file: Annotated[str, Argument(metavar="FILE", help="A scenario file, or a scenario's name.")],
    name: Annotated[
        str | None, Argument(metavar="[NAME]", help="One of the file.", show_default=False)
    ] = None,
    players: Annotated[
        int | None, Option(metavar="N", help="Only the setup for this many players.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Draw the map of every setup."""
    source = Source(file)
    if name is not None:
        source.choose(name)
    console = make_console(STYLES)
    spoken = language(lang)
    for scenario in source.found.values():
        for count in counts_to_show(scenario, players):
            show_setup(console, source, scenario, count, spoken)


@app.command("list", epilog=LIST_EXAMPLE)
def list_all(
    file: Annotated[
        str | None, Argument(metavar="[FILE]", help="A scenario file.", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """List the scenarios that come with the game, or those of a file."""
    found = scenarios() if file is None else Source(file).found
    spoken = language(lang)
    table = plain_table("")
    for column in ("--scenario", "name", "players"):
        table.add_column(column)
    for scenario in found.values():
        option = scenario.key if file is None else f"{file}:{scenario.key}"
        table.add_row(option, called(scenario, spoken), counts_of(scenario))
    make_console(STYLES).print(table)


def counts_to_show(scenario: Scenario, players: int | None) -> list[int]:
    """List the numbers of players to show setups for."""
    if players is None:
        return list(scenario.setups)
    if players not in scenario.setups:
        allowed = counts_of(scenario)
        raise Refused(f"{scenario.name} is played by {allowed} players, not {players}")
    return [players]


def show_setup(
    console: Console, source: Source, scenario: Scenario, players: int, lang: str
) -> None:
    """Print a setup as it lies on the table before the first turn."""
    one = Source(source.given)
    one.choose(scenario.key)
    with refusing():
        gods = box_of().god_names[:players]
        game = new("ankh", players, seed=1, scenario=one.option(), gods=gods, first=0)
    numbers = [str(number) for number in range(1, players + 1)]
    width = LARGE if console.width >= WIDE else SMALL
    heading = HEADING.fill(lang, name=called(scenario, lang), players=players)
    console.print(Text(heading, "heading"))
    console.print(*AnkhMap(game.view(None), numbers, lang, width, set()).lines(), sep="\n")
    console.print(REGIONS.fill(lang, regions=region_names(scenario.setups[players])))
    console.print(OWNERS.fill(lang, players=players) + "\n")


def region_names(setup: Setup) -> str:
    """List the regions in conflict order."""
    pairs = sorted(zip(setup.order, setup.region_names, strict=True))
    return ", ".join([f"({token}) {name}" for token, name in pairs])


def called(scenario: Scenario, lang: str) -> str:
    """Name a scenario; those of the box have a name in both languages."""
    if scenario is scenarios().get(scenario.key):
        return names.name(names.SCENARIOS, scenario.key, lang)
    return scenario.name
