"""Replays over HTTP: records, logs and moments of tables; moments of uploaded records."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException, ValidationException
from litestar.params import Parameter

from ennead.server import protocol
from ennead.server.http.lobby import Conflict, existing_table
from ennead.server.http.options import checked_record
from ennead.server.http.people import person_of
from ennead.server.live.replay import history
from ennead.server.live.replay.archive import Archive
from ennead.server.live.replay.past import Past
from ennead.server.live.tables import Tables
from ennead.server.room.room import Room
from ennead.server.settings import Settings
from ennead.server.store.store import Store

From = Annotated[int, Parameter(query="from", ge=0, le=10**6, description="The first step.")]
FirstEvent = Annotated[int, Parameter(query="from", ge=0, le=10**6, description="The first event.")]
To = Annotated[
    int | None, Parameter(query="to", ge=0, le=10**6, description="The last step, at most 63 on.")
]

#: The most events in one reply.
MOST_EVENTS = 2000


@get(
    "/api/tables/{id:str}/record",
    media_type="text/plain",
    raises=[NotAuthorizedException, NotFoundException, Conflict],
)
async def record(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> Response[str]:
    """The record of a finished table."""
    room, _ = await readable(id, request, store, settings, tables)
    if room.phase != "finished":
        raise Conflict("the game is not over")
    past = await past_of(tables, room)
    text = await tables.replays.do(past.record)
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
    room, _ = await readable(id, request, store, settings, tables)
    past = await past_of(tables, room)
    return await tables.replays.do(lambda: past.log(lang, first, first + MOST_EVENTS - 1))


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
    last = checked_range(first, last)
    room, person = await readable(id, request, store, settings, tables)
    past = await past_of(tables, room)
    return await tables.replays.do(lambda: past.replay(person, lang, first, last))


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
    last = checked_range(first, last)

    def replayed() -> protocol.Replay:
        record = checked_record(data.record, settings.limits)
        return history.replay_of_record(record, lang, first, last)

    try:
        return await tables.replays.do(replayed)
    except ValueError as error:
        raise ValidationException(str(error)) from None


def checked_range(first: int, last: int | None) -> int:
    """Return the last step of a request; refuse too many."""
    most = history.MOST_MOMENTS
    if last is None:
        return first + most - 1
    if not first <= last < first + most:
        raise ValidationException(f"'to' must be from {first} to {first + most - 1}, not {last}")
    return last


async def past_of(tables: Tables, room: Room) -> Past | Archive:
    """Return the past of a table; Conflict if it does not replay and has no archive."""
    try:
        return await tables.replays.of(room)
    except ValueError as error:
        raise Conflict(str(error)) from None


async def readable(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> tuple[Room, str | None]:
    """Return a table that the person of a request may read, and that person."""
    room = (await existing_table(tables, id)).room
    person = await person_of(request, store, settings)
    if not room.may_look(None if person is None else person.id):
        raise NotAuthorizedException("this table has no spectators")
    return room, None if person is None else person.id
