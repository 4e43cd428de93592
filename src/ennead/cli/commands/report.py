"""`ennead report`: a page about simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Option, echo

from ennead.cli.options.games import FIRST
from ennead.cli.refusal import refusing
from ennead.lab.files import read

EXAMPLE = (
    f"Example: ennead simulate {FIRST} --games 1000 --out games.parquet; "
    "ennead report games.parquet"
)


def report(
    results: Annotated[Path, Argument(help="A file that `ennead simulate --out` wrote.")],
    other: Annotated[
        Path | None, Argument(help="Another one: what it changes, deal by deal.")
    ] = None,
    out: Annotated[
        Path | None, Option(metavar="FILE", help="The page; else named like the results.")
    ] = None,
) -> None:
    """Make one page of HTML with plots and findings, which needs nothing else to be seen."""
    from ennead.lab.report import compare
    from ennead.lab.report import report as make_report

    if other is None:
        page = out or results.with_suffix(".html")
        with refusing(results):
            text = make_report(read(results))
    else:
        page = out or results.with_name(f"{results.stem}-{other.stem}.html")
        with refusing(results):
            one = read(results)
        with refusing(other):
            text = compare(one, read(other), (results.stem, other.stem))
    with refusing(page):
        page.write_text(text, encoding="utf-8")
    echo(str(page))
