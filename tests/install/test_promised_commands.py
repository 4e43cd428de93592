"""What README and the first page of the docs promise: every command of theirs works in a clone."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import typer

from ennead.cli import app
from tests.install.fresh import ROOT

if sys.platform == "win32":
    pytest.skip("the commands of POSIX", allow_module_level=True)

PAGES = (ROOT / "README.md", ROOT / "docs" / "index.md")
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`(ennead [^`]+)`")
#: What is not in a fresh clone.
MADE = (".git", ".venv*", "build", "dist", "node_modules", "static", "__pycache__", ".*_cache")
#: Commands that end by themselves only when they are told to, and how their start is known.
SERVES = {"./dev play": 8335, "ennead serve --open": 8335}
AT_THE_TERMINAL = {"ennead play ra": "Ra"}
PATIENCE = 600.0


def commands(page: Path) -> list[str]:
    """All commands of a page's blocks, without comments."""
    lines = "\n".join(BLOCK.findall(page.read_text("utf-8"))).splitlines()
    return [line.partition("  #")[0].strip() for line in lines if line.strip()]


def test_the_pages_begin_with_what_a_clone_can_do() -> None:
    assert commands(PAGES[0])[:2] == ["./dev play", "./dev test"]
    for page in PAGES:
        for command in commands(page):
            assert not re.search(r"pip install '?ennead", command), "nothing is published"


@pytest.mark.parametrize(
    "words", sorted({found for page in PAGES for found in INLINE.findall(page.read_text("utf-8"))})
)
def test_every_command_named_in_a_sentence_exists_with_its_options(words: str) -> None:
    found: Any = typer.main.get_command(app)
    given = shlex.split(words.replace("[", "").replace("]", ""))[1:]
    while given and given[0] in getattr(found, "commands", {}):
        found = found.commands[given.pop(0)]
    known = {name for parameter in found.params for name in parameter.opts}
    known |= {"--help", "--version", "--install-completion"}
    assert not given or given[0].startswith("-") or not hasattr(found, "commands"), words
    assert {word for word in given if word.startswith("--")} <= known, words


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_of_a_page_works_in_a_fresh_clone(page: Path, tmp_path: Path) -> None:
    """In an empty environment, with the page's commands one after another."""
    clone = tmp_path / "a clone"
    shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*MADE))
    environment = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    variables = {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PATH": os.pathsep.join([str(environment / "bin"), os.environ["PATH"]]),
        "LANG": "C.UTF-8",
        **{k: v for k, v in os.environ.items() if k.startswith(("PIP_", "npm_config", "HTTPS_"))},
    }
    for command in commands(page):
        if command in SERVES:
            serve(command, clone, variables)
        elif command in AT_THE_TERMINAL:
            assert AT_THE_TERMINAL[command] in shown_by(command, clone, variables)
        else:
            done = subprocess.run(["sh", "-c", command], cwd=clone, env=variables, check=False)
            assert done.returncode == 0, command


def serve(command: str, clone: Path, variables: dict[str, str]) -> None:
    """Run a server until its first page can be read, and stop it as Ctrl-C does."""
    with running(command, clone, variables) as server:
        until = time.monotonic() + PATIENCE
        page = ""
        while "Ennead" not in page:
            assert server.poll() is None, command
            assert time.monotonic() < until, command
            with suppress(OSError):
                address = (Path(variables["XDG_DATA_HOME"]) / "ennead" / "address").read_text()
                with urllib.request.urlopen(address.strip(), timeout=5) as reply:
                    page = reply.read().decode()
            time.sleep(0.1)
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(60) == 0, command


@contextmanager
def running(
    command: str, clone: Path, variables: dict[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a group of its own, which is gone afterwards."""
    started = subprocess.Popen(
        shlex.split(command), cwd=clone, env=variables, start_new_session=True
    )
    try:
        yield started
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
        started.wait()


def shown_by(command: str, clone: Path, variables: dict[str, str]) -> str:
    """What a program of the terminal shows before it is told to end."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(clone)
        words = shlex.split(command)
        os.execvpe(words[0], words, variables)
    shown = b""
    until = time.monotonic() + PATIENCE
    os.write(terminal, b"quit\n")
    with suppress(OSError):
        while time.monotonic() < until and select.select([terminal], [], [], 60)[0]:
            shown += os.read(terminal, 65536)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0, shown.decode(errors="replace")
    os.close(terminal)
    return shown.decode(errors="replace")
