"""Writing the locks: all that tests and play take, what play takes of it, and Node.js."""

from __future__ import annotations

import sys

from tools.environment import EVERYTHING, NODE, TO_COMPILE, TO_PLAY
from tools.shell import ON_WINDOWS, ROOT, run, say

UV = "uv==0.13.*"
UV_VENV = ROOT / "build" / "uv"
OPTIONS = (
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--custom-compile-command=./dev lock",
    "--upgrade",
)
CONTENTS = {
    EVERYTHING: ("pyproject.toml", "--all-extras", "--group=build", "--group=compile"),
    TO_PLAY: (
        "pyproject.toml",
        "--extra=cli",
        "--extra=server",
        "--group=build",
        f"--constraint={EVERYTHING}",
    ),
    TO_COMPILE: ("--group=compile", f"--constraint={EVERYTHING}"),
    NODE: ("--group=node",),
}


def write_locks() -> None:
    """Resolve anew, for every platform and every supported Python."""
    say(f"Fetching {UV}")
    run(sys.executable, "-m", "venv", "--clear", UV_VENV)
    folder = UV_VENV / ("Scripts" if ON_WINDOWS else "bin")
    run(folder / "python", "-m", "pip", "install", "-qq", UV)
    for lock, choice in CONTENTS.items():
        say(f"Writing {lock}")
        run(folder / "uv", "pip", "compile", *OPTIONS, *choice, f"--output-file={lock}")
