"""What other packages add, found by their entry points. Faults of theirs are no faults of ours."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


def usable(kind: str, entry: EntryPoint, read: Callable[[Any], T]) -> T | None:
    """What an entry point leads to, read and checked; None, and a warning, if it is faulty."""
    try:
        return read(entry.load())
    except (Exception, SystemExit) as error:  # noqa: BLE001  # others may raise anything
        leave_out(kind, entry.name, error)
        return None


def leave_out(kind: str, name: str, error: BaseException) -> None:
    """Warn in one sentence that something of another package is left out."""
    warnings.warn(f"the {kind} {name!r} is left out: {fault(error)}", stacklevel=4)


def fault(error: BaseException) -> str:
    """An error in one line; one that is not about what was expected is named by its class."""
    said = " ".join(str(error).split())
    if isinstance(error, ValueError) and said:
        return said
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
