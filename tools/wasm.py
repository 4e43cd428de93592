"""The core compiled for browsers: `python -m tools.wasm PARTS OUTPUT`.

mypyc writes C for 32 bits and the Python of Pyodide, Clang of ziglang compiles it, wasm-ld links
it. The headers of that Python are Debian's, by version and hash, with Pyodide's own facts in
`pyconfig.h`; those of the C library are zig's musl. docs/compiling.md tells why each flag is there.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from hatch_client import npm_command
from tools.shell import ROOT, digest, is_current, say, set_stamp

#: The versions of Debian's package that were tried, the newest first. Any 3.14 has the same ABI.
HEADERS = {
    "3.14.10-1": "ce226a5a09bd3739123b95c5a41688ee3110651e6b4f9b22973a27c7be2f64fa",
    "3.14.8-1": "86249e59881a141029423a718e766fe0d3fd076de3cecc1127156e540cb1c905",
}
NAME = "python3.14"
VERSION = (3, 14, 2, "final", 0)
SUFFIX = ".cpython-314-wasm32-emscripten.so"
SOURCES = ("src/ennead/**/*.py", "hatch_*.py", "tools/wasm.py", "requirements-compile.lock")
FACTS = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
console.log(python.runPython(`
import json, sysconfig
json.dumps({k: v for k, v in sysconfig.get_config_vars().items() if isinstance(v, int)})
`));
"""
TARGET = ("-target", "wasm32-emscripten", "-mcpu=generic-extended_const", "-D__EMSCRIPTEN__")
FLAGS = ("-fPIC", "-O2", "-g0", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden", "-fno-sanitize=all")
QUIET = ("-Wno-everything", "-nostdinc")
LINKING = (
    *("-shared", "--experimental-pic", "--allow-undefined", "--strip-all", "--Bsymbolic"),
    "--unresolved-symbols=import-dynamic",
)


class Missing(Exception):
    """Something that compiling for browsers takes cannot be had here."""


def make(parts: Path, output: Path) -> None:
    """Compile the core into a folder, unless it is there; Missing says why it cannot be."""
    key = digest(*SOURCES)
    stamp = output / "made-from"
    if is_current(stamp, key):
        return
    work = output.with_name(f"{output.name}-work")
    for folder in (work, output):
        shutil.rmtree(folder, ignore_errors=True)
    work.mkdir(parents=True)
    write_headers(work, fetch_pyodide(parts))
    say("mypyc writes C for the browser")
    modules = write_c(work)
    say("Clang of ziglang compiles it for WebAssembly")
    (work / "objects").mkdir()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda module: compile_module(work, module, output), modules))
    set_stamp(stamp, key)


def fetch_pyodide(parts: Path) -> Path:
    """Fetch Pyodide, as a site does."""
    # Imported here: where mypyc is made to believe in another Python, Ennead is not imported.
    from ennead.site import parts as of_sites

    try:
        return of_sites.pyodide(parts)
    except of_sites.Missing as reason:
        raise Missing(str(reason)) from None


# ---------------------------------------------------------------- headers


def write_headers(work: Path, pyodide: Path) -> None:
    """Gather the headers in work/include."""
    package = work / "package"
    run("dpkg-deb", "-x", fetch_headers(work), package)
    python = work / "include" / NAME
    shutil.copytree(package / "usr" / "include" / NAME, python)
    (debian,) = (package / "usr" / "include").glob(f"*-linux-gnu/{NAME}/pyconfig.h")
    (python / "pyconfig.h").write_text(pyconfig(debian.read_text("utf-8"), facts(work, pyodide)))
    library = zig_library()
    musl = work / "include" / "musl"
    shutil.copytree(library / "libc" / "include" / "riscv32-linux-musl", musl)
    types = musl / "bits" / "alltypes.h"
    text = types.read_text("utf-8")
    assert "#define _Addr int" in text
    types.write_text(text.replace("#define _Addr int", "#define _Addr long"))


def fetch_headers(work: Path) -> Path:
    """Fetch Debian's package from the mirror that this machine uses."""
    mirrors = [line.split()[1] for line in sources_lists() if line.startswith("URIs:")]
    mirrors += [line.split()[1] for line in sources_lists() if line.startswith("deb http")]
    machine = {"x86_64": "amd64", "aarch64": "arm64"}
    architecture = machine.get(sysconfig.get_platform().rpartition("-")[2], "amd64")
    for mirror in dict.fromkeys(mirror.rstrip("/") for mirror in mirrors):
        for version, wanted in HEADERS.items():
            name = f"lib{NAME}-dev_{version}_{architecture}.deb"
            address = f"{mirror}/pool/main/p/{NAME}/{name}"
            try:
                with urllib.request.urlopen(address, timeout=60) as reply:
                    content: bytes = reply.read()
            except (urllib.error.URLError, OSError):
                continue
            if hashlib.sha256(content).hexdigest() == wanted:
                (work / name).write_bytes(content)
                return work / name
    raise Missing(f"no mirror of Debian here has lib{NAME}-dev {' or '.join(HEADERS)}")


def sources_lists() -> list[str]:
    """Return the lines that name mirrors."""
    folder = Path("/etc/apt")
    files = [folder / "sources.list", *sorted((folder / "sources.list.d").glob("*"))]
    return [line for file in files if file.is_file() for line in file.read_text().splitlines()]


def facts(work: Path, pyodide: Path) -> dict[str, int]:
    """Ask Pyodide what its Python was built with."""
    package = work / "pyodide"
    shutil.copytree(pyodide, package)
    script = package / "facts.mjs"
    script.write_text(FACTS)
    _, environment = npm_command()
    command = ["node", str(script)]
    asked = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=package, env=environment
    )
    if asked.returncode != 0:
        raise Missing(f"Node.js cannot run Pyodide here: {asked.stderr.strip()[-300:]}")
    found: dict[str, int] = json.loads(asked.stdout)
    return found


def pyconfig(debian: str, known: dict[str, int]) -> str:
    """Return Pyodide's pyconfig.h: what Debian's names, as Pyodide has it."""
    names = set(re.findall(r"^(?:#define|/\*\s*#undef|#\s*undef)\s+(\w+)", debian, re.MULTILINE))
    lines = [f"#define {name} {known[name]}" for name in sorted(names) if known.get(name)]
    known_tier = any(line.startswith("#define PY_SUPPORT_TIER ") for line in lines)
    tier = [] if known_tier else ["#define PY_SUPPORT_TIER 3"]
    guard = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H"]
    return "\n".join([*guard, *lines, *tier, "#endif", ""])


def zig_library() -> Path:
    """Return the folder of zig's library."""
    return Path(import_module("ziglang").__file__ or "").parent / "lib"


# ---------------------------------------------------------------- C


def write_c(work: Path) -> list[tuple[str, Path]]:
    """Have mypyc write C; the modules with their files, the one with all code first."""
    code = f"from tools.wasm import write_c_here; write_c_here({str(work)!r})"
    run(sys.executable, "-c", code)
    found: list[list[str]] = json.loads((work / "modules.json").read_text())
    return [(name, Path(source)) for name, source in found]


def write_c_here(folder: str) -> None:
    """Write C in this process, which mypyc must take for Python 3.14 with 32 bits."""
    work = Path(folder)
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # mypyc asks when it is imported
    hatch_build, hatch_compiler = import_module("hatch_build"), import_module("hatch_compiler")
    import_module("setuptools")
    import_module("mypy.main")
    as_browsers_python()
    source_root = ROOT / "src"
    modules = hatch_build.core_modules(source_root / "ennead")
    root, copies = hatch_compiler.with_free_lists(source_root, modules, work / "source")
    with hatch_compiler.working_in(root):
        extensions = hatch_compiler.written_in_c(root, copies, work)
    found = [[extension.name, str(work / extension.sources[0])] for extension in extensions]
    (work / "modules.json").write_text(json.dumps(found))


def as_browsers_python() -> None:
    """Let mypyc take this Python for the browser's: its C is for the Python that runs it."""

    class Version(tuple[Any, ...]):
        major, minor, micro, releaselevel, serial = VERSION

    real, wanted = sys.version_info, Version(VERSION)
    setattr(sys, "version_info", wanted)  # noqa: B010 - its type forbids it, rightly
    import_module("mypyc.common")
    setattr(sys, "version_info", real)  # noqa: B010
    for name in ("mypyc.build", "mypyc.options", "mypyc.codegen.emitmodule"):
        import_module(name)
    setattr(sys, "version_info", wanted)  # noqa: B010


def compile_module(work: Path, module: tuple[str, Path], output: Path) -> None:
    """Compile and link a module; the first holds all code, the others only name it."""
    name, source = module
    zig = (sys.executable, "-m", "ziglang")
    library = zig_library()
    mypyc = Path(import_module("mypyc").__file__ or "").parent
    folders = (work / "include" / NAME, mypyc / "lib-rt", work / "c")
    system = (
        library / "include",
        work / "include" / "musl",
        library / "libc" / "include" / "generic-musl",
    )
    searched = [f"-I{folder}" for folder in folders]
    for folder in system:
        searched += ["-isystem", str(folder)]
    target = work / "objects" / f"{name}.o"
    run(*zig, "cc", *TARGET, *FLAGS, *QUIET, *searched, "-c", source, "-o", target)
    linked = output / f"{name.replace('.', '/')}{SUFFIX}"
    linked.parent.mkdir(parents=True, exist_ok=True)
    start = f"--export=PyInit_{name.rpartition('.')[2]}"
    run(*zig, "wasm-ld", *LINKING, start, "-o", linked, target)


def run(*command: object) -> None:
    """Run a program that must end well."""
    done = subprocess.run(
        [str(word) for word in command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Missing(f"{command[0]} failed: {(done.stderr or done.stdout)[-500:]}")


if __name__ == "__main__":
    try:
        make(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
    except Missing as reason:
        raise SystemExit(f"==> {reason}") from None
