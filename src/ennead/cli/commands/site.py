"""`ennead site`: static files with which a browser plays without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ennead.cli.refusal import Refused

EXAMPLE = "Example: ennead site public, then python -m http.server --directory public"


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write; a site in it is replaced.")],
    core: Annotated[
        Path | None,
        typer.Option(help="The core compiled for browsers; without it it is interpreted."),
    ] = None,
    docs: Annotated[
        Path | None, typer.Option(help="The documentation, to be put in docs/.")
    ] = None,
    parts: Annotated[
        Path | None, typer.Option(help="Where Pyodide is kept; by default in the data folder.")
    ] = None,
) -> None:
    """Write a site for any web host: play against bots, learn and look back without a server."""
    try:
        from ennead.server import settings
        from ennead.site.build import NoClient, build
        from ennead.site.parts import Missing
    except ModuleNotFoundError as error:
        raise Refused(f"{error.name} is missing: pip install 'ennead[server]'") from None
    if folder.exists() and not is_site(folder):
        raise Refused(f"{folder} is there and is no site: it would be lost. Name another folder.")
    try:
        build(folder, parts or settings.data_folder() / "parts", core, docs)
    except Missing as reason:
        raise Refused(str(reason)) from None
    except NoClient:
        raise Refused("this installation has no browser client") from None
    typer.echo(f"The site is in {folder}: put it on any web host, or try it with")
    typer.echo(f"  python -m http.server --directory {folder}")


def is_site(folder: Path) -> bool:
    """Whether a folder is empty or holds a site, which may be replaced."""
    return folder.is_dir() and (not any(folder.iterdir()) or (folder / "sw.js").exists())
