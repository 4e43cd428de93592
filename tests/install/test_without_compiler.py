"""pip on a machine without a C compiler: the one from PyPI is used, where there is one for it."""

from __future__ import annotations

import os
import pty
import select
import sys
from pathlib import Path

import pytest

import ennead
from hatch_toolchain import zig_runs_here
from tests.install.fresh import ROOT
from tools import headers

if sys.platform == "win32":
    pytest.skip("a terminal of POSIX is opened", allow_module_level=True)


PIP = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-qq"]
OTHER_MACHINE = "import platform; platform.machine = lambda: 'riscv64'\n"


def test_pip_says_that_it_installs_the_slower_core(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(OTHER_MACHINE)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    said = in_terminal(
        [*PIP, "--wheel-dir", str(tmp_path), str(ROOT)], without(tmp_path, PYTHONPATH=path)
    )
    assert "installing the slower core in pure Python, for there is no C compiler" in said
    assert [wheel.name for wheel in tmp_path.glob("*.whl")] == ["ennead-0.1.0-py3-none-any.whl"]


def test_pip_compiles_with_the_compiler_from_pypi(tmp_path: Path) -> None:
    if not ennead.compiled or not zig_runs_here():
        pytest.skip("what the compiled build was made of is used again, so this takes seconds")
    bare = without(tmp_path, **headers.variables())
    said = in_terminal([*PIP, "--wheel-dir", str(tmp_path), str(ROOT)], bare)
    assert "pure Python" not in said
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name


def without(folder: Path, **more: str) -> dict[str, str]:
    """The variables of a machine on which no program is found."""
    return {**os.environ, "PATH": str(folder), "CC": "", "ENNEAD_COMPILE": "auto", **more}


def in_terminal(command: list[str], variables: dict[str, str]) -> str:
    """What a person sees of a command in a terminal."""
    child, terminal = pty.fork()
    if child == 0:
        os.execve(command[0], command, variables)
    said = b""
    while True:
        ready, _, _ = select.select([terminal], [], [], 120)
        try:
            part = os.read(terminal, 65536) if ready else b""
        except OSError:  # the other end is closed
            part = b""
        if not part:
            break
        said += part
    os.waitpid(child, 0)
    os.close(terminal)
    return said.decode(errors="replace")
