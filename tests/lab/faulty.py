"""Bots that fail, each in its own way, at their tenth answer."""

from __future__ import annotations

import os
import time
from pathlib import Path

from ennead.bots import Seen


class Faulty:
    """Answers nine times, then fails."""

    def __init__(self, seed: int) -> None:
        self.answers = 0

    def answer(self, seen: Seen) -> int:
        self.answers += 1
        return seen.legal()[0] if self.answers < 10 else self.fail()

    def fail(self) -> int:
        raise RuntimeError("out of ideas")


class Nonsense(Faulty):
    def fail(self) -> int:
        return 4711


class NoNumber(Faulty):
    def fail(self) -> int:
        return None  # type: ignore[return-value]  # that is its fault


class Hangs(Faulty):
    def fail(self) -> int:
        while True:
            time.sleep(0.01)


class Slow(Faulty):
    """Never fails, and takes its time; says by a file that some of its games are finished."""

    made = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Slow.made += 1
        if Slow.made == 4:
            Path(os.environ["ENNEAD_SIGN"]).touch()

    def answer(self, seen: Seen) -> int:
        time.sleep(0.005)
        return seen.legal()[0]
