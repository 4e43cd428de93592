"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import ennead
from ennead.server import catalogue, lessons, lobby, looking_back, people, reviews
from ennead.server.client_pages import client_pages
from ennead.server.live_table import Unplayable
from ennead.server.metrics import Metrics
from ennead.server.notify import Notifier
from ennead.server.play_socket import serve_guest
from ennead.server.secrets_file import checked
from ennead.server.settings import Settings
from ennead.server.sqlite_store import SqliteStore
from ennead.server.store import Store
from ennead.server.tables import Tables

LOG = logging.getLogger("ennead.server")

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class App(Litestar):
    """Litestar without pydantic, which is not used here but would take a third of the start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def store_for(settings: Settings) -> Store:
    """The store of a database URL."""
    url = settings.database
    if url.startswith("sqlite:"):
        return SqliteStore(Path(url.removeprefix("sqlite:")))
    if url.startswith(("postgresql:", "postgres:")):
        from ennead.server.postgres_store import PostgresStore

        return PostgresStore(url, settings.database_seconds)
    raise ValueError(f"database must be sqlite:PATH or postgresql://..., not {url!r}")


def create_app(settings: Settings) -> Litestar:
    """A server with these settings."""
    checked(settings.secrets, "the secret")
    for module in settings.bot_modules:
        import_module(module)
    store = store_for(settings)
    metrics = Metrics()
    tables = Tables(store, settings, metrics)
    notifier = Notifier(store, settings, metrics)
    tables.on_turn = notifier.turn

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await notifier.close()
            await tables.close()
            await store.close()

    # Codes are short, so that nobody may try many of them.
    guessing = RateLimitConfig(("minute", settings.limits.codes_per_minute), store="codes")
    return App(
        route_handlers=[
            *(people.me, people.change_me, people.make_recovery_code, people.recover),
            *(people.sign_out, people.sign_out_everywhere, people.confirm_address),
            *(catalogue.games, catalogue.terms, catalogue.rules, lobby.lobby, lobby.my_tables),
            *(lobby.create_table, lobby.one_table, lobby.delete_table, lobby.rematch),
            *(looking_back.record, looking_back.log, looking_back.moments),
            *(looking_back.read_record, reviews.review_table, reviews.review_record),
            *(lessons.lessons, lessons.lesson, play, health, figures),
            Router("/", route_handlers=[lobby.table_of_code], middleware=[guessing.middleware]),
            *client_pages(HEADERS, settings.client),
        ],
        dependencies={
            "store": Provide(lambda: store, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "notifier": Provide(lambda: notifier, sync_to_thread=False),
        },
        state=State({"settings": settings, "store": store}),
        lifespan=[lifespan],
        before_request=refuse_other_origins,
        after_request=add_headers,
        middleware=[
            RateLimitConfig(
                rate_limit=("minute", settings.limits.requests_per_minute),
                exclude=["^/health$", "^/metrics$", "^/assets/"],
            ).middleware
        ],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Ennead", version=ennead.__version__, path="/api/schema"
        ),
        exception_handlers={
            HTTPException: say_what_is_wrong,
            RecursionError: say_too_deep,
        },
        request_max_body_size=settings.limits.upload_bytes,
        debug=False,
    )


@get("/health")
async def health(store: Store) -> dict[str, str]:
    """Whether the server can reach its database."""
    await store.lobby(1)
    return {"status": "ok", "version": ennead.__version__}


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def figures(tables: Tables) -> bytes:
    """Figures for Prometheus."""
    tables.metrics.guests.set(sum(len(table.guests) for table in tables.live.values()))
    return tables.metrics.text()


@websocket("/api/tables/{id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any], id: str, store: Store, settings: Settings, tables: Tables
) -> None:
    """The WebSocket of a table."""
    origin = socket.headers.get("origin")
    if not is_own_origin(origin, socket.headers.get("host"), settings):
        await socket.close(4403, "another origin")
        return
    try:
        table = await tables.find(id)
    except Unplayable as error:
        await turn_away(socket, 4409, str(error))
        return
    if table is None:
        await turn_away(socket, 4404, "there is no such table")
        return
    person = await people.person_of(socket, store, settings)
    if not table.room.may_look(None if person is None else person.id):
        await turn_away(socket, 4403, "this table has no spectators")
        return
    if len(table.guests) >= settings.limits.connections_per_table:
        await turn_away(socket, 4429, "too many guests")
        return
    await socket.accept()
    await serve_guest(socket, tables, table, person)


async def turn_away(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """End a connection so that the client can read why: it can only once it is accepted."""
    await socket.accept()
    await socket.close(code, reason)


async def refuse_other_origins(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """A request that changes something must come from this server's own pages, or no page."""
    if request.method in SAFE_METHODS:
        return None
    settings: Settings = request.app.state.settings
    origin = request.headers.get("origin")
    fetch = request.headers.get("sec-fetch-site", "same-origin")
    if fetch in ("same-origin", "none") and is_own_origin(
        origin, request.headers.get("host"), settings
    ):
        return None
    return Response({"status_code": 403, "detail": "another origin"}, status_code=403)


def is_own_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this server is talking, or a program that is no browser."""
    if origin is None or origin in settings.origins:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:
        return False


async def add_headers(response: Response[Any]) -> Response[Any]:
    """What browsers must know about every page."""
    response.headers.update(HEADERS)
    return response


def say_what_is_wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Errors as JSON, with what was expected."""
    content: dict[str, Any] = {"status_code": error.status_code, "detail": error.detail}
    if error.extra:
        content["extra"] = error.extra
    return Response(content, status_code=error.status_code, headers=HEADERS)


def say_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON within JSON without end is malformed."""
    return say_what_is_wrong(request, ClientException("nested too deeply"))
