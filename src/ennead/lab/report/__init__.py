"""A report: one page of HTML with plots and a short text of findings."""

from __future__ import annotations

from ennead.lab.files import Kept
from ennead.lab.report.ankh import ankh_sections
from ennead.lab.report.page import page
from ennead.lab.report.ra import ra_sections

SECTIONS = {"ra": ra_sections, "ankh": ankh_sections}


def report(kept: Kept) -> str:
    """The page about some results."""
    return page(kept, SECTIONS[kept.game](kept))


__all__ = ["report"]
