"""The address file: where the server of a data folder can be reached."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

FILE = "address"
SECONDS = 2.0


def note_address(data: Path, url: str) -> None:
    """Write the address file; errors are ignored, as nothing else needs it."""
    with contextlib.suppress(OSError):
        (data / FILE).write_text(f"{url}\n", encoding="utf-8")


def running_at(data: Path) -> str | None:
    """Return the address of the server of a data folder, if it answers."""
    with contextlib.suppress(OSError, ValueError):
        url = (data / FILE).read_text(encoding="utf-8").strip()
        # It is on this machine: a proxy could not reach it.
        with build_opener(ProxyHandler({})).open(f"{url}/health", timeout=SECONDS) as reply:
            return url if json.load(reply)["status"] == "ok" else None
    return None
