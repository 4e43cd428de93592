"""A game of another package: built as a wheel and unpacked, as an installer would do it."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ennead
from ennead import games

SOURCE = Path(__file__).parent / "pebbles"
ROOT = Path(__file__).parents[2]
#: Where the build that is tested is imported from.
BUILD = Path(ennead.__file__).parents[1]
CACHES = (games.installed_kits, games.rules_for)

#: Runs a command of Python with the plug-in installed, and gives what it printed.
Run = Callable[..., str]


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the plug-in is installed in."""
    return installed(SOURCE, tmp_path_factory.mktemp("plugin"))


def installed(source: Path, folder: Path) -> Path:
    """Build a plug-in as a wheel and unpack it; the folder that it is installed in."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*command, "--directory", folder], cwd=source, check=True, capture_output=True, timeout=250
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


@pytest.fixture
def pebbles(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the plug-in's game, which this process finds while a test runs."""
    monkeypatch.syspath_prepend(package)
    importlib.invalidate_caches()
    forget()
    yield "pebbles"
    forget()
    for module in [name for name in sys.modules if name.startswith("ennead_pebbles")]:
        del sys.modules[module]


def forget() -> None:
    """Look for installed games again."""
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture
def environment(package: Path) -> dict[str, str]:
    """The environment of a process that finds the build, the plug-in and the tests."""
    places = [str(package), str(BUILD), str(ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places)}


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """Run a command of Python in a folder of its own."""
    return runner(environment, tmp_path)


def runner(environment: dict[str, str], tmp_path: Path) -> Run:
    """What runs a command of Python in an environment."""

    def python(*arguments: str, typed: str = "", folder: Path = tmp_path) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=250,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return python
