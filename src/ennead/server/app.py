"""The application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import ennead
from ennead.server.edge.addresses import networks
from ennead.server.edge.front import Front
from ennead.server.edge.origins import is_own_origin, refuse_other_origins
from ennead.server.http import catalogue, lessons, lobby, openings, people, replays, reviews
from ennead.server.http.client_pages import client_pages
from ennead.server.http.health import Health, health, metrics_text
from ennead.server.http.play_socket import serve_guest
from ennead.server.http.refusals import (
    denied,
    http_error,
    nested_too_deeply,
    not_utf8,
    server_failed,
)
from ennead.server.http.secrets_file import checked
from ennead.server.live.exhibition import Exhibition
from ennead.server.live.live_table import Unplayable
from ennead.server.live.tables import Tables
from ennead.server.monitoring.faults import Faults, is_of_database
from ennead.server.monitoring.metrics import Metrics
from ennead.server.monitoring.reports import Reports
from ennead.server.notices.notify import Notifier
from ennead.server.service.errors import Denied
from ennead.server.settings import Settings
from ennead.server.store.sqlite import SqliteStore
from ennead.server.store.store import Store

#: Errors of clients, which are not logged.
OF_CLIENTS = (Denied, RecursionError, UnicodeDecodeError)
#: The close code when the database fails for now.
TRY_AGAIN = 1013
#: The most bytes of a reason in a close frame.
LONGEST_REASON = 123


class App(Litestar):
    """Litestar with the checks of `Front` before it.

    Without pydantic, which is not used here but would take a third of the start-up time.
    """

    front: Front

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.front.serve(super().__call__, scope, receive, send)

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def store_for(settings: Settings) -> Store:
    """Return the store for a database URL."""
    url = settings.database
    if url.startswith("sqlite:"):
        return SqliteStore(Path(url.removeprefix("sqlite:")))
    if url.startswith(("postgresql:", "postgres:")):
        from ennead.server.store.postgres import PostgresStore

        return PostgresStore(url, settings.database_seconds)
    raise ValueError(f"database must be sqlite:PATH or postgresql://..., not {url!r}")


def create_app(settings: Settings) -> Litestar:
    """Create the application."""
    checked(settings.secrets, "the secret")
    networks(settings.proxies)
    for module in settings.bot_modules:
        import_module(module)
    store = store_for(settings)
    metrics = Metrics()
    reports = Reports(metrics)
    faults = Faults(metrics)
    condition = Health(store, faults)
    tables = Tables(store, settings, metrics, reports, faults)
    notifier = Notifier(store, settings, metrics)
    tables.changes.on_turn = notifier.turn

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        tables.tasks.spawn(tables.pool.move_when_built())
        if settings.exhibition:
            tables.tasks.spawn(Exhibition(tables, store).keep())
        try:
            yield
        finally:
            await notifier.close()
            await tables.close()
            await store.close()

    app = App(
        route_handlers=[
            *(people.me, people.change_me, people.make_recovery_code, people.recover),
            *(people.sign_out, people.sign_out_everywhere, people.confirm_address),
            *(catalogue.games, catalogue.terms, catalogue.rules, lobby.lobby, lobby.my_tables),
            *(lobby.create_table, lobby.one_table, lobby.delete_table, lobby.leave_table),
            *(lobby.resign_table, lobby.rematch, openings.opening),
            *(replays.record, replays.log, replays.moments),
            *(replays.read_record, reviews.review_table, reviews.review_record),
            *(lobby.table_of_code, lessons.lessons, lessons.lesson, play, health, metrics_text),
            *client_pages(settings.client),
        ],
        dependencies={
            "store": Provide(lambda: store, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "notifier": Provide(lambda: notifier, sync_to_thread=False),
            "condition": Provide(lambda: condition, sync_to_thread=False),
        },
        state=State({"settings": settings, "store": store, "reports": reports, "faults": faults}),
        lifespan=[lifespan],
        before_request=refuse_other_origins,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Ennead",
            version=ennead.__version__,
            path="/api/schema",
            # Pages that draw it come from other sites, which our own policy forbids.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        exception_handlers={
            HTTPException: http_error,
            Denied: denied,
            RecursionError: nested_too_deeply,
            UnicodeDecodeError: not_utf8,
            Exception: server_failed,
        },
        after_exception=[report_error],
        logging_config=None,
        request_max_body_size=settings.limits.upload_bytes,
        debug=False,
    )
    app.front = Front(settings, reports)
    return app


@websocket("/api/tables/{id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any], id: str, store: Store, settings: Settings, tables: Tables
) -> None:
    """The WebSocket of a table."""
    try:
        await come_to_table(socket, id, store, settings, tables)
    except Unplayable as error:
        await turn_away(socket, 4409, str(error))
    except Exception as error:
        if not is_of_database(error):
            raise
        socket.app.state.faults.report("WebSocket", error)
        await turn_away(socket, TRY_AGAIN, "the database cannot be used; try again")


async def come_to_table(
    socket: WebSocket[Any, Any, Any], id: str, store: Store, settings: Settings, tables: Tables
) -> None:
    """Accept a connection to a table, or close it with a reason."""
    origin = socket.headers.get("origin")
    if not is_own_origin(origin, socket.headers.get("host"), settings):
        await socket.close(4403, "another origin")
        return
    table = await tables.find(id)
    if table is None:
        await turn_away(socket, 4404, "there is no such table")
        return
    person = await people.person_of(socket, store, settings)
    if not table.room.may_look(None if person is None else person.id):
        await turn_away(socket, 4403, "this table has no spectators")
        return
    await socket.accept()
    await serve_guest(socket, tables, table, person)


async def turn_away(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close a connection with a reason; clients can read that only once it is accepted."""
    if socket.connection_state == "init":
        await socket.accept()
    await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))


async def report_error(error: Exception, scope: Any) -> None:
    """Report errors of the server; not those of clients."""
    if not isinstance(error, (HTTPException, *OF_CLIENTS)) or is_of_server(error):
        where = "HTTP" if scope["type"] == "http" else "WebSocket"
        scope["app"].state.faults.report(where, error)


def is_of_server(error: Exception) -> bool:
    """Whether an error has a status of the server."""
    return isinstance(error, HTTPException) and error.status_code >= 500
