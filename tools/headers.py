"""The headers of Python, which compiling takes; Debian has them in a package of their own.

Where they are missing they are taken out of that package into build/, as any user and without
installing anything.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from tools.shell import ROOT, say, succeeds_quietly

NAME = f"python{sys.version_info.major}.{sys.version_info.minor}"
PACKAGE = f"lib{NAME}-dev"
FOLDER = ROOT / "build" / "headers"


def variables() -> dict[str, str]:
    """What the build hook must know of them."""
    folders = folders_in(FOLDER / NAME)
    return {"ENNEAD_HEADERS": os.pathsep.join(str(folder) for folder in folders)}


def are_here() -> bool:
    """Whether the headers of this Python are on the machine or in build/."""
    folders = [Path(sysconfig.get_path("include")), *folders_in(FOLDER / NAME)]
    return any((folder / "Python.h").exists() for folder in folders)


def folders_in(unpacked: Path) -> list[Path]:
    """The folders to include from the unpacked package: one names files from the other."""
    return [unpacked / "usr" / "include" / NAME, unpacked / "usr" / "include"]


def provide() -> bool:
    """Whether the headers are here, or could be fetched from Debian's package."""
    return are_here() or (can_fetch() and fetch() and are_here())


def can_fetch() -> bool:
    """Whether this is a Debian, and this Python is Debian's own."""
    tools = all(shutil.which(name) for name in ("apt-get", "dpkg-deb"))
    return tools and Path(sysconfig.get_path("include")).parent == Path("/usr/include")


def fetch() -> bool:
    """Fetch the package with lists of our own, since a bare machine has none."""
    say(f"Fetching the headers of Python ({PACKAGE})")
    state = FOLDER / "apt"
    shutil.rmtree(FOLDER, ignore_errors=True)
    for folder in ("lists/partial", "cache/archives/partial"):
        (state / folder).mkdir(parents=True)
    own = ("-o", f"Dir::State::Lists={state / 'lists'}", "-o", f"Dir::Cache={state / 'cache'}")
    # A privileged apt-get hands the work to a user who may not write here.
    apt = ("apt-get", "-qq", "-o", "APT::Sandbox::User=root", *own)
    done = succeeds_quietly(*apt, "update") and succeeds_quietly(
        *apt, "download", PACKAGE, folder=state
    )
    for archive in state.glob("*.deb"):
        done = done and succeeds_quietly("dpkg-deb", "-x", archive, FOLDER / NAME)
    shutil.rmtree(state, ignore_errors=True)
    return done
