"""`ennead bench`: how fast the installed build is."""

from __future__ import annotations

import json as json_format
import sys
from dataclasses import asdict
from typing import Annotated

from rich.text import Text
from typer import Option

import ennead
from ennead.cli.console import make_console
from ennead.cli.options.games import FIRST, GameName
from ennead.cli.refusal import refusing
from ennead.cli.results import plain_table
from ennead.games.start import check_players, rules_of
from ennead.lab.bench import Speed, measure

EXAMPLE = f"Example: ennead bench {FIRST} --players 4 --json"

#: What is measured, by the name of its field.
MEASURED = {
    "answers": ("players' answers per CPU second", "{:,.0f}"),
    "answers_with_chance": ("answers per CPU second, chance's included", "{:,.0f}"),
    "games": ("whole games per CPU second", "{:,.0f}"),
    "clone": ("microseconds to clone a game", "{:.2f}"),
    "legal": ("microseconds to list the legal answers", "{:.2f}"),
}


def bench(
    game: GameName = FIRST,
    players: Annotated[int, Option(metavar="N", help="How many play.")] = 4,
    games: Annotated[int, Option(metavar="N", min=1, help="Games in a round.")] = 200,
    rounds: Annotated[int, Option(metavar="N", min=1, help="Rounds; the best counts.")] = 5,
    json: Annotated[bool, Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure the engine of the installed build with random games, in CPU time."""
    with refusing():
        check_players(rules_of(game), players)
    speed = measure(game, players, games, rounds)
    if json:
        figures = {"game": game, "players": players, "compiled": ennead.compiled, **asdict(speed)}
        sys.stdout.write(json_format.dumps(figures, indent=1) + "\n")
    else:
        print_speed(speed, game, players)


def print_speed(speed: Speed, game: str, players: int) -> None:
    """Print the figures as a table."""
    build = "compiled" if ennead.compiled else "pure Python"
    console = make_console()
    title = f"{game.capitalize()} · {players} players · {build} build · random games"
    console.print(Text(title, "heading"))
    table = plain_table("")
    table.add_column("measured")
    table.add_column("figure", justify="right")
    for name, figure in asdict(speed).items():
        words, form = MEASURED.get(name, (name.replace("_", " "), "{:,.2f}"))
        table.add_row(words, form.format(figure))
    console.print(table)
