"""The pages that may change something here: this server's own, and those of `--origin`."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response

from ennead.server.settings import Settings

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


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
