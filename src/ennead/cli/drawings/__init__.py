"""The drawings of the games, by name."""

from __future__ import annotations

from ennead.cli.ankh.drawing import AnkhDrawing
from ennead.cli.drawings.drawing import Company, Drawing
from ennead.cli.ra.drawing import RaDrawing

DRAWINGS: dict[str, Drawing] = {"ra": RaDrawing(), "ankh": AnkhDrawing()}

__all__ = ["DRAWINGS", "Company", "Drawing", "drawing_of"]


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; ValueError if it has none."""
    if game not in DRAWINGS:
        drawn = ", ".join(DRAWINGS)
        raise ValueError(f"{game} is not drawn in the terminal yet; games that are: {drawn}")
    return DRAWINGS[game]
