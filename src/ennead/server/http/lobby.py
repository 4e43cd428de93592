"""Tables over HTTP: lists, creating, leaving, rematches."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.exceptions import (
    ClientException,
    NotAuthorizedException,
    NotFoundException,
    TooManyRequestsException,
)
from litestar.status_codes import HTTP_409_CONFLICT

from ennead.server import identity, protocol
from ennead.server.edge.addresses import address_of
from ennead.server.http.people import signed_in
from ennead.server.live.tables import Tables
from ennead.server.room.decisions import ForAll
from ennead.server.service import tables as service
from ennead.server.service.errors import NotAllowed, NotThere
from ennead.server.settings import Settings
from ennead.server.store.store import Store


class Conflict(ClientException):
    """The request does not fit the state of the table."""

    status_code = HTTP_409_CONFLICT


@get("/api/tables")
async def lobby(store: Store) -> list[protocol.TableInfo]:
    """Public tables that gather or are played."""
    return await service.open_tables(store)


@get("/api/my-tables", raises=[NotAuthorizedException])
async def my_tables(
    request: Request[Any, Any, Any], store: Store, settings: Settings
) -> list[protocol.TableInfo]:
    """My tables, those that changed last first."""
    return await service.tables_of(await signed_in(request, store, settings), store)


@post("/api/tables", raises=[NotAuthorizedException, Conflict, TooManyRequestsException])
async def create_table(
    data: protocol.NewTable,
    request: Request[Any, Any, Any],
    store: Store,
    settings: Settings,
    tables: Tables,
) -> dict[str, str]:
    """Create a table; if no seat is open the game begins at once."""
    person = await signed_in(request, store, settings)
    address = address_of(request)
    return {"id": await service.create(tables, store, settings, person, address, data)}


@get("/api/codes/{code:str}", raises=[NotFoundException, Conflict])
async def table_of_code(code: str, store: Store, tables: Tables) -> protocol.TableInfo:
    """The table with a join code."""
    id = await store.table_with_code(identity.read_join_code(code))
    if id is None:
        raise NotThere("no table has this code")
    return await service.table(tables, id)


@get("/api/tables/{id:str}", raises=[NotFoundException, Conflict])
async def one_table(id: str, tables: Tables) -> protocol.TableInfo:
    """A table by its id, which is its link."""
    return await service.table(tables, id)


@delete("/api/tables/{id:str}", raises=[NotAuthorizedException, NotFoundException, Conflict])
async def delete_table(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> None:
    """Delete a table that has not begun, or where its creator has not moved yet against bots."""
    person = await signed_in(request, store, settings)
    await service.decide(tables, id, person.id, ForAll.DELETE, not_yours=NotAllowed)


@post(
    "/api/tables/{id:str}/leave",
    status_code=204,
    raises=[NotAuthorizedException, NotFoundException, Conflict],
)
async def leave_table(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> None:
    """Leave all own seats: free before the game begins, later bots play for them."""
    person = await signed_in(request, store, settings)
    await service.decide(tables, id, person.id, ForAll.LEAVE)


@post(
    "/api/tables/{id:str}/resign",
    status_code=204,
    raises=[NotAuthorizedException, NotFoundException, Conflict],
)
async def resign_table(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> None:
    """Resign all own seats: bots play on, or the game ends."""
    person = await signed_in(request, store, settings)
    await service.decide(tables, id, person.id, ForAll.RESIGN)


@post(
    "/api/tables/{id:str}/rematch",
    raises=[NotAuthorizedException, NotFoundException, Conflict, TooManyRequestsException],
)
async def rematch(
    id: str, request: Request[Any, Any, Any], store: Store, settings: Settings, tables: Tables
) -> dict[str, str]:
    """Create a rematch, with the same people and options; later requests get the same table.

    It begins when all of them have taken their seats again.
    """
    person = await signed_in(request, store, settings)
    return {"id": await service.rematch(tables, id, person, address_of(request))}
