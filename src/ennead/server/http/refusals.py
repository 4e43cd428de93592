"""Replies to failed requests: short, as JSON."""

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
from ennead.server.service.errors import Denied

#: The longest text in an error: to compress megabytes would block the server.
LONGEST = 2000


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Reply with an error as JSON."""
    content: dict[str, Any] = {"status_code": error.status_code, "detail": shortened(error.detail)}
    if error.extra:
        content["extra"] = shortened(error.extra)
    return Response(content, status_code=error.status_code, headers=error.headers)


def denied(request: Request[Any, Any, Any], error: Denied) -> Response[Any]:
    """Reply why a request is denied."""
    return http_error(request, HTTPException(status_code=error.status, detail=error.detail))


def shortened(detail: Any) -> Any:
    """Shorten all texts in the detail of an error."""
    if isinstance(detail, str):
        return detail if len(detail) <= LONGEST else f"{detail[:LONGEST]} ..."
    if isinstance(detail, dict):
        return {key: shortened(part) for key, part in detail.items()}
    return [shortened(part) for part in detail] if isinstance(detail, list) else detail


def nested_too_deeply(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """Reject JSON nested too deeply."""
    return http_error(request, ClientException("nested too deeply"))


def not_utf8(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """Reject bytes that are not UTF-8."""
    return http_error(request, ClientException("expected UTF-8"))


def server_failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Reply that the server failed; details are logged only."""
    if is_of_database(error):
        wait = {"Retry-After": "5"}
        again = ServiceUnavailableException("the database cannot be used; try again", headers=wait)
        return http_error(request, again)
    return http_error(request, InternalServerException("the server failed"))
