"""The run: which tests reach which function, and one process for every mutant."""

from __future__ import annotations

import importlib
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutation.mutants import Mutant, mutants_of

#: A test that takes this much longer than it did has got into a loop: in seconds of CPU.
TIMES_LONGER = 10
AT_LEAST = 3
MOST_MEMORY = 3 * 1024**3

KILLED = 1
SURVIVED = 0


def pytest_addoption(parser: pytest.Parser) -> None:
    """What is changed, how much of it, and by how many processes."""
    group = parser.getgroup("mutation")
    group.addoption("--mutate", action="append", default=[], help="a file or folder to mutate")
    group.addoption("--sample", type=int, default=0, help="take about this many mutants, evenly")
    group.addoption("--only", action="append", default=[], help="FILE:NUMBER of a mutant")
    group.addoption("--workers", type=int, default=2, help="mutants at a time")
    group.addoption("--as-mutant", default="", help="run the tests in this mutant, FILE:NUMBER")


def pytest_configure(config: pytest.Config) -> None:
    """A mutant of a module's constants must be there before anything is imported."""
    if config.getoption("--as-mutant"):
        path, _, number = config.getoption("--as-mutant").rpartition(":")
        sys.meta_path.insert(0, MutantFinder(mutants_of(Path(path))[int(number)]))
        limit_process()


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Instead of the tests themselves, all mutants."""
    if not session.config.getoption("--mutate"):
        return None
    Run(session).run()
    return True


class Run:
    """All mutants of some modules against all tests that pytest has collected."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self.options = session.config.option
        reporter: Any = session.config.pluginmanager.get_plugin("terminalreporter")
        self.say: Callable[[str], None] = reporter.write_line
        #: The tests with their seconds, the quickest first: all, and those that reach a function.
        self.tests: list[tuple[float, pytest.Item]] = []
        self.reached: dict[CodeType, list[tuple[float, pytest.Item]]] = {}
        self.running: dict[int, Mutant] = {}
        self.results: dict[str, Counter[bool]] = {}

    def run(self) -> None:
        mutants = list(chosen(self.options))
        self.say("")
        self.measure({function_of(mutant).__code__ for mutant in mutants if mutant.function})
        for number, mutant in enumerate(mutants, 1):
            while len(self.running) >= self.options.workers:
                self.wait()
            self.running[self.start(mutant)] = mutant
            if number % 100 == 0:
                self.say(f"{number} of {len(mutants)} mutants")
        while self.running:
            self.wait()
        self.summarize()

    def measure(self, watched: set[CodeType]) -> None:
        """Run every test as it is: what it takes, and which functions it reaches."""
        for item in self.session.items:
            seen: set[CodeType] = set()

            def note(frame: FrameType, event: str, arg: Any, seen: set[CodeType] = seen) -> None:
                if frame.f_code in watched:
                    seen.add(frame.f_code)

            before = time.process_time()
            sys.settrace(note)
            passed = passes(item)
            sys.settrace(None)
            if not passed:
                raise pytest.UsageError(f"{item.nodeid} fails without any change")
            test = (time.process_time() - before, item)
            self.tests.append(test)
            for code in seen:
                self.reached.setdefault(code, []).append(test)
        for tests in (self.tests, *self.reached.values()):
            tests.sort(key=lambda test: test[0])

    def start(self, mutant: Mutant) -> int:
        """A process that ends with KILLED or SURVIVED, or is ended by a limit."""
        process = os.fork()
        if not process:
            try:
                os._exit(self.result_of(mutant))
            finally:
                os._exit(KILLED)
        return process

    def result_of(self, mutant: Mutant) -> int:
        """KILLED or SURVIVED, in this process or in a new interpreter."""
        if mutant.function:
            function, code = function_of(mutant), mutant.function_code()
            tests = self.reached.get(function.__code__, [])
            if code.co_freevars == function.__code__.co_freevars:
                function.__code__ = code
                return try_tests(tests)
        elif put_constants(mutant):
            return try_tests(self.tests)
        return self.start_anew(mutant)

    def start_anew(self, mutant: Mutant) -> int:
        """A new interpreter, for what cannot be changed in a module once it is imported."""
        tests = without_options([str(arg) for arg in self.session.config.invocation_params.args])
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "tools.mutation", "--tb=no"]
        command += [f"--as-mutant={mutant.path}:{mutant.number}", *tests]
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        os.execv(sys.executable, command)

    def wait(self) -> None:
        """Wait for one of the processes to end."""
        process, status = os.wait()
        mutant = self.running.pop(process)
        killed = status != SURVIVED
        self.results.setdefault(str(mutant.path), Counter())[killed] += 1
        if not killed:
            self.say(f"survived: {mutant}  [{mutant.path}:{mutant.number}]")

    def summarize(self) -> None:
        """What became of the mutants of each module."""
        self.say(f"\n{'mutants':>8} {'killed':>8} {'survived':>8}")
        for path, count in sorted(self.results.items()):
            self.say(f"{count.total():8} {count[True]:8} {count[False]:8}  {path}")
        every = sum(self.results.values(), Counter[bool]())
        self.say(f"{every.total():8} {every[True]:8} {every[False]:8}  together")


def chosen(options: Any) -> Iterator[Mutant]:
    """The mutants of all files named: those asked for, or as many as the sample has."""
    mutants: list[Mutant] = []
    for name in options.mutate:
        files = sorted(Path(name).rglob("*.py")) if Path(name).is_dir() else [Path(name)]
        for path in files:
            mutants += mutants_of(path)
    if options.only:
        yield from [m for m in mutants if f"{m.path}:{m.number}" in options.only]
        return
    number = min(options.sample or len(mutants), len(mutants))
    for place in range(number):
        yield mutants[place * len(mutants) // number]


def function_of(mutant: Mutant) -> FunctionType:
    """The function that a mutant changes, as the tests call it."""
    owner: Any = importlib.import_module(module_name(mutant.path))
    for name in mutant.function.split("."):
        owner = vars(owner)[name]
    owner = getattr(owner, "fget", None) or getattr(owner, "__wrapped__", owner)
    return owner if isinstance(owner, FunctionType) else owner.__func__  # a static method


def module_name(path: Path) -> str:
    """The name under which a file is imported."""
    parts = path.with_suffix("").parts[path.parts.index("src") + 1 :]
    return ".".join(parts).removesuffix(".__init__")


def put_constants(mutant: Mutant) -> bool:
    """Change a module's constants, and wherever they were imported; false if it changes others."""
    module = importlib.import_module(module_name(mutant.path))
    namespace: dict[str, Any] = {"__name__": module.__name__}
    exec(mutant.module_code(), namespace)
    old = dict(vars(module))
    names = [name for name, value in namespace.items() if is_plain(value)]
    changed = {name: namespace[name] for name in names if namespace[name] != old.get(name)}
    for user in [user for name, user in sys.modules.items() if name.startswith("ennead")]:
        for name, value in changed.items():
            if name in vars(user) and vars(user)[name] == old[name]:
                setattr(user, name, value)
    return bool(changed)


def is_plain(value: object) -> bool:
    """Whether a value is a number, a text, or a table of such."""
    if isinstance(value, dict):
        return all(map(is_plain, [*value, *value.values()]))
    if isinstance(value, (tuple, list, set, frozenset)):
        return all(map(is_plain, value))
    return isinstance(value, (int, str))


def try_tests(tests: list[tuple[float, pytest.Item]]) -> int:
    """Run tests in this process, now that it is a mutant, until one fails."""
    limit_process()
    for seconds, item in tests:
        signal.setitimer(signal.ITIMER_PROF, AT_LEAST + TIMES_LONGER * seconds)
        if not passes(item):
            return KILLED
    return SURVIVED


def passes(item: pytest.Item) -> bool:
    """Whether a test passes, or is skipped."""
    return not [report for report in runtestprotocol(item, log=False) if report.failed]


def limit_process() -> None:
    """Loops that collect more and more shall not fill the machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)


def without_options(arguments: list[str]) -> list[str]:
    """The arguments of pytest that choose tests."""
    ours = ("--mutate", "--sample", "--only", "--workers", "-p")
    kept: list[str] = []
    skip = False
    for argument in arguments:
        if not skip and not argument.startswith(ours):
            kept.append(argument)
        skip = argument in ours
    return kept


class MutantFinder(MetaPathFinder, Loader):
    """Imports a module as its mutant."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name != module_name(self.mutant.path):
            return None
        assert PathFinder.find_spec(name, path)
        return spec_from_loader(name, self, origin=str(self.mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.module_code(), vars(module))
