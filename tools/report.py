"""Steps of a command: each is run and timed, and the end says how all of them went."""

from __future__ import annotations

import time
from collections.abc import Callable

from tools.shell import say


class Report:
    """How the steps went so far. A step that fails does not keep the next from running."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def step(self, name: str, action: Callable[[], bool]) -> bool:
        """Run a step, which tells whether it went well."""
        say(name)
        started = time.monotonic()
        went_well = action()
        self._note("ok" if went_well else "FAILED", name, f"{time.monotonic() - started:.1f} s")
        self.failed |= not went_well
        return went_well

    def skip(self, name: str, reason: str) -> None:
        self._note("skipped", name, reason)

    def fail(self, name: str, reason: str) -> None:
        self._note("FAILED", name, reason)
        self.failed = True

    def exit_code(self) -> int:
        """Print the summary; what the command ends with."""
        say("Summary")
        print(*self.lines, sep="\n", flush=True)
        return int(self.failed)

    def _note(self, outcome: str, name: str, remark: str) -> None:
        self.lines.append(f"    {outcome:8} {name:32} {remark}")
