"""`ennead serve`: prints where it is, opens the browser, refuses a port in use, stops cleanly."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.serving import ROOT, free_port

PATIENCE = 60.0


def start(data: Path, port: int, *more: str, **variables: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ennead", "serve", "--port", str(port), "--data", str(data)]
    return subprocess.Popen(
        [*command, *more],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_it_opens_the_browser_and_stops_cleanly(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}.new && mv {shown}.new {shown}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    port = free_port()
    server = start(tmp_path, port, "--open", BROWSER=f"{browser} %s", PYTHONUNBUFFERED="1")
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line == f"Ennead is on http://127.0.0.1:{port} (Ctrl-C stops it)\n"
        until = time.monotonic() + PATIENCE
        while not shown.exists():
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.02)
        address = shown.read_text()
        assert address == f"http://127.0.0.1:{port}"
        assert httpx.get(f"{address}/health", timeout=PATIENCE).json()["status"] == "ok"
        again = start(tmp_path, port)
        said = again.communicate(timeout=PATIENCE)
        assert again.returncode == 2
        assert f"port {port} of 127.0.0.1 is in use" in said[1]
        assert "--port" in said[1]
        assert said[1].count("\n") == 1
    finally:
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert (out, err) == ("", "")


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    server = start(tmp_path, free_port(), "--host", "192.0.2.1")
    _, said = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "expected an address of this machine, found '192.0.2.1'" in said
