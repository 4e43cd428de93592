"""What a question is about, as the fields that it declares say."""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import Frame, kinds_of
from ennead.games.ankh.table.fields import CHOICES, FIGURE, FIGURE_KIND, FROM, MONUMENT_TYPE

#: It is about nothing of the kind.
NONE: Final = -1


class Subject:
    """The places of the fields of a class of frames that say what it is about, or -1."""

    def __init__(self, fields: list[str]) -> None:
        self.figure: Final = place_of(fields, FIGURE)
        self.choices: Final = place_of(fields, CHOICES)
        self.kind: Final = place_of(fields, FIGURE_KIND)
        self.origin: Final = place_of(fields, FROM)
        self.monument: Final = place_of(fields, MONUMENT_TYPE)
        places = (self.figure, self.choices, self.kind, self.origin, self.monument)
        #: Most questions are about nothing of the kind.
        self.is_nothing: Final = max(places) < 0


def place_of(fields: list[str], kind: str) -> int:
    """The first field of a kind."""
    return fields.index(kind) if kind in fields else NONE


SUBJECTS: Final[dict[type[Frame[Any]], Subject]] = {}


def subject_of(frame: Frame[Any]) -> Subject:
    """What frames of its class are about; found once for each class."""
    found = SUBJECTS.get(type(frame))
    if found is None:
        found = SUBJECTS[type(frame)] = Subject(kinds_of(frame))
    return found


def asked_figure(frame: Frame[Any]) -> int:
    """The figure that a question is about, or -1."""
    subject = subject_of(frame)
    return NONE if subject.is_nothing else figure_in(frame.fields(), subject)


def figure_in(fields: tuple[object, ...], subject: Subject) -> int:
    """The figure that fields of a question are about, or -1."""
    if subject.choices >= 0:
        figures = fields[subject.choices]
        assert isinstance(figures, tuple)
        return int(figures[0])
    return field_at(fields, subject.figure)


def field_at(fields: tuple[object, ...], place: int) -> int:
    """A field that is a number; -1 where there is none."""
    if place < 0:
        return NONE
    number = fields[place]
    assert isinstance(number, int)
    return number
