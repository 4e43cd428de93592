"""How the core is compiled: mypyc, its docstrings, the flags, and a profile if one is wanted.

A profile makes the core faster and its compilation longer: it is compiled once to count, plays
games while it counts, and is compiled again by what was counted. That needs GCC; anywhere else,
and wherever it fails, the core is compiled without a profile.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatch_toolchain import Toolchain

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-error"]

CLASS = re.compile(r"^class (\w+)\((\w+)", re.MULTILINE)
FUTURE = "from __future__ import annotations"
FREE_LIST = "@mypyc_attr(free_list_len=1)"

#: In the C of mypyc: a function, a type or a property, and the place of its docstring.
LISTED = re.compile(
    r"\(PyCFunction\)CPyPy_(\w+),"
    r"|PyTypeObject CPyType_(\w+)_template_ = {"
    r"|\(getter\)(\w+?___\w+?)_get_(\w+),"
)
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
SIGNATURE = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')

#: The last header that the C of mypyc includes, and what is put after it: Python's own check is a
#: call into another library, which looks through the list of all bases.
OWN_HEADER = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.MULTILINE)
TYPE_CHECK = """
static inline int ennead_is_instance(PyObject *object, PyTypeObject *wanted) {
    for (PyTypeObject *type = Py_TYPE(object); type; type = type->tp_base)
        if (type == wanted) return 1;
    return PyType_IsSubtype(Py_TYPE(object), wanted);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) ennead_is_instance((PyObject *)(object), type)
"""

#: What the core does while it counts: random games of every game and number of players, and search.
TRAINING = """
from ennead.bots import Seen, make_bot
from ennead.engine.playout import playout
from ennead.games import own_kits
from ennead.games.start import new, rules_of

for name in own_kits():
    for players in rules_of(name).players:
        for seed in range(60):
            playout(new(name, players, seed), seed)
        game = new(name, players, 1)
        bots = [make_bot("medium", name, seat) for seat in range(players)]
        for _ in range(8):
            seat = game.to_act()[0]
            game.apply(seat, bots[seat].answer(Seen(game, seat)))
"""


def compile_modules(
    source_root: Path, modules: list[Path], work: Path, tools: Toolchain, profiled: bool
) -> bool:
    """Compile the modules as one group into work/lib; whether that was done by a profile."""
    source_root, modules = with_free_lists(source_root, modules, work / "source")
    with working_in(source_root):
        say("mypyc writes C")
        extensions = written_in_c(source_root, modules, work)
        if profiled and compiled_by_profile(extensions, source_root, work, tools):
            return True
        say(f"{tools.name} compiles it")
        build(extensions, work, tools)
        return False


def written_in_c(source_root: Path, modules: list[Path], work: Path) -> list[Any]:
    """The extension modules that mypyc makes of the sources, in C."""
    from mypyc.build import mypycify

    paths = [str(module.relative_to(source_root)) for module in modules]
    options = ["--config-file=", f"--cache-dir={work / 'types'}"]
    made: list[Any] = mypycify(
        [*options, *paths],
        opt_level=os.environ.get("ENNEAD_OPTIMIZE", "2"),
        debug_level="0",
        group_name="ennead",
        target_dir=str(work / "c"),
    )
    remove_indentation(work / "c")
    add_docstrings(work / "c", docstrings(source_root, modules))
    check_types_in_place(work / "c")
    return made


def remove_indentation(c_folder: Path) -> None:
    """Take the blanks away that lines begin with: of 112 MB they are 93 (mypyc 2.4)."""
    for file in c_folder.glob("*.c"):
        text = file.read_text(encoding="utf-8")
        file.write_text(INDENTATION.sub("", text), encoding="utf-8")


def build(extensions: list[Any], work: Path, tools: Toolchain, *more: str) -> None:
    """Compile the C and link it into work/lib."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    plain = [list(extension.extra_compile_args) for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args += [*tools.flags, *more]
        extension.extra_link_args = [flag for flag in more if flag.startswith("-fprofile")]
        extension.include_dirs += [str(folder) for folder in tools.headers]
    command = build_ext(Distribution({"name": "ennead", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.force = True
    command.ensure_finalized()
    with variables_of(tools, work):
        command.run()
    for extension, arguments in zip(extensions, plain, strict=True):
        extension.extra_compile_args = arguments


@contextmanager
def variables_of(tools: Toolchain, work: Path) -> Iterator[None]:
    """Run the body with the variables that name the compiler; what it keeps lies in work/."""
    kept = {name: str(work / "zig") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    before = dict(os.environ)
    os.environ.update({**kept, **tools.variables})
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Run the body in another folder: mypyc names modules by their path from where it runs."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


# ---------------------------------------------------------------- free lists


def with_free_lists(source_root: Path, modules: list[Path], place: Path) -> tuple[Path, list[Path]]:
    """A copy of the sources in which frames and tables of games keep a freed one to use again.

    Every answer and every clone makes and frees some, and the rules should not have to speak of
    it. The lines keep their numbers: the decorator goes where two empty lines part a class from
    what is above.
    """
    shutil.copytree(source_root / "ennead", place / "ennead", ignore=without_client)
    copies = [place / module.relative_to(source_root) for module in modules]
    reused = classes_below("Frame", copies) | classes_below("Table", copies)
    for copy in copies:
        if "games" in copy.parts:
            copy.write_text(marked(copy.read_text(encoding="utf-8"), reused), encoding="utf-8")
    return place, copies


def classes_below(base: str, modules: list[Path]) -> set[str]:
    """The names of all classes that derive from a base."""
    texts = [module.read_text(encoding="utf-8") for module in modules]
    parents = {name: parent for text in texts for name, parent in CLASS.findall(text)}
    found = {base}
    while new := {name for name, parent in parents.items() if parent in found} - found:
        found |= new
    return found - {base}


def marked(text: str, classes: set[str]) -> str:
    """A module whose classes of these names have a free list."""
    if not any(name in classes for name, _ in CLASS.findall(text)):
        return text
    for name in classes:
        text = text.replace(f"\n\nclass {name}(", f"\n{FREE_LIST}\nclass {name}(")
    return text.replace(FUTURE, f"{FUTURE}; from mypy_extensions import mypyc_attr", 1)


# ---------------------------------------------------------------- checks of types


def check_types_in_place(c_folder: Path) -> None:
    """Follow the bases of a type in the C itself: frames and powers are checked at every turn."""
    for file in c_folder.glob("*.c"):
        text = file.read_text(encoding="utf-8")
        file.write_text(OWN_HEADER.sub(rf"\g<0>{TYPE_CHECK}", text, count=1), encoding="utf-8")


# ---------------------------------------------------------------- a profile


def is_gcc() -> bool:
    """Whether the compiler is GCC itself, whose profiles need no tool beside it."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        asked = subprocess.run(
            [*compiler.split(), "--version"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return "Free Software Foundation" in asked.stdout


def compiled_by_profile(
    extensions: list[Any], source_root: Path, work: Path, tools: Toolchain
) -> bool:
    """Compile, count and compile again; false, with a warning, where that cannot be done."""
    if not is_gcc():
        warn("it needs GCC")
        return False
    try:
        build(extensions, work, tools, *COUNTING)
        train(source_root, work)
        build(extensions, work, tools, *COUNTED)
    except (Exception, SystemExit) as failure:  # noqa: BLE001 - setuptools raises all sorts
        warn(repr(failure))
        return False
    return True


def say(step: str) -> None:
    """Name the step that begins, for who waits for it."""
    print(f"ennead: {step}", flush=True)  # noqa: T201 - pip and ./dev show or hide it


def warn(reason: str) -> None:
    """Say why there is no profile."""
    sys.stderr.write(f"The core is compiled without a profile: {reason}.\n")


def train(source_root: Path, work: Path) -> None:
    """Let the core that counts play."""
    ground = work / "training"
    shutil.copytree(source_root / "ennead", ground / "ennead", ignore=without_client)
    shutil.copytree(work / "lib", ground, dirs_exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(ground)}
    subprocess.run([sys.executable, "-c", TRAINING], cwd=ground, env=environment, check=True)
    shutil.rmtree(ground)


def without_client(folder: str, names: list[str]) -> list[str]:
    """What nobody needs to play."""
    return [name for name in names if name in ("static", "__pycache__")]


# ---------------------------------------------------------------- docstrings


def docstrings(source_root: Path, modules: Iterable[Path]) -> dict[str, str]:
    """The docstrings of all classes, methods and functions by their full names."""
    found: dict[str, str] = {}
    for module in modules:
        name = ".".join(module.relative_to(source_root).with_suffix("").parts)
        found |= documented(ast.parse(module.read_text(encoding="utf-8")), name)
    return found


def documented(node: ast.AST, name: str) -> dict[str, str]:
    """The docstrings within a module or a class."""
    found: dict[str, str] = {}
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
            inner = f"{name}.{child.name}"
            if text := ast.get_docstring(child):
                found[inner] = text
            if isinstance(child, ast.ClassDef):
                found |= documented(child, inner)
    return found


def add_docstrings(c_folder: Path, texts: dict[str, str]) -> None:
    """Write docstrings into the C: of itself mypyc writes signatures only."""
    by_c_name = {}
    for name, text in texts.items():
        parts = name.split(".")
        # mypyc calls a module by as few of its last names as tell it from the others.
        for first in range(len(parts) - 1):
            by_c_name["___".join(parts[first:])] = text
    for file in c_folder.glob("*.c"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(documented_lines(lines, by_c_name)), encoding="utf-8")


def documented_lines(lines: list[str], texts: dict[str, str]) -> Iterator[str]:
    """The lines of a C file, with docstrings where functions, properties and types are listed."""
    text = ""
    for line in lines:
        if found := LISTED.search(line):
            name = found[1] or found[2] or f"{found[3]}___{found[4]}"
            text = texts.get(name, "")
        if text and (place := SIGNATURE.search(line)):
            signature = "" if place[1] == "NULL" else place[1]
            line = (
                f"{line[: place.start()]}PyDoc_STR({signature} {quoted(text)}){line[place.end() :]}"
            )
            text = ""
        elif text and line.rstrip().endswith("NULL, NULL},"):  # a property
            line = line.replace("NULL, NULL},", f"{quoted(text)}, NULL}},")
            text = ""
        yield line


def quoted(text: str) -> str:
    """A text as C has it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
