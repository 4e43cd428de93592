"""What a question of Ankh is about: a space, a kind of figure, a line of camels."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.table.subject import asked_figure, asked_kind, asked_monument, asked_origin
from ennead.games.ankh.table.table import AnkhTable

NONE: Final = -1
SPACES: Final = 124


def subject_space(table: AnkhTable) -> int:
    """The space of what the question is about, or -1."""
    if not table.frames:
        return NONE
    frame = table.frames[-1]
    figure = asked_figure(frame)
    if figure >= 0:
        return table.place[figure]
    origin = asked_origin(frame)
    return origin if origin < SPACES else NONE


def subject_kind(table: AnkhTable) -> int:
    """The kind of figure that the question is about, or -1."""
    if not table.frames:
        return NONE
    frame = table.frames[-1]
    figure = asked_figure(frame)
    return table.kinds[figure] if figure >= 0 else asked_kind(frame)


def subject_monument(table: AnkhTable) -> int:
    """The monument that the question is about, or -1."""
    return asked_monument(table.frames[-1]) if table.frames else NONE


def placed_line(table: AnkhTable) -> list[int]:
    """The edges of the line of camels that is being placed."""
    frame = table.frames[-1] if table.frames else None
    return list(frame.line) if isinstance(frame, PlaceCamel) else []
