"""Run a server until it is stopped."""

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
from types import FrameType

import uvicorn
from litestar import Litestar

from ennead.server.edge.open_connections import OpenConnections
from ennead.server.edge.wire import Config, HttpConnection, SocketConnection
from ennead.server.settings import Settings
from ennead.server.store.store import Store

#: Addresses that mean all interfaces, which browsers cannot open.
ANYWHERE = ("0.0.0.0", "::")
#: uvicorn ticks ten times a second.
TICKS = 10
#: The limit of open files to request; and those reserved for the database, bots and the log.
ENOUGH_DESCRIPTORS = 16_384
KEPT_DESCRIPTORS = 200
#: The most ports tried by `bind_near`.
PORTS_TRIED = 20
#: What uvicorn logs of every malformed request.
NOISE = ("Invalid HTTP request received.", "Unsupported upgrade request.")
#: The event loop waits this long at most for the thread of replays.
SWITCH_SECONDS = 0.001


class Server(uvicorn.Server):
    """A server that checks its connections, and calls back once it can be reached."""

    def __init__(self, config: Config, store: Store, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.open = config.open
        self.store = store
        self.call_started = started

    async def on_tick(self, counter: int) -> bool:
        """Check the connections about once a second."""
        if counter % TICKS == 0:
            self.open.look()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.store.open()  # here, so that CannotServe reaches the caller
        await super().startup(sockets)
        # Objects of the start-up live on: to scan them again and again made pauses.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        if self.started:
            self.call_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End on Ctrl-C; a second one ends at once, and what it cuts off is not logged."""
        if self.should_exit:
            logging.getLogger("uvicorn.error").disabled = True
        super().handle_exit(sig, frame)


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
    """Raise the limit of open files as far as allowed, and return it."""
    if sys.platform == "win32":
        return ENOUGH_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def quieten(logger: logging.Logger) -> None:
    """Drop log lines about malformed requests, which are counted."""
    logger.addFilter(lambda record: record.getMessage() not in NOISE)


def bind(host: str, port: int) -> socket.socket:
    """Bind a socket; ValueError gives the reason if that fails."""
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
    """Bind a socket to a port, or to the next free one."""
    for other in range(port, port + PORTS_TRIED):
        with contextlib.suppress(ValueError):
            return bind(host, other)
    return bind(host, port)


def why_not_bound(error: OSError, host: str, port: int) -> str:
    """Explain why a port cannot be bound, and what can be done."""
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is in use, perhaps by another Ennead; stop it or choose "
            "another with --port"
        )
    if error.errno == errno.EACCES:
        return f"port {port} may not be listened on by this user; choose one above 1023 with --port"
    return f"--host: expected an address of this machine, found {host!r}"


def address(settings: Settings) -> str:
    """Return the URL of the server for browsers on this machine."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def open_browser(url: str) -> threading.Thread:
    """Open a browser on a thread, if there is a screen."""
    shown = threading.Thread(target=show, args=(url,), daemon=True)
    shown.start()
    return shown


def show(url: str) -> None:
    """Open a browser, if there is a screen."""
    if has_screen():
        webbrowser.open(url)


def has_screen() -> bool:
    """Whether there is a screen; a browser in the terminal would take that from the server."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
