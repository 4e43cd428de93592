"""Reviews over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.exceptions import (
    NotAuthorizedException,
    NotFoundException,
    ServiceUnavailableException,
)

from ennead.server import protocol
from ennead.server.http.lobby import Conflict
from ennead.server.http.replays import reader
from ennead.server.live.tables import Tables
from ennead.server.service import reviews as service
from ennead.server.settings import Settings
from ennead.server.store.store import Store


@get(
    "/api/tables/{id:str}/review",
    raises=[
        NotAuthorizedException,
        NotFoundException,
        Conflict,
        ServiceUnavailableException,
    ],
)
async def review_table(
    id: str,
    request: Request[Any, Any, Any],
    store: Store,
    settings: Settings,
    tables: Tables,
    lang: protocol.Language = "en",
) -> protocol.Review:
    """The review of a finished table; its steps are those of the table's moments."""
    return await service.of_table(tables, id, await reader(request, store, settings), lang)


@post("/api/records/review", status_code=200, raises=[ServiceUnavailableException])
async def review_record(
    data: protocol.RecordText,
    tables: Tables,
    settings: Settings,
    lang: protocol.Language = "en",
) -> protocol.Review:
    """The review of a record; its steps are those of the record's moments."""
    return await service.of_record(tables, settings.limits, data.record, lang)
