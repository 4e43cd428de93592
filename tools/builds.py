"""The two builds of Ennead: the sources as they are, and the core compiled."""

from __future__ import annotations

import os
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tools.environment import COMPILER, PYTHON
from tools.shell import ROOT, digest, is_current, say, set_stamp, succeeds

WHEELS = ROOT / "build" / "wheel"
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
    failed = ROOT / "build" / "failed" / "made-from"
    if not COMPILER.find():
        say("There is no C compiler here: using the pure Python build, slower but the same.")
    elif is_current(failed, digest(*SOURCES)):
        say("The core did not compile: using the pure Python build. ./dev test shows why.")
    elif make_compiled():
        return COMPILED
    else:
        say("The core does not compile: using the pure Python build, slower but the same.")
        set_stamp(failed, digest(*SOURCES))
    make_pure()
    return PURE


def make_pure() -> bool:
    """Nothing need be built; a stray extension module would hide its source and must go."""
    for pattern in ("*.so", "*.pyd"):
        for stray in PURE.folder.rglob(pattern):
            say(f"Removing {stray.relative_to(ROOT)}: it would hide its source")
            stray.unlink()
    return True


def make_compiled() -> bool:
    """Build the wheel and unpack it into build/compiled; whether that worked."""
    how = [os.environ.get(name, "") for name in ("ENNEAD_PROFILE", "ENNEAD_OPTIMIZE")]
    stamp, key = COMPILED.folder / "made-from", f"{digest(*SOURCES)} {how}"
    if is_current(stamp, key):
        return True
    say("Building with the core compiled (the first time takes some minutes)")
    for folder in (WHEELS, COMPILED.folder):
        shutil.rmtree(folder, ignore_errors=True)
    command = ("-m", "hatchling", "build", "--target", "wheel", "--directory", WHEELS)
    if not succeeds(PYTHON, *command, ENNEAD_COMPILE="1", HATCH_QUIET="1"):
        return False
    (wheel,) = WHEELS.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(COMPILED.folder)
    set_stamp(stamp, key)
    return True
