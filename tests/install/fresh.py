"""A fresh virtual environment: the built wheel, and of other packages only those that are named."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SITE_PACKAGES = Path(sysconfig.get_path("purelib"))
CORE = ("librt", "mypy_extensions")


class Fresh:
    """An environment that has nothing but what was put into it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        make = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
        subprocess.run(make, check=True)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = Path(self.run("python", "-c", WHERE).stdout.strip())
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install"]
        options = ["-qq", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
        subprocess.run([*pip, *options, str(wheel)], env=without_paths(), check=True)

    def add(self, *names: str) -> None:
        """Put packages of this environment into it, with all that they need."""
        for name in needed(names):
            for top in tops(name):
                link = self.packages / top
                if not link.exists():
                    link.symlink_to(SITE_PACKAGES / top)

    def run(self, program: str, *words: str, cwd: Path | None = None) -> Done:
        """Run one of its programs, and nothing else on Python's path."""
        kept = without_paths()
        kept["PATH"] = os.pathsep.join([str(self.bin), kept.get("PATH", "")])
        return subprocess.run(
            [program if Path(program).is_absolute() else str(self.bin / program), *words],
            cwd=cwd or self.folder,
            env=kept,
            capture_output=True,
            text=True,
            check=False,
        )


def without_paths() -> dict[str, str]:
    """The variables of this process, but for those that lead to this build of Ennead."""
    return {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "ENNEAD"))}


Done = subprocess.CompletedProcess[str]
WHERE = "import sysconfig; print(sysconfig.get_path('purelib'))"


def needed(names: tuple[str, ...]) -> set[str]:
    """Packages and all that they need, by name."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        for text in distribution(name).requires or []:
            other = Requirement(text)
            if other.marker is None or other.marker.evaluate({"extra": ""}):
                waiting.append(other.name)
    return found


def tops(name: str) -> set[str]:
    """What a package has in site-packages: folders and files."""
    files = distribution(name).files or []
    return {file.parts[0] for file in files if file.parts[0] not in ("..", "__pycache__")}
