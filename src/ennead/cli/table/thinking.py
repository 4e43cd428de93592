"""A note while a bot thinks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console

#: Seconds before a note appears.
PATIENCE = 0.4
ERASE_LINE = "\r\x1b[2K"


@contextmanager
def thinking(console: Console, note: str) -> Iterator[None]:
    """Show a note if the block takes long, and erase it afterwards."""
    if not console.is_terminal or console.is_dumb_terminal:
        yield
        return
    shown: list[str] = []

    def show() -> None:
        shown.append(note)
        console.print(note, style="quiet", end="")

    timer = Timer(PATIENCE, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown:
            console.file.write(ERASE_LINE)
