"""A real PostgreSQL server of the tests' own, on a free port of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

WHERE_DEBIAN_HAS_IT = "/usr/lib/postgresql"


class Cluster:
    """A PostgreSQL server that can be stopped and started."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self.url = f"postgresql://ennead@127.0.0.1:{self.port}/postgres"
        data = folder / "data"
        own_it(folder)
        call([programs / "initdb", "-D", data, "-U", "ennead", "-A", "trust", "--no-sync"])
        self.options = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={folder}"
        )
        self.control = [programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]

    def start(self) -> None:
        """Start, and wait until it answers."""
        call([*self.control, "-o", self.options, "start"])

    def stop(self) -> None:
        """Stop at once: whoever is connected is cut off."""
        call([*self.control, "-m", "immediate", "stop"])


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running server; skipped with a clear message where there is none."""
    with cluster() as running:
        yield running.url


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server of one's own; skipped with a clear message where there is none."""
    programs = find_programs()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed; ./dev test installs it where it may")
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with tempfile.TemporaryDirectory(prefix="ennead-postgres-") as folder:
        running = Cluster(programs, Path(folder))
        running.start()
        try:
            yield running
        finally:
            running.stop()


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path(WHERE_DEBIAN_HAS_IT).glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def own_it(folder: Path) -> None:
    """PostgreSQL refuses to run as root: there it runs as its own user."""
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")


def call(command: list[object]) -> None:
    """Run one of PostgreSQL's programs."""
    user = "postgres" if os.geteuid() == 0 else None
    # its own background server must not hold our pipes open
    subprocess.run(
        [str(word) for word in command],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        cwd="/",
        user=user,
        group=user,
        extra_groups=[] if user else None,
    )


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
