"""Reports bots that failed, and keeps their games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.text import Text
from typer import Option

from ennead.cli.console import THEME
from ennead.cli.refusal import refusing
from ennead.lab.faults import Fault

#: The default folder for games in which a bot failed.
FAULTS = Path("faults")
#: The exit status if all games were played but bots failed.
FAULTY = 3
#: At most this many faults are named; all are kept.
NAMED = 5

TimeLimit = Annotated[
    float, Option(metavar="SECONDS", help="A bot that takes longer for an answer has failed.")
]
FaultFolder = Annotated[
    Path, Option(metavar="DIR", help="Keep the games here that a bot failed in.")
]


def print_faults(faults: list[Fault], folder: Path) -> None:
    """Keep the records of all faults, and name the first on stderr."""
    if not faults:
        return
    console = Console(stderr=True, theme=THEME, soft_wrap=True)
    games = "1 game" if len(faults) == 1 else f"{len(faults):,} games"
    console.print(Text(f"Bots failed in {games}, which count for nobody:", "danger"))
    for number, fault in enumerate(faults):
        with refusing(folder):
            file = fault.write(folder)
        if number < NAMED:
            console.print(Text(f"  {fault}\n    ennead replay {file}"))
    if len(faults) > NAMED:
        console.print(Text(f"  and {len(faults) - NAMED:,} more in {folder}"))
