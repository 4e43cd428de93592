"""Ra in the terminal."""

from __future__ import annotations

from ennead.cli.ra.drawing import RaDrawing

DRAWING = RaDrawing()
