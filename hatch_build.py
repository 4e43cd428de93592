"""The build hook: compiles the core with mypyc and bundles the browser client with npm.

ENNEAD_COMPILE says what to do about the core:

    auto  compile; where that cannot be done, warn and build pure Python (the default)
    1     compile; where that cannot be done, fail
    0     build pure Python

hatch_toolchain.py chooses the C compiler. With ENNEAD_PROFILE=1 the core is compiled by a profile
of games that it plays while it is built, as released wheels are: it is faster, and takes longer to
compile. With ENNEAD_OPTIMIZE=0 the C compiler does not optimize: the core is slower and compiled
sooner, enough to test a change.

An editable install is always pure. Nothing is ever compiled in place, so no extension
module can stay behind beside its source and hide later changes to it.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
import sysconfig
from importlib.metadata import version as version_of
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("engine", "hexes", "games", "bots/**/values", "envs/**/encode")
# What is said, read or written: no game is faster with it compiled, and leaving it out halves the
# time it takes to compile. Views are compiled: a server makes one for every answer.
INTERPRETED = (
    r"(.*/)?__init__\.py",  # the faces of packages
    r".*/(words|why|types|position|data|options)(/.*|\.py)",  # texts, positions, catalogues
    r"games/([^/]+/)?[^/]+\.py",  # a game as a whole: its rules are in its sections
    r"(engine|hexes)/(answers|drawing|record|replay|rules)\.py",  # what no game plays with
)

COMPILE_REQUIREMENTS = ["mypy==2.4.*", "mypy_extensions>=1.1", "setuptools>=77"]


def beside(name: str) -> Any:
    """A module beside this one, which hatchling does not put on Python's path."""
    spec = spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hatch_client = beside("hatch_client")
hatch_compiler = beside("hatch_compiler")
hatch_toolchain = beside("hatch_toolchain")


class CannotCompile(Exception):
    """The core cannot be compiled here, and why."""


class EnneadBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the config type is hatchling's affair
    """Adds extension modules and the browser client to what hatchling packs."""

    def dependencies(self) -> list[str]:
        compiler = compile_requirements() if self._may_compile() else []
        node = (
            [hatch_client.NODE_REQUIREMENT]
            if self._client().is_stale() and not hatch_client.has_node()
            else []
        )
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

    def _client(self) -> Any:
        return hatch_client.BrowserClient(Path(self.root))


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


def compile_requirements() -> list[str]:
    """What must be installed to compile, if it can be done at all."""
    if obstacle():
        return []
    return [*COMPILE_REQUIREMENTS, *hatch_toolchain.requirements()]


def obstacle() -> str | None:
    """What obviously stands in the way of compiling, if anything does."""
    reason: str | None = hatch_toolchain.obstacle()
    return reason


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
    tools = (
        platform.python_version(),
        version_of("mypy"),
        version_of("setuptools"),
        hatch_toolchain.toolchain().name,
        str(hatch_toolchain.wants_profile()),
        os.environ.get("ENNEAD_OPTIMIZE", "2"),
    )
    return str(hatch_client.digest(root, [*sources, *root.glob("hatch_*.py")], *tools))


def compile_sources(source_root: Path, modules: list[Path], work: Path) -> None:
    """Compile the modules, by a profile if one is wanted."""
    if not modules:
        raise CannotCompile("there is nothing to compile")
    try:
        tools = hatch_toolchain.toolchain()
        hatch_compiler.compile_modules(
            source_root, modules, work, tools, hatch_toolchain.wants_profile()
        )
    except (Exception, SystemExit) as failure:  # setuptools raises all sorts
        raise CannotCompile(f"mypyc or the C compiler failed ({failure!r})") from failure
