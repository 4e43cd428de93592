"""Replays over HTTP: records, logs and moments of tables; moments of uploaded records."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import Parameter

from ennead.server import protocol
from ennead.server.http.lobby import Conflict
from ennead.server.http.people import person_of
from ennead.server.live.tables import Tables
from ennead.server.service import replays as service
from ennead.server.settings import Settings
from ennead.server.store.store import Store

From = Annotated[int, Parameter(query="from", ge=0, le=10**6, description="The first step.")]
FirstEvent = Annotated[int, Parameter(query="from", ge=0, le=10**6, description="The first event.")]
To = Annotated[
    int | None, Parameter(query="to", ge=0, le=10**6, description="The last step, at most 63 on.")
]


@get(
    "/api/tables/{id:str}/record",
    media_type="text/plain",
    raises=[NotAuthorizedException, NotFoundException, Conflict],
)
async def record(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> Response[str]:
    """The record of a finished table."""
    room, text = await service.record(tables, id, await reader(request, store, settings))
    headers = {"Content-Disposition": f'attachment; filename="{room.row.game}-{id}.ennead"'}
    return Response(text, headers=headers)


@get("/api/tables/{id:str}/log", raises=[NotAuthorizedException, NotFoundException, Conflict])
async def log(
    id: str,
    request: Request[Any, Any, Any],
    store: Store,
    settings: Settings,
    tables: Tables,
    lang: protocol.Language = "en",
    first: FirstEvent = 0,
) -> list[protocol.GameEvent]:
    """The events of a table so far; at most 2000 at once."""
    person = await reader(request, store, settings)
    return await service.log(tables, id, person, lang, first)


@get("/api/tables/{id:str}/moments", raises=[NotAuthorizedException, NotFoundException, Conflict])
async def moments(
    id: str,
    request: Request[Any, Any, Any],
    store: Store,
    settings: Settings,
    tables: Tables,
    lang: protocol.Language = "en",
    first: From = 0,
    last: To = None,
) -> protocol.Replay:
    """Earlier moments of a table, as the person may see them."""
    person = await reader(request, store, settings)
    return await service.moments(tables, id, person, lang, first, last)


@post("/api/records", status_code=200)
async def read_record(
    data: protocol.RecordText,
    tables: Tables,
    settings: Settings,
    lang: protocol.Language = "en",
    first: From = 0,
    last: To = None,
) -> protocol.Replay:
    """The moments of an uploaded record."""
    return await service.moments_of_record(tables, settings.limits, data.record, lang, first, last)


async def reader(request: Request[Any, Any, Any], store: Store, settings: Settings) -> str | None:
    """Return the id of who asks, if they are known."""
    person = await person_of(request, store, settings)
    return None if person is None else person.id
