"""Steps of a command: each is run and timed, and the end says how all of them went."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from tools.shell import say

Done: TypeAlias = tuple[int, str]  # a program's exit code, and what it printed


def timed(action: Callable[[], Done]) -> tuple[Done, float]:
    """What an action returns, and the seconds it took."""
    started = time.monotonic()
    return action(), time.monotonic() - started


class Report:
    """How the steps went so far. A step that fails does not keep the next from running."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.second_tries: list[str] = []
        self.failed = False

    def step(self, name: str, action: Callable[[], bool]) -> bool:
        """Run a step, which tells whether it went well."""
        say(name)
        started = time.monotonic()
        return self.done(name, action(), time.monotonic() - started)

    def done(self, name: str, went_well: bool, seconds: float) -> bool:
        """Note a step that was run; whether it went well."""
        self._note("ok" if went_well else "FAILED", name, f"{seconds:.1f} s")
        self.failed |= not went_well
        return went_well

    def beside_each_other(self, steps: Iterable[tuple[str, Callable[[], Done]]]) -> None:
        """Run steps two at a time; what each printed is shown when it has ended."""
        with ThreadPoolExecutor(2) as pool:
            running = [(name, pool.submit(timed, action)) for name, action in steps]
            for name, ended in running:
                (code, output), seconds = ended.result()
                say(name)
                print(output, end="", flush=True)
                self.done(name, code == 0, seconds)

    def second_try(self, what: str) -> None:
        """Note a test that failed and then passed: it is a fault that somebody must find."""
        self.second_tries.append(what)

    def skip(self, name: str, reason: str) -> None:
        self._note("skipped", name, reason)

    def fail(self, name: str, reason: str) -> None:
        self._note("FAILED", name, reason)
        self.failed = True

    def exit_code(self) -> int:
        """Print the summary; what the command ends with."""
        say("Summary")
        print(*self.lines, sep="\n", flush=True)
        if self.second_tries:
            say(f"Failed, and passed when tried again alone: {len(self.second_tries)}")
            print(*[f"    {line}" for line in self.second_tries], sep="\n", flush=True)
        return int(self.failed)

    def _note(self, outcome: str, name: str, remark: str) -> None:
        self.lines.append(f"    {outcome:8} {name:32} {remark}")
