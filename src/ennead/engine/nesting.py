"""Plain data from outside that is nested too deep to be looked at."""

from __future__ import annotations

from typing import Final

#: More lists and objects in each other than any position, option or scenario has.
DEEPEST: Final = 32
TOO_DEEP: Final = f"expected at most {DEEPEST} lists and objects in each other, found more"


def is_too_deep(data: object) -> bool:
    """Whether lists and objects are nested deeper than anything is; those in themselves are."""
    level = [data]
    for _ in range(DEEPEST + 1):
        inner = [part for thing in level for part in parts(thing)]
        # A list that is there several times is looked at once.
        level = list({id(part): part for part in inner}.values())
    return len(level) > 0


def parts(thing: object) -> list[object]:
    """The lists and objects that a list or an object holds."""
    found: list[object] = []
    if isinstance(thing, dict):
        found = list(thing.values())
    elif isinstance(thing, (list, tuple)):
        found = list(thing)
    return [part for part in found if isinstance(part, (dict, list, tuple))]
