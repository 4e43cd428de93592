"""The wheel as people install it: of the compiled build where there is one, else pure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.install.fresh import CORE, ROOT, Fresh


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the build that is tested."""
    if os.environ.get("ENNEAD_BUILD") == "compiled":
        (built,) = (ROOT / "build" / "wheel").glob("*.whl")
        return built
    folder = tmp_path_factory.mktemp("wheel")
    return build(folder, "wheel", ENNEAD_COMPILE="0")


def build(folder: Path, target: str, **variables: str) -> Path:
    """What hatchling builds of the sources."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory"]
    environment = {**os.environ, "HATCH_QUIET": "1", **variables}
    subprocess.run([*command, str(folder)], cwd=ROOT, env=environment, check=True)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="session")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """An environment with the wheel and what the core needs."""
    fresh = Fresh(tmp_path_factory.mktemp("core") / "env", wheel)
    fresh.add(*CORE)
    return fresh


@pytest.fixture(scope="session")
def with_cli(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """An environment with the wheel and its extra `cli`."""
    fresh = Fresh(tmp_path_factory.mktemp("cli") / "env", wheel)
    fresh.add(*CORE, "rich", "typer")
    return fresh
