"""What a question of Ankh is about: a space, a kind of figure, a line of camels."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.table.subject import field_at, figure_in, subject_of
from ennead.games.ankh.table.table import AnkhTable

NONE: Final = -1
SPACES: Final = 124


class Asked:
    """What the question on top is about: a space, a kind of figure, a type of monument, or -1."""

    def __init__(self, table: AnkhTable) -> None:
        self.space: int = NONE
        self.kind: int = NONE
        self.monument: int = NONE
        if not table.frames:
            return
        frame = table.frames[-1]
        subject = subject_of(frame)
        if subject.is_nothing:
            return
        fields = frame.fields()
        figure = figure_in(fields, subject)
        if figure >= 0:
            self.space = table.place[figure]
            self.kind = table.kinds[figure]
            return
        origin = field_at(fields, subject.origin)
        self.space = origin if origin < SPACES else NONE
        self.kind = field_at(fields, subject.kind)
        self.monument = field_at(fields, subject.monument)


def placed_line(table: AnkhTable) -> list[int]:
    """The edges of the line of camels that is being placed."""
    frame = table.frames[-1] if table.frames else None
    return list(frame.line) if isinstance(frame, PlaceCamel) else []
