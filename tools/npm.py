"""npm in web/, the machine's own or the one from PyPI.

python -m tools.npm run check       runs a script with all packages of the lock
python -m tools.npm build [KIND]    builds the client; a kind of packages may be omitted
"""

from __future__ import annotations

import subprocess
import sys

from hatch_client import BrowserClient, npm_command
from tools.shell import ROOT

WEB = ROOT / "web"


def main(arguments: list[str]) -> int:
    """Build the client, or run npm."""
    if arguments[:1] == ["build"]:
        try:
            BrowserClient(ROOT).build(*arguments[1:])
        except subprocess.CalledProcessError as failed:  # npm has said why
            return int(failed.returncode)
        return 0
    npm, environment = npm_command()
    if not has_all_packages():
        subprocess.run([*npm, "ci"], cwd=WEB, env=environment, check=True)
    return subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=False).returncode


def has_all_packages() -> bool:
    """Whether npm has finished installing, those for checks and tests included."""
    modules = WEB / "node_modules"
    return (modules / ".package-lock.json").exists() and (modules / "vitest").exists()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
