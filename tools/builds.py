"""The two builds of Ennead: the sources as they are, and the core compiled."""

from __future__ import annotations

import os
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

from hatch_toolchain import has_compiler, uses_zig
from tools import headers
from tools.environment import PYTHON, TO_COMPILE, install_locked
from tools.shell import ROOT, digest, is_current, locked, say, set_stamp, succeeds

WHEELS = ROOT / "build" / "wheel"
#: The core compiled for browsers, and what a site takes from elsewhere.
WASM, PARTS = ROOT / "build" / "wasm", ROOT / "build" / "parts"
FAILED = ROOT / "build" / "failed" / "made-from"
SOURCES = ("src/**/*", "web/**/*", "hatch_*.py", "pyproject.toml", "requirements.lock")
PROOF = """
import ennead, sys
found, expected = [str(ennead.compiled), ennead.__file__], sys.argv[1:]
sys.exit(f"compiled, file: expected {expected}, found {found}" if found != expected else 0)
"""


@dataclass(frozen=True)
class Build:
    """A folder that Python imports Ennead from, ahead of all others."""

    name: str
    folder: Path

    @property
    def variables(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self.folder), "ENNEAD_BUILD": self.name}

    def is_what_it_claims(self) -> bool:
        """Whether Python, asked there, imports this build and finds it compiled or not."""
        module = self.folder / "ennead" / "__init__.py"
        return succeeds(PYTHON, "-c", PROOF, str(self is COMPILED), module, **self.variables)


PURE = Build("pure", ROOT / "src")
COMPILED = Build("compiled", ROOT / "build" / "compiled")


def quickest() -> Build:
    """The compiled build; where it cannot be had, the pure one."""
    if compiled_is_current() or (explain(obstacle()) and make_compiled()):
        return COMPILED
    make_pure()
    return PURE


def obstacle() -> str | None:
    """Why the core cannot be compiled here, as far as can be told before it is tried."""
    if not headers.are_here() and not headers.can_fetch():
        return f"the headers of Python are missing (on Debian or Ubuntu: {headers.PACKAGE})"
    if not uses_zig() and not has_compiler():
        return "there is no C compiler"
    if is_current(FAILED, digest(*SOURCES)):
        return "the core did not compile last time (./dev compile tries again)"
    return None


def explain(reason: str | None) -> bool:
    """Say why the pure build is used, if there is a reason; whether there is none."""
    if reason:
        say(f"Using the pure Python build, slower but the same, for {reason}.")
    return reason is None


def make_pure() -> bool:
    """Nothing need be built; a stray extension module would hide its source and must go."""
    for pattern in ("*.so", "*.pyd"):
        for stray in PURE.folder.rglob(pattern):
            say(f"Removing {stray.relative_to(ROOT)}: it would hide its source")
            stray.unlink()
    return True


def compiled_is_current() -> bool:
    """Whether the compiled build is there and made from the present sources."""
    return is_current(COMPILED.folder / "made-from", key_of_compiled())


def key_of_compiled() -> str:
    """A digest of the sources, and how they are compiled."""
    how = [os.environ.get(name, "") for name in ("ENNEAD_PROFILE", "ENNEAD_OPTIMIZE")]
    return f"{digest(*SOURCES)} {how}"


def make_compiled() -> bool:
    """Make the compiled build, one process at a time; whether it is there now."""
    with locked(ROOT / "build" / "compiling.lock"):
        return compiled_is_current() or compile_and_unpack()


def compile_and_unpack() -> bool:
    """Build the wheel and unpack it, so that the folder is there whole or not at all."""
    say("Compiling the core (one to two minutes)")
    shutil.rmtree(COMPILED.folder, ignore_errors=True)
    install_locked(TO_COMPILE)
    fresh = COMPILED.folder.with_name("compiled-unfinished")
    for folder in (WHEELS, fresh):
        shutil.rmtree(folder, ignore_errors=True)
    key = key_of_compiled()
    command = ("-m", "hatchling", "build", "--target", "wheel", "--directory", WHEELS)
    how = {"ENNEAD_COMPILE": "1", "HATCH_QUIET": "1", **headers.variables()}
    if not (headers.provide() and succeeds(PYTHON, *command, **how)):
        set_stamp(FAILED, digest(*SOURCES))
        return False
    (wheel,) = WHEELS.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(fresh)
    set_stamp(fresh / "made-from", key)
    fresh.rename(COMPILED.folder)
    return True


def make_wasm() -> bool:
    """Compile the core for browsers; whether it is there now."""
    with locked(ROOT / "build" / "wasm.lock"):
        return succeeds(PYTHON, "-m", "tools.wasm", PARTS, WASM, **PURE.variables)
