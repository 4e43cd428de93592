"""The drawings of the games, by name."""

from __future__ import annotations

from ennead.cli.drawings.drawing import Company, Drawing
from ennead.cli.drawings.ra import RaDrawing

DRAWINGS: dict[str, Drawing] = {"ra": RaDrawing()}

__all__ = ["DRAWINGS", "Company", "Drawing"]
