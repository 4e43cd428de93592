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

from tools.builds import COMPILED, PURE, Build, make_compiled, make_pure, quickest
from tools.environment import (
    BIN,
    COMPILER,
    EVERYTHING,
    PYTHON,
    TEST_NEEDS,
    TO_PLAY,
    make_ready,
    provide,
)
from tools.locks import write_locks
from tools.report import Report
from tools.shell import ROOT, become, say, stop, succeeds

NPM_RUN = ("python", "-m", "tools.npm", "run", "--silent")
SITE = "build/site"
DOCS_PORT = 8336
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
ABOVE_THE_RULES = ("cli", "docs", "envs", "install", "lab", "lessons", "plugins", "server", "web")
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


def play(arguments: list[str]) -> None:
    """Set up, serve the tables and open them in the browser; arguments go to ennead serve."""
    make_ready(TO_PLAY)
    become(BIN / "ennead", "serve", "--open", *arguments, **quickest().variables)


def ennead(arguments: list[str]) -> None:
    """Set up all of it and run a command of Ennead: ./dev ennead simulate ra --games 100."""
    make_ready(EVERYTHING)
    become(BIN / "ennead", *arguments, **quickest().variables)


def test(arguments: list[str]) -> int:
    """Run all checks, then all tests: rules and bots on both builds; arguments go to pytest."""
    make_ready(EVERYTHING)
    places, missing = provide(TEST_NEEDS)
    report = Report()
    run_checks(report)
    if COMPILER in missing:
        run_tests(PURE, make_pure, report, arguments, places)
    else:
        rules_only = [f"--ignore=tests/{folder}" for folder in ABOVE_THE_RULES]
        with ThreadPoolExecutor(1) as beside:  # compiling takes minutes, and one core
            compiling = beside.submit(make_compiled)
            run_tests(PURE, make_pure, report, [*rules_only, *arguments], places)
            run_tests(COMPILED, compiling.result, report, arguments, places)
    for need in missing:
        note = report.fail if os.environ.get("CI") == "true" else report.skip
        note("Tests that need " + need.name, f"install {' '.join(need.packages)}")
    return report.exit_code()


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
    return int(not pytest(build, ["-m", "long", "--timeout=0", *arguments], places))


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
COMMANDS: tuple[Command, ...] = (play, ennead, test, check, fix, docs, long, bench, lock, clean)


# ---------------------------------------------------------------- parts of commands


def run_checks(report: Report) -> None:
    """All that can be said about the sources without running them."""
    for name, (program, *arguments) in CHECKS:
        report.step(name, partial(succeeds, BIN / program, *arguments, **PURE.variables, **QUIET))


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
        report.step(f"Tests, {build.name} build", partial(pytest, build, arguments, places))


def pytest(build: Build, arguments: list[str], places: dict[str, str]) -> bool:
    """Run tests on a build, on all cores up to eight; whether all passed.

    Tests that talk to servers, browsers and terminals can starve where everything runs at once:
    one that fails is tried once more with the machine to itself, and must pass then.
    """
    workers = str(min(os.cpu_count() or 1, 8))
    run_them = (PYTHON, "-m", "pytest", "-q", "-o", f"cache_dir=build/pytest/{build.name}")
    variables = {**places, **build.variables}
    if succeeds(*run_them, "-n", workers, *arguments, **variables):
        return True
    say("Once more, one after another, what failed")
    again = ("--last-failed", "--last-failed-no-failures=none", "-n", "0")
    return succeeds(*run_them, *again, *arguments, **variables)


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
