"""A report: one page of HTML with plots and a short text of findings."""

from __future__ import annotations

from ennead.lab.files import Kept
from ennead.lab.game_lab import lab_of
from ennead.lab.report.page import page
from ennead.lab.report.shared import plain_sections


def report(kept: Kept) -> str:
    """The page about some results."""
    sections = lab_of(kept.game).sections or plain_sections
    return page(kept, sections(kept))


__all__ = ["report"]
