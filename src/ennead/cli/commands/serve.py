"""`ennead serve`: the table server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ennead.cli.refusal import Refused, refusing

if TYPE_CHECKING:
    from ennead.server.settings import Mail

PORT = 8335
EXAMPLE = "Example: ennead serve --port 8335"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="The port; 8335, or with --open the next free one."),
    ] = None,
    open_: Annotated[
        bool, typer.Option("--open", help="Open it in the browser, where there is a screen.")
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:PATH or postgresql://...; by default a file in the data folder."),
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The data folder.")] = None,
    secure: Annotated[bool, typer.Option(help="Cookies only over HTTPS, behind a proxy.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address its pages are reached by.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="An address or network of a proxy whose X-Forwarded-For is believed; "
            "by default this machine's own."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option(help="NAME=VALUE of a limit, as in docs/server.md.")
    ] = None,
    webhooks: Annotated[bool, typer.Option(help="Let people be told by webhook.")] = False,
    mail: Annotated[
        str | None, typer.Option(help="HOST:PORT of an SMTP server for notifications.")
    ] = None,
    sender: Annotated[str, typer.Option(help="The sender of mails.")] = "ennead@localhost",
    bot_pause: Annotated[
        float, typer.Option(min=0, help="Seconds that bots among themselves take at least.")
    ] = 0.6,
    exhibition: Annotated[
        bool, typer.Option(help="Keep a public game of bots of each game to be watched.")
    ] = True,
    bot_processes: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    bot_build: Annotated[
        Path | None,
        typer.Option(help="A folder with a faster build of Ennead, for bots once it is there."),
    ] = None,
) -> None:
    """Serve tables to play at, live or over days."""
    try:
        from ennead.server import settings
        from ennead.server.app import create_app
        from ennead.server.http.secrets_file import chosen_secrets
        from ennead.server.run import address, bind, bind_near, open_browser, run
        from ennead.server.running import note_address, running_at
        from ennead.server.store.store import CannotServe
    except ModuleNotFoundError as error:
        raise Refused(f"{error.name} is missing: pip install 'ennead[server]'") from None
    folder = data or settings.data_folder()
    with refusing():
        found_secrets = chosen_secrets(folder)
        limits = settings.chosen_limits(limit or [])
        any_port = open_ and port is None
        listening = bind_near(host, PORT) if any_port else bind(host, port or PORT)
    chosen = settings.Settings(
        data=folder,
        database=database or f"sqlite:{folder / 'ennead.sqlite'}",
        host=host,
        port=listening.getsockname()[1],
        secrets=found_secrets,
        origins=tuple(origin or ()),
        secure=secure,
        proxies=tuple(proxy or settings.LOOPBACK),
        metrics_token=os.environ.get("ENNEAD_METRICS_TOKEN", ""),
        limits=limits,
        webhooks=webhooks,
        mail=mail_server(mail, sender),
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        bot_build=bot_build,
        exhibition=exhibition,
    )
    with refusing():
        app = create_app(chosen)

    def started() -> None:
        note_address(folder, address(chosen))
        typer.echo(f"Ennead is on {address(chosen)} (Ctrl-C stops it)")
        if open_:
            open_browser(address(chosen))

    try:
        run(app, chosen, started, listening)
    except CannotServe as reason:
        running = running_at(folder) if open_ else None
        if running is None:
            raise Refused(str(reason)) from None
        typer.echo(f"Ennead is already on {running}; it is shown there.")
        open_browser(running).join()


def mail_server(address: str | None, sender: str) -> Mail | None:
    """Read the SMTP server that was named; user and password come from the environment."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise Refused(f"--mail: expected HOST:PORT, found {address!r}")
    from ennead.server.settings import Mail

    return Mail(
        host,
        int(port),
        sender,
        os.environ.get("ENNEAD_MAIL_USER", ""),
        os.environ.get("ENNEAD_MAIL_PASSWORD", ""),
        os.environ.get("ENNEAD_MAIL_STARTTLS", "") == "1",
    )
