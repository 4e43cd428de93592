"""The note while a bot takes its time."""

from __future__ import annotations

import time

import pytest

from ennead.cli.table import thinking
from tests.cli.terminal import Terminal


def note(seconds: float, terminal: bool) -> str:
    screen = Terminal([])
    screen.console._force_terminal = terminal
    screen.console._environ = {"TERM": "xterm"}
    with thinking.thinking(screen.console, "Ramses thinks"):
        time.sleep(seconds)
    return screen.shown


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.02)


def test_a_slow_bot_is_said_to_think_and_the_note_is_taken_away() -> None:
    shown = note(0.3, terminal=True)
    assert "Ramses thinks" in shown
    assert shown.endswith(thinking.ERASE_LINE)


def test_a_quick_bot_needs_no_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 60.0)
    assert note(0.0, terminal=True) == ""


def test_where_there_is_no_screen_nothing_is_noted() -> None:
    assert note(0.3, terminal=False) == ""
