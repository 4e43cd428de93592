"""npm in web/, the machine's own or the one from PyPI: python -m tools.npm run check."""

from __future__ import annotations

import subprocess
import sys

from hatch_build import npm_command
from tools.shell import ROOT

WEB = ROOT / "web"


def main(arguments: list[str]) -> int:
    """Run npm there, with the packages of its lock."""
    npm, environment = npm_command()
    if not (WEB / "node_modules").exists():
        subprocess.run([*npm, "ci"], cwd=WEB, env=environment, check=True)
    return subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
