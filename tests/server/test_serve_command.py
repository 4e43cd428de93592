"""`ennead serve`: prints where it is, opens the browser, refuses a port in use, stops cleanly."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx

from ennead.server.run import PORTS_TRIED, bind_near
from tests.server.serving import ROOT, free_port, serving

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
    browser = a_browser(tmp_path, shown)
    port = free_port()
    server = start(tmp_path, port, "--open", BROWSER=browser, PYTHONUNBUFFERED="1")
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line == f"Ennead is on http://127.0.0.1:{port} (Ctrl-C stops it)\n"
        wait_for(shown)
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


def test_an_impatient_ctrl_c_ends_it_at_once_without_a_traceback(tmp_path: Path) -> None:
    """The second comes while the first is being carried out: as the server says that it stops."""
    server = start(tmp_path, free_port(), PYTHONUNBUFFERED="1")
    assert server.stdout is not None
    assert "Ctrl-C" in server.stdout.readline()
    while server.poll() is None:
        server.send_signal(signal.SIGINT)
        time.sleep(0.05)
    out, err = server.communicate(timeout=PATIENCE)
    assert (server.returncode, out, err) == (0, "", "")


def test_to_open_what_is_already_served_shows_it_again(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = a_browser(tmp_path, shown)
    port = free_port()
    first = start(tmp_path, port, "--open", BROWSER=browser, PYTHONUNBUFFERED="1")
    try:
        assert first.stdout is not None
        assert (
            first.stdout.readline() == f"Ennead is on http://127.0.0.1:{port} (Ctrl-C stops it)\n"
        )
        wait_for(shown)
        shown.unlink()
        command = [sys.executable, "-m", "ennead", "serve", "--open", "--data", str(tmp_path)]
        variables = {**os.environ, "BROWSER": browser}
        again = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        assert (again.returncode, again.stderr) == (0, "")
        assert f"Ennead is already on http://127.0.0.1:{port}" in again.stdout
        assert shown.read_text() == f"http://127.0.0.1:{port}"
    finally:
        first.kill()
        first.communicate(timeout=PATIENCE)


def test_where_the_port_does_not_matter_the_next_free_one_is_taken(tmp_path: Path) -> None:
    taken = bind_near("127.0.0.1", 8335)
    taken.listen()
    try:
        with closing(bind_near("127.0.0.1", 8335)) as other:
            assert taken.getsockname()[1] < other.getsockname()[1] < 8335 + PORTS_TRIED
    finally:
        taken.close()


def a_browser(folder: Path, shown: Path) -> str:
    """A command that notes the address it is to show."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}.new && mv {shown}.new {shown}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    return f"{browser} %s"


def wait_for(file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until, "no browser was opened"
        time.sleep(0.02)


def test_a_second_server_on_one_file_is_refused_with_a_reason(tmp_path: Path) -> None:
    """The first goes on; once it ends, however it ends, another may begin."""
    with serving(made(tmp_path / "data")) as server:
        url = f"sqlite:{server.data / 'tables.db'}"
        second = start(tmp_path, free_port(), "--database", url)
        _, said = second.communicate(timeout=PATIENCE)
        assert second.returncode == 2
        assert server.process is not None
        assert f"in use by another server (process {server.process.pid})" in said
        assert "--database" in said
        assert said.count("\n") == 1
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["status"] == "ok"
        server.kill()
        server.start()
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["status"] == "ok"


def test_a_database_of_a_newer_version_is_refused_with_a_reason(tmp_path: Path) -> None:
    database = tmp_path / "ennead.sqlite"
    with contextlib.closing(sqlite3.connect(database)) as newer:
        newer.execute("PRAGMA journal_mode = WAL")
        newer.execute("PRAGMA user_version = 9999")
    before = database.read_bytes()
    server = start(tmp_path, free_port())
    _, said = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "schema 9999" in said
    assert "a newer version" in said
    assert said.count("\n") == 1
    assert database.read_bytes() == before


def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    """Also one that an earlier version left open to others."""
    with serving(tmp_path) as server:
        for _ in range(2):
            files = list(tmp_path.glob("tables.db*"))
            assert {file.name for file in files} >= {"tables.db", "tables.db-wal"}
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
            server.stop()
            (tmp_path / "tables.db").chmod(0o644)
            server.start()


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    server = start(tmp_path, free_port(), "--host", "192.0.2.1")
    _, said = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "expected an address of this machine, found '192.0.2.1'" in said


def made(folder: Path) -> Path:
    """A folder that is there."""
    folder.mkdir()
    return folder
