"""The environment in .venv, and what the machine itself must have."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from hatch_client import BrowserClient, has_node
from hatch_toolchain import zig_runs_here
from tools.shell import (
    ON_WINDOWS,
    ROOT,
    THIS_PYTHON,
    digest,
    ended_by_ctrl_c,
    is_current,
    say,
    set_stamp,
    stop,
    succeeds_quietly,
)

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if ON_WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if ON_WINDOWS else "python")
STAMPS = VENV / "made-from"

TO_PLAY = "requirements-play.lock"
TO_COMPILE = "requirements-compile.lock"
EVERYTHING = "requirements.lock"  # the same versions, and what tests and checks need besides
NODE = "requirements-node.lock"  # only where the browser client is built without Node.js

DEBIAN_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
CLIENT = BrowserClient(ROOT)
FETCHING = (
    "If it is the network, run the same command again: what was fetched is kept. Behind a proxy,"
    " set HTTPS_PROXY; with a mirror, set PIP_INDEX_URL."
)
#: Kinds of npm's packages that building the client does not take.
FOR_TESTS = "dev"


def make_ready(lock: str) -> None:
    """The environment, with the packages of a lock and Ennead itself from its sources."""
    refuse_if_read_only()
    make_venv()
    # npm and pip mostly wait for the network.
    with ThreadPoolExecutor(1) as beside, ended_by_ctrl_c():
        client = beside.submit(build_client, lock)
        install_locked(lock)
        client.result()
    install_sources()


def refuse_if_read_only() -> None:
    """Everything is made in this folder."""
    if not os.access(ROOT, os.W_OK):
        raise stop(
            f"{ROOT} may not be written to. Copy Ennead to a folder of yours, and try there."
        )


def build_client(lock: str) -> None:
    """The browser client, if its sources changed since it was built."""
    if not CLIENT.is_stale():
        return
    if not has_node():
        install_locked(NODE)
    say("Building the browser client")
    npm = (PYTHON, "-m", "tools.npm", "build", *(() if lock == EVERYTHING else (FOR_TESTS,)))
    if not succeeds_quietly(*npm):
        raise stop("The browser client could not be built. " + FETCHING)


# ---------------------------------------------------------------- .venv


def make_venv() -> None:
    """An environment for this Python; one made for another is replaced."""
    stamp = STAMPS / "python"
    if PYTHON.exists() and is_current(stamp, THIS_PYTHON):
        return
    say(f"Making the environment .venv with Python {platform.python_version()}")
    shutil.rmtree(VENV, ignore_errors=True)
    if find_spec("ensurepip") is None:
        install_or_stop("Python's venv module", f"{DEBIAN_PYTHON}-venv")
    if not succeeds_quietly(sys.executable, "-m", "venv", VENV):
        raise stop("The environment .venv could not be made.")
    set_stamp(stamp, THIS_PYTHON)


def install_locked(lock: str) -> None:
    """Exactly the packages of a lock, each checked against its hash."""
    covering = (lock, EVERYTHING) if lock in (TO_PLAY, TO_COMPILE) else (lock,)
    if any(is_current(STAMPS / name, digest(name)) for name in covering):
        return
    say(f"Installing packages from {lock}")
    options = ("-q", "--no-compile", "--no-deps", "--require-hashes", "--no-input")
    if not succeeds_quietly(PYTHON, "-m", "pip", "install", *options, "-r", lock):
        raise stop("The packages could not be installed. " + FETCHING)
    set_stamp(STAMPS / lock, digest(lock))


def install_sources() -> None:
    """Ennead from its sources, so that every change counts at once."""
    stamp = STAMPS / "ennead"
    key = digest("pyproject.toml", "hatch_*.py")
    if is_current(stamp, key):
        return
    options = ("-qq", "--no-build-isolation", "--no-deps", "--no-input")
    if not succeeds_quietly(PYTHON, "-m", "pip", "install", *options, "--editable", ROOT):
        raise stop("Ennead could not be installed from its sources.")
    set_stamp(stamp, key)


# ---------------------------------------------------------------- the machine


@dataclass(frozen=True)
class Need:
    """Something the machine must have, and the Debian packages that bring it."""

    name: str
    find: Callable[[], str | None]
    packages: tuple[str, ...]
    variable: str  # by which the tests are told where it is


def compiler() -> str | None:
    """A C compiler: the machine's, or the one from PyPI."""
    names = (os.environ.get("CC"), "cc", "gcc", "clang", "cl")
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    return found or ("zig" if zig_runs_here() else None)


COMPILER = Need("a C compiler", compiler, ("gcc", "libc6-dev"), "ENNEAD_COMPILER")


def postgres() -> str | None:
    """PostgreSQL's programs, on the path or where Debian has them."""
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found or (str(folders[-1]) if folders else None)


POSTGRES = Need("PostgreSQL", postgres, ("postgresql",), "ENNEAD_POSTGRES")


def chromium() -> str | None:
    """A browser that Playwright can drive."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


CHROMIUM = Need("Chromium", chromium, ("chromium", "fonts-dejavu-core"), "ENNEAD_CHROMIUM")

# A further capability is one function like compiler() above and one line here.
TEST_NEEDS = (COMPILER, POSTGRES, CHROMIUM)


def provide(needs: Iterable[Need]) -> tuple[dict[str, str], list[Need]]:
    """Variables that say where each need is, and the needs that cannot be met."""
    places, missing = {}, []
    for need in needs:
        if place := need.find() or (need.find() if install(need.name, *need.packages) else None):
            places[need.variable] = place
        else:
            missing.append(need)
    return places, missing


def install(name: str, *packages: str) -> bool:
    """Install Debian packages, where we may; whether it was done."""
    if ON_WINDOWS or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"Installing {name} ({' '.join(packages)})")
    words = ("install", "-y", "--no-install-recommends", *packages)
    return succeeds_quietly("apt-get", "update") and succeeds_quietly(
        "apt-get", *words, DEBIAN_FRONTEND="noninteractive"
    )


def install_or_stop(name: str, *packages: str) -> None:
    """Install what nothing works without, or say how to."""
    if not install(name, *packages):
        raise stop(
            f"{name} is missing. Install it and run the command again;"
            f" on Debian or Ubuntu:\n    sudo apt-get install {' '.join(packages)}"
        )
