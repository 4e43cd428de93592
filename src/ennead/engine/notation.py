"""Reading answers as people write them: one parser for records, wishes and the terminal.

`camel A3/A2`, `Camel a2/a3`, `swap 4 1` and `e4` are read as what the question offers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

SEPARATORS: Final = re.compile(r"[\s_/-]+")

#: Words for "nothing", or "nothing more": each question has its own, and reads the others too.
#: Records of earlier programs have them all.
NOTHING: Final = ("done", "stop", "decline", "keep", "no token", "trap nobody", "build nothing")


def meant(notations: Sequence[str], wish: str, alone: Sequence[str] = ()) -> int | None:
    """The place of the notation that a wish means: as it is written, or in another spelling.

    Case, an edge from its other side and things in another order are read alike, and the verb may
    be left out, or stand alone where it can, unless that would leave a choice.
    """
    found = spelled(notations, wish, alone)
    if found is not None:
        return found
    wanted = sorted(folded(wish))
    bare = [place for place, text in enumerate(notations) if list(folded(text)[1:]) == wanted]
    return bare[0] if len(bare) == 1 else None


def spelled(notations: Sequence[str], wish: str, alone: Sequence[str] = ()) -> int | None:
    """The place of a whole notation, verb included, in any spelling."""
    if wish in notations:
        return notations.index(wish)
    wanted = folded(wish)
    found = [place for place, notation in enumerate(notations) if folded(notation) == wanted]
    if not found:
        verb = " ".join(SEPARATORS.split(wish.casefold().strip()))
        start = f"{verb} " if verb in alone else None
        found = [place for place, text in enumerate(notations) if start and text.startswith(start)]
    return found[0] if len(found) == 1 else None


def means_nothing(wish: str) -> bool:
    """Whether a wish says in one of the words for it that nothing is to be done."""
    return folded(wish) in [folded(word) for word in NOTHING]


@lru_cache(maxsize=8192)
def folded(text: str) -> tuple[str, ...]:
    """A text without case, and what follows the verb without order."""
    verb, *rest = SEPARATORS.split(text.casefold().strip())
    return (verb, *sorted(rest))
