"""`ennead replay`: step through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from ennead.cli.console import make_console, make_reader
from ennead.cli.drawing import drawing_of
from ennead.cli.options.games import FIRST
from ennead.cli.options.language import Lang, language
from ennead.cli.refusal import Refused, refusing
from ennead.cli.table.decided import show_review
from ennead.cli.table.record_viewer import RecordViewer
from ennead.engine.record import loads
from ennead.games import start

EXAMPLE = f"Example: ennead replay {FIRST}-2026-01-31-1.ennead --all"


def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A record, as `save` writes it.")],
    all_at_once: Annotated[bool, Option("--all", help="Print everything at once.")] = False,
    decided: Annotated[
        bool, Option("--decided", help="Show the chances over time and where they turned.")
    ] = False,
    name: Annotated[
        list[str] | None, Option(metavar="NAME", help="A player's name, by seat; repeat for more.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Step through a record: the table after every answer, and what happened.

    Enter goes on, p back, a number to that step; letters lead to the next part of the game, as the
    prompt says.
    """
    viewer = open_record(file, name or [], language(lang))
    console = make_console()
    if decided:
        show_review(console, file.read_text(encoding="utf-8"), viewer.company)
    elif all_at_once:
        viewer.print_all(console)
    else:
        viewer.walk(console, make_reader(console))


def open_record(file: Path, names: list[str], lang: str) -> RecordViewer:
    """Open the record of a file, checked from its first line to its last."""
    with refusing(file):
        text = file.read_text(encoding="utf-8")
        start.replay(text, chance="ask")
        record = loads(text)
        drawing_of(record.game)
        beginning = start.beginning_of(record)
    if len(names) > record.players:
        raise Refused(f"{len(names)} names given, but {record.players} players in the record")
    return RecordViewer(beginning, record, names, lang)
