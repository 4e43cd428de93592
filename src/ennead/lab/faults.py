"""Bots that fail: who failed and why, with the game kept for inspection."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any


class BotError(Exception):
    """A bot raised, took too long, or gave an answer that is not legal."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(seat, what)
        self.seat = seat
        self.what = what


@dataclass(frozen=True)
class Fault:
    """A game that a bot could not go on with."""

    number: int
    seed: int
    seat: int
    bot: str
    #: What went wrong.
    what: str
    #: The game until then: `ennead.replay` leads to the question that the bot failed at.
    record: str

    def __str__(self) -> str:
        return f"game {self.number} (seed {self.seed}), seat {self.seat}, {self.bot}: {self.what}"

    def write(self, folder: Path) -> Path:
        """Keep the record in a folder; the file it is in."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"game-{self.number}-seed-{self.seed}.record"
        file.write_text(self.record, encoding="utf-8")
        return file


class TooSlow(Exception):
    """A bot's time is up."""


class Alarm:
    """Stops a bot that takes too long, by TooSlow.

    Not on Windows, nor outside the main thread: there a bot can take as long as it likes.
    """

    def __init__(self) -> None:
        self.works = hasattr(signal, "setitimer") and current_thread() is main_thread()
        self.before: Any = None

    def __enter__(self) -> Alarm:
        if self.works:
            self.before = signal.signal(signal.SIGALRM, time_is_up)
        return self

    def __exit__(self, *raised: object) -> None:
        if self.works:
            self.set(0)
            signal.signal(signal.SIGALRM, self.before)

    def set(self, seconds: float) -> None:
        """Set the alarm to some seconds; 0 turns it off."""
        if self.works:
            signal.setitimer(signal.ITIMER_REAL, seconds)


def time_is_up(number: int, frame: object) -> None:
    """Raise TooSlow: the timer has run out."""
    raise TooSlow
