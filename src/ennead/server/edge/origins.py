"""Origins: only pages of this server and of `--origin` may change anything."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response

from ennead.server.settings import Settings

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


async def refuse_other_origins(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse an unsafe request from a page of another origin."""
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
    """Whether an origin is this server; programs that are no browser send none."""
    if origin is None or origin in settings.origins:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:
        return False
