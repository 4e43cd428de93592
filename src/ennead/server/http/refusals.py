"""What is told of a request that fails: as JSON, short, and whose fault it is."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    ServiceUnavailableException,
)

from ennead.server.monitoring.faults import is_of_database

#: How much is told of what is wrong. To compress megabytes would take the time of all.
LONGEST = 2000


def say_what_is_wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Errors as JSON, with what was expected."""
    content: dict[str, Any] = {"status_code": error.status_code, "detail": cut(error.detail)}
    if error.extra:
        content["extra"] = cut(error.extra)
    return Response(content, status_code=error.status_code, headers=error.headers)


def cut(said: Any) -> Any:
    """What is said, with no text in it that is too long."""
    if isinstance(said, str):
        return said if len(said) <= LONGEST else f"{said[:LONGEST]} ..."
    if isinstance(said, dict):
        return {key: cut(part) for key, part in said.items()}
    return [cut(part) for part in said] if isinstance(said, list) else said


def say_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON within JSON without end is malformed."""
    return say_what_is_wrong(request, ClientException("nested too deeply"))


def say_no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """Bytes that are no UTF-8 are malformed."""
    return say_what_is_wrong(request, ClientException("expected UTF-8"))


def say_it_failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The server failed; what exactly is for the operator alone."""
    if is_of_database(error):
        wait = {"Retry-After": "5"}
        again = ServiceUnavailableException("the database cannot be used; try again", headers=wait)
        return say_what_is_wrong(request, again)
    return say_what_is_wrong(request, InternalServerException("the server failed"))
