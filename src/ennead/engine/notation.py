"""Reading answers as people write them: any case, any order of two ends, no verb where it is clear.

`camel A3/A2`, `Camel a2/a3`, `swap 4 1` and `e4` are read as what the question offers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

SEPARATORS: Final = re.compile(r"[\s_/-]+")

#: Words for "nothing, or nothing more". Records of earlier programs have them too.
NOTHING: Final = ("done", "stop", "decline", "keep", "no token", "trap nobody", "build nothing")

#: An answer and its notation.
Written = tuple[int, str]


@lru_cache(maxsize=4096)
def key(text: str) -> tuple[str, ...]:
    """What two spellings of the same thing have in common: their words, in whatever order."""
    return tuple(sorted(SEPARATORS.split(text.casefold().strip())))


def exactly(text: str, written: list[Written]) -> int | None:
    """The answer with just this notation, else the one that is spelled in another way."""
    for answer, notation in written:
        if notation == text:
            return answer
    wanted = key(text)
    for answer, notation in written:
        if key(notation) == wanted:
            return answer
    return None


def read(text: str, offered: list[Written], nothing: int) -> int | None:
    """The offered answer that is meant; `nothing` is the one that does nothing, -1 if none does."""
    found = exactly(text, offered)
    if found is not None:
        return found
    if key(text) in [key(word) for word in NOTHING]:
        return next((answer for answer, _ in offered if answer == nothing), None)
    wanted = key(text)
    bare = [answer for answer, notation in offered if key(notation.partition(" ")[2]) == wanted]
    return bare[0] if len(bare) == 1 else None
