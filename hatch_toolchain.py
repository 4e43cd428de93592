"""The C compiler that makes the core, and the headers of Python.

CC names a compiler. Without it the core is compiled by Clang from the package `ziglang`, on Linux
with x86_64 or aarch64: it needs nothing from the machine, and takes a fifth of the time of GCC 12
and less of later ones, for a core that is as quick. A profile needs the machine's own GCC.
ENNEAD_HEADERS names folders with the headers of Python, where they are not installed with it.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ZIG_REQUIREMENT = "ziglang>=0.15"
ZIG_MACHINES = ("x86_64", "aarch64")
#: The oldest glibc that any supported Python runs on, and any processor of the machine's kind.
ZIG_TARGET = {"glibc": "linux-gnu.2.17", "": "linux-musl"}
ZIG_FLAGS = ["-mcpu=baseline", "-fno-sanitize=all"]
#: Only what Python calls is seen from outside: the core's own functions call each other directly.
FLAGS = ["-fvisibility=hidden"]


class Toolchain(NamedTuple):
    """How setuptools is told which compiler to use."""

    name: str
    variables: dict[str, str]
    flags: list[str]
    headers: list[Path]


def toolchain() -> Toolchain:
    """The compiler to use here."""
    if uses_zig():
        zig = [sys.executable, "-m", "ziglang", "cc", "-target", zig_target()]
        variables = {"CC": shlex.join(zig), "LDSHARED": shlex.join([*zig, "-shared"])}
        return Toolchain("Clang of ziglang", variables, [*ZIG_FLAGS, *FLAGS], header_folders())
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return Toolchain(named, {}, [] if os.name == "nt" else FLAGS, header_folders())


def wants_profile() -> bool:
    """What ENNEAD_PROFILE asks for."""
    return os.environ.get("ENNEAD_PROFILE", "0") == "1"


def uses_zig() -> bool:
    """Whether the core is compiled by the compiler from PyPI."""
    return not wants_profile() and not os.environ.get("CC") and zig_runs_here()


def zig_runs_here() -> bool:
    """Whether there is a package of it for this machine that was tried."""
    return sys.platform == "linux" and platform.machine() in ZIG_MACHINES


def zig_target() -> str:
    """The machine and its C library, as zig calls them."""
    return f"{platform.machine()}-{ZIG_TARGET[platform.libc_ver()[0]]}"


def requirements() -> list[str]:
    """What must be installed for the compiler."""
    return [ZIG_REQUIREMENT] if uses_zig() else []


def obstacle() -> str | None:
    """What obviously stands in the way of compiling, if anything does."""
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if os.name == "nt":
        return None  # setuptools finds the compiler in the registry, or says so
    if not uses_zig() and not has_compiler():
        return "there is no C compiler"
    if not any((folder / "Python.h").exists() for folder in header_folders()):
        return "the headers of Python are missing"
    return None


def has_compiler() -> bool:
    """Whether the machine has a C compiler of its own."""
    names = (os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang")
    return any(shutil.which(name) for name in names if name)


def header_folders() -> list[Path]:
    """Where the headers of Python may be."""
    named = os.environ.get("ENNEAD_HEADERS", "")
    found = [sysconfig.get_path("include"), *named.split(os.pathsep)]
    return [Path(folder) for folder in found if folder]
