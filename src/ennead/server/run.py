"""Running a server until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from ennead.server.edge.open_connections import OpenConnections
from ennead.server.edge.wire import Config, HttpConnection, SocketConnection
from ennead.server.settings import Settings
from ennead.server.store.store import Store

#: Addresses that mean every address of the machine, where no browser can go.
ANYWHERE = ("0.0.0.0", "::")
#: uvicorn ticks ten times a second.
TICKS = 10
#: The most open files that are asked for; and those kept for the database, bots and the log.
ENOUGH_DESCRIPTORS = 16_384
KEPT_DESCRIPTORS = 200
#: How many ports are tried where any will do.
PORTS_TRIED = 20
#: What uvicorn says of every request that is none.
NOISE = ("Invalid HTTP request received.", "Unsupported upgrade request.")
#: The server's own work waits this long at most for a thread that looks back at a table.
SWITCH_SECONDS = 0.001


class Server(uvicorn.Server):
    """A server that says when it can be reached, or why it cannot serve its database.

    It looks after its connections as long as it runs.
    """

    def __init__(self, config: Config, store: Store, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.open = config.open
        self.store = store
        self.say_started = started

    async def on_tick(self, counter: int) -> bool:
        """Look after the connections about once a second."""
        if counter % TICKS == 0:
            self.open.look()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.store.open()  # here, so that CannotServe reaches who started the server
        await super().startup(sockets)
        # What was made at the start stays: looking through it again and again made pauses.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        if self.started:
            self.say_started()


def run(
    app: Litestar,
    settings: Settings,
    started: Callable[[], None] = lambda: None,
    bound: socket.socket | None = None,
) -> None:
    """Serve until Ctrl-C; CannotServe if the database is not for this server."""
    listening = bind(settings.host, settings.port) if bound is None else bound
    sys.setswitchinterval(SWITCH_SECONDS)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    quieten(logging.getLogger("uvicorn.error"))
    config = Config(
        app,
        connections=OpenConnections(settings, app.state.reports, descriptors() - KEPT_DESCRIPTORS),
        http=HttpConnection,
        ws=SocketConnection,
        forwarded_allow_ips=list(settings.proxies),
        loop="uvloop",
        ws_max_size=settings.limits.message_bytes,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        # KeyboardInterrupt is raised again once everything is closed
        Server(config, app.state.store, started).run([listening])


def descriptors() -> int:
    """How many files and connections this process may have open; as many as it is allowed to."""
    if sys.platform == "win32":
        return ENOUGH_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def quieten(logger: logging.Logger) -> None:
    """Anybody can send what is no HTTP: that is counted, and not worth a line each time."""
    logger.addFilter(lambda record: record.getMessage() not in NOISE)


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; ValueError says what is in the way."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise ValueError(f"--host: expected an address of this machine, found {host!r}") from None
    listening = socket.socket(family, kind)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        raise ValueError(why_not_bound(error, host, port)) from None
    listening.setblocking(False)
    return listening


def bind_near(host: str, port: int) -> socket.socket:
    """The socket for a port, or for the next one that is free."""
    for other in range(port, port + PORTS_TRIED):
        with contextlib.suppress(ValueError):
            return bind(host, other)
    return bind(host, port)


def why_not_bound(error: OSError, host: str, port: int) -> str:
    """What stands in the way of listening, and what can be done."""
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is in use, perhaps by another Ennead; stop it or choose "
            "another with --port"
        )
    if error.errno == errno.EACCES:
        return f"port {port} may not be listened on by this user; choose one above 1023 with --port"
    return f"--host: expected an address of this machine, found {host!r}"


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def open_browser(url: str) -> threading.Thread:
    """Show the page, where there is a screen; without holding up the server."""
    shown = threading.Thread(target=show, args=(url,), daemon=True)
    shown.start()
    return shown


def show(url: str) -> None:
    """Show the page, where there is a screen."""
    if has_screen():
        webbrowser.open(url)


def has_screen() -> bool:
    """Whether a browser can be shown; a browser for the terminal would take it from the server."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
