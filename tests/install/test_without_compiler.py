"""Without a C compiler the slower core is installed, and the person at the terminal is told."""

from __future__ import annotations

import os
import pty
import select
import sys
from pathlib import Path

import pytest

from tests.install.fresh import ROOT

if sys.platform == "win32":
    pytest.skip("a terminal of POSIX is opened", allow_module_level=True)


def test_pip_says_that_it_installs_the_slower_core(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-qq"]
    without = {**os.environ, "PATH": str(tmp_path), "CC": "", "ENNEAD_COMPILE": "auto"}
    said = in_terminal([*pip, "--wheel-dir", str(tmp_path), str(ROOT)], without)
    assert "installing the slower core in pure Python, for there is no C compiler" in said
    assert [wheel.name for wheel in tmp_path.glob("*.whl")] == ["ennead-0.1.0-py3-none-any.whl"]


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
