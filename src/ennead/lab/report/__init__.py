"""A report: one page of HTML with plots and a short text of findings."""

from __future__ import annotations

from ennead.lab.files import Kept
from ennead.lab.game_lab import lab_of
from ennead.lab.report.page import page
from ennead.lab.report.shared import plain_panels


def report(kept: Kept) -> str:
    """The page about some results."""
    panels = lab_of(kept.game).panels or plain_panels
    return page(kept, panels(kept))


__all__ = ["report"]
