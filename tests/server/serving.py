"""Real servers on 127.0.0.1, each in a process and a data directory of its own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ennead

ROOT = Path(__file__).parents[2]
#: Servers run the build that is tested.
BUILD = Path(ennead.__file__).parents[1]
#: What reads the metrics of test servers.
TOKEN = "a token for the tests"
#: How long a server may take to start, on a busy machine too.
START_SECONDS = 180
#: What tests need: bots that do not wait for people to follow, and no limit of requests.
USUAL: dict[str, Any] = {
    "bot_pause": 0.0,
    "order_seconds": [0.0, 0.05],
    "metrics_token": TOKEN,
}
GENEROUS: dict[str, Any] = {
    "requests_per_minute": 1_000_000,
    "codes_per_minute": 1_000_000,
    "handshakes_per_minute": 1_000_000,
    "messages_per_second_and_address": 1_000_000,
    "burst_of_address": 1_000_000,
    "chat_per_minute": 1_000_000,
    "spectators_chat_per_minute": 1_000_000,
    "spectators_per_address": 10_000,
    "spectators_per_person": 10_000,
    "connections_per_address": 10_000,
    "sockets_per_address": 10_000,
    "absence_seconds": 0.0,
    "messages_per_second": 100_000,
    "burst": 100_000,
    "tables_per_person": 1000,
    "open_tables_per_person": 1000,
    "open_seats_per_person": 1000,
    "seats_per_hour_and_address": 100_000,
    "tables_per_day": 100_000,
    "tables_per_day_and_address": 100_000,
    "table_bytes_per_day": 2**40,
    "table_bytes_per_day_and_address": 2**40,
}


class Server:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = free_port()
        limits = {**GENEROUS, **settings.pop("limits", {})}
        self.settings = {**USUAL, **settings, "limits": limits}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "log.txt"
        #: Where else packages are found, such as games.
        self.packages: list[Path] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Returns once connections are taken."""
        given = json.dumps({"data": str(self.data), "port": self.port, **self.settings})
        path = os.pathsep.join([str(place) for place in (*self.packages, BUILD, ROOT)])
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serve", given],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + START_SECONDS
        while not is_open(self.port):
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, f"the server did not start within {START_SECONDS} s"
            time.sleep(0.02)
        return self

    def kill(self) -> None:
        """As a power failure would: nothing is finished."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C would."""
        self._end(signal.SIGINT)

    def restart(self) -> Server:
        self.stop()
        return self.start()

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def logged(self) -> str:
        """All that the server has written."""
        return self.log.read_text(encoding="utf-8")


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Server]:
    """A running server, stopped at the end."""
    server = Server(data, **settings).start()
    try:
        yield server
    finally:
        server.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
