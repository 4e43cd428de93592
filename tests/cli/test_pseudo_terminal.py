"""The command in a real terminal, as far as the program can tell."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ennead
from tests.cli.ankh import ankh, until
from tests.cli.terminal import last_epoch

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

LONGEST = 120.0


class Window:
    """A program in a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self.screen = screen
        self.shown = ""

    def read_until(self, *endings: str) -> str:
        """Wait until the screen ends with one of the endings, or the program has ended."""
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            if not select.select([self.screen], [], [], 0.02)[0]:
                found = [ending for ending in endings if self.shown.endswith(ending)]
                if found:
                    return found[0]
                continue
            try:
                self.shown += os.read(self.screen, 65536).decode(errors="replace")
            except OSError:
                return ""
        raise AssertionError(f"nothing of {endings} within {LONGEST} seconds:\n{self.shown}")

    def type(self, line: str) -> None:
        self.shown = ""
        os.write(self.screen, line.encode())


@contextmanager
def window(*arguments: str, directory: Path, **environment: str) -> Iterator[Window]:
    ours, theirs = pty.openpty()
    settings = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    settings["PYTHONPATH"] = os.pathsep.join(sys.path)
    process = subprocess.Popen(
        [sys.executable, "-m", "ennead", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=directory,
        env={**os.environ, **settings, **environment},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Window(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def saved(game: ennead.Game, directory: Path) -> list[str]:
    """The options that go on with a game."""
    (directory / "game.ennead").write_text(game.record().dumps())
    return ["play", "--load", "game.ennead", "--seed", "1"]


def test_the_last_epoch_of_a_game_is_played(tmp_path: Path) -> None:
    arguments = saved(last_epoch(ennead.new("ra", 2, seed=1)), tmp_path)
    with window(*arguments, directory=tmp_path) as terminal:
        answers = 0
        while ending := terminal.read_until("> ", "go on: "):
            terminal.type("1\n" if ending == "> " else "\n")
            answers += 1
        assert "\x1b[" in terminal.shown  # colors
        assert "Final ranking" in terminal.shown
        assert answers > 5
        assert terminal.process.wait(LONGEST) == 0
    assert ennead.replay((tmp_path / "game.ennead").read_text()).over


def test_a_secret_choice_leaves_no_trace_on_the_screen(tmp_path: Path) -> None:
    arguments = saved(until(ankh(), "play_cards"), tmp_path)
    with window(*arguments, "--humans", "2", directory=tmp_path) as terminal:
        terminal.read_until("screen: ")
        terminal.type("\n")
        terminal.read_until("> ")
        terminal.type("1\n")
        terminal.read_until("screen: ")
        typed, _, left = terminal.shown.rpartition("\x1b[2J")
        assert "1" in typed
        assert "\x1b[3J" in left
        assert "play" not in left
        terminal.type("\x1b[A\n")  # the line typed before, if it could be called back
        terminal.read_until("> ")
        assert "Battle in region" in terminal.shown


@pytest.mark.parametrize("way_out", ["\x04", "\x03"], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_is_clean_and_says_how_to_go_on(way_out: str, tmp_path: Path) -> None:
    with window("play", "ra", "--seed", "1", directory=tmp_path, NO_COLOR="1") as terminal:
        terminal.read_until("> ")
        terminal.type("1\n")
        terminal.read_until("> ")
        if way_out == "\x03":
            os.kill(terminal.process.pid, signal.SIGINT)
        else:
            terminal.type(way_out)
        terminal.read_until("\n")
        assert terminal.process.wait(LONGEST) == 0
        terminal.read_until()
    (file,) = tmp_path.iterdir()
    assert f"ennead play --load {file.name}" in terminal.shown
    assert "Traceback" not in terminal.shown
