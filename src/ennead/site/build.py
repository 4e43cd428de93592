"""Builds a site: the client, Python for it, answers that are the same for all, and an app."""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
from importlib.resources import as_file, files
from pathlib import Path

from ennead.games import GAMES
from ennead.server.local.device import Device
from ennead.site.archive import write_archive
from ennead.site.parts import FILES, pyodide, wheels

LANGUAGES = ("en", "de")
#: As the server's, and WebAssembly; a page cannot forbid to be framed by itself.
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)
HEAD = f"""    <meta http-equiv="Content-Security-Policy" content="{CONTENT_POLICY}" />
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="icon" href="icon.svg" />
    <link rel="apple-touch-icon" href="icon-192.png" />
    <meta name="theme-color" content="#1F4E8C" />
"""
#: What is part of the app but not fetched before it is asked for.
NOT_AT_ONCE = ("docs/",)


class NoClient(Exception):
    """The installation has no browser client."""


def build(folder: Path, parts: Path, core: Path | None = None, docs: Path | None = None) -> None:
    """Write the site into a folder; what is in it is replaced."""
    with as_file(files("ennead") / "static") as client:
        if not (client / "index.html").exists():
            raise NoClient
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(client, folder, ignore=shutil.ignore_patterns(".*"))
    page = folder / "index.html"
    page.write_text(site_page(page.read_text("utf-8")), "utf-8")
    shutil.copy(page, folder / "404.html")
    python = folder / "python"
    python.mkdir()
    for name in FILES:
        shutil.copy(pyodide(parts) / name, python)
    write_archive(python / "ennead.zip", wheels(parts), core)
    asyncio.run(write_answers(folder / "data"))
    with as_file(files("ennead.site") / "app") as app:
        shutil.copytree(app, folder, dirs_exist_ok=True)
    if docs is not None:
        shutil.copytree(docs, folder / "docs")
    write_worker(folder)


def site_page(page: str) -> str:
    """Return the client's page for a site: it may lie in any folder, and says that it is one."""
    page = page.replace('<html lang="en">', '<html lang="en" data-site>')
    page = page.replace('="/assets/', '="./assets/')
    return page.replace("    <title>", f"{HEAD}    <title>", 1)


async def write_answers(folder: Path) -> None:
    """Write the answers to requests that are the same for all, so that they need no Python."""
    folder.mkdir()
    names: list[tuple[str, ...]] = [("games",), ("lessons",)]
    names += [(kind, game) for kind in ("terms", "rules") for game in GAMES]
    device = Device()
    for parts in names:
        for lang in LANGUAGES:
            address = f"/api/{'/'.join(parts)}?lang={lang}"
            status, reply = await device.request("GET", address, b"")
            assert status == 200, address
            (folder / f"{'-'.join(parts)}.{lang}.json").write_bytes(reply)


def write_worker(folder: Path) -> None:
    """Tell the service worker which files there are; their digest is the version of the site."""
    found = sorted(file for file in folder.rglob("*") if file.is_file())
    names = [file.relative_to(folder).as_posix() for file in found]
    total = hashlib.sha256()
    for name, file in zip(names, found, strict=True):
        total.update(name.encode() + b"\0" + file.read_bytes())
    kept = [name for name in names if name not in ("sw.js", "404.html")]
    at_once = [name for name in kept if not name.startswith(NOT_AT_ONCE)]
    worker = folder / "sw.js"
    text = worker.read_text("utf-8").replace("VERSION_OF_SITE", total.hexdigest()[:16])
    worker.write_text(text.replace('["FILES_OF_SITE"]', json.dumps(at_once)), "utf-8")
