"""Ankh in the terminal."""

from __future__ import annotations

from ennead.cli.ankh.drawing import AnkhDrawing

DRAWING = AnkhDrawing()
