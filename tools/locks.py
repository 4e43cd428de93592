"""Writing the locks: one of everything, one of what it takes to play, in the same versions."""

from __future__ import annotations

import sys

from tools.environment import EVERYTHING, TO_PLAY
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
    "--group=build",
)
CONTENTS = {
    EVERYTHING: ("--all-extras",),
    TO_PLAY: ("--extra=cli", f"--constraint={EVERYTHING}"),
}


def write_locks() -> None:
    """Resolve anew, for every platform and every supported Python."""
    say(f"Fetching {UV}")
    run(sys.executable, "-m", "venv", "--clear", UV_VENV)
    folder = UV_VENV / ("Scripts" if ON_WINDOWS else "bin")
    run(folder / "python", "-m", "pip", "install", "-qq", UV)
    for lock, choice in CONTENTS.items():
        say(f"Writing {lock}")
        options = (*OPTIONS, *choice, f"--output-file={lock}")
        run(folder / "uv", "pip", "compile", *options, "pyproject.toml")
