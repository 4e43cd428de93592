"""The commands of ./dev. They use the standard library only: nothing else is installed yet."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias

from tools import headers
from tools.beside import serve_while_compiling
from tools.builds import (
    COMPILED,
    FAILED,
    PARTS,
    PURE,
    WASM,
    WHEELS,
    Build,
    compiled_is_current,
    explain,
    make_compiled,
    make_pure,
    make_wasm,
    obstacle,
    quickest,
)
from tools.environment import (
    BIN,
    EVERYTHING,
    PYTHON,
    TEST_NEEDS,
    TO_COMPILE,
    TO_PLAY,
    install_locked,
    make_ready,
    provide,
)
from tools.locks import write_locks
from tools.report import Report
from tools.shell import ROOT, become, heard, say, stop, succeeds
from tools.tests import pytest

NPM_RUN = ("python", "-m", "tools.npm", "run", "--silent")
SITE = "build/site"
DOCS_PORT = 8336
#: The site without a server.
WEB_SITE = ROOT / "build" / "web"
MAKE_SITE = ("python", "-m", "mkdocs", "build", "--strict", "--site-dir", SITE)
#: The theme speaks of mkdocs 2 otherwise, whatever is built.
QUIET = {"NO_MKDOCS_2_WARNING": "1"}
CHECKS = (
    ("Formatting (ruff)", ("ruff", "format", "--check", ".")),
    ("Lint (ruff)", ("ruff", "check", ".")),
    ("Types (mypy)", ("mypy",)),
    ("Layers (import-linter)", ("lint-imports", "--no-logo")),
    ("Documentation (mkdocs)", MAKE_SITE),
    ("Formatting of the client (prettier)", (*NPM_RUN, "format:check")),
    ("Lint of the client (eslint)", (*NPM_RUN, "lint")),
    ("Types of the client (svelte-check)", (*NPM_RUN, "check")),
    ("Tests of the client (vitest)", (*NPM_RUN, "test")),
)
#: What is above the rules is proven on one build, the one people use; rules and bots on both.
ABOVE_THE_RULES = (
    "cli",
    "docs",
    "envs",
    "install",
    "lab",
    "lessons",
    "plugins",
    "server",
    "site",
    "web",
)
LEFTOVERS = (
    ".venv",
    "build",
    "dist",
    "src/ennead/static",
    "web/node_modules",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
)


def play(arguments: list[str]) -> int:
    """Set up, serve the tables and open them in the browser; arguments go to ennead serve."""
    make_ready(TO_PLAY)
    if not compiled_is_current() and explain(obstacle()):
        return serve_while_compiling(arguments)
    build = COMPILED if compiled_is_current() else PURE
    return become(BIN / "ennead", "serve", "--open", *arguments, **build.variables)


def ennead(arguments: list[str]) -> None:
    """Set up all of it and run a command of Ennead: ./dev ennead simulate ra --games 100."""
    make_ready(EVERYTHING)
    become(BIN / "ennead", *arguments, **quickest().variables)


def test(arguments: list[str]) -> int:
    """Run all checks, then all tests: rules and bots on both builds; arguments go to pytest.

    With --no-retry a test that fails is not tried again.
    """
    make_ready(EVERYTHING)
    places, missing = provide(TEST_NEEDS)
    report = Report()
    reason = None if headers.provide() else obstacle()
    with ThreadPoolExecutor(1) as beside:  # compiling takes more than a minute, and one core
        compiling = None if reason else beside.submit(make_both_cores)
        run_checks(report)
        if compiling is None:
            run_tests(PURE, make_pure, report, arguments, places)
        else:
            rules_only = [f"--ignore=tests/{folder}" for folder in ABOVE_THE_RULES]
            run_tests(PURE, make_pure, report, [*rules_only, *arguments], places)
            run_tests(COMPILED, compiling.result, report, arguments, places)
    note = report.fail if os.environ.get("CI") == "true" else report.skip
    for need in missing:
        note("Tests that need " + need.name, f"install {' '.join(need.packages)}")
    if reason:
        note("Tests of the compiled build", reason)
    return report.exit_code()


def make_both_cores() -> bool:
    """Compile the core for this machine, and for browsers; tests say if they miss the latter."""
    made = make_compiled()
    make_wasm()
    return made


def compile(arguments: list[str]) -> int:  # noqa: A001 - the command is called so
    """Compile the core, which ./dev play does while it serves."""
    expect_none(arguments)
    make_ready(TO_PLAY)
    FAILED.unlink(missing_ok=True)
    return int(not make_compiled())


def wheel(arguments: list[str]) -> int:
    """Build the wheel for this machine, with the core compiled, into dist/."""
    expect_none(arguments)
    make_ready(TO_PLAY)
    reason = obstacle()
    if reason or not make_compiled():
        raise stop(f"There is no wheel, for {reason or 'the core did not compile'}.")
    (built,) = WHEELS.glob("*.whl")
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy(built, ROOT / "dist")
    say(f"pip install '{(ROOT / 'dist' / built.name).relative_to(ROOT)}[all]' installs it")
    return 0


def check(arguments: list[str]) -> int:
    """Check formatting, lint, types and import layers only."""
    expect_none(arguments)
    make_ready(EVERYTHING)
    report = Report()
    run_checks(report)
    return report.exit_code()


def fix(arguments: list[str]) -> int:
    """Format all files, and fix what the linters can fix."""
    expect_none(arguments)
    make_ready(EVERYTHING)
    fixers = (("ruff", "check", "--fix", "."), ("ruff", "format", "."), (*NPM_RUN, "fix"))
    results = [succeeds(BIN / program, *words) for program, *words in fixers]
    return 0 if all(results) else 1


def long(arguments: list[str]) -> int:
    """Run the tests marked long, on the quickest build; arguments go to pytest."""
    make_ready(EVERYTHING)
    places, _ = provide(TEST_NEEDS)
    build = quickest()
    say(f"Long tests, {build.name} build")
    report = Report()
    words = ["-m", "long", "--timeout=0", *arguments]
    report.step("Long tests", partial(pytest, build, words, places, report))
    return report.exit_code()


def bench(arguments: list[str]) -> int:
    """Measure both builds with all of bench/, or with one: ./dev bench playouts [its arguments]."""
    make_ready(EVERYTHING)
    names = arguments[:1] or sorted(file.stem for file in (ROOT / "bench").glob("[!_]*.py"))
    builds = [PURE, COMPILED] if make_pure() and quickest() is COMPILED else [PURE]
    report = Report()
    for name in names:
        for build in builds:
            words = ("-m", f"bench.{name}", *arguments[1:])
            measure = partial(succeeds, PYTHON, *words, **build.variables)
            report.step(f"bench/{name}.py, {build.name} build", measure)
    return report.exit_code()


def docs(arguments: list[str]) -> int:
    """Build the documentation as a site in build/site; with `serve`, show it with its search."""
    if arguments not in ([], ["serve"]):
        raise stop(f"./dev docs takes nothing or serve, but got: {' '.join(arguments)}")
    make_ready(EVERYTHING)
    program, *words = MAKE_SITE
    if not succeeds(BIN / program, *words, **PURE.variables, **QUIET):
        return 1
    say(f"The documentation is ready: {(ROOT / SITE / 'index.html').as_uri()}")
    if arguments:
        say(f"It is served on http://127.0.0.1:{DOCS_PORT}")
        served = ("--bind", "127.0.0.1", "--directory", ROOT / SITE, str(DOCS_PORT))
        become(PYTHON, "-m", "http.server", *served)
    return 0


def site(arguments: list[str]) -> int:
    """Write a site in build/web that needs no server; with `serve`, show it."""
    if arguments not in ([], ["serve"]):
        raise stop(f"./dev site takes nothing or serve, but got: {' '.join(arguments)}")
    make_ready(EVERYTHING)
    if not write_site():
        return 1
    if arguments:
        say(f"It is served on http://127.0.0.1:{DOCS_PORT}")
        served = ("--bind", "127.0.0.1", "--directory", WEB_SITE, str(DOCS_PORT))
        become(PYTHON, "-m", "http.server", *served)
    return 0


def write_site() -> bool:
    """Write the site, with the core compiled for browsers where that can be done."""
    program, *words = MAKE_SITE
    if not succeeds(BIN / program, *words, **PURE.variables, **QUIET):
        return False
    install_locked(TO_COMPILE)
    core = ("--core", WASM) if make_wasm() else ()
    if not core:
        say("The site gets the interpreted core, which is ten times slower")
    own = ("site", WEB_SITE, "--parts", PARTS, "--docs", ROOT / SITE)
    return succeeds(BIN / "ennead", *own, *core, **PURE.variables)


def lock(arguments: list[str]) -> None:
    """Choose the newest packages that fit, and write their versions and hashes down."""
    expect_none(arguments)
    write_locks()


def clean(arguments: list[str]) -> None:
    """Remove everything that these commands have made."""
    expect_none(arguments)
    make_pure()
    for name in LEFTOVERS:
        shutil.rmtree(ROOT / name, ignore_errors=True)


Command: TypeAlias = Callable[[list[str]], int | None]
COMMANDS: tuple[Command, ...] = (
    *(play, ennead, test, check, fix, docs, site, long, bench),
    *(compile, wheel, lock, clean),
)


# ---------------------------------------------------------------- parts of commands


def run_checks(report: Report) -> None:
    """All that can be said about the sources without running them."""
    variables = {**PURE.variables, **QUIET}
    report.beside_each_other(
        (name, partial(heard, (BIN / program, *words), variables))
        for name, (program, *words) in CHECKS
    )


def run_tests(
    build: Build,
    make: Callable[[], bool],
    report: Report,
    arguments: list[str],
    places: dict[str, str],
) -> None:
    """Make a build, prove that it is the one meant, and run the tests on it."""
    made = report.step(f"Making the {build.name} build", make)
    if made and report.step(f"Proving it to be {build.name}", build.is_what_it_claims):
        report.step(f"Tests, {build.name} build", partial(pytest, build, arguments, places, report))


def expect_none(arguments: list[str]) -> None:
    """Refuse arguments where there is nothing to be said."""
    if arguments:
        raise stop(f"This command takes no arguments, but got: {' '.join(arguments)}")


def list_commands() -> None:
    """Print every command with its first sentence."""
    print("Usage: ./dev COMMAND [ARGUMENTS]\n")
    for command in COMMANDS:
        print(f"  {command.__name__:8} {(command.__doc__ or '').splitlines()[0]}")


def main() -> int:
    """Run the command named on the command line."""
    name, *arguments = sys.argv[1:] or ["help"]
    if name in ("help", "-h", "--help"):
        list_commands()
        return 0
    # A shell starts what runs in its background deaf to Ctrl-C, and so would be all it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    command = next((command for command in COMMANDS if command.__name__ == name), None)
    if command is None:
        known = ", ".join(command.__name__ for command in COMMANDS)
        raise stop(f"There is no command {name!r}. There are: {known}")
    return command(arguments) or 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
