"""Wrong input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from typer import Abort, TyperException
from typer.core import TyperGroup

WRONG_INPUT = 2
INTERRUPTED = 130


class Refused(TyperException):
    """What was given cannot be used; the message says what was expected and what came."""

    exit_code = WRONG_INPUT


class Commands(TyperGroup):
    """All commands. A refusal is one line on stderr."""

    def main(self, *args: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        try:
            code = super().main(*args, **settings)
        except TyperException as refused:
            say_and_leave(refused.format_message(), WRONG_INPUT)
        except Abort:
            say_and_leave("stopped", INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def say_and_leave(message: str, code: int) -> None:
    """Write one line to stderr and exit."""
    line = " ".join(message.split())
    sys.stderr.write(f"ennead: {line}\n")
    sys.exit(code)


@contextmanager
def refusing(file: Path | None = None) -> Iterator[None]:
    """Turn a ValueError or OSError of the layers below into a refusal of one line."""
    try:
        yield
    except (ValueError, OSError) as error:
        about = f"{file}: " if file is not None else ""
        raise Refused(about + reason_of(error)) from error


def reason_of(error: ValueError | OSError) -> str:
    """Return the message of an error in a person's words."""
    if isinstance(error, UnicodeDecodeError):
        return "this is not a text file"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)
