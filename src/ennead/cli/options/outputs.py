"""Checks, before a command begins, that it can write its files at the end."""

from __future__ import annotations

from pathlib import Path

from ennead.cli.refusal import Refused, refusing

TO_STDOUT = "-"


def check_outputs(files: list[str | None]) -> None:
    """Refuse, before the first game, files that cannot be written after the last."""
    if files.count(TO_STDOUT) > 1:
        raise Refused("only one of --json and --csv can print")
    for file in files:
        if file not in (None, TO_STDOUT):
            try_out(Path(file))


def try_out(file: Path) -> None:
    """Refuse a file that cannot be written; it is left as it was."""
    is_new = not file.exists()
    with refusing(file), file.open("a"):
        pass
    if is_new:
        file.unlink()
