"""What a question of Ankh is about: a space, a kind of figure, a line of camels."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.battle.cards import BuildAt
from ennead.games.ankh.battle.killing import KeepAlive, Return
from ennead.games.ankh.caravan.rules import PlaceCamel
from ennead.games.ankh.merging.rules import TakeGuardian
from ennead.games.ankh.moving.rules import Aim, MoveTo, Push
from ennead.games.ankh.powers.ankh_powers import GatherAt
from ennead.games.ankh.powers.gods.osiris import PlaceToken
from ennead.games.ankh.powers.gods.ra import GiveSun
from ennead.games.ankh.summoning.rules import SummonKind, SummonTo
from ennead.games.ankh.table.table import AnkhTable

NONE: Final = -1
SPACES: Final = 124


def subject_figure(table: AnkhTable) -> int:
    """The figure that the question is about, or -1."""
    frame = table.frames[-1] if table.frames else None
    if isinstance(frame, (MoveTo, Push, Aim, Return)):
        return frame.figure
    if isinstance(frame, (GatherAt, GiveSun)):
        return frame.figure
    if isinstance(frame, KeepAlive):
        return frame.choices[0]
    if isinstance(frame, TakeGuardian):
        return frame.figures[0]
    return NONE


def subject_space(table: AnkhTable) -> int:
    """The space of what the question is about, or -1."""
    figure = subject_figure(table)
    if figure >= 0:
        return table.place[figure]
    frame = table.frames[-1] if table.frames else None
    if isinstance(frame, PlaceToken) and frame.before < SPACES:
        return frame.before
    if isinstance(frame, (SummonKind, SummonTo)) and frame.source < SPACES:
        return frame.source
    return NONE


def subject_kind(table: AnkhTable) -> int:
    """The kind of figure that the question is about, or -1."""
    figure = subject_figure(table)
    if figure >= 0:
        return table.kinds[figure]
    frame = table.frames[-1] if table.frames else None
    return frame.kind if isinstance(frame, SummonTo) else NONE


def subject_monument(table: AnkhTable) -> int:
    """The monument that the question is about, or -1."""
    frame = table.frames[-1] if table.frames else None
    return frame.monument if isinstance(frame, BuildAt) else NONE


def placed_line(table: AnkhTable) -> list[int]:
    """The edges of the line of camels that is being placed."""
    frame = table.frames[-1] if table.frames else None
    return list(frame.line) if isinstance(frame, PlaceCamel) else []
