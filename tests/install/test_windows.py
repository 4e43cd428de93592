"""The twin of ./dev for Windows, as far as it can be tried elsewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.install.fresh import ROOT
from tools import environment, shell

TWIN = ROOT / "dev.cmd"


def test_the_twin_has_the_line_ends_of_windows() -> None:
    text = TWIN.read_bytes()
    assert text.count(b"\r\n") == text.count(b"\n") > 5


def test_the_twin_starts_the_same_program_with_the_same_python() -> None:
    twin, dev = (Path(ROOT, name).read_text("utf-8") for name in ("dev.cmd", "dev"))
    for text in (twin, dev):
        assert "-m tools.bootstrap" in text
        assert "sys.version_info < (3, 11)" in text
        assert "PYTHON" in text
    assert "%*" in twin, "arguments are passed on"
    assert "exit /b 1" in twin


def test_every_parenthesis_of_the_twin_is_closed() -> None:
    lines = [line for line in TWIN.read_text("utf-8").splitlines() if not line.startswith("rem")]
    text = re.sub(r'"[^"]*"', "", " ".join(lines))
    assert text.count("(") == text.count(")")


def test_on_windows_a_command_waits_for_the_program_it_becomes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shell, "ON_WINDOWS", True)
    python = environment.PYTHON if environment.PYTHON.exists() else Path(sys.executable)
    with pytest.raises(SystemExit) as ended:
        shell.become(python, "-c", "raise SystemExit(7)")
    assert ended.value.code == 7


def test_on_windows_no_packages_of_debian_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ON_WINDOWS", True)
    assert environment.install("a thing", "thing") is False
