"""The browser client: its files, and its page for every path that it routes itself."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

#: Files below /assets are named by a hash of their content, so they never change.
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
FRESH = {"Cache-Control": "no-cache"}
#: Paths of the server itself, never routed by the client.
OWN = ("/api", "/assets", "/health", "/metrics")


def client_pages(given: Path | None = None) -> list[Any]:
    """Return the routes of the client in a folder, by default that of this installation."""
    folder = given or Path(str(files("ennead") / "static"))
    if not (folder / "index.html").exists():
        return [no_client]

    def client_page(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        """Return the client's page where no file is."""
        if request.method != "GET" or request.url.path.startswith(OWN):
            return Response({"status_code": 404, "detail": error.detail}, status_code=404)
        page = (folder / "index.html").read_bytes()
        return Response(page, media_type=MediaType.HTML, headers=FRESH)

    return [
        create_static_files_router(
            path="/assets",
            directories=[folder / "assets"],
            name="assets",
            cache_control=FOR_EVER,
        ),
        create_static_files_router(
            path="/",
            directories=[folder],
            html_mode=True,
            name="client",
            cache_control=CacheControlHeader(no_cache=True),
            exception_handlers={NotFoundException: client_page},
        ),
    ]


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def no_client() -> str:
    """The page of an installation without the browser client."""
    return (
        "<!doctype html><html lang=en><title>Ennead</title><h1>Ennead</h1>"
        "<p>The table server is running. This installation has no browser client.</p></html>"
    )
