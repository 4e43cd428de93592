"""The site without a server, written once, and served by Python's own server of files."""

from __future__ import annotations

import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ROOT
from tests.web.conftest import do_without
from tools.shell import digest, is_current
from tools.wasm import SOURCES

#: The core for browsers, as ./dev test makes it; and where what is fetched is kept.
CORE, PARTS = ROOT / "build" / "wasm", ROOT / "build" / "parts"


@pytest.fixture(scope="session")
def core() -> Path:
    """The core compiled for browsers."""
    if not is_current(CORE / "made-from", digest(*SOURCES)):
        do_without("the core is not compiled for browsers: ./dev site")
    return CORE


@pytest.fixture(scope="session")
def site(built_client: None, core: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site."""
    folder = tmp_path_factory.mktemp("site") / "public"
    words = ["site", str(folder), "--core", str(core), "--parts", str(PARTS)]
    command = [sys.executable, "-m", "ennead", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        do_without(done.stderr)
    return folder


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *what: Any) -> None:
        """Log nothing."""


class Host:
    """A web host that can be taken down."""

    def __init__(self, folder: Path) -> None:
        handler = partial(Files, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    found = Host(site)
    yield found
    if found.thread.is_alive():
        found.stop()
